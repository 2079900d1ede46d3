"""The expert's search in Die Weinhändler: few candidates, many worlds, as far as the exchange, valued by the network.

A bid is tried in worlds that the view allows. There the others bid on until the bids are exchanged, some thinking over
their bids and some in a style drawn for them; what I then have is valued. A placing is chosen by what cellar and hand
are worth when my turn ends.
"""

from __future__ import annotations

from etalage.bots.learning.weights import Weights
from etalage.bots.search import timing
from etalage.bots.search.shortlist import Shortlist
from etalage.bots.weinhaendler.expert_0_1.evaluation import Evaluation
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.bots.weinhaendler.judge_numbers import FIRST_END, FITTED, THINKING, TRUST
from etalage.bots.weinhaendler.opponents import Opponents
from etalage.bots.weinhaendler.thinking import Thinker
from etalage.games import bits
from etalage.games.rng import Rng
from etalage.games.weinhaendler import cards, sampling
from etalage.games.weinhaendler.notation import Move, coded
from etalage.games.weinhaendler.numbers import BIDDING, DONE, DRAW, PASS, SEATS, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.view import View

CANDIDATES = 10
PLACING_WORLDS = 12
ENOUGH = 12
"""Worlds before a candidate may be given up."""
GIVEN_UP = -1.0e9
"""Instead of what came of a candidate."""
CLEAR = 9.0
"""A candidate is given up when it is behind by three standard errors: this is the square."""


class ExpertSearch(Shortlist):
    """Its seed decides which worlds it thinks of."""

    def __init__(self, seed: int, weights: Weights) -> None:
        Shortlist.__init__(self)
        self.rng = Rng(seed)
        self.judge = Judge()
        self.evaluation = Evaluation(weights)
        self.thinker = Thinker(self.judge, weights, SEATS)
        self.opponents = Opponents(self.judge, self.thinker, self.rng)
        self.world = Deal.__new__(Deal)
        self.world.zero_fields()
        self.after = Deal.__new__(Deal)
        self.after.zero_fields()
        self.left = 0
        """Candidates that are not given up."""
        self.iterations = 0
        """Worlds that the last bid was tried in."""
        if not bits.COMPILED:
            self.prospects = bits.zeros(CANDIDATES)
            self.minds = bits.zeros(SEATS)
            self.values: list[float] = list(bits.zeros(CANDIDATES))
            self.squares: list[float] = list(bits.zeros(CANDIDATES * CANDIDATES))

    def choose(self, view: View, most: int, budget: float) -> Move:
        """The best move found in so many worlds or milliseconds, whichever ends first."""
        self.judge.look(view)
        return coded(self._bid(view, most, budget) if view.phase == BIDDING else self._placing(view))

    def _bid(self, view: View, most: int, budget: float) -> int:
        lock = bits.release_gil()
        began = timing.milliseconds()
        self.judge.tabulate()
        self.thinker.look(view)
        self.opponents.watch(view)
        self._gather(view)
        self.iterations = 0
        spent = 0.0
        while self.left > 1 and self.iterations < most and spent < 1.0:
            sampling.sample_into(self.world, view, self.rng)
            self._try_candidates(view.seat)
            self.iterations += 1
            spent = max(1.0 * self.iterations / most, (timing.milliseconds() - began) / budget)  # C would cut it off
            if self.iterations >= ENOUGH:
                self._give_up_the_clear()
            self._give_up_all_but(CANDIDATES if spent < 0.125 else 6 if spent < 0.25 else 4 if spent < 0.5 else 2)
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
        self.left = self.number
        for nth in range(self.number):
            self.totals[nth] = 0.0
        for pair in range(CANDIDATES * CANDIDATES):
            self.squares[pair] = 0.0

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
        """Each in the same world, against the same minds."""
        for seat in range(self.world.players):
            self.minds[seat] = THINKING if seat == me else self.opponents.draw(seat)
        for nth in range(self.number):
            if self.totals[nth] == GIVEN_UP:
                continue
            self.after.assign(self.world)
            self.after.apply(self.candidates[nth])
            self._bid_on()
            self.values[nth] = self.thinker.value(self.after, me)
            self.totals[nth] += self.values[nth]
            for other in range(nth):
                difference = self.values[nth] - self.values[other]
                self.squares[nth * CANDIDATES + other] += difference * difference

    def _give_up_the_clear(self) -> None:
        """Candidates whose worlds leave little doubt that the best is better."""
        best = self.best()
        for nth in range(self.number):
            if nth != best and self.totals[nth] != GIVEN_UP:
                lead = self.totals[best] - self.totals[nth]
                spread = self.squares[max(best, nth) * CANDIDATES + min(best, nth)] - lead * lead / self.iterations
                if lead * lead > CLEAR * spread and lead > 0.0:
                    self._give_up(nth)

    def _give_up_all_but(self, number: int) -> None:
        """The worst, until so many are left."""
        while self.left > number:
            worst = self.best()
            for nth in range(self.number - 1, -1, -1):
                if self.totals[nth] != GIVEN_UP and self.totals[nth] < self.totals[worst]:
                    worst = nth
            self._give_up(worst)

    def _give_up(self, nth: int) -> None:
        self.totals[nth] = GIVEN_UP
        self.left -= 1

    def _bid_on(self) -> None:
        """Until the bids are exchanged."""
        while self.after.phase == BIDDING:
            seat = self.after.seat
            if self.minds[seat] == THINKING:
                self.after.apply(self.thinker.bid(self.after))
            else:
                self.after.apply(self.judge.quick_bid(self.after, self.after.hands[seat], self.minds[seat]))

    def _placing(self, view: View) -> int:
        if view.last:
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
                self.totals[nth] += TRUST * self.judge.scores[slot]
                self.totals[nth] += self.evaluation.value(self.judge, self.world, self.judge.hands[slot], True)
        slot = FIRST_END + self.best()
        bits.acquire_gil(lock)
        return self.judge.firsts[slot] if self.judge.firsts[slot] else DONE << VERB_SHIFT
