"""A player of Money! that knows nothing but the rules, and what it has found out by playing with itself.

What a hand is worth it learns from hands after an exchange; what a bid is worth, from what could come of it, measured
by such hands (etalage_visitors.training).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from etalage.bots.api import Clock
from etalage_visitors.linear import Decision, Option, Weights, best, rated
from etalage_visitors.money.learner_weights import WEIGHTS
from etalage.games.money import scoring
from etalage.games.money.notation import Move
from etalage.games.money.numbers import (
    BIDDING, CARDS, EXCHANGE_MARK, FIRST_20, FIRST_30, FIRST_40, FIRST_50, FIRST_60, FIRST_COIN, KEEP, LEFT,
    NUMBER_OF_CURRENCIES, PILES, PLAY_MONEY, RIGHT,
)  # fmt: skip
from etalage.games.moves import LegalMoves

HUNDRED = 100
THREE = 0b111
VALUE_STEPS = (1, 30, 50, 70, 90, 110, 140, 180)  # of a bid, each from here on
STAGES = (0, 4, 12, 20)  # cards left in the pile, from here on; none left is the last round: M14
ALL_NOTES = tuple(
    THREE << FIRST_20 + 3 * c | THREE << FIRST_30 + 3 * c | (1 << FIRST_40 | 1 << FIRST_50 | 1 << FIRST_60) << c
    for c in range(NUMBER_OF_CURRENCIES)
)
ALL_COINS = sum(1 << card for card in range(FIRST_COIN, CARDS))


def _currency(card: int) -> int:
    """Which currency a note is of; one more than there are for a coin."""
    return next((c for c, notes in enumerate(ALL_NOTES) if notes >> card & 1), NUMBER_OF_CURRENCIES)


CURRENCY_OF = tuple(_currency(card) for card in range(CARDS))


class Learner:
    """Learned by playing with itself, from nothing but the rules."""

    def __init__(self) -> None:
        self.weights: Weights = WEIGHTS

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        return best(self.decision(view, moves), self.weights).move

    def decision(self, view: Any, moves: LegalMoves[Any]) -> Decision:
        """All exchanges, or some of the bids, with their features."""
        stage = _stage(view)
        hand = view.hands[view.observer]
        if view.phase == BIDDING:
            bidding = Bidding(view, self.weights.get(f"hand {stage}", ()))
            return Decision(f"bid {stage}", [Option(Move(bid), bidding.features(bid)) for bid in _bids(hand)])
        piles = view.piles
        options = []
        for pile in range(PILES):
            if piles[pile]:
                code = EXCHANGE_MARK | (KEEP if pile == view.observer else pile)
                options.append(Option(Move(code), hand_features(hand | piles[pile])))
        return Decision(f"hand {stage}", options)


def _stage(view: Any) -> int:
    if view.last:
        return 0
    return sum(view.pile_size >= cards for cards in STAGES)


def _bids(hand: int) -> list[int]:
    """A modest choice of the bids there are: play money; and from the smallest holding to the largest, more and more
    of the hand, by currency, by value, trios last. Each once."""
    bids = {PLAY_MONEY: None}
    for order in _orders(hand):
        bid = 0
        for card in order:
            bid |= 1 << card
            bids[bid] = None
    for notes in (*ALL_NOTES, ALL_COINS):
        if hand & notes:
            bids[hand & notes] = None
    return list(bids)


def _orders(hand: int) -> Iterator[list[int]]:
    in_hand = [card for card in range(CARDS) if hand >> card & 1]
    amounts = [scoring.amount(hand, currency) for currency in range(NUMBER_OF_CURRENCIES)] + [0]
    holding = {card: amounts[CURRENCY_OF[card]] for card in in_hand}
    in_trio = {card: _is_in_trio(hand, card) for card in in_hand}
    yield sorted(in_hand, key=lambda card: (holding[card], card))
    yield sorted(in_hand, key=lambda card: (holding[card], -card))
    yield sorted(in_hand, key=lambda card: (in_trio[card], holding[card], -card))
    yield sorted(in_hand, key=lambda card: (in_trio[card], -card))


def _is_in_trio(hand: int, card: int) -> bool:
    if card >= FIRST_40:
        return False
    first = card // 3 * 3  # both the 20s and the 30s begin at a multiple of three
    return hand >> first & THREE == THREE


class Holding(NamedTuple):
    """The notes of one currency in numbers."""

    amount: float
    counted: float
    of_20s: int
    of_30s: int


@cache  # 512 of each currency
def _holding(notes: int, currency: int) -> Holding:
    amount = scoring.amount(notes, currency)
    of_20s = (notes >> FIRST_20 + 3 * currency & THREE).bit_count()
    of_30s = (notes >> FIRST_30 + 3 * currency & THREE).bit_count()
    return Holding(amount / HUNDRED, scoring.counted(amount) / HUNDRED, of_20s, of_30s)


def hand_features(hand: int) -> list[float]:
    """A hand in numbers: what it counts, how it is spread, what is there of trios."""
    amounts = []
    counted = square = capped = 0.0
    of_20s = [0, 0, 0, 0]
    of_30s = [0, 0, 0, 0]
    for currency, notes in enumerate(ALL_NOTES):
        if hand & notes:
            holding = _holding(hand & notes, currency)
            amounts.append(holding.amount)
            counted += holding.counted
            square += holding.amount**2
            capped += min(holding.amount, 2.0) ** 2
            of_20s[holding.of_20s] += 1
            of_30s[holding.of_30s] += 1
    coins = (hand & ALL_COINS).bit_count()
    amounts.sort(reverse=True)
    first, second, third = [*amounts, 0.0, 0.0, 0.0][:3]
    return [
        1.0,
        counted,
        coins,
        hand.bit_count(),
        sum(amounts),
        square,
        capped,
        sum(amount >= 2 for amount in amounts),
        sum(amount >= 1 for amount in amounts),
        first,
        second,
        third,
        *of_20s[1:],
        *of_30s[1:],
    ]


class Bidding:
    """What could come of a bid, by what hands have been found to be worth."""

    def __init__(self, view: Any, hand_weights: Any) -> None:
        self.hand = view.hands[view.observer]
        self.displays = (view.piles[RIGHT], view.piles[LEFT])
        self.players = view.players
        self.hand_weights = hand_weights
        self.before = hand_features(self.hand)
        self.worth_before = rated(self.before, hand_weights)

    def features(self, bid: int) -> list[float]:
        notes = bid & ~PLAY_MONEY
        rest = self.hand & ~notes
        value = scoring.value(notes)
        lost = self._gain(rest)
        gains = sorted(self._gain(rest | display) if notes else 0.0 for display in self.displays)
        other, better = gains
        wanted = max(0.0, better)
        second = max(0.0, other)
        steps = [float(value >= step) for step in VALUE_STEPS]
        return [
            *self.before,
            lost,
            better,
            other,
            wanted,
            second,
            value / HUNDRED,
            (value / HUNDRED) ** 2,
            notes.bit_count(),
            self.players * value / HUNDRED,
            self.players * wanted,
            *steps,
            *(step * wanted for step in steps),
            *(step * second for step in steps),
            *(step * lost for step in steps),
        ]

    def _gain(self, hand: int) -> float:
        return rated(hand_features(hand), self.hand_weights) - self.worth_before
