# cython: boundscheck=False, wraparound=False
"""What may come of a table of Die Weinhändler, as a network sees it: the expected share of the win.

The network is shown a whole world, as one seat stands in it: what cannot be known is what the world was made up with.
"""

from __future__ import annotations

from array import array

from etalage.bots.learning.network import Network
from etalage.bots.learning.weights import Weights
from etalage.bots.weinhaendler.expert_0_1.features import (
    ALL_WITH_RIVALS, BEHIND_START, BEST_RIVAL, BEST_RIVALS_PROMISE, BOTTLE_FEATURES, DISPLAYED, DISPLAY_CARDS,
    DISPLAY_EUROS, EMPTIES_IN_HAND, EMPTIES_STAND, FIVE_PLAY, IDLE, IN_PILE, LAST, LOST, MEAN_RIVAL, MOST_WITH_A_RIVAL,
    MY_BOTTLES, MY_BOTTOM, MY_CARDS, MY_CELLAR, MY_EUROS, MY_POINTS, MY_WORTH, ONE_IN_HAND, ONE_STANDS, OPEN_PLACES,
    PILE_SIZE, PLACED, PRICE, RIVALS_BOTTLE, RIVALS_BOTTLES, RIVALS_CARDS, RIVALS_EUROS, RIVALS_TRIO, RIVALS_WORTH,
    ROUND, SET_OPEN, SET_REACHABLE, STAR_1, THREE_IN_HAND, THREE_PLAY, TRIO_OPEN, TRIO_REACHABLE, TWO_IN_HAND,
    TWO_STAND, UPRIGHT, WINE_IN_HAND, WINE_STANDS,
)  # fmt: skip
from etalage.bots.weinhaendler.heuristics import Judge, reachable, third_places
from etalage.games import bits
from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.numbers import TRIO_SHAPES, KINDS, STARS, WINES
from etalage.games.weinhaendler.open_table import OpenTable
from etalage.games.weinhaendler.rules import Deal

MOST = 1000
POINT = 100
ONE_WINE = 1 | 1 << 2 * WINES | 1 << 4 * WINES  # its three kinds in a bag, from the first on


