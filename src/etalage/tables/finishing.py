"""What is kept of a match that is over, whatever becomes of its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from etalage.tables.state import Result, TableState


class Finished(NamedTuple):
    """A match that is over, apart from its moves."""

    table: str
    match: int
    game: str
    players: int
    options: dict[str, str | int]
    seconds: int
    known_cards: bool
    hints: bool
    begun: float
    ended: float
    results: Sequence[Result]


def results(state: TableState, scores: Sequence[int]) -> list[Result]:
    """Who sat where at the end, and how they came off."""
    return [
        Result(number, seat.person, seat.name, seat.bot, place(scores, number), scores[number])
        for number, seat in enumerate(state.seats)
    ]


def place(scores: Sequence[int], seat: int) -> int:
    """From 1; those with the same score share it."""
    return 1 + sum(score > scores[seat] for score in scores)
