# cython: boundscheck=False, wraparound=False
"""What a seat may come to from the end of a round on: how the network sees the table of Money!.

Each currency is described by the same whole numbers, amounts in tens, so it does not matter which currency is which. A
value is the share of a win, and so much more as the seat is richer than the others.
"""

from __future__ import annotations

from etalage.bots.learning.network import Network
from etalage.bots.learning.weights import Weights
from etalage.bots.money.numbers import OF_A_CURRENCY, RICHES
from etalage.games import bits
from etalage.games.money.numbers import (
    FIRST_20, FIRST_30, FIRST_40, FIRST_50, FIRST_60, FIRST_COIN, LEFT, NOT_LAST, NUMBER_OF_CURRENCIES, OVER, RIGHT,
)  # fmt: skip
from etalage.games.money.rules import Deal
from etalage.games.money.scoring import amount, value, wealth

TRIO = 0b111
HIGHEST = 127
"""What is more is seen as this."""


class Valuation:
    """A network, and what it is shown."""

    def __init__(self, weights: Weights) -> None:
        self.network = Network(weights)
        self.network.settle()  # nothing lasts: every hand is new

    def described(self, deal: Deal, seat: int) -> tuple[bytes, bytes]:
        """How the table looks from a seat where a round is over: the currencies, and the rest."""
        self._describe(deal, seat)
        things, facts = self.network.thing_features, self.network.fact_features
        return bytes(things[place] for place in range(len(things))), bytes(facts[place] for place in range(len(facts)))

    def valued(self, deal: Deal, seat: int) -> float:
        """What a seat may expect there."""
        return self.value(deal, seat)

    def value(self, deal: Deal, seat: int) -> float:
        """What a seat may expect where a round is over; exactly, where the deal is."""
        if deal.phase == OVER:
            return self._result(deal, seat)
        self._describe(deal, seat)
        return self.network.value()

    def _result(self, deal: Deal, seat: int) -> float:
        winners = 1
        richer = 0
        mine = wealth(deal.hands[seat])
        total = 0
        for other in range(deal.players):
            if other != seat:
                others = wealth(deal.hands[other])
                total += others
                if others > mine:
                    richer += 1
                elif others == mine:
                    winners += 1
        return (0.0 if richer else 1.0 / winners) + (mine - total / (deal.players - 1.0)) / RICHES

    def _describe(self, deal: Deal, seat: int) -> None:
        self.network.forget()
        for currency in range(NUMBER_OF_CURRENCIES):
            if deal.deck >> (FIRST_20 + 3 * currency) & 1:
                self._describe_currency(deal, seat, currency, currency * OF_A_CURRENCY)
        self._describe_table(deal, seat)

    def _describe_currency(self, deal: Deal, seat: int, currency: int, at: int) -> None:
        hand = deal.hands[seat]
        mine = amount(hand, currency)
        twenties = bits.bit_count(hand >> (FIRST_20 + 3 * currency) & TRIO)
        thirties = bits.bit_count(hand >> (FIRST_30 + 3 * currency) & TRIO)
        if twenties > 0:
            self.network.thing_features[at + twenties - 1] = 1
        if thirties > 0:
            self.network.thing_features[at + 2 + thirties] = 1
        if hand >> (FIRST_40 + currency) & 1:
            self.network.thing_features[at + 6] = 1
        if hand >> (FIRST_50 + currency) & 1:
            self.network.thing_features[at + 7] = 1
        if hand >> (FIRST_60 + currency) & 1:
            self.network.thing_features[at + 8] = 1
        self.network.thing_features[at + 9] = mine // 10
        self.network.thing_features[at + 10] = (mine - 100) // 10 if mine > 100 else 0
        self.network.thing_features[at + 11] = 1 if mine >= 200 else 0
        strongest = next_strongest = held_20 = held_30 = most_20 = most_30 = rivals = 0
        for other in range(deal.players):
            if other != seat:
                theirs = amount(deal.hands[other], currency)
                rivals += theirs
                if theirs > strongest:
                    next_strongest = strongest
                    strongest = theirs
                elif theirs > next_strongest:
                    next_strongest = theirs
                number = bits.bit_count(deal.hands[other] >> (FIRST_20 + 3 * currency) & TRIO)
                held_20 += number
                most_20 = max(most_20, number)
                number = bits.bit_count(deal.hands[other] >> (FIRST_30 + 3 * currency) & TRIO)
                held_30 += number
                most_30 = max(most_30, number)
        self.network.thing_features[at + 12] = strongest // 10
        self.network.thing_features[at + 13] = next_strongest // 10
        self.network.thing_features[at + 14] = 1 if strongest >= 200 else 0
        self.network.thing_features[at + 15] = rivals // 10
        self.network.thing_features[at + 16] = 1 if strongest > mine else 0
        if held_20 > 0:
            self.network.thing_features[at + 17] = 1
        if held_30 > 0:
            self.network.thing_features[at + 18] = 1
        if most_20 > 1:
            self.network.thing_features[at + 17 + most_20] = 1
        if most_30 > 1:
            self.network.thing_features[at + 19 + most_30] = 1
        self._describe_display(deal.piles[RIGHT], currency, at + 23)
        self._describe_display(deal.piles[LEFT], currency, at + 26)
        shown = amount(deal.piles[RIGHT], currency) + amount(deal.piles[LEFT], currency)
        self.network.thing_features[at + 29] = (300 - mine - rivals - shown) // 10
        self.network.thing_features[at + 30] = 1
        self.network.thing_features[at + 31] = mine * strongest // 800

    def _describe_display(self, display: int, currency: int, at: int) -> None:
        self.network.thing_features[at] = amount(display, currency) // 10
        self.network.thing_features[at + 1] = bits.bit_count(display >> (FIRST_20 + 3 * currency) & TRIO)
        self.network.thing_features[at + 2] = bits.bit_count(display >> (FIRST_30 + 3 * currency) & TRIO)

    def _describe_table(self, deal: Deal, seat: int) -> None:
        mine = wealth(deal.hands[seat])
        richest = total = size = spending = most_spending = coins = above = 0
        for other in range(deal.players):
            if other != seat:
                theirs = wealth(deal.hands[other])
                richest = max(richest, theirs)
                total += theirs
                if theirs > mine:
                    above += 1
                size += bits.bit_count(deal.hands[other])
                theirs = value(deal.hands[other])
                spending += theirs
                most_spending = max(most_spending, theirs)
                coins += bits.bit_count(deal.hands[other] >> FIRST_COIN)
        rivals = deal.players - 1
        self.network.fact_features[0] = deal.pile_size
        self.network.fact_features[1] = 1 if deal.last != NOT_LAST else 0
        self.network.fact_features[2] = 1 if deal.players == 3 else 0
        self.network.fact_features[3] = 1 if deal.players == 5 else 0
        self.network.fact_features[4] = min(mine // 10, HIGHEST)
        self.network.fact_features[5] = min(richest // 10, HIGHEST)
        self.network.fact_features[6] = min(total // (10 * rivals), HIGHEST)
        self.network.fact_features[7] = above
        self.network.fact_features[8] = bits.bit_count(deal.hands[seat])
        self.network.fact_features[9] = 2 * size // rivals
        self.network.fact_features[10] = min(value(deal.hands[seat]) // 10, HIGHEST)
        self.network.fact_features[11] = spending // (10 * rivals)
        self.network.fact_features[12] = min(most_spending // 10, HIGHEST)
        self.network.fact_features[13] = bits.bit_count(deal.hands[seat] >> FIRST_COIN)
        self.network.fact_features[14] = coins
        self.network.fact_features[15] = min(value(deal.piles[RIGHT]) // 10, HIGHEST)
        self.network.fact_features[16] = min(value(deal.piles[LEFT]) // 10, HIGHEST)
        self.network.fact_features[17] = bits.bit_count(deal.piles[RIGHT] | deal.piles[LEFT])
