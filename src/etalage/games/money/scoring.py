"""What cards are worth in Money!: as a bid, and in the hand at the end of a deal.

A set of cards is an integer used as a bit set (numbers.py).
"""

from etalage.games import bits
from etalage.games.money.numbers import (
    CARDS, COIN_VALUE, COINS, DEDUCTION, FIRST_20, FIRST_30, FIRST_40, FIRST_50, FIRST_60, FIRST_COIN, FULL_FROM,
    NUMBER_OF_CURRENCIES, TRIO_BONUS,
)  # fmt: skip

TRIO = 0b111


def value_of(card: int) -> int:
    """The number on a card: M1, M2, MR1."""
    if card < FIRST_30:
        return 20
    if card < FIRST_40:
        return 30
    if card < FIRST_50:
        return 40
    if card < FIRST_60:
        return 50
    return 60 if card < FIRST_COIN else COIN_VALUE


# Values are 10 to 60, so three counts, one for each binary digit of value / 10, add up any set.
ONES = sum(1 << card for card in range(CARDS) if value_of(card) // 10 & 1)
TWOS = sum(1 << card for card in range(CARDS) if value_of(card) // 10 & 2)
FOURS = sum(1 << card for card in range(CARDS) if value_of(card) // 10 & 4)


def value(cards: int) -> int:
    """The sum of notes and coins; play money adds nothing.  # M7"""
    return 10 * bits.bit_count(cards & ONES) + 20 * bits.bit_count(cards & TWOS) + 40 * bits.bit_count(cards & FOURS)


def rank(bid: int) -> int:
    """Orders the bids: by value, among equals the lowest serial number first; 0 where there is no bid.  # M11"""
    return value(bid) * 128 + 127 - bits.lowest_bit(bid) if bid else 0


def amount(hand: int, currency: int) -> int:
    """What the notes of one currency add up to."""
    return (
        20 * bits.bit_count(hand >> (FIRST_20 + 3 * currency) & TRIO)
        + 30 * bits.bit_count(hand >> (FIRST_30 + 3 * currency) & TRIO)
        + (40 if hand >> (FIRST_40 + currency) & 1 else 0)
        + (50 if hand >> (FIRST_50 + currency) & 1 else 0)
        + (60 if hand >> (FIRST_60 + currency) & 1 else 0)
    )


def counted(notes: int) -> int:
    """What an amount of one currency counts: 200 or more in full, less 100 less.  # M15"""
    if notes >= FULL_FROM:
        return notes
    return notes - DEDUCTION if notes > DEDUCTION else 0


def trios(hand: int, currency: int) -> int:
    """How many trios of a currency the hand holds: all its 20s, all its 30s.  # M17"""
    number = 0
    if hand >> (FIRST_20 + 3 * currency) & TRIO == TRIO:
        number += 1
    if hand >> (FIRST_30 + 3 * currency) & TRIO == TRIO:
        number += 1
    return number


def wealth(hand: int) -> int:
    """What a hand is worth at the end.  # M15, M16, M17, M18"""
    total = COIN_VALUE * bits.bit_count(hand >> FIRST_COIN & (1 << COINS) - 1)
    for currency in range(NUMBER_OF_CURRENCIES):
        total += counted(amount(hand, currency)) + TRIO_BONUS * trios(hand, currency)
    return total
