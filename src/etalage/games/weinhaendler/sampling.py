"""Worlds that a view allows."""

from __future__ import annotations

from etalage.games import bits
from etalage.games.rng import Rng
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.numbers import UNSEEN
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.view import View


def sample(view: View, rng: Rng) -> Deal:
    """A deal that looks like this view, every such deal with the same chance."""
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
    """The same, into a deal that is there already: the unseen cards wait behind the pile and are dealt out again."""
    deal.assign_table(view)
    deal.top = 0
    end = view.pile_size
    unseen = view.unseen
    while unseen:
        kind = bits.lowest_bit(unseen) >> 1
        unseen -= cards.one(kind)
        deal.pile[end] = kind
        end += 1
    for seat in range(view.players):
        if view.visible_seats >> seat & 1:
            deal.hands[seat] = view.hands[seat]
        else:
            deal.hands[seat] = view.known[seat]
            for _ in range(view.sizes[seat] - cards.size(view.known[seat])):
                deal.hands[seat] += cards.one(_take_random(deal, end, rng))
                end -= 1
    for slot in range(view.pile_size):
        if view.pile[slot] != UNSEEN:
            deal.pile[slot] = view.pile[slot]
        else:
            deal.pile[slot] = _take_random(deal, end, rng)
            end -= 1


def _take_random(deal: Deal, end: int, rng: Rng) -> int:
    """One of the cards that wait behind the pile; the last of them takes its place."""
    chosen = deal.pile_size + rng.below(end - deal.pile_size)
    kind = deal.pile[chosen]
    deal.pile[chosen] = deal.pile[end - 1]
    return kind
