"""The log, as each may know it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from etalage.games.match import AnyStep
from etalage.tables.log import MOVE, SEALED, LogItem


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
    return [line for item in items for line in _lines(item, observer)]


def events_of(step: AnyStep, observer: int | None) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a step has brought about: keys and facts."""
    return ((f"{step.game.name}.{event.name}", event.facts) for event in step.events(observer))


def _lines(item: LogItem, observer: int | None) -> Iterator[Line]:
    entry = item.entry
    if item.step is not None:
        for name, facts in events_of(item.step, observer):
            yield Line(entry.number, name, facts, entry.at)
    elif entry.kind not in (MOVE, SEALED):
        facts = {} if entry.text is None else json.loads(entry.text)
        if entry.seat is not None:
            facts["seat"] = entry.seat
        yield Line(entry.number, f"table.{entry.kind}", facts, entry.at)
