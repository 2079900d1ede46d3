"""How the wealth of hands comes about in Money!, as far as one may see them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from etalage.games.money.numbers import (
    COINS, CURRENCIES, DEDUCTION, FIRST_20, FIRST_30, FIRST_COIN, FULL_FROM, NOTES, TRIO_BONUS,
)  # fmt: skip
from etalage.games.money.schema import Currency, MoneyAmount, MoneyReckoning, MoneyTrio, TrioValue
from etalage.games.money.scoring import amount, counted, trios, wealth

if TYPE_CHECKING:
    from etalage.games.money.view import View

REMEMBERED = 4096
FIRST_OF_TRIOS: dict[TrioValue, int] = {20: FIRST_20, 30: FIRST_30}  # M17
ALL_COINS = (1 << COINS) - 1 << FIRST_COIN


def score_breakdown(view: View) -> list[MoneyReckoning | None]:
    """Of each hand that the observer sees, with the bid that lies before it; None for the others.  # M15, M16, M17"""
    hands, piles = view.hands, view.piles
    return [
        _breakdown(hands[seat] | piles[seat], view.deck) if view.visible_seats >> seat & 1 else None
        for seat in range(view.players)
    ]


def _breakdown(cards: int, deck: int) -> MoneyReckoning:
    currencies, bonuses = _by_currency(cards, deck)
    return {
        "currencies": {code: figures.copy() for code, figures in currencies.items()},
        "coins": (cards & ALL_COINS).bit_count(),
        "trios": [bonus.copy() for bonus in bonuses],
        "total": wealth(cards),
    }


@lru_cache(REMEMBERED)
def _by_currency(cards: int, deck: int) -> tuple[dict[Currency, MoneyAmount], list[MoneyTrio]]:
    """Of the currencies in the deck: what the notes count, and the trios."""
    currencies: dict[Currency, MoneyAmount] = {}
    bonuses: list[MoneyTrio] = []
    for number, code in enumerate(CURRENCIES):
        if deck & _notes(20, number):  # M5
            notes = amount(cards, number)
            currencies[code] = {"sum": notes, "counted": counted(notes), "missing": _missing(notes)}
            bonuses += [
                {"currency": code, "value": value, "points": TRIO_BONUS}
                for value in FIRST_OF_TRIOS
                if trios(cards & _notes(value, number), number)
            ]
    return currencies, bonuses


def _notes(value: TrioValue, currency: int) -> int:
    """All notes of this value and currency, where there are several."""
    return (1 << NOTES[value]) - 1 << FIRST_OF_TRIOS[value] + NOTES[value] * currency


def _missing(notes: int) -> int:
    """To the amount from which a currency counts at all, then to the one from which it counts in full.  # M15"""
    if notes >= FULL_FROM:
        return 0
    return (DEDUCTION if notes < DEDUCTION else FULL_FROM) - notes
