"""Pieces that the tables of both games share. Colours are the notebook's own, so that they fit light and dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from etalage.games.protocol import Choices
from etalage.locale.formats import FORMATS
from etalage.notebook import words
from etalage.notebook.cards import alone

FRAME = (
    "border:1px solid rgba(128,128,128,.45);border-radius:8px;padding:8px 12px;"
    "display:inline-block;max-width:100%;overflow:auto"
)
CELL = "text-align:left;vertical-align:middle;background:none;padding:3px 10px 3px 0"


def table(
    title: str,
    state: Mapping[str, object],
    house_rules: Sequence[str],
    lines: Sequence[tuple[str, str]],
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    footing: str = "",
) -> str:
    """A whole table. Lines, rows and footing are HTML; columns are keys of what stands above them."""
    say = words()
    head = [
        say("terminal-round", count=int(str(state["round"]))),
        say(f"terminal-phase-{state['phase']}"),
        *house_rules,
        *([say("terminal-last-round")] if state["last"] else []),
    ]
    parts = [
        f"<div><b>{escape(title)}</b> · {escape(' · '.join(head))}</div>",
        *(f'<div style="padding:3px 0">{escape(label)} {content}</div>' for label, content in lines),
        '<table style="border-collapse:collapse"><thead><tr>',
        *(f'<th scope="col" style="{CELL}">{escape(say(key))}</th>' for key in columns),
        "</tr></thead><tbody>",
        *("<tr>" + "".join(f'<td style="{CELL}">{cell}</td>' for cell in row) + "</tr>" for row in rows),
        "</tbody></table>",
        footing,
    ]
    body = f'<div lang="{say.language}" style="{FRAME}">{"".join(parts)}</div>'
    return alone(body, FORMATS[say.language].decimal)


def seat_label(seat: int, names: Sequence[str], asked: Sequence[int], me: int | None, more: str = "") -> str:
    """A seat's number and name; an arrow for who is to move."""
    label = escape(f"{seat} {names[seat]}".strip())
    arrow = "▶" if seat in asked else ""
    own = f"<u>{label}</u>" if seat == me else label
    return f'<span style="white-space:nowrap"><b>{arrow} {own}</b> {escape(more)}</span>'


def unusual(choices: Choices, options: Mapping[str, object]) -> list[str]:
    """The house rules that are not as usual."""
    say = words()
    chosen = {name: value for name, value in options.items() if value != choices.options[name].default}
    return [
        say("option-chosen", option=say(f"option-{name}"), value=_value(name, value)) for name, value in chosen.items()
    ]


def _value(name: str, value: object) -> str:
    key = f"option-{name}-{value}"
    return words()(key) if key in words() else str(value)


def hand(known: str, unseen: int) -> str:
    """What is known of a hand, and how many cards are not."""
    hidden = escape(words()("terminal-unseen", count=unseen)) if unseen else ""
    return " + ".join(filter(None, [known, hidden])) or "–"
