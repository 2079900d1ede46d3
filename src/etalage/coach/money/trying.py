"""Moves of Money!, tried in the same imagined worlds: the round played to its end, and what share of the win that is.

The others bid there what the expert believes of them, and everybody takes what is best for them.
"""

from __future__ import annotations

from array import array

from etalage.bots.money.search import ExpertSearch
from etalage.coach.money.numbers import MINE_KEPT, MOST_MOVES, MOST_WORLDS, NOTHING_TAKEN
from etalage.coach.money.open_evaluation import OpenEvaluation
from etalage.games import bits
from etalage.games.money.numbers import BIDDING, LEFT, PLAY_MONEY, RIGHT, SEATS
from etalage.games.money.view import View

LOW_HALF = 0xFFFF_FFFF_FFFF_FFFF
NOTHING = 0


class Trial:
    """Tries moves as an expert's search would, whose beliefs about the others it shares."""

    def __init__(self, search: ExpertSearch, opened: OpenEvaluation) -> None:
        self.search = search
        self.opened = opened
        self.high = array("Q", bytes(8 * MOST_MOVES))
        self.low = array("Q", bytes(8 * MOST_MOVES))
        """Codes of the moves, in two halves."""
        self.worths = array("d", bytes(8 * MOST_MOVES * MOST_WORLDS))
        self.takes = array("i", bytes(4 * MOST_MOVES * MOST_WORLDS))
        if not bits.COMPILED:
            self.offered = bits.zeros(SEATS)
            """What each seat has bid in this world, my bid too."""

    def try_out(self, view: View, codes: list[int], worlds: int) -> tuple[list[list[float]], list[list[int]]]:
        """For each move what each world came to: my share, and what I took. Other threads can run meanwhile."""
        number = min(len(codes), MOST_MOVES)
        for nth in range(number):
            self.high[nth] = codes[nth] >> 64
            self.low[nth] = codes[nth] & LOW_HALF
        count = min(worlds, MOST_WORLDS)
        self.search.view = view
        lock = bits.release_gil()
        self._try(view, number, count)
        bits.acquire_gil(lock)
        rows = [range(nth * MOST_WORLDS, nth * MOST_WORLDS + count) for nth in range(number)]
        return [[self.worths[at] for at in row] for row in rows], [[self.takes[at] for at in row] for row in rows]

    def _try(self, view: View, number: int, worlds: int) -> None:
        me = view.observer
        self.search.stage = self.search.judge.stage_to_come(view)
        for world in range(worlds):
            self.search.judge.imagine(view)
            self.search._draw_minds(me)
            if view.phase == BIDDING:
                self.search._let_others_bid(me)
            for nth in range(number):
                code = bits.wide(self.high[nth], self.low[nth])
                for seat in range(view.players):
                    bid = self.search.world.sealed[seat] if view.phase == BIDDING else view.piles[seat]
                    self.offered[seat] = bid & ~PLAY_MONEY
                if view.phase == BIDDING:
                    self.offered[me] = code & ~PLAY_MONEY
                self.search.after.assign(self.search.world)
                self.search.after.apply(me, code)
                self.search._play_exchange(me)
                at = nth * MOST_WORLDS + world
                self.takes[at] = self._taken(view)
                self.opened.world.assign(self.search.after)
                self.opened.settle()
                self.worths[at] = self.opened.share(me)

    def _taken(self, view: View) -> int:
        """What is in my hand at the end of the round that was not what I had kept of it."""
        me = view.observer
        if self.offered[me] == NOTHING:
            return NOTHING_TAKEN
        kept = view.hands[me] & ~self.offered[me]
        taken = self.search.after.hands[me] & ~kept
        for seat in range(view.players):
            if taken == self.offered[seat]:
                return MINE_KEPT if seat == me else seat
        if taken == view.piles[RIGHT]:
            return RIGHT
        return LEFT if taken == view.piles[LEFT] else MINE_KEPT
