"""A bot that weighs every bid and every placing by rules of thumb, and takes the best."""

from __future__ import annotations

from typing import Any

from etalage.bots.api import Clock
from etalage.bots.budget import refuse_parameter
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.games.moves import LegalMoves
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.view import View


class Greedy:
    """Holds its bottles back for trios, bids what the lot is worth to it, and grudges the others theirs."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter("greedy", parameter)
        self._judge = Judge()

    def choose(self, view: View, moves: LegalMoves[Any], clock: Clock) -> Move:
        return Move(self._judge.choose(view))
