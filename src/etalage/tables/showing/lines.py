"""The log, as each may know it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from etalage.games.match import AnyStep
from etalage.tables.log import MOVE, SEALED, LogItem
from etalage.tables.state import Entry


@dataclass(slots=True)
class Line:
    """A line of the log: a key for the reader's language, and what it speaks of."""

    number: int
    name: str
    facts: dict[str, Any]
    at: float


@dataclass(slots=True)
class Log:
    lines: list[Line]


def lines_of(items: Iterable[LogItem], observer: int | None) -> list[Line]:
    """As this seat, or the public, may know it."""
    lines: list[Line] = []
    for entry, step in items:
        if step is not None:
            lines += [Line(entry.number, name, facts, entry.at) for name, facts in events_of(step, observer)]
        elif entry.kind not in (MOVE, SEALED):
            lines.append(Line(entry.number, f"table.{entry.kind}", _facts(entry), entry.at))
    return lines


def events_of(step: AnyStep, observer: int | None) -> list[tuple[str, dict[str, Any]]]:
    """What a step has brought about: keys and facts."""
    game = step.game.name
    return [(f"{game}.{event.name}", event.facts) for event in step.events(observer)]


def _facts(entry: Entry) -> dict[str, Any]:
    facts: dict[str, Any] = {} if entry.text is None else json.loads(entry.text)
    return facts if entry.seat is None else {**facts, "seat": entry.seat}
