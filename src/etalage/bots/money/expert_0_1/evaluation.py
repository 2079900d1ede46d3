# cython: boundscheck=False, wraparound=False
"""What a seat may come to from the end of a round on: how the network sees the table of Money!.

Each currency is described by the same whole numbers, amounts in tens, so it does not matter which currency is which. A
value is the expected share of the win, and so much more as the seat is richer than the others.
"""

from __future__ import annotations

from etalage.bots.learning.network import Network
from etalage.bots.learning.weights import Weights
from etalage.bots.money.expert_0_1.features import (
    ABOVE_100, CONTESTED, CURRENCY_FEATURES, DISPLAY_CARDS, FIVE_PLAY, FULL, HAS_40, HAS_50, HAS_60, IN_PLAY, LAST,
    LEFT_AMOUNT, LEFT_VALUE, MEAN_RIVAL, MOST_VALUE, MY_AMOUNT, MY_CARDS, MY_COINS, MY_VALUE, MY_WEALTH, ONE_20, ONE_30,
    PILE_SIZE, RICHER_RIVALS, RICHES, RICHEST_RIVAL, RIGHT_AMOUNT, RIGHT_VALUE, RIVALS_20, RIVALS_30, RIVALS_AMOUNT,
    RIVALS_CARDS, RIVALS_COINS, RIVALS_VALUE, RIVAL_AHEAD, RIVAL_FULL, RIVAL_TWO_20S, RIVAL_TWO_30S, SECOND_RIVAL,
    STRONGEST_RIVAL, THREE_PLAY, UNSEEN_AMOUNT,
)  # fmt: skip
from etalage.games import bits, winning
from etalage.games.money.numbers import (
    FIRST_20, FIRST_30, FIRST_40, FIRST_50, FIRST_60, FIRST_COIN, LEFT, NOT_LAST, NUMBER_OF_CURRENCIES, OVER, RIGHT,
    SEATS,
)  # fmt: skip
from etalage.games.money.rules import Deal
from etalage.games.money.scoring import amount, value, wealth

TRIO = 0b111
HIGHEST = 127
"""What is more is seen as this."""


class Evaluation:
    """A network, and what it is shown."""

    def __init__(self, weights: Weights) -> None:
        self.network = Network(weights)
        self.network.settle()  # nothing lasts: every hand is new
        if not bits.COMPILED:
            self.scores = bits.zeros(SEATS)

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
        total = 0
        for other in range(deal.players):
            self.scores[other] = wealth(deal.hands[other])
            total += self.scores[other]
        mine = self.scores[seat]
        lead = mine - (total - mine) / (deal.players - 1.0)
        return winning.share_of_win(self.scores, deal.players, seat) + lead / RICHES

    def _describe(self, deal: Deal, seat: int) -> None:
        self.network.forget()
        for currency in range(NUMBER_OF_CURRENCIES):
            if deal.deck >> (FIRST_20 + 3 * currency) & 1:
                self._describe_currency(deal, seat, currency, currency * CURRENCY_FEATURES)
        self._describe_table(deal, seat)

    def _describe_currency(self, deal: Deal, seat: int, currency: int, base: int) -> None:
        inputs = self.network.thing_features
        hand = deal.hands[seat]
        mine = amount(hand, currency)
        twenties = bits.bit_count(hand >> (FIRST_20 + 3 * currency) & TRIO)
        thirties = bits.bit_count(hand >> (FIRST_30 + 3 * currency) & TRIO)
        if twenties > 0:
            inputs[base + ONE_20 + twenties - 1] = 1
        if thirties > 0:
            inputs[base + ONE_30 + thirties - 1] = 1
        if hand >> (FIRST_40 + currency) & 1:
            inputs[base + HAS_40] = 1
        if hand >> (FIRST_50 + currency) & 1:
            inputs[base + HAS_50] = 1
        if hand >> (FIRST_60 + currency) & 1:
            inputs[base + HAS_60] = 1
        inputs[base + MY_AMOUNT] = mine // 10
        inputs[base + ABOVE_100] = (mine - 100) // 10 if mine > 100 else 0
        inputs[base + FULL] = 1 if mine >= 200 else 0
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
        inputs[base + STRONGEST_RIVAL] = strongest // 10
        inputs[base + SECOND_RIVAL] = next_strongest // 10
        inputs[base + RIVAL_FULL] = 1 if strongest >= 200 else 0
        inputs[base + RIVALS_AMOUNT] = rivals // 10
        inputs[base + RIVAL_AHEAD] = 1 if strongest > mine else 0
        if held_20 > 0:
            inputs[base + RIVALS_20] = 1
        if held_30 > 0:
            inputs[base + RIVALS_30] = 1
        if most_20 > 1:
            inputs[base + RIVAL_TWO_20S + most_20 - 2] = 1
        if most_30 > 1:
            inputs[base + RIVAL_TWO_30S + most_30 - 2] = 1
        self._describe_display(deal.piles[RIGHT], currency, base + RIGHT_AMOUNT)
        self._describe_display(deal.piles[LEFT], currency, base + LEFT_AMOUNT)
        shown = amount(deal.piles[RIGHT], currency) + amount(deal.piles[LEFT], currency)
        inputs[base + UNSEEN_AMOUNT] = (300 - mine - rivals - shown) // 10
        inputs[base + IN_PLAY] = 1
        inputs[base + CONTESTED] = mine * strongest // 800

    def _describe_display(self, display: int, currency: int, first: int) -> None:
        """The amount, the 20s and the 30s of a display."""
        self.network.thing_features[first] = amount(display, currency) // 10
        self.network.thing_features[first + 1] = bits.bit_count(display >> (FIRST_20 + 3 * currency) & TRIO)
        self.network.thing_features[first + 2] = bits.bit_count(display >> (FIRST_30 + 3 * currency) & TRIO)

    def _describe_table(self, deal: Deal, seat: int) -> None:
        facts = self.network.fact_features
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
        facts[PILE_SIZE] = deal.pile_size
        facts[LAST] = 1 if deal.last != NOT_LAST else 0
        facts[THREE_PLAY] = 1 if deal.players == 3 else 0
        facts[FIVE_PLAY] = 1 if deal.players == 5 else 0
        facts[MY_WEALTH] = min(mine // 10, HIGHEST)
        facts[RICHEST_RIVAL] = min(richest // 10, HIGHEST)
        facts[MEAN_RIVAL] = min(total // (10 * rivals), HIGHEST)
        facts[RICHER_RIVALS] = above
        facts[MY_CARDS] = bits.bit_count(deal.hands[seat])
        facts[RIVALS_CARDS] = 2 * size // rivals
        facts[MY_VALUE] = min(value(deal.hands[seat]) // 10, HIGHEST)
        facts[RIVALS_VALUE] = spending // (10 * rivals)
        facts[MOST_VALUE] = min(most_spending // 10, HIGHEST)
        facts[MY_COINS] = bits.bit_count(deal.hands[seat] >> FIRST_COIN)
        facts[RIVALS_COINS] = coins
        facts[RIGHT_VALUE] = min(value(deal.piles[RIGHT]) // 10, HIGHEST)
        facts[LEFT_VALUE] = min(value(deal.piles[LEFT]) // 10, HIGHEST)
        facts[DISPLAY_CARDS] = bits.bit_count(deal.piles[RIGHT] | deal.piles[LEFT])
