"""Many deals and deep trees without the interpreter."""

from __future__ import annotations

from etalage.games import bits
from etalage.games.weinhaendler.rules import Deal
from etalage.games.rng import Rng


def random_deals(players: int, count: int, rng: Rng) -> int:
    """Shuffle and play so many deals at random; returns the decisions made. Other threads can run meanwhile."""
    blank = Deal(players)
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
    """The leaves of the tree of moves, so many moves deep; a finished deal is a leaf."""
    if depth == 0 or deal.is_over():
        return 1
    if depth == 1:
        return deal.legal_count(deal.seat)
    leaves = 0
    after = deal.copy()
    for index in range(deal.candidates()):
        code = deal.candidate(index)
        if deal.is_legal(code):
            after.assign(deal)
            after.apply(code)
            leaves += perft(after, depth - 1)
    return leaves
