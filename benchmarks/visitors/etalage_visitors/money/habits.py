"""People with one habit each, to see whether the bots of Etalage get used to it; what they take, they choose with care.

None of them thinks about the others. What a card is worth to them is what the careful player says (cautious.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from etalage.bots.api import Clock
from etalage.games.money.notation import Move
from etalage.games.money.numbers import (
    BIDDING, CARDS, EXCHANGE_MARK, KEEP, LEFT, NUMBER_OF_CURRENCIES, PILES, PLAY_MONEY, RIGHT,
)  # fmt: skip
from etalage.games.moves import LegalMoves
from etalage.games.rng import Rng
from etalage_visitors.money.cautious import CURRENCY_OF, VALUE_OF, Appraisal

THRIFT = 0.3  # of a card's value that one is glad to bid
MODEST, GENEROUS = 30, 120  # what underbidders and overbidders aim at
FULL_HAND = 14  # cards above which a hoarder parts with one


class Habit(ABC):
    """Bids as the habit wants, and takes what is worth most to them."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        mind = Appraisal(view)
        if view.phase == BIDDING:
            hand = view.hands[view.observer]
            return Move(self.bid(view, mind, hand) & hand or PLAY_MONEY)
        return Move(EXCHANGE_MARK | self._taken(view, mind))

    @abstractmethod
    def bid(self, view: Any, mind: Appraisal, hand: int) -> int:
        """The cards; none is play money."""

    def worth(self, view: Any, mind: Appraisal, hand: int) -> float:
        return mind.worth(hand)

    def _taken(self, view: Any, mind: Appraisal) -> int:
        me, hand = view.observer, view.hands[view.observer]
        piles = [pile for pile in (me, *range(PILES)) if view.piles[pile]]
        best = max(piles, key=lambda pile: (self.worth(view, mind, hand | view.piles[pile]), pile == me))
        return KEEP if best == me else best

    def least_missed(self, mind: Appraisal, hand: int, cards: int) -> int:
        """Of some of the cards in a hand, the one that goes most gladly."""
        each = [card for card in range(CARDS) if cards >> card & 1]
        if not each:
            return 0
        return 1 << min(each, key=lambda card: mind.missed(hand, card) - THRIFT * VALUE_OF[card])

    def up_to(self, mind: Appraisal, hand: int, target: int) -> int:
        """Cards that go gladly, until they come to so much."""
        bid = 0
        while bid != hand and sum(VALUE_OF[card] for card in range(CARDS) if bid >> card & 1) < target:
            bid |= self.least_missed(mind, hand & ~bid, hand & ~bid)
        return bid


class OneNote(Habit):
    """Always one card, the one they miss least."""

    def bid(self, view: Any, mind: Appraisal, hand: int) -> int:
        return self.least_missed(mind, hand, hand)


class Underbidder(Habit):
    """A little, whatever there is to be had."""

    def bid(self, view: Any, mind: Appraisal, hand: int) -> int:
        return self.up_to(mind, hand, MODEST)


class Overbidder(Habit):
    """Wants to be first."""

    def bid(self, view: Any, mind: Appraisal, hand: int) -> int:
        return self.up_to(mind, hand, GENEROUS)


class Hoarder(Habit):
    """Play money, until the hand is full."""

    def bid(self, view: Any, mind: Appraisal, hand: int) -> int:
        return self.least_missed(mind, hand, hand) if hand.bit_count() > FULL_HAND or self._rng.below(3) == 0 else 0


class Chaser(Habit):
    """Collects the two currencies they have most of, and bids what is of another."""

    def bid(self, view: Any, mind: Appraisal, hand: int) -> int:
        others = hand & ~self._chased(hand)
        return self.up_to(mind, others, 50 + 10 * self._rng.below(5))

    def worth(self, view: Any, mind: Appraisal, hand: int) -> float:
        return mind.worth(hand) + 0.5 * _value(hand & self._chased(view.hands[view.observer]))

    def _chased(self, hand: int) -> int:
        by_currency = [0] * (NUMBER_OF_CURRENCIES + 1)
        for card in range(CARDS):
            if hand >> card & 1:
                by_currency[CURRENCY_OF[card]] += VALUE_OF[card]
        first = sorted(range(NUMBER_OF_CURRENCIES), key=lambda currency: -by_currency[currency])[:2]
        return sum(1 << card for card in range(CARDS) if CURRENCY_OF[card] in first)


class Imitator(Habit):
    """As much as the highest bid that was paid for a display they saw last; 60 to begin with."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seen = 60

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        if view.phase != BIDDING:
            others = [view.piles[pile] for pile in range(view.players) if pile != view.observer]
            self._seen = max(20, *map(_value, others), *(_value(view.piles[pile]) // 2 for pile in (RIGHT, LEFT)))
        return super().choose(view, moves, clock)

    def bid(self, view: Any, mind: Appraisal, hand: int) -> int:
        return self.up_to(mind, hand, self._seen)


def _value(cards: int) -> int:
    return sum(VALUE_OF[card] for card in range(CARDS) if cards >> card & 1)
