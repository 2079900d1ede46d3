"""Puzzles: decisions from strong play at which one move stands out. `benchmarks/puzzles.py` finds them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from etalage.games.protocol import Json


class Puzzle(NamedTuple):
    """A decision of a match that is known up to there."""

    grade: int
    """One more than the characters below the expert that do not find the move: 1 is easy, 6 is hard."""
    ply: int
    """How many moves have been made."""
    seat: int
    best: str
    gain: float
    """By which that is ahead of every other move that is worth a thought, as a share of the win."""
    record: Json

    def to_json(self) -> Json:
        return dict(self._asdict())

    @staticmethod
    def read(data: Mapping[str, Any]) -> Puzzle:
        return Puzzle(**{name: data[name] for name in Puzzle._fields})


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Those that come with the package, the easy ones first; none for a game that has none."""
    file = files(__package__).joinpath(f"{game}.jsonl") if game.isalnum() else None
    if file is None or not file.is_file():
        return ()
    return tuple(Puzzle.read(json.loads(line)) for line in file.read_text("utf-8").splitlines())
