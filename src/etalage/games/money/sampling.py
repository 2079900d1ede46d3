"""Worlds that a view allows."""

from __future__ import annotations

from etalage.games import bits
from etalage.games.money.numbers import BIDDING, EVERYONE
from etalage.games.money.rules import Deal
from etalage.games.money.view import View
from etalage.games.rng import Rng


def sample(view: View, rng: Rng) -> Deal:
    """A deal that looks like this view, every such deal with the same chance.

    Bids that others have sealed are still to be made there; the observer's own stays.
    """
    deal: Deal = Deal.__new__(Deal)
    deal.zero_fields()
    sample_into(deal, view, rng)
    return deal


def sample_many(view: View, count: int, rng: Rng) -> Deal:
    """Sample so many worlds one after the other and return the last: what a search does, without the search."""
    deal = sample(view, rng)
    for _ in range(count - 1):
        sample_into(deal, view, rng)
    return deal


def sample_into(deal: Deal, view: View, rng: Rng) -> None:
    """The same, into a deal that is there already: the unseen cards are shuffled in the pile and dealt out again."""
    deal.assign_table(view)
    deal.waiting = view.players if view.phase == BIDDING else 0
    number = 0
    unseen = view.unseen
    while unseen != 0:
        deal.pile[number] = bits.lowest_bit(unseen)
        unseen &= unseen - 1
        number += 1
    for i in range(number - 1, 0, -1):
        j = rng.below(i + 1)
        card = deal.pile[i]
        deal.pile[i] = deal.pile[j]
        deal.pile[j] = card
    deal.top = 0
    for seat in range(view.players):
        deal.sealed[seat] = view.sealed[seat]
        if view.sealed[seat] != 0:
            deal.waiting -= 1
        if view.visible_seats >> seat & 1:
            deal.hands[seat] = view.hands[seat]
        else:
            deal.hands[seat] = view.known[seat]
            for _ in range(view.sizes[seat] - bits.bit_count(view.known[seat])):
                deal.hands[seat] |= bits.single(deal.pile[deal.top])
                deal.top += 1
    if view.visible_seats == EVERYONE:
        for slot in range(view.pile_size):
            deal.pile[slot] = view.pile[slot]
