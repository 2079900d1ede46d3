"""A careful player of Die Weinhändler, as met on a few evenings: they go by what they can say aloud.

Hold what matches. Place only what completes a trio, or what the hand has no room for. Never give away for a lot more
than the lot is worth to me; one bottle at a time, to see what the others do. A card for nothing beats a poor exchange.
"""

from __future__ import annotations

from typing import Any

from etalage.bots.api import Clock
from etalage_visitors.weinhaendler.own_cellar import FREE, PRICE_OF, STARS_OF, WINE_OF, OwnCellar
from etalage.games.moves import LegalMoves
from etalage.games.rng import Rng
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.numbers import (
    BAG_BITS, BID, BIDDING, COPIES, DONE, DRAW, EMPTY, HAND_LIMIT, KIND_SHIFT, KINDS, PASS, PLACE, PLACE_BITS,
    VERB_SHIFT, WINES,
)  # fmt: skip

# All in points, as they would guess them.
PAIR = 1.2
TRIO = 4.0
PAIR_WITH_CELLAR = 0.6
EURO = 0.1
EMPTY_BOTTLE = 0.4
FREE_CARD = 1.0  # the cheaper of two: W13
KEEPSAKE = 1.2  # a pair is not torn apart lightly
BESIDE_ITS_LIKE = 2.0
BESIDE_ITS_WINE = 0.5
BEGINS_A_TRIO = 0.7
SPOILS_A_PAIR = -1.0
CHANCE = 0.2  # that an unseen bottle comes to them
MARGIN = 0.1  # an exchange must be worth the bother


class Cautious:
    """Holds what matches, pays no more than a thing is worth to them, and finishes their trios."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        return self._bid(view, moves) if view.phase == BIDDING else self._place(view, moves)

    def _bid(self, view: Any, moves: LegalMoves[Any]) -> Any:
        """The bid that promises most, if it promises enough; otherwise the way out."""
        mind = Appraisal(view)
        passing = Move((DRAW if mind.can_draw else PASS) << VERB_SHIFT)
        best, most = passing, mind.gain_by_passing() + MARGIN
        for move in self._shuffled(moves):
            if move.code >> VERB_SHIFT == BID and (mind.is_alone or cards.size(move.code) == 1):
                gain = mind.gain_by_bidding(move.code)
                if gain > most:
                    best, most = move, gain
        return best

    def _place(self, view: Any, moves: LegalMoves[Any]) -> Any:
        """Whatever completes a trio; besides, only what must be placed, or all of it when the end has come."""
        shelf = Shelf(view)
        must_place = view.sizes[view.observer] > HAND_LIMIT or bool(view.last)  # W18, W32
        best: Any = None
        most = 0.0
        for move in self._shuffled(moves):
            if move.code >> VERB_SHIFT == PLACE:
                kind, place = (move.code & BAG_BITS) >> KIND_SHIFT, move.code & PLACE_BITS
                liking = shelf.liking(kind, place)
                if (must_place or shelf.is_ripe(kind, place)) and (best is None or liking > most):
                    best, most = move, liking
        return best or Move(DONE << VERB_SHIFT)

    def _shuffled(self, moves: LegalMoves[Any]) -> list[Any]:
        """They have no habit that others could learn: which of equals they take is chance."""
        listed = list(moves)
        for last in range(len(listed) - 1, 0, -1):
            other = self._rng.below(last + 1)
            listed[last], listed[other] = listed[other], listed[last]
        return listed


class Appraisal:
    """What lots of bottles are worth to the player who looks at this view, in points."""

    def __init__(self, view: Any) -> None:
        me = view.observer
        self.hand = view.hands[me]
        self.bid = view.bids[me]
        self.value = view.values[me]
        self.display = view.display
        self.can_draw = view.pile_size > 0 and not self.bid  # WR1
        self.rivals = [(view.values[seat], view.bids[seat]) for seat in range(view.players) if seat != me]
        self.is_alone = view.passed | 1 << me == (1 << view.players) - 1  # all others have passed: W11
        own = OwnCellar(view)
        self.in_cellar = [0.0] * KINDS
        for kind in range(1, KINDS):
            points = own.best_trio_points(kind)
            standing = own.bottles.count(kind)
            self.in_cellar[kind] = points or (PAIR_WITH_CELLAR if standing else 0.0)
        self.hand_worth = self.worth(self.hand)

    def worth(self, bag: int) -> float:
        """The stars, what completes something at home, and what matches in the bag itself."""
        total = 0.0
        kind = 0
        while bag:
            number = bag & 3
            if number:
                total += number * (STARS_OF[kind] + EURO * PRICE_OF[kind] / 10) + self.in_cellar[kind]
                if kind == EMPTY:
                    total += number * EMPTY_BOTTLE
                elif number > 1:
                    total += TRIO if number == COPIES else PAIR
            bag >>= 2
            kind += 1
        return total

    def lot_for(self, value: int) -> int:
        """What a bid of this value would bring as things stand: the display, or the next higher bid.  # W14"""
        higher = [rival for rival in self.rivals if rival[0] > value]
        lot: int = min(higher)[1] if higher else self.display
        return lot

    def gain_by_passing(self) -> float:
        if self.bid:
            return self.worth(self.hand + self.lot_for(self.value)) - self.hand_worth
        return FREE_CARD if self.can_draw else 0.0

    def gain_by_bidding(self, added: int) -> float:
        """As things stand; whoever goes higher leaves them the dearer lot."""
        value = self.value + cards.value(added)
        return self.worth(self.hand - added + self.lot_for(value)) - self.hand_worth


