"""The expert's search in Die Weinhändler: few candidates, many worlds, as far as the exchange, valued by the network.

A bid is tried in worlds that the view allows. There the others bid on, each in a style drawn for them, until the bids
are exchanged; what I then have is valued. A placing is chosen by what cellar and hand are worth when my turn ends.
"""

from __future__ import annotations

from etalage.bots.learning.weights import Weights, blank
from etalage.bots.search import timing
from etalage.bots.search.shortlist import Shortlist
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.bots.weinhaendler.judge_numbers import ENDS, FIRST_END, FITTED, STYLES
from etalage.bots.weinhaendler.expert_0_1.evaluation import Evaluation
from etalage.bots.weinhaendler.expert_0_1.features import SHAPE
from etalage.games import bits
from etalage.games.rng import Rng
from etalage.games.weinhaendler import cards, sampling
from etalage.games.weinhaendler.notation import Move, coded
from etalage.games.weinhaendler.numbers import BIDDING, DONE, DRAW, PASS, SEATS, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.view import View

NOTHING = 0
CANDIDATES = 10
PLACING_WORLDS = 12
TRUST = 0.0004
GRUDGE = 4  # by rule of thumb, one in so many of the others' points is a loss of mine


class ExpertSearch(Shortlist):
    """Its seed decides which worlds it thinks of."""

    def __init__(self, seed: int, weights: Weights | None, deep: bool = True) -> None:
        """Without a network, what comes is valued by rule of thumb; not deep, everyone else passes at once."""
        Shortlist.__init__(self)
        self.rng = Rng(seed)
        self.judge = Judge()
        self.networked = weights is not None
        self.evaluation = Evaluation(weights or blank(SHAPE))
        self.deep = deep
        self.trust = TRUST
        self.world = Deal.__new__(Deal)
        self.world.zero_fields()
        self.after = Deal.__new__(Deal)
        self.after.zero_fields()
        self.iterations = 0
        """Worlds that the last bid was tried in."""
        if not bits.COMPILED:
            self.prospects = bits.zeros(ENDS)
            self.styles = bits.zeros(SEATS)

    def choose(self, view: View, most: int, budget: float) -> Move:
        """The best move found in so many worlds or milliseconds, whichever ends first."""
        self.judge.look(view)
        return coded(self._bid(view, most, budget) if view.phase == BIDDING else self._placing(view))

    def _bid(self, view: View, most: int, budget: float) -> int:
        lock = bits.release_gil()
        me = view.seat
        began = timing.milliseconds()
        self.judge.tabulate()
        if self.networked:
            self.evaluation.look(self.judge, view, me, me)
        self._gather(view)
        self.iterations = 0
        spent = 0.0
        while self.number > 1 and self.iterations < most and spent < 1.0:
            sampling.sample_into(self.world, view, self.rng)
            self._try_candidates(me)
            self.iterations += 1
            spent = max(1.0 * self.iterations / most, (timing.milliseconds() - began) / budget)  # C would cut it off
            self.keep(CANDIDATES if spent < 0.125 else 6 if spent < 0.25 else 4 if spent < 0.5 else 2)
        bits.acquire_gil(lock)
        return self.candidates[self.best()]

    def _gather(self, view: View) -> None:
        """Passing, and the bids that promise most by rule of thumb."""
        me = view.seat
        hand = view.hands[me]
        self.number = 0
        for index in range(1, cards.sub_bags(hand)):
            bag = cards.sub_bag(hand, index)
            if self.judge.may_add(view, bag):
                self._add(bag, self.judge.prospect(view, hand, bag, FITTED))
        self.number = min(self.number, CANDIDATES - 1)
        self.candidates[self.number] = PASS << VERB_SHIFT
        if not view.bids[me] and view.pile_size:  # W13
            self.candidates[self.number] = DRAW << VERB_SHIFT
        self.number += 1
        for nth in range(self.number):
            self.totals[nth] = 0.0

    def _add(self, code: int, prospect: int) -> None:
        """Among the candidates, in order of promise, if there is room."""
        slot = self.number
        while slot > 0 and self.prospects[slot - 1] < prospect:
            if slot < CANDIDATES:
                self.prospects[slot] = self.prospects[slot - 1]
                self.candidates[slot] = self.candidates[slot - 1]
            slot -= 1
        if slot < CANDIDATES:
            self.prospects[slot] = prospect
            self.candidates[slot] = code
            self.number = min(self.number + 1, CANDIDATES)

    def _try_candidates(self, me: int) -> None:
        """Each in the same world, against the same styles."""
        for seat in range(self.world.players):
            self.styles[seat] = FITTED if seat == me or self.rng.below(2) == 0 else self.rng.below(STYLES)
        for nth in range(self.number):
            self.after.assign(self.world)
            self.after.apply(self.candidates[nth])
            self._bid_on()
            self.totals[nth] += self._value(me)

    def _bid_on(self) -> None:
        """Until the bids are exchanged."""
        while self.after.phase == BIDDING:
            seat = self.after.seat
            if self.deep:
                self.after.apply(self.judge.quick_bid(self.after, self.after.hands[seat], self.styles[seat]))
            else:
                self.after.apply(PASS << VERB_SHIFT)

    def _value(self, me: int) -> float:
        """Of what the exchange has brought."""
        worth = self.judge.gain(me, NOTHING, self.after.hands[me])
        for seat in range(self.after.players):
            if seat != me:
                worth -= self.judge.gain(seat, NOTHING, self.after.hands[seat]) // GRUDGE
        if self.networked:
            return self.trust * worth + self.evaluation.value(self.judge, self.after, self.after.hands[me], False)
        return worth

    def _placing(self, view: View) -> int:
        if view.last or not self.networked:
            return self.judge.best_placing(view, view.hands[view.seat])
        lock = bits.release_gil()
        me = view.seat
        self.number = self.judge.gather_ends(view, view.hands[me])
        for nth in range(self.number):
            self.totals[nth] = 0.0
        for _ in range(PLACING_WORLDS if self.number > 1 else 0):
            sampling.sample_into(self.world, view, self.rng)
            for nth in range(self.number):
                slot = FIRST_END + nth
                self.evaluation.look(self.judge, view, slot, me)
                self.totals[nth] += self.trust * self.judge.scores[slot]
                self.totals[nth] += self.evaluation.value(self.judge, self.world, self.judge.hands[slot], True)
        slot = FIRST_END + self.best()
        bits.acquire_gil(lock)
        return self.judge.firsts[slot] if self.judge.firsts[slot] else DONE << VERB_SHIFT
