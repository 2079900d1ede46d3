"""What kind of bidder each opponent seems to be, by the bids they have made at this table.

Between two of my bids everyone else acts once at most, so each act can be seen. In a few worlds every kind of bidder is
asked what it would have done instead; by Bayes' rule those that agree with what was done gain weight.
"""

from __future__ import annotations

from etalage.bots.weinhaendler.heuristics import Judge
from etalage.bots.weinhaendler.judge_numbers import MINDS, THINKING
from etalage.bots.weinhaendler.thinking import Thinker
from etalage.games import bits
from etalage.games.rng import Rng
from etalage.games.weinhaendler import cards, sampling
from etalage.games.weinhaendler.numbers import BID, SEATS, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.view import View

PRIOR = (0.4, 0.1, 0.1, 0.4)
WATCHED = 6
"""Worlds in which an act is looked at."""
DOUBT = 0.2
"""Added to the share of worlds in which a mind would have acted like this."""
FORGOTTEN = 0.02
"""How much of what is believed gives way to the prior with each act."""
FINE = 1_000_000


class Opponents:
    """Watches the bids of one match."""

    def __init__(self, judge: Judge, thinker: Thinker, rng: Rng) -> None:
        """The judge and the thinker have looked at the table before anyone is watched."""
        self.judge = judge
        self.thinker = thinker
        self.rng = rng
        self.world = Deal.__new__(Deal)
        self.world.zero_fields()
        self.round = 0
        self.passed = 0
        if not bits.COMPILED:
            self.bids = bits.zeros(SEATS)
            self.agreed = bits.zeros(SEATS * MINDS)
            self.weights: list[float] = list(bits.zeros(SEATS * MINDS))
        self.forget()

    def forget(self) -> None:
        for seat in range(SEATS):
            for mind in range(MINDS):
                self.weights[seat * MINDS + mind] = PRIOR[mind]

    def draw(self, seat: int) -> int:
        """A mind that this seat may have."""
        chance = 1.0 * self.rng.below(FINE) / FINE
        mind = 0
        while mind < THINKING and chance >= self.weights[seat * MINDS + mind]:
            chance -= self.weights[seat * MINDS + mind]
            mind += 1
        return mind

    def watch(self, view: View) -> None:
        """What the others have done since my last bid, or since the round began; it is my turn to bid."""
        me = view.seat
        if view.round < self.round:
            self.forget()
        if not view.bids[me]:
            for seat in range(view.players):
                self.bids[seat] = 0
            self.passed = 0
            self._learn(view, view.start)
        elif view.round == self.round and view.bids[me] != self.bids[me]:
            self._learn(view, (me + 1) % view.players)
        self.round = view.round
        self.passed = view.passed
        for seat in range(view.players):
            self.bids[seat] = view.bids[seat]

    def _learn(self, view: View, first: int) -> None:
        """By all acts from this seat's turn until mine."""
        me = view.seat
        for index in range(view.players * MINDS):
            self.agreed[index] = 0
        for _ in range(WATCHED):
            sampling.sample_into(self.world, view, self.rng)
            self._rewind(self.world, view)
            seat = first
            while seat != me:
                if not self.passed >> seat & 1:
                    self._compare(view, seat)
                    self._repeat(self.world, view, seat)
                seat = (seat + 1) % view.players
        seat = first
        while seat != me:
            if not self.passed >> seat & 1:
                self._believe(seat)
            seat = (seat + 1) % view.players

    def _rewind(self, world: Deal, view: View) -> None:
        """The others' bids as they were."""
        for seat in range(view.players):
            if seat != view.seat:
                world.hands[seat] += view.bids[seat] - self.bids[seat]
                world.bids[seat] = self.bids[seat]
                world.values[seat] = cards.value(self.bids[seat])
        world.passed = self.passed

    def _compare(self, view: View, seat: int) -> None:
        """With what each mind would have done."""
        self.world.seat = seat
        done = 0 if view.passed >> seat & 1 else view.bids[seat] - self.bids[seat]
        for mind in range(MINDS):
            if mind == THINKING:
                code = self.thinker.bid(self.world)
            else:
                code = self.judge.quick_bid(self.world, self.world.hands[seat], mind)
            if code == done or (not done and code >> VERB_SHIFT != BID):
                self.agreed[seat * MINDS + mind] += 1

    def _repeat(self, world: Deal, view: View, seat: int) -> None:
        """What the seat has done."""
        if view.passed >> seat & 1:
            world.passed |= 1 << seat
        world.hands[seat] -= view.bids[seat] - self.bids[seat]
        world.bids[seat] = view.bids[seat]
        world.values[seat] = view.values[seat]

    def _believe(self, seat: int) -> None:
        """Bayes' rule, with some doubt."""
        total = 0.0
        for mind in range(MINDS):
            index = seat * MINDS + mind
            self.weights[index] *= DOUBT + 1.0 * self.agreed[index] / WATCHED
            total += self.weights[index]
        for mind in range(MINDS):
            index = seat * MINDS + mind
            self.weights[index] = (1.0 - FORGOTTEN) * self.weights[index] / total + FORGOTTEN * PRIOR[mind]
