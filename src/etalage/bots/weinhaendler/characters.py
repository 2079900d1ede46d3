"""Six people to meet over Die Weinhändler, from the first evening to the strongest we know."""

from __future__ import annotations

from typing import Any

from etalage.bots.api import Clock
from etalage.bots.budget import refuse_parameter
from etalage.bots.weinhaendler.expert import Expert
from etalage.bots.weinhaendler.expert_0_1.expert import Expert as FirstExpert
from etalage.bots.weinhaendler.expert_0_1.expert import SearchAlone
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.bots.weinhaendler.judge_numbers import FITTED, PLAIN, WARY
from etalage.games.moves import LegalMoves
from etalage.games.rng import Rng
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.numbers import BIDDING, DONE, VERB_SHIFT
from etalage.games.weinhaendler.view import View


class Character:
    """Someone with a judge's eye, in some measure, and the whims of a beginner."""

    style = FITTED
    whim = 0
    """One in so many bids is made on a whim; 0: none."""
    eager = 0
    """One in so many bottles is placed though it could wait; 0: none."""
    drawn = 130
    """What a card drawn for passing is worth to them."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter(type(self).__name__.lower(), parameter)
        self.rng = Rng(seed)
        self.judge = Judge()
        self.judge.drawn = self.drawn

    def choose(self, view: View, moves: LegalMoves[Any], clock: Clock) -> Move:
        self.judge.look(view)
        return self.bid(view, moves) if view.phase == BIDDING else self.place(view)

    def bid(self, view: View, moves: LegalMoves[Any]) -> Move:
        if self._now(self.whim):
            return self._whim(moves)
        self.judge.tabulate()
        return Move(self.judge.quick_bid(view, view.hands[view.seat], self.style))

    def place(self, view: View) -> Move:
        move = self.judge.choose(view)
        if move == DONE << VERB_SHIFT and self._now(self.eager):
            move = self.judge.eager_placing(view, view.hands[view.seat])
        return Move(move)

    def _whim(self, moves: LegalMoves[Any]) -> Move:
        """Any one bottle, or none."""
        some: list[Move] = [move for move in moves if len(move.cards) <= 1]
        return some[self.rng.below(len(some))]

    def _now(self, one_in: int) -> bool:
        return one_in > 0 and self.rng.below(one_in) == 0


class Lena(Character):
    style = PLAIN
    whim = 10
    eager = 4
    drawn = 0


class Paul(Character):
    """Overpays for the display, and begrudges nobody anything."""

    style = WARY
    drawn = 60

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(game, seed, parameter)
        self.judge.share = 85
        self.judge.window = 120
        self.judge.grudge = 0


class Marta(Character):
    """Passes for the sake of the draw."""

    drawn = 200


class Otto(SearchAlone):
    """Never passes without a bid, be it the cheapest."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter("otto", parameter)
        super().__init__(game, seed, "16")

    def choose(self, view: View, moves: LegalMoves[Any], clock: Clock) -> Move:
        move: Move = super().choose(view, moves, clock)
        if move.verb != "draw":
            return move
        bids = [each for each in moves if each.verb == "bid" and len(each.cards) == 1]
        return min(bids, key=lambda bid: int(bid.cards[0]), default=move)


class Yvonne(FirstExpert):
    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter("yvonne", parameter)
        super().__init__(game, seed, "80")


class Clement(Expert):
    pass
