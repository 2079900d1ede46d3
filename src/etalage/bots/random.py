"""A bot that plays any legal move, each with the same chance."""

from __future__ import annotations

from typing import Any

from etalage.games.moves import LegalMoves
from etalage.games.protocol import View
from etalage.games.rng import Rng


class RandomBot:
    """Plays at random; its seed determines how."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View, moves: LegalMoves[Any]) -> Any:
        return moves.sample(self._rng)
