"""A player of Die Weinhändler that knows nothing but the rules, and what it has found out by playing with itself.

It describes every move by plain counts and rates it by learned weights (etalage_visitors.training); what a
description is good for, nobody has told it.
"""

from __future__ import annotations

from typing import Any

from etalage.bots.api import Clock
from etalage_visitors.linear import Decision, Option, Weights, best
from etalage_visitors.weinhaendler.learner_weights import WEIGHTS
from etalage_visitors.weinhaendler.own_cellar import FREE, PRICE_OF, STARS_OF, WINE_OF, OwnCellar
from etalage.games.moves import LegalMoves
from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.numbers import (
    BAG_BITS, BID, BIDDING, COPIES, DRAW, EMPTY, HAND_LIMIT, KIND_SHIFT, KINDS, PLACE, PLACE_BITS, PLACES, VERB_SHIFT,
    WINES,
)  # fmt: skip

FULL_PILE = 33  # only a scale
EUROS = 1000  # tenths of a euro, only a scale
AROUND = 7  # counts that describe what stands around a place


class Learner:
    """Learned by playing with itself, from nothing but the rules."""

    def __init__(self) -> None:
        self.weights: Weights = WEIGHTS

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        return best(self.decision(view, moves), self.weights).move

    def decision(self, view: Any, moves: LegalMoves[Any]) -> Decision:
        """All legal moves, with their features."""
        last = " in the last round" if view.last else ""
        if view.phase == BIDDING:
            bidding = Bidding(view)
            return Decision("bid" + last, [Option(move, bidding.features(move.code)) for move in moves])
        building = Building(view)
        return Decision("place" + last, [Option(move, building.features(move.code)) for move in moves])


def _summary(bag: int, trio_points: list[int]) -> list[float]:
    """A lot of bottles in numbers: cards, stars, euros, pairs, trios, empty bottles, trio points waiting for it."""
    number = stars = euros = pairs = trios = waiting = 0
    empties = bag & 3
    kind = 0
    while bag:
        copies = bag & 3
        if copies:
            number += copies
            stars += copies * STARS_OF[kind]
            euros += copies * PRICE_OF[kind]
            if kind != EMPTY:
                pairs += copies == COPIES - 1
                trios += copies == COPIES
                waiting += trio_points[kind]
        bag >>= 2
        kind += 1
    return [number, stars, euros / EUROS, pairs, trios, empties, waiting]


class Bidding:
    """The bidding as one player sees it."""

    def __init__(self, view: Any) -> None:
        me = view.observer
        self.hand = view.hands[me]
        self.bid = view.bids[me]
        self.value = view.values[me]
        self.display = view.display
        self.rivals = [(view.values[seat], view.bids[seat]) for seat in range(view.players) if seat != me]
        still_in = sum(not view.passed >> seat & 1 for seat in range(view.players) if seat != me)
        self.still_in = still_in / (view.players - 1)
        own = OwnCellar(view)
        self.trio_points = [own.best_trio_points(kind) for kind in range(KINDS)]
        self.before = _summary(self.hand, self.trio_points)
        self.always = [
            1.0,
            view.pile_size / FULL_PILE,
            self.still_in,
            *self.before,
            *_summary(self.bid, self.trio_points),
        ]

    def features(self, code: int) -> list[float]:
        """What would be held if the bidding ended with this move, and how sure that is."""
        verb = code >> VERB_SHIFT
        added = code if verb == BID else 0
        rest = self.hand - added
        value = self.value + cards.value(added)
        higher = [rival for rival in self.rivals if rival[0] > value]
        lot = (min(higher)[1] if higher else self.display) if value else 0  # W14, W16
        after = _summary(rest + lot, self.trio_points)
        change = [new - old for new, old in zip(after, self.before, strict=True)]
        left = _summary(rest, self.trio_points)
        highest = float(value > 0 and not higher)
        passes = float(verb != BID)
        return [
            *self.always,
            *change,
            *left,
            *(passes * each for each in change),
            *(self.still_in * each for each in change),
            passes,
            float(verb == DRAW),
            highest,
            highest * self.still_in,
            len(higher) * float(value > 0),
            value / EUROS,
            (value / EUROS) ** 2,
            highest * value / EUROS,
            float(cards.size(added) > 1),
        ]


class Building:
    """The cellar and the hand of the player who is to place."""

    def __init__(self, view: Any) -> None:
        self.hand = view.hands[view.observer]
        self.own = OwnCellar(view)
        self.unseen = view.unseen + view.display
        self.trio_points = [self.own.best_trio_points(kind) for kind in range(KINDS)]
        size = view.sizes[view.observer]
        filled = self.own.taken.bit_count() / PLACES
        before = _summary(self.hand, self.trio_points)
        self.always = [1.0, view.pile_size / FULL_PILE, filled, max(0, size - HAND_LIMIT), *before]

    def features(self, code: int) -> list[float]:
        """Points at once, what is left in the hand, and what stands around the bottle."""
        if code >> VERB_SHIFT != PLACE:
            after = _summary(self.hand, self.trio_points)
            return [*self.always, *after, 1.0, *[0.0] * (AROUND + 5)]
        kind, place = (code & BAG_BITS) >> KIND_SHIFT, code & PLACE_BITS
        after = _summary(self.hand - cards.one(kind), self.trio_points)
        return [
            *self.always,
            *after,
            0.0,
            STARS_OF[kind],
            self.own.trio_points(kind, place),
            cellar.row_of(place),
            float(kind == EMPTY),
            float(self.own.bottles[place] == EMPTY),
            *self._around(kind, place),
        ]

    def _around(self, kind: int, place: int) -> list[float]:
        """How many trios are begun, with the third bottle in hand or to come, and how many are spoilt."""
        begun = [0.0] * AROUND
        for first, second in self.own.partners(place):
            if first > EMPTY and second > EMPTY:
                begun[0] += first == second != kind
                begun[1] += WINE_OF[first] == WINE_OF[second] != WINE_OF[kind]
                continue
            mate = max(first, second)
            if mate in (FREE, EMPTY):
                begun[2] += kind != EMPTY and cards.count(self.hand, kind) == COPIES
            elif mate == kind:
                ready = cards.count(self.hand, kind) > 1
                begun[3] += ready
                begun[4] += 0 if ready else cards.count(self.unseen, kind)
            elif kind != EMPTY and WINE_OF[mate] == WINE_OF[kind] and STARS_OF[mate] != STARS_OF[kind]:
                third = 1 + WINE_OF[kind] + WINES * (5 - STARS_OF[kind] - STARS_OF[mate])
                ready = cards.count(self.hand, third) > 0
                begun[5] += ready
                begun[6] += 0 if ready else cards.count(self.unseen, third)
        return begun
