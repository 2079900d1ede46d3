"""A bot that weighs every bid by playing the round to its end in its mind."""

from __future__ import annotations

from typing import Any

from etalage.bots.api import Clock
from etalage.bots.budget import refuse_parameter
from etalage.bots.money.heuristics import Judge
from etalage.games.moves import LegalMoves


class Greedy:
    """Takes whatever adds most to its fortune, and pays with what it needs least."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter("greedy", parameter)
        self._judge = Judge(seed)

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        return self._judge.choose(view)
