"""How a thinking bidder of Die Weinhändler bids in an imagined world: a few bids tried, each valued by the network.

A thinker sees the whole world. Each of a few bids is played on to the exchange, where everyone bids by rule of thumb,
and the one whose outcome the network values most for that seat is made.
"""

from __future__ import annotations

from etalage.bots.learning.weights import Weights
from etalage.bots.weinhaendler.expert_0_1.evaluation import Evaluation
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.bots.weinhaendler.judge_numbers import FITTED, TRUST
from etalage.games import bits
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.numbers import BIDDING, DRAW, PASS, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.view import View

NOTHING = 0
OPTIONS = 4
"""Bids that a thinker tries, passing among them."""
GRUDGE = 4  # by rule of thumb, one in so many of the others' points is a loss of mine
LEAST = -1.0e9


class SeatValues:
    """What may come of a table to each of so many seats, as a chain: this seat's evaluation, then the next one's."""

    def __init__(self, weights: Weights, seats: int) -> None:
        self.evaluation = Evaluation(weights)
        self.others = SeatValues(weights, seats - 1) if seats > 1 else self

    def look(self, judge: Judge, view: View, seat: int) -> None:
        """At the cellars, from this seat and those after it."""
        self.evaluation.look(judge, view, seat, seat)
        if seat + 1 < view.players:
            self.others.look(judge, view, seat + 1)

    def value(self, judge: Judge, world: Deal, seat: int, steps: int) -> float:
        """The expected share of the win of a seat that is so many steps down the chain."""
        if steps > 0:
            return self.others.value(judge, world, seat, steps - 1)
        return self.evaluation.value(judge, world, world.hands[seat], False)


class Thinker:
    """Bids for any seat. Its judge has looked at the table, and tabulated."""

    def __init__(self, judge: Judge, weights: Weights, seats: int) -> None:
        self.judge = judge
        self.values = SeatValues(weights, seats)
        self.thought = Deal.__new__(Deal)
        self.thought.zero_fields()
        self.number = 0
        if not bits.COMPILED:
            self.options = bits.zeros(OPTIONS)
            self.prospects = bits.zeros(OPTIONS)

    def look(self, view: View) -> None:
        self.values.look(self.judge, view, 0)

    def value(self, world: Deal, seat: int) -> float:
        """Of what an exchange has brought a seat; the rule of thumb tells apart what the network does not."""
        worth = self.judge.gain(seat, NOTHING, world.hands[seat])
        for other in range(world.players):
            if other != seat:
                worth -= self.judge.gain(other, NOTHING, world.hands[other]) // GRUDGE
        return TRUST * worth + self.values.value(self.judge, world, seat, seat)

    def bid(self, table: Deal) -> int:
        """The code of the bid, or of passing, for the seat whose turn it is."""
        seat = table.seat
        self._gather(table)
        best = 0
        highest = LEAST
        for nth in range(self.number):
            self.thought.assign(table)
            self.thought.apply(self.options[nth])
            while self.thought.phase == BIDDING:
                self.thought.apply(self.judge.quick_bid(self.thought, self.thought.hands[self.thought.seat], FITTED))
            value = self.value(self.thought, seat)
            if value > highest:
                highest = value
                best = nth
        return self.options[best]

    def _gather(self, table: Deal) -> None:
        """Passing, and the bids that promise most by rule of thumb."""
        me = table.seat
        hand = table.hands[me]
        self.options[0] = (DRAW if not table.bids[me] and table.pile_size else PASS) << VERB_SHIFT  # W13
        self.number = 1
        kinds = cards.distinct(hand)
        while kinds:
            one = cards.one(bits.lowest_bit(kinds) >> 1)
            kinds &= kinds - 1
            if self.judge.may_add(table, one):
                self._add(one, self.judge.prospect(table, hand, one, FITTED))

    def _add(self, bag: int, prospect: int) -> None:
        """Among the options, in order of promise, if there is room."""
        slot = self.number
        while slot > 1 and self.prospects[slot - 1] < prospect:
            if slot < OPTIONS:
                self.prospects[slot] = self.prospects[slot - 1]
                self.options[slot] = self.options[slot - 1]
            slot -= 1
        if slot < OPTIONS:
            self.prospects[slot] = prospect
            self.options[slot] = bag
            self.number = min(self.number + 1, OPTIONS)
