"""A bot that plays any legal move, each with the same chance."""

from __future__ import annotations

from typing import Any

from etalage.bots.api import Clock
from etalage.bots.budget import refuse_parameter
from etalage.games.moves import LegalMoves
from etalage.games.rng import Rng


class RandomBot:
    """Any legal move, each with the same chance."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter("random", parameter)
        self._rng = Rng(seed)

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        return moves.sample(self._rng)
