"""A careful player of Money!, as met on a few evenings: they go by what they can say aloud.

A currency begins to count at 100 and is good from 200, so collect few. Two of a trio are worth holding. Bid what is of
no use to me, most useless first, and no more than what I hope for is worth. If nothing there is any good, play money.
"""

from __future__ import annotations

from typing import Any

from etalage.bots.api import Clock
from etalage.games.money import scoring
from etalage.games.money.notation import Move
from etalage.games.money.numbers import (
    BIDDING, CARDS, COIN_VALUE, EXCHANGE_MARK, FIRST_20, FIRST_30, FIRST_40, FIRST_COIN, FULL_FROM, KEEP, LEFT,
    NUMBER_OF_CURRENCIES, PILES, PLAY_MONEY, RIGHT, TRIO_BONUS,
)  # fmt: skip
from etalage.games.moves import LegalMoves
from etalage.games.rng import Rng

COINS = NUMBER_OF_CURRENCIES  # instead of a currency

# What they hope for while there is much to come, in the money of the game.
OF_HOPE = 0.9  # how much of what an amount will grow to they count at once
TWO_OF_A_TRIO = 35
ONE_OF_A_TRIO = 12
LONG = 16  # cards in the pile, from which on there is much to come
HIGH_BID = 80  # few go above it
OVERTAKEN = 0.05  # of what a bid is worth to them that they fear to lose by a swap
MARGIN = 0  # below it they would rather sit the round out


def _currency(card: int) -> int:
    """Which currency a note is of; COINS for a coin.  # MR1"""
    if card < FIRST_40:
        return (card - (FIRST_20 if card < FIRST_30 else FIRST_30)) // 3
    return (card - FIRST_40) % NUMBER_OF_CURRENCIES if card < FIRST_COIN else COINS


CURRENCY_OF = tuple(_currency(card) for card in range(CARDS))
VALUE_OF = tuple(scoring.value(1 << card) for card in range(CARDS))


class Cautious:
    """Collects few currencies, bids what is of no use to them, and likes play money when in doubt."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        mind = Appraisal(view)
        if view.phase == BIDDING:
            return Move(self._bid(view, mind))
        return Move(self._exchange(view, mind))

    def _bid(self, view: Any, mind: Appraisal) -> int:
        """The bid that promises most of those that cost least; play money if none promises enough.  # M10"""
        hand = view.hands[view.observer]
        best, most = PLAY_MONEY, float(MARGIN)
        for bid in mind.cheapest_bids(hand, self._rng):
            promise = mind.promise(hand, bid, view)
            if promise > most:
                best, most = bid, promise
        return best

    def _exchange(self, view: Any, mind: Appraisal) -> int:
        """What is worth most together with the hand; their own bid among equals.  # M12"""
        me = view.observer
        hand = view.hands[me]
        piles = view.piles
        best, most = KEEP, mind.worth(hand | piles[me])
        for pile in range(PILES):
            if piles[pile] and pile != me and mind.worth(hand | piles[pile]) > most:
                best, most = pile, mind.worth(hand | piles[pile])
        return EXCHANGE_MARK | best


class Appraisal:
    """What hands are worth to them at this stage of a deal."""

    def __init__(self, view: Any) -> None:
        self.hope = 0.0 if view.last else min(1.0, (view.pile_size + 8) / LONG)

    def worth(self, hand: int) -> float:
        return sum(self.worth_of(hand, currency) for currency in range(NUMBER_OF_CURRENCIES + 1))

    def worth_of(self, hand: int, currency: int) -> float:
        """What it counts as it is, and more for what it may become.  # M15, M16, M17"""
        if currency == COINS:
            return float(COIN_VALUE * (hand >> FIRST_COIN & 0b111111).bit_count())
        amount = scoring.amount(hand, currency)
        if not amount:
            return 0.0
        counted = scoring.counted(amount)
        hoped = max(counted, OF_HOPE * amount * min(amount, FULL_FROM) / FULL_FROM)
        total = counted + self.hope * (hoped - counted)
        for first in (FIRST_20, FIRST_30):
            of_trio = (hand >> first + 3 * currency & 0b111).bit_count()
            total += (0.0, self.hope * ONE_OF_A_TRIO, self.hope * TWO_OF_A_TRIO, TRIO_BONUS)[of_trio]
        return total

    def cheapest_bids(self, hand: int, rng: Rng) -> list[int]:
        """Bids of one card, two, three …, each time adding the one that they miss least for its value."""
        bids = []
        bid = 0
        left = [card for card in range(CARDS) if hand >> card & 1]
        while left:
            rest = hand & ~bid
            card = min(left, key=lambda card: (self.missed(rest, card) / VALUE_OF[card], rng.below(1 << 16)))
            left.remove(card)
            bid |= 1 << card
            bids.append(bid)
        return bids

    def missed(self, hand: int, card: int) -> float:
        currency = CURRENCY_OF[card]
        return self.worth_of(hand, currency) - self.worth_of(hand & ~(1 << card), currency)

    def promise(self, hand: int, bid: int, view: Any) -> float:
        """The better display if nobody goes higher, the other if one does; what they do not want they need not take."""
        rest = hand & ~bid
        before = self.worth(hand)
        gains = sorted((self.worth(rest | view.piles[pile]) - before for pile in (RIGHT, LEFT)), reverse=True)
        better, other = (max(0.0, gain) for gain in gains)
        rivals: int = view.players - 1
        lower = min(0.95, max(0.05, scoring.value(bid) / HIGH_BID))
        first: float = lower**rivals
        second: float = rivals * (1 - lower) * lower ** (rivals - 1)
        fear = OVERTAKEN * (1 - first) * (before - self.worth(rest))
        return first * better + second * (better + other) / 2 - fear
