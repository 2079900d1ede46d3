"""Which bids were turned up in a round, told from what a seat saw before it bid and sees when its turn comes."""

from __future__ import annotations

from itertools import permutations

from etalage.games.money.numbers import LEFT, RIGHT
from etalage.games.money.scoring import rank
from etalage.games.money.view import View

NOTHING = 0


def bids_seen(before: View, now: View) -> list[int] | None:
    """The bid of each seat; None if what was seen has no explanation, as when a kept bid was partly known before.

    Those who have acted hold what they took; all bids of others lie somewhere or were taken. Whose was which? So that
    it comes to this table, if everyone did what they did.
    """
    me, seats = now.observer, range(now.players)
    mine = before.hands[me] & ~now.hands[me]
    taken = [now.known[seat] & ~before.known[seat] if seat != me else NOTHING for seat in seats]
    displays = {before.piles[RIGHT], before.piles[LEFT], mine, NOTHING}
    lots = [lot for lot in {*now.piles, *taken} if lot not in displays]
    others = [seat for seat in seats if seat != me]
    if len(lots) > len(others):
        return None
    lots = sorted(lots) + [NOTHING] * (len(others) - len(lots))
    for owned in sorted(set(permutations(lots))):
        bids = dict(zip(others, owned, strict=True))
        bids[me] = mine
        if _leads_to(bids, before, now, taken):
            return [bids[seat] for seat in seats]
    return None


def _leads_to(bids: dict[int, int], before: View, now: View, taken: list[int]) -> bool:
    """Whether the table is as it is if these were the bids: the owner of the highest acts, until it is my turn."""
    me, seats = now.observer, range(now.players)
    for seat in seats:
        possible = before.hands[me] if seat == me else before.known[seat] | before.unseen
        held = now.sizes[seat] - before.sizes[seat] - taken[seat].bit_count() + bids[seat].bit_count()
        if bids[seat] & ~possible or held != 0:
            return False
    piles = [bids.get(seat, NOTHING) for seat in range(RIGHT)] + [before.piles[RIGHT], before.piles[LEFT]]
    while True:
        seat = max(seats, key=lambda each: rank(piles[each]))
        if seat == me or not piles[seat] or not taken[seat] or taken[seat] not in piles:
            return piles == list(now.piles)
        place = piles.index(taken[seat])
        piles[place] = piles[seat]
        piles[seat] = NOTHING
