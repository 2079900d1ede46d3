"""The matches that somebody has finished."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from etalage.tables.finishing import Finished
from etalage.tables.state import Result


@dataclass(slots=True)
class ShownResult:
    """Of a seat."""

    name: str
    kind: Literal["person", "bot", "stand-in"]
    """Who made its last move; a stand-in is a bot that played on for a person."""
    place: int
    score: int


@dataclass(slots=True)
class MyMatch:
    """A match that I have finished."""

    table: str
    match: int
    """Its number at the table."""
    game: str
    options: dict[str, str | int]
    seconds: int
    known_cards: bool
    """Whether the cards had been played before, so that anybody may have known them."""
    hints: bool
    """Whether somebody has asked the coach, or may have."""
    begun: float
    ended: float
    seat: int
    """Mine."""
    results: list[ShownResult]
    """Of all seats."""


def my_match(match: Finished, person: str) -> MyMatch:
    """A match as whoever played it sees it in their list."""
    mine = next(each.seat for each in match.results if each.person == person)
    return MyMatch(
        match.table, match.match, match.game, match.options, match.seconds, match.known_cards, match.hints,
        match.begun, match.ended, mine, _shown(match.results),
    )  # fmt: skip


def _shown(results: Sequence[Result]) -> list[ShownResult]:
    return [ShownResult(each.name, _kind(each), each.place, each.score) for each in results]


def _kind(result: Result) -> Literal["person", "bot", "stand-in"]:
    if result.bot is None:
        return "person"
    return "bot" if result.person is None else "stand-in"
