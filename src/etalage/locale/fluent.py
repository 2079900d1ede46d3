"""A reader of Fluent catalogues: of that part of the format which the catalogues use.

These are messages on one line, comments, variables, quoted literals, and selections among variants, which may take
several lines. Whatever goes beyond that is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

Fact = str | int
Show = Callable[[int], str]
"""How a number is written."""
Category = Callable[[int], str]
"""The plural category of a number."""

_MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) = (.*(?:\n(?:[ }].*|(?=\n|$)))*)", re.MULTILINE)
_KNOWN = re.compile(r"^(?:[a-z][a-z0-9_-]* = |#{1,3} |#{1,3}$|[ }]|$)")
_TEXT = re.compile(r"[^{}\n]+")
_VARIABLE = re.compile(r"\$([a-z][a-z0-9_-]*)")
_LITERAL = re.compile(r'"([^"\\\n]*)"')
_VARIANT = re.compile(r"(\*?)\[\s*([a-z0-9_-]+)\s*\][ \t]*")
_SPACE = re.compile(r"\s*")
_MARGIN = re.compile(r"[ \t]+$")


class NotFluent(ValueError):
    """What this reader does not read."""


class Variable(NamedTuple):
    name: str


class Selection(NamedTuple):
    name: str
    variants: dict[str, Pattern]
    default: str


Pattern = tuple[str | Variable | Selection, ...]


def catalogue(text: str) -> dict[str, Pattern]:
    """All messages by their keys."""
    for number, line in enumerate(text.splitlines(), 1):
        if not _KNOWN.match(line):
            raise NotFluent(f"line {number}: {line}")
    messages: dict[str, Pattern] = {}
    for key, value in _MESSAGE.findall(text):
        if key in messages:
            raise NotFluent(f"{key}: twice")
        try:
            messages[key] = _Reader(value.rstrip()).whole()
        except NotFluent as error:
            raise NotFluent(f"{key}: {error}") from None
    return messages


def written(pattern: Pattern, facts: Mapping[str, Fact], show: Show, category: Category) -> str:
    """A message with its facts put in."""
    parts = []
    for part in pattern:
        if isinstance(part, str):
            parts.append(part)
        elif isinstance(part, Variable):
            fact = facts[part.name]
            parts.append(fact if isinstance(fact, str) else show(fact))
        else:
            parts.append(written(_chosen(part, facts[part.name], category), facts, show, category))
    return "".join(parts)


def _chosen(selection: Selection, fact: Fact, category: Category) -> Pattern:
    """The variant for exactly this, else for its category, else the default one."""
    names = [str(fact)] if isinstance(fact, str) else [str(fact), category(fact)]
    name = next((name for name in names if name in selection.variants), selection.default)
    return selection.variants[name]


class _Reader:
    """Reads a value from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def whole(self) -> Pattern:
        found = self.pattern()
        if self.at < len(self.text) or not found:
            raise NotFluent(f"not understood from {self.text[self.at :][:30]!r}")
        return found

    def pattern(self) -> Pattern:
        """Text and placeables, to the end of the line."""
        parts: list[str | Variable | Selection] = []
        while self.at < len(self.text):
            if self.text[self.at] == "{":
                parts.append(self.placeable())
            elif text := self.taken(_TEXT):
                parts.append(text[0])
            else:
                break
        if parts and isinstance(parts[-1], str):
            parts[-1] = _MARGIN.sub("", parts[-1])
        return tuple(parts)

    def placeable(self) -> str | Variable | Selection:
        self.sign("{")
        if literal := self.taken(_LITERAL):
            self.sign("}")
            return literal[1]
        variable = self.taken(_VARIABLE)
        if not variable:
            raise NotFluent(f"no variable at {self.text[self.at :][:30]!r}")
        self.taken(_SPACE)
        found: Variable | Selection = Variable(variable[1])
        if self.text.startswith("->", self.at):
            self.sign("->")
            found = self.selection(variable[1])
        self.sign("}")
        return found

    def selection(self, name: str) -> Selection:
        variants: dict[str, Pattern] = {}
        defaults = []
        while variant := self.taken(_VARIANT):
            variants[variant[2]] = self.pattern()
            if variant[1]:
                defaults.append(variant[2])
            self.taken(_SPACE)
        if len(defaults) != 1:
            raise NotFluent(f"a selection on ${name} with {len(defaults)} defaults")
        return Selection(name, variants, defaults[0])

    def sign(self, sign: str) -> None:
        """This very sign, with any space around it; after a closing brace none, for that belongs to the text."""
        self.taken(_SPACE)
        if not self.text.startswith(sign, self.at):
            raise NotFluent(f"{sign!r} is missing at {self.text[self.at :][:30]!r}")
        self.at += len(sign)
        if sign != "}":
            self.taken(_SPACE)

    def taken(self, kind: re.Pattern[str]) -> re.Match[str] | None:
        found = kind.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found
