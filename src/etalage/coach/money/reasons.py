"""Facts that speak for a move of Money!, as the seat may know them.

Every fact follows from the view by the rules alone, and can be checked by looking at the table. What it weighs, in
points, only decides which facts are told: those in which a move differs most from another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from etalage.coach.findings import Reason
from etalage.coach.telling import Weighty, most_telling
from etalage.games.money.notation import Move, card_texts
from etalage.games.money.numbers import (
    BIDDING, CURRENCIES, EXCHANGE_MARK, FIRST_20, FIRST_30, FULL_FROM, KEEP, LEFT, NUMBER_OF_CURRENCIES, PLAY_MONEY,
    RIGHT,
)  # fmt: skip
from etalage.games.money.scoring import amount, value, wealth
from etalage.games.money.view import View

TRIO = 0b111
COMPLETE = 100.0
"""Points of a trio, and of a currency that comes to count in full.  # M15, M17"""
PAIR = 30.0
GROWTH = 0.8
"""What a point counts of a currency that grows towards that."""
LOSS = 0.5
"""What a point of a bid counts: it may come back as another."""


def reasons_for(view: View, move: Move, other: Move | None) -> Sequence[Reason]:
    """One or two facts that speak for a move and not, or less, for the other."""
    if view.phase != BIDDING:
        return most_telling(list(_exchange_facts(view, move)), list(_exchange_facts(view, other)) if other else [])
    spent, others = move.code & ~PLAY_MONEY, other.code & ~PLAY_MONEY if other else 0
    own = [*_bid_facts(view, move), *_cost_facts(spent & ~others)]
    return most_telling(own, [*_bid_facts(view, other), *_cost_facts(others & ~spent)] if other else [])


def _bid_facts(view: View, move: Move) -> Iterator[Weighty]:
    hand = view.hands[view.observer]
    bid = move.code & ~PLAY_MONEY
    rest = hand & ~bid
    if not bid:
        yield Weighty(Reason("sits-out", {}), 1.0)
        yield from _kept(hand, rest)
        return
    for display, name in ((RIGHT, "right"), (LEFT, "left")):
        gain = wealth(rest | view.piles[display]) - wealth(hand)
        if gain > 0:
            facts = {"display": name, "cards": card_texts(view.piles[display]), "gain": gain}
            yield Weighty(Reason("display-gains", facts), float(gain))
        yield from _completed(rest, view.piles[display], {"display": name})
    yield from _kept(hand, rest)
    yield from _broken(hand, rest)


def _cost_facts(bid: int) -> Iterator[Weighty]:
    """Of what only one of two bids spends."""
    if bid:
        yield Weighty(Reason("costs", {"cards": card_texts(bid), "value": value(bid)}), -LOSS * value(bid))


def _exchange_facts(view: View, move: Move) -> Iterator[Weighty]:
    me = view.observer
    pile = move.code ^ EXCHANGE_MARK
    pile = me if pile == KEEP else pile
    hand, taken = view.hands[me], view.piles[pile]
    gain = wealth(hand | taken) - wealth(hand)
    if gain > 0:
        yield Weighty(Reason("gains", {"cards": card_texts(taken), "gain": gain}), float(gain))
    yield from _completed(hand, taken, {})
    if pile != me:
        yield from _left_to_others(view, view.piles[me], taken)


def _completed(hand: int, lot: int, facts: dict[str, object]) -> Iterator[Weighty]:
    """What a lot makes whole."""
    together = hand | lot
    for currency in range(NUMBER_OF_CURRENCIES):
        name = CURRENCIES[currency]
        before, after = amount(hand, currency), amount(together, currency)
        if before < FULL_FROM <= after:
            yield Weighty(Reason("fills-currency", {**facts, "currency": name, "sum": after}), COMPLETE)
        elif before and before < after < FULL_FROM:
            growing = {**facts, "currency": name, "sum": after, "missing": FULL_FROM - after}
            yield Weighty(Reason("grows-currency", growing), GROWTH * (after - before) * after / FULL_FROM)
        for first, note in ((FIRST_20, 20), (FIRST_30, 30)):
            had, has = _notes(hand, first, currency), _notes(together, first, currency)
            if had < 3 == has:
                yield Weighty(Reason("completes-trio", {**facts, "currency": name, "note": note}), COMPLETE)
            elif had < 2 == has and had:
                yield Weighty(Reason("second-of-trio", {**facts, "currency": name, "note": note}), PAIR)


def _kept(hand: int, rest: int) -> Iterator[Weighty]:
    """What stays together."""
    for currency in range(NUMBER_OF_CURRENCIES):
        name = CURRENCIES[currency]
        if amount(rest, currency) >= FULL_FROM:
            yield Weighty(Reason("keeps-currency", {"currency": name, "sum": amount(rest, currency)}), COMPLETE)
        for first, note in ((FIRST_20, 20), (FIRST_30, 30)):
            number = _notes(rest, first, currency)
            if number == 3:
                yield Weighty(Reason("keeps-trio", {"currency": name, "note": note}), COMPLETE)
            elif number == 2:
                yield Weighty(Reason("keeps-pair", {"currency": name, "note": note}), PAIR)


def _broken(hand: int, rest: int) -> Iterator[Weighty]:
    """What a bid takes apart."""
    for currency in range(NUMBER_OF_CURRENCIES):
        name = CURRENCIES[currency]
        if amount(rest, currency) < FULL_FROM <= amount(hand, currency):
            facts = {"currency": name, "sum": amount(rest, currency)}
            yield Weighty(Reason("breaks-currency", facts), -COMPLETE)
        for first, note in ((FIRST_20, 20), (FIRST_30, 30)):
            if _notes(rest, first, currency) < 3 == _notes(hand, first, currency):
                yield Weighty(Reason("breaks-trio", {"currency": name, "note": note}), -COMPLETE)


def _left_to_others(view: View, mine: int, taken: int) -> Iterator[Weighty]:
    """What those who act after me could make of my bid, and what I take from them, as far as their cards are known."""
    for seat in range(view.players):
        if seat == view.observer or not view.ranks[seat]:
            continue
        for weighty in _completed(view.known[seat], mine, {"seat": seat}):
            if weighty.weight >= COMPLETE:
                yield Weighty(Reason(f"leaves-{weighty.reason.name}", weighty.reason.facts), -weighty.weight)
        for weighty in _completed(view.known[seat], taken, {"seat": seat}):
            if weighty.weight >= COMPLETE:
                yield Weighty(Reason(f"denies-{weighty.reason.name}", weighty.reason.facts), weighty.weight / 2)


def _notes(cards: int, first: int, currency: int) -> int:
    """How many 20s, or 30s, of a currency."""
    return (cards >> (first + 3 * currency) & TRIO).bit_count()
