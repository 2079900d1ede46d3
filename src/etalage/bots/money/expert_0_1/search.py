# cython: boundscheck=False, wraparound=False
"""How an expert of Money! weighs choices: the round played to its end in many worlds, valued by the network.

All choices are tried in the same worlds. What the others bid there is drawn from a mix of models, so that nothing
hangs on one of them: some bid what people bid, some have thought it over from their own seat.
"""

from __future__ import annotations

from etalage.bots.budget import FOREVER
from etalage.bots.money.heuristics import Judge
from etalage.bots.learning.weights import Weights, blank
from etalage.bots.money.expert_0_1.features import SHAPE
from etalage.bots.money.expert_0_1.evaluation import Evaluation
from etalage.bots.search import timing
from etalage.bots.search.shortlist import Shortlist
from etalage.games import bits
from etalage.games.money.notation import Move, coded, exchanging
from etalage.games.money.numbers import BIDDING, KEEP, LEFT, PILES, RIGHT
from etalage.games.money.view import View
from etalage.games.rng import Rng

FIRST_SIEVE = 8  # after so many worlds the worse half of the choices is dropped, and again after twice as many
RIVALS_SIEVE = 2
FEW = 3  # choices are never dropped
BY_TABLE = 60  # of a hundred bids by others are thought over as greedy thinks,
BY_NETWORK = 20  # and so many as we do ourselves, only not of what we think; the rest are what people bid
RIVALS_WORLDS = 4  # are enough for them
CLOSE = 0.002  # bids that are so close to the best are as good; which one it is, nobody shall know
NOTHING = 0


class ExpertSearch(Shortlist):
    """Thinks about one view at a time; its seed decides which worlds it thinks of."""

    def __init__(self, seed: int, weights: Weights | None, deep: bool = True) -> None:
        """Deep, it has others think; otherwise they bid what people bid. Without a network, greedy's table is used."""
        Shortlist.__init__(self)
        self.rng = Rng(seed)
        self.judge = Judge(seed)
        self.judge.rng = self.rng
        self.world = self.judge.world
        self.after = self.judge.after
        self.networked = weights is not None
        self.evaluation = Evaluation(weights or blank(SHAPE))
        self.first_sieve = FIRST_SIEVE if deep else RIVALS_SIEVE
        self.by_table = BY_TABLE if deep else 0
        self.by_network = BY_NETWORK if deep else 0
        self.rivals_worlds = RIVALS_WORLDS
        self.close = CLOSE if deep and self.networked else 0.0
        self.iterations = 0
        """Worlds looked at for the last decision."""
        if deep:
            self.rivals_view = View()
            self.rivals_judge = Judge(seed)
            self.rivals_judge.rng = self.rng
            self.rival = ExpertSearch(seed, weights, deep=False)
            self.rival.rng = self.rival.judge.rng = self.rng
            self.rival.view = self.rivals_view

    def choose(self, view: View, most: int, budget: float) -> Move:
        """The move to make after so many worlds or milliseconds."""
        self.view = view
        return coded(self._think(most, budget))

    def _think(self, most: int, budget: float) -> int:
        """Other threads can run meanwhile."""
        lock = bits.release_gil()
        code = self.weigh(most, timing.milliseconds() + budget)
        bits.acquire_gil(lock)
        return code

    def weigh(self, most: int, end: float) -> int:
        """The code of the best choice after so many worlds, or at that time."""
        self.stage = self.judge.stage_to_come(self.view)
        self._gather()
        self.iterations = 0
        sieve = self.first_sieve
        while self.iterations < most and self.number > 1 and (self.iterations == 0 or timing.milliseconds() < end):
            self._iterate()
            self.iterations += 1
            if self.iterations == sieve:
                self.keep(max(FEW, (self.number + 1) // 2))
                sieve *= 2
        return self.candidates[self._pick()]

    def _gather(self) -> None:
        """What to choose from: the judge's bids, or all the piles."""
        me = self.view.observer
        self.number = 0
        if self.view.phase == BIDDING:
            self.judge.imagine(self.view)
            self.judge.gather_bids(self.view.hands[me], self.view.piles[RIGHT], self.view.piles[LEFT], self.stage, me)
            for nth in range(self.judge.number):
                self.add(self.judge.candidates[nth])
        else:
            for pile in range(PILES):
                if self.view.piles[pile] != NOTHING:
                    self.add(exchanging(KEEP if pile == me else pile))

    def _iterate(self) -> None:
        """Try all choices in one more world."""
        me = self.view.observer
        self.judge.imagine(self.view)
        if self.view.phase == BIDDING:
            self._let_others_bid(me)
        for nth in range(self.number):
            self.after.assign(self.world)
            self.after.apply(me, self.candidates[nth])
            self.judge.play_exchange(self.stage)
            if self.networked:
                self.totals[nth] += self.evaluation.value(self.after, me)
            else:
                self.totals[nth] += self.judge.standing(me)

    def _let_others_bid(self, me: int) -> None:
        """Nobody's bid hangs on another's: all see the world as it is before any."""
        if self.world.sealed[me] != NOTHING:  # MR5: my bid is still open
            self.world.sealed[me] = NOTHING
            self.world.waiting += 1
        for seat in range(self.world.players):
            if seat != me:
                kind = self.rng.below(100)
                if kind < self.by_table:
                    self._see_as(seat)
                    self.world.apply(seat, self.rivals_judge.bid(self.rivals_view, self.rivals_worlds))
                elif kind < self.by_table + self.by_network:
                    self._see_as(seat)
                    self.world.apply(seat, self.rival.weigh(self.rivals_worlds, FOREVER))
                else:
                    self.world.apply(seat, self.judge.likely_bid(seat, self.stage))

    def _see_as(self, seat: int) -> None:
        """What somebody else sees in the imagined world."""
        self.rivals_view.assign_table(self.world)
        self.rivals_view.observer = seat
        self.rivals_view.visible_seats = 1 << seat
        for other in range(self.world.players):
            self.rivals_view.sizes[other] = bits.bit_count(self.world.hands[other])
            self.rivals_view.hands[other] = self.world.hands[other] if other == seat else NOTHING
        self.rivals_view.count_unseen()

    def _pick(self) -> int:
        """One of the best choices. A bid is made against others who guess it; an exchange is not."""
        best = self.best()
        if self.view.phase != BIDDING or self.close == 0.0:
            return best
        enough = self.totals[best] - self.close * self.iterations
        picked = best
        seen = 0
        for nth in range(self.number):
            if self.totals[nth] >= enough:
                seen += 1
                if self.rng.below(seen) == 0:
                    picked = nth
        return picked
