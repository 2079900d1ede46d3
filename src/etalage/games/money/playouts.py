"""Many deals and deep trees without the interpreter."""

from __future__ import annotations

from etalage.games import bits
from etalage.games.money.deck import draw_removed
from etalage.games.money.notation import exchanging
from etalage.games.money.numbers import BIDDING, KEEP, PILES, PLAY_MONEY
from etalage.games.money.rules import Deal
from etalage.games.rng import Rng


def random_deals(players: int, count: int, rng: Rng) -> int:
    """Shuffle and play so many deals at random; returns the decisions made. Other threads can run meanwhile."""
    blank = Deal(players, draw_removed(players, rng.below))
    return _random_deals(blank.copy(), blank, count, rng)


def _random_deals(deal: Deal, blank: Deal, count: int, rng: Rng) -> int:
    lock = bits.release_gil()
    decisions = 0
    for _ in range(count):
        deal.assign(blank)
        deal._shuffle(rng)
        decisions += deal.playout(rng)
    bits.acquire_gil(lock)
    return decisions


def perft(deal: Deal, depth: int) -> int:
    """The leaves of the tree of moves in record order, so many moves deep; a finished deal is a leaf."""
    if depth == 0 or deal.is_over():
        return 1
    seat = deal.next_seat()
    if depth == 1:
        return deal.legal_count(seat)
    leaves = 0
    after = deal.copy()
    if deal.phase == BIDDING:
        hand = deal.hands[seat] | PLAY_MONEY
        bid = hand
        while bid:
            after.assign(deal)
            after.apply(seat, bid)
            leaves += perft(after, depth - 1)
            bid = (bid - 1) & hand
    else:
        for pile in range(PILES):
            if deal.piles[pile] != 0:
                after.assign(deal)
                after.apply(seat, exchanging(KEEP if pile == seat else pile))
                leaves += perft(after, depth - 1)
    return leaves