class Shelf:
    """Where the bottles in hand would stand well."""

    def __init__(self, view: Any) -> None:
        self.own = OwnCellar(view)
        self.hand = view.hands[view.observer]
        self.is_last = bool(view.last)
        self.unseen = 0 if self.is_last else view.unseen + view.display

    def is_ripe(self, kind: int, place: int) -> bool:
        """Whether it completes a trio, or belongs to one whose other bottles are there or in the hand."""
        if kind == EMPTY:
            return False
        if self.own.trio_points(kind, place):
            return True
        return any(self._lies_ready(kind, *pair) for pair in self.own.partners_at_once(place))

    def _lies_ready(self, kind: int, first: int, second: int) -> bool:
        """Whether the hand has all that a trio still lacks."""
        if first > EMPTY and second > EMPTY:
            return False
        standing = max(first, second)
        return standing in (FREE, EMPTY, kind) and cards.count(self.hand, kind) == COPIES - (standing == kind)

    def liking(self, kind: int, place: int) -> float:
        """Points at once, hopes for what stands beside it, and regret for what it spoils."""
        points = STARS_OF[kind] + self.own.trio_points(kind, place)
        hopes = sum(self._hope(kind, *pair) for pair in self.own.partners(place))
        if kind != EMPTY:
            hopes += BEGINS_A_TRIO * sum(self._lies_ready(kind, *pair) for pair in self.own.partners_at_once(place))
        return points + hopes - EURO * PRICE_OF[kind] / 10 - self._kept_rather(kind)

    def _kept_rather(self, kind: int) -> float:
        if self.is_last:
            return 0.0
        if kind == EMPTY:
            return EMPTY_BOTTLE
        return KEEPSAKE if cards.count(self.hand, kind) == COPIES - 1 else 0.0

    def _hope(self, kind: int, first: int, second: int) -> float:
        if first <= EMPTY and second <= EMPTY:
            return 0.0
        if first > EMPTY and second > EMPTY:
            spoilt = first == second and kind != first and self._to_come(first)
            return SPOILS_A_PAIR if spoilt else 0.0
        mate = max(first, second)
        if mate == kind:
            return BESIDE_ITS_LIKE * self._to_come(kind, besides=1)
        if kind != EMPTY and WINE_OF[mate] == WINE_OF[kind]:
            third = 1 + WINE_OF[kind] + WINES * (5 - STARS_OF[kind] - STARS_OF[mate])
            return BESIDE_ITS_WINE * self._to_come(third)
        return 0.0

    def _to_come(self, kind: int, besides: int = 0) -> float:
        """How likely they think it that they will have another of this kind."""
        if cards.count(self.hand, kind) > besides:
            return 1.0
        return CHANCE * cards.count(self.unseen, kind)
