"""Puzzles: positions from strong play."""

from __future__ import annotations

from dataclasses import dataclass

from etalage.coach.puzzles import puzzles
from etalage.games.protocol import Json
from etalage.tables.errors import Refused


@dataclass(slots=True)
class ShownPuzzle:
    """A decision at which one move stands out."""

    number: int
    grade: int
    """From 1, which a beginner finds, to 6."""
    record: Json
    """Of the match as far as it goes."""
    ply: int
    seat: int
    best: str
    gain: float
    """By which it is ahead of every other move, as a share of the win."""


def puzzles_of(game: str) -> int:
    """How many a game has."""
    return len(puzzles(game))


def puzzle_of(game: str, number: int) -> ShownPuzzle:
    """One of them, numbered from 0."""
    known = puzzles(game)
    if number >= len(known):
        raise Refused("no-such-puzzle", f"{game} has {len(known)} puzzles, and none of number {number}")
    each = known[number]
    return ShownPuzzle(number, each.grade, each.record, each.ply, each.seat, each.best, each.gain)