class Evaluation:
    """First look at the cellars, which stay as they are while bids are made; then ask for values of worlds."""

    def __init__(self, weights: Weights) -> None:
        self.network = Network(weights)
        self.me = 0
        self.slot = 0
        self.in_cellars = 0

    def look(self, judge: Judge, table: OpenTable, slot: int, me: int) -> None:
        """At the table of a judge that has looked at it; my cellar may be another that the judge has built."""
        self.network.forget()
        self.describe(judge, table, slot, me)
        self.network.settle()

    def describe(self, judge: Judge, table: OpenTable, slot: int, me: int) -> None:
        """Set what does not depend on hands, display and pile."""
        self.me = me
        self.slot = slot
        self.in_cellars = table.in_cellars
        for kind in range(1, KINDS):
            self._look_at_kind(judge, kind, slot)
        self._look_at_cellars(judge, table, slot)

    def _look_at_kind(self, judge: Judge, kind: int, slot: int) -> None:
        base = (kind - 1) * BOTTLE_FEATURES
        inputs = self.network.thing_features
        places = judge.places_of(slot, kind)
        standing = bits.bit_count(places)
        room = cellar.open_places(judge.taken[slot]) | judge.empties[slot]
        later = reachable(judge.taken[slot])
        inputs[base + ONE_STANDS] = 1 if standing >= 1 else 0
        inputs[base + TWO_STAND] = 1 if standing >= 2 else 0
        finishing = third_places(places, places, judge.trio_shapes) if standing == 2 else 0
        inputs[base + TRIO_OPEN] = 1 if finishing & room else 0
        inputs[base + TRIO_REACHABLE] = 1 if finishing & later else 0
        finishing = judge.set_places(slot, kind)
        inputs[base + SET_OPEN] = 1 if finishing & room else 0
        inputs[base + SET_REACHABLE] = 1 if finishing & later else 0
        inputs[base + LOST] = cards.count(judge.lost[self.me], kind)
        for star in range(STARS):
            inputs[base + STAR_1 + star] = 1 if cards.stars(kind) == star + 1 else 0
        inputs[base + PRICE] = cards.price(kind) // 10
        inputs[base + WINE_STANDS] = bits.bit_count(judge.wines[WINES * slot + cards.wine(kind)])
        inputs[base + RIVALS_TRIO] = 0
        inputs[base + RIVALS_BOTTLE] = 0
        for seat in range(judge.players):
            if seat == self.me or standing > 0:
                continue
            places = judge.places_of(seat, kind)
            if places and not cards.count(judge.lost[seat], kind):
                inputs[base + RIVALS_BOTTLE] += 1
                near = cellar.open_places(judge.taken[seat]) | judge.empties[seat]
                if bits.bit_count(places) == 2 and third_places(places, places, judge.trio_shapes) & near:
                    inputs[base + RIVALS_TRIO] += 1

    def _look_at_cellars(self, judge: Judge, table: OpenTable, slot: int) -> None:
        facts = self.network.fact_features
        taken = judge.taken[slot]
        facts[MY_POINTS] = _clipped(table.points[self.me] + judge.points[slot])
        facts[EMPTIES_STAND] = bits.bit_count(judge.empties[slot])
        facts[MY_BOTTLES] = bits.bit_count(taken)
        facts[MY_BOTTOM] = bits.bit_count(taken & cellar.BOTTOM_ROW)
        facts[OPEN_PLACES] = bits.bit_count(cellar.open_places(taken))
        facts[THREE_PLAY] = 1 if table.players == 3 else 0
        facts[FIVE_PLAY] = 1 if table.players == 5 else 0
        facts[UPRIGHT] = 1 if table.trio_shapes != TRIO_SHAPES else 0
        best = 0
        total = 0
        bottles = 0
        for seat in range(table.players):
            if seat != self.me:
                best = max(best, table.points[seat])
                total += table.points[seat]
                bottles += bits.bit_count(judge.taken[seat])
        facts[BEST_RIVAL] = _clipped(best - facts[MY_POINTS])
        facts[MEAN_RIVAL] = _clipped(total // (table.players - 1) - facts[MY_POINTS])
        facts[RIVALS_BOTTLES] = bottles // (table.players - 1)

    def sample(self, judge: Judge, deal: Deal, seat: int, placed: bool) -> bytes:
        """All inputs for a seat of a deal that the judge has looked at, two bytes each: things, then facts."""
        self.describe(judge, deal, seat, seat)
        self.fill(judge, deal, deal.hands[seat], placed)
        return array("h", list(self.network.thing_features) + list(self.network.fact_features)).tobytes()

    def valued(self, sample: bytes) -> float:
        """Of what `sample` gave."""
        inputs = array("h", sample)
        self.network.forget()
        self.network.settle()
        for index in range(self.network.things * self.network.features):
            self.network.thing_features[index] = inputs[index]
        for index in range(self.network.facts):
            self.network.fact_features[index] = inputs[self.network.things * self.network.features + index]
        return self.network.value()

    def value(self, judge: Judge, world: Deal, hand: int, placed: bool) -> float:
        """My expected share of the win with this hand; `placed`, if my turn is over."""
        self.fill(judge, world, hand, placed)
        return self.network.value()

    def fill(self, judge: Judge, world: Deal, hand: int, placed: bool) -> None:
        """The inputs that depend on hands, display and pile."""
        inputs = self.network.thing_features
        facts = self.network.fact_features
        rivals = 0
        facts[RIVALS_CARDS] = 0
        facts[RIVALS_EUROS] = 0
        for kind in range(1, KINDS):
            base = (kind - 1) * BOTTLE_FEATURES
            copies = cards.count(hand, kind)
            inputs[base + ONE_IN_HAND] = 1 if copies >= 1 else 0
            inputs[base + TWO_IN_HAND] = 1 if copies >= 2 else 0
            inputs[base + THREE_IN_HAND] = 1 if copies >= 3 else 0
            inputs[base + DISPLAYED] = cards.count(world.display, kind)
            inputs[base + MOST_WITH_A_RIVAL] = 0
            inputs[base + WINE_IN_HAND] = bits.bit_count(cards.distinct(hand) >> 2 * cards.wine(kind) + 2 & ONE_WINE)
        for seat in range(world.players):
            if seat == self.me:
                continue
            rest = world.hands[seat]
            rivals += rest
            facts[RIVALS_CARDS] += cards.size(rest)
            facts[RIVALS_EUROS] += cards.value(rest) // 10
            while rest:
                kind = bits.lowest_bit(rest) >> 1
                copies = cards.count(rest, kind)
                rest -= copies * cards.one(kind)
                base = (kind - 1) * BOTTLE_FEATURES
                if kind and inputs[base + MOST_WITH_A_RIVAL] < copies:
                    inputs[base + MOST_WITH_A_RIVAL] = copies
        rest = cards.deck(world.players) - self.in_cellars - world.display - rivals - world.hands[self.me]
        for kind in range(1, KINDS):
            base = (kind - 1) * BOTTLE_FEATURES
            inputs[base + ALL_WITH_RIVALS] = cards.count(rivals, kind)
            inputs[base + IN_PILE] = cards.count(rest, kind)
        facts[RIVALS_CARDS] //= world.players - 1
        facts[RIVALS_EUROS] = _clipped(facts[RIVALS_EUROS] // (world.players - 1))
        self._weigh(judge, world, hand)
        facts[LAST] = 1 if world.last else 0
        facts[PILE_SIZE] = world.pile_size
        facts[ROUND] = _clipped(world.round)
        facts[IDLE] = world.idle
        facts[MY_CARDS] = cards.size(hand)
        facts[MY_EUROS] = _clipped(cards.value(hand) // 10)
        facts[EMPTIES_IN_HAND] = cards.count(hand, 0)
        facts[DISPLAY_CARDS] = cards.size(world.display)
        facts[DISPLAY_EUROS] = _clipped(cards.value(world.display) // 10)
        facts[PLACED] = 1 if placed else 0
        facts[BEHIND_START] = (self.me - world.start + world.players) % world.players

    def _weigh(self, judge: Judge, world: Deal, hand: int) -> None:
        """What the judge thinks of the hands, in hundredths of a point."""
        facts = self.network.fact_features
        facts[MY_WORTH] = judge.hand_worth(self.slot, hand, judge.lost[self.me])
        facts[MY_CELLAR] = judge.cellar_worth(self.slot, hand, judge.lost[self.me])
        total = 0
        best = 0
        for seat in range(world.players):
            if seat != self.me:
                worth = judge.hand_worth(seat, world.hands[seat], judge.lost[seat])
                total += worth
                best = max(best, worth + POINT * world.points[seat])
        facts[RIVALS_WORTH] = total // (world.players - 1)
        facts[BEST_RIVALS_PROMISE] = best - facts[MY_WORTH] - POINT * facts[MY_POINTS]


def _clipped(number: int) -> int:
    return max(-MOST, min(MOST, number))
