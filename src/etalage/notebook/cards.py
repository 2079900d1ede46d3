"""The cards, out of the sprite that is built with the page: `npm run build` in web/ draws it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from zlib import crc32

_DEFINITION = re.compile(r'^<\w+ id="([^"]+)"')
_REFERENCE = re.compile(r'(href="|url\()#([\w-]+)')
_AMOUNT = re.compile(r">(\d+)\.(\d+)<")  # the price of the empty bottle
_OWN_ID = re.compile(r'(?<= id=")')
HOLDER = "position:absolute;width:0;height:0"  # were it not displayed, its gradients would not be either


@cache
def sprite() -> Mapping[str, str]:
    """Definitions by id; none where the page was not built."""
    file = files(__package__).joinpath("cards.svg")
    if not file.is_file():
        return {}
    lines = file.read_text("utf-8").splitlines()
    return {found[1]: line for line in lines if (found := _DEFINITION.match(line))}


def drawn(symbol: str, name: str, width: float, height: float) -> str:
    """A card by its symbol; as text, where there is no sprite."""
    if symbol not in sprite():
        return f"<code>{escape(symbol.partition('-')[2])}</code>"
    box = f'width="{width:g}" height="{height:g}" role="img" style="vertical-align:middle;margin:1px"'
    used = f'<use href="#{symbol}" width="{width:g}" height="{height:g}"/>'
    return f"<svg {box}><title>{escape(name)}</title>{used}</svg>"


def placed(symbol: str, x: float, y: float, size: float) -> str:
    """A card within a drawing."""
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def alone(body: str, decimal: str) -> str:
    """With all that its cards are drawn with, under ids that no other output has."""
    needed = "".join(_definitions(body))
    if not needed:
        return body
    own = f"e{crc32(body.encode()):08x}-"
    held = f'<svg aria-hidden="true" style="{HOLDER}"><defs>{needed}</defs></svg>'
    held = _AMOUNT.sub(rf">\g<1>{decimal}\g<2><", held)
    return _REFERENCE.sub(rf"\1#{own}\2", _OWN_ID.sub(own, held) + body)


def _definitions(text: str) -> Iterator[str]:
    """All that a text refers to, and what that refers to, each once."""
    known = sprite()
    found: dict[str, None] = {}
    waiting = _references(text)
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found[name] = None
            waiting |= _references(known[name])
    return (known[name] for name in sorted(found))


def _references(text: str) -> set[str]:
    return {name for _, name in _REFERENCE.findall(text)}


def joined(parts: Iterable[str]) -> str:
    return "".join(parts) or "–"
