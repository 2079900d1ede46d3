# cython: boundscheck=False, wraparound=False
"""What each seat may come to from the end of a round on: the chances to win, which add up to 1, and the lead.

The network gives every seat a number; the larger it is among theirs, the larger their share in the win. The lead, by
greedy's table and exactly when the deal is over, counts a little: in a match all points do. Where it is known how the
match stands and how many deals are to come, what counts is the win of the match instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from etalage.bots.learning import softmax
from etalage.bots.learning.network import Network
from etalage.bots.learning.weights import Weights, blank
from etalage.bots.money.expert_0_1.evaluation import Evaluation as EarlierEvaluation
from etalage.bots.money.expert_0_1.features import CURRENCY_FEATURES as EARLIER_FEATURES
from etalage.bots.money.expert_0_1.features import FACTS as EARLIER_FACTS
from etalage.bots.money.expert_0_1.features import SHAPE as EARLIER_SHAPE
from etalage.bots.money.features import (
    BEST_PROMISE, CURRENCY_FEATURES, MEAN_PROMISE, MY_PROMISE, NEXT_PROMISE, RICHES, WORTH,
)  # fmt: skip
from etalage.bots.money.heuristics import Judge, stage_of
from etalage.bots.money.learned import FINAL
from etalage.games import bits, winning
from etalage.games.money.numbers import NUMBER_OF_CURRENCIES, OVER, SEATS
from etalage.games.money.rules import Deal
from etalage.games.money.scoring import wealth

FINENESS = 50  # tenths of a point in a step of the worths and promises that the network sees
TENTHS = 10
UNKNOWN = -1  # how many deals are to come
# How points decide a match, fitted to the scores of 6,200 deals: those of earlier deals weigh the more, the less is
# still to come. What this deal still brings, by its stage, is such a part of what a whole deal brings:
REST = (0.34, 0.5, 0.63, 0.8, 0.0)
POINT = {3: 0.0073, 4: 0.0086, 5: 0.0096}  # what one weighs by players, with one deal to come
TIE = 0.1  # the part of the lead that still counts then: whoever cannot win any more does not throw money away


def _in_steps(worth: int) -> int:
    """Towards 0: C and Python do not divide what is less than nothing alike."""
    return worth // FINENESS if worth > 0 else -(-worth // FINENESS)


class Evaluation:
    """A network, and what it is shown."""

    def __init__(self, weights: Weights) -> None:
        self.network = Network(weights)
        self.network.settle()  # nothing lasts: every hand is new
        self.earlier = EarlierEvaluation(blank(EARLIER_SHAPE))
        self.judge = Judge(0)  # for its table only
        if not bits.COMPILED:
            self.promises = bits.zeros(SEATS)
            """Of each hand, in tenths of a point."""
            self.outputs: list[float] = list(bits.zeros(SEATS))
            """Of the network, for each seat."""
            self.scores = bits.zeros(SEATS)
            self.earned = bits.zeros(SEATS)
            """In earlier deals of the match."""
            self.point_weights: list[float] = list(bits.zeros(FINAL + 1))
            """Of a point of earlier deals, by the stage of this one,"""
            self.output_weights: list[float] = list(bits.zeros(FINAL + 1))
            """and of what the network says of this one."""
        self.to_come = UNKNOWN

    def expect_match(self, earned: Sequence[int], to_come: int) -> None:
        """These points count too, and after this deal there are so many more."""
        self.to_come = to_come
        for seat, points in enumerate(earned):
            self.earned[seat] = points
        for stage in range(FINAL + 1):
            left = to_come + REST[stage]
            self.point_weights[stage] = POINT[len(earned)] / sqrt(left) if left else 0.0
            self.output_weights[stage] = sqrt(REST[stage] / left) if left else 0.0

    def described(self, deal: Deal, seat: int) -> tuple[list[int], list[int]]:
        """How the table looks from a seat where a round is over: the currencies, and the rest."""
        self._see(deal)
        self._describe(deal, seat)
        return list(self.network.thing_features), list(self.network.fact_features)

    def shares(self, deal: Deal) -> list[float]:
        """The chances of all seats where a round is over."""
        self._see(deal)
        return [self._share(deal, seat) for seat in range(deal.players)]

    def valued(self, deal: Deal, seat: int) -> float:
        """What a seat may expect there."""
        return self.value(deal, seat)

    def value(self, deal: Deal, seat: int) -> float:
        """The share in the win where a round is over, and more for a lead; exactly, where the deal is."""
        self._see(deal)
        if self.to_come != UNKNOWN:
            return self._share_of_match(deal, seat) + TIE * self._lead(deal, seat)
        return self._share(deal, seat) + self._lead(deal, seat)

    def promise(self, deal: Deal, seat: int) -> float:
        """What somebody thinks of a table who does not look at it from the other seats."""
        if deal.phase == OVER:
            return self.value(deal, seat)
        self._see(deal)
        self._describe(deal, seat)
        return self.network.value()

    def _share(self, deal: Deal, seat: int) -> float:
        if deal.phase == OVER:
            return winning.share_of_win(self.scores, deal.players, seat)
        for each in range(deal.players):
            self._describe(deal, each)
            self.outputs[each] = self.network.value()
        return softmax.share(self.outputs, deal.players, seat)

    def _share_of_match(self, deal: Deal, seat: int) -> float:
        stage = FINAL if deal.phase == OVER else stage_of(deal.pile_size)
        for each in range(deal.players):
            if deal.phase == OVER:
                self.scores[each] += self.earned[each]
                self.outputs[each] = self.point_weights[stage] * self.scores[each]
            else:
                self._describe(deal, each)
                self.outputs[each] = self.output_weights[stage] * self.network.value()
                self.outputs[each] += self.point_weights[stage] * self.earned[each]
        if deal.phase == OVER and self.to_come == 0:
            return winning.share_of_win(self.scores, deal.players, seat)
        return softmax.share(self.outputs, deal.players, seat)

    def _lead(self, deal: Deal, seat: int) -> float:
        others = 0
        for other in range(deal.players):
            if other != seat:
                others += self.promises[other]
        return (self.promises[seat] - others / (deal.players - 1.0)) / RICHES

    def _see(self, deal: Deal) -> None:
        """What all hands promise, or what they have come to."""
        if deal.phase == OVER:
            for seat in range(deal.players):
                self.scores[seat] = wealth(deal.hands[seat])
                self.promises[seat] = TENTHS * self.scores[seat]
            return
        self.judge.world.assign(deal)
        self.judge.see_rivals()
        for seat in range(deal.players):
            self.promises[seat] = self.judge.promise(seat)

    def _describe(self, deal: Deal, seat: int) -> None:
        self.earlier._describe(deal, seat)
        things = self.earlier.network.thing_features
        facts = self.earlier.network.fact_features
        for currency in range(NUMBER_OF_CURRENCIES):
            base = currency * CURRENCY_FEATURES
            for feature in range(EARLIER_FEATURES):
                self.network.thing_features[base + feature] = things[currency * EARLIER_FEATURES + feature]
            self.network.thing_features[base + WORTH] = _in_steps(self.judge.promise_of(seat, currency))
        for fact in range(EARLIER_FACTS):
            self.network.fact_features[fact] = facts[fact]
        self._describe_promises(deal, seat)

    def _describe_promises(self, deal: Deal, seat: int) -> None:
        facts = self.network.fact_features
        most = following = total = 0
        for other in range(deal.players):
            if other != seat:
                promise = max(self.promises[other], 0)
                total += promise
                if promise > most:
                    following = most
                    most = promise
                elif promise > following:
                    following = promise
        facts[MY_PROMISE] = max(self.promises[seat], 0) // FINENESS
        facts[BEST_PROMISE] = most // FINENESS
        facts[NEXT_PROMISE] = following // FINENESS
        facts[MEAN_PROMISE] = total // ((deal.players - 1) * FINENESS)
