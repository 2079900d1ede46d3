"""Facts that speak for a move of Die Weinhändler, as the seat may know them.

Every fact follows from the view by the rules alone, and can be checked by looking at the table. What it weighs, in
points, only decides which facts are told: those in which a move differs most from another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from etalage.coach.findings import Reason
from etalage.coach.telling import Weighty, most_telling
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.notation import Move, bag_texts, card_text, placed
from etalage.games.weinhaendler.numbers import (
    BAG_BITS, BID, BIDDING, COPIES, DONE, DRAW, EMPTY, HAND_LIMIT, KINDS, STARS, VERB_SHIFT, WINES,
)  # fmt: skip
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.sampling import sample
from etalage.games.weinhaendler.view import View
from etalage.games.rng import Rng

THIRD = 4.0
"""Points of three identical ones.  # W26"""
PAIR = 1.0
STAR = 0.5
"""Of a bottle that is still to be placed."""
ANY_CARD = 0.7
EURO = 0.03
OPENNESS = 0.8
"""Of a place in a cellar that waits for a third one."""


def reasons_for(view: View, move: Move, other: Move | None) -> Sequence[Reason]:
    """One or two facts that speak for a move and not, or less, for the other."""
    if view.phase != BIDDING:
        return most_telling(list(_placing_facts(view, move)), list(_placing_facts(view, other)) if other else [])
    spent, others = _bag(move), _bag(other) if other else 0
    both = _common(spent, others)
    own = [*_bid_facts(view, move), *_cost_facts(spent - both)]
    return most_telling(own, [*_bid_facts(view, other), *_cost_facts(others - both)] if other else [])


# Bids: as if everybody else passed now


class _Exchange(NamedTuple):
    """Who takes what, if the bidding ended with a move."""

    stake: int
    lot: int
    seat: int | None
    """Whose bid the lot is; None for the display."""
    to: int | None
    """Who takes my bid."""


def _bid_facts(view: View, move: Move) -> Iterator[Weighty]:
    me = view.seat
    verb = move.code >> VERB_SHIFT
    bag = _bag(move)
    kept = view.hands[me] - bag
    if verb == DRAW:
        yield Weighty(Reason("draw", {}), ANY_CARD)
    found = _exchanged(view, bag)
    if found is None:
        if verb != DRAW:
            yield Weighty(Reason("no-bid", {}), 0.1)
    else:
        yield from _lot_facts(view, kept, found)
        if found.to is not None:
            yield from _gift_facts(view, found)
    yield from _kept_facts(view, kept)


def _exchanged(view: View, bag: int) -> _Exchange | None:
    """None, if I have no bid.  # W14, W15"""
    me = view.seat
    stake = view.bids[me] + bag
    if not stake:
        return None
    mine = view.values[me] + cards.value(bag)
    others = [seat for seat in range(view.players) if seat != me and view.bids[seat]]
    above = min((seat for seat in others if view.values[seat] > mine), key=lambda seat: view.values[seat], default=None)
    below = max((seat for seat in others if view.values[seat] < mine), key=lambda seat: view.values[seat], default=None)
    return _Exchange(stake, view.display if above is None else view.bids[above], above, below)


def _lot_facts(view: View, kept: int, found: _Exchange) -> Iterator[Weighty]:
    me = view.seat
    facts = {"cards": bag_texts(found.lot), "seat": found.seat, "stars": _stars(found.lot)}
    name = "takes-display" if found.seat is None else "takes-bid"
    yield Weighty(Reason(name, facts), STAR * _stars(found.lot))
    for kind in _kinds(found.lot):
        have = cards.count(kept, kind) + _standing(view, me, kind)
        comes = cards.count(found.lot, kind)
        if have < COPIES <= have + comes:
            yield Weighty(Reason("third", {"card": card_text(kind), "have": have, "comes": comes}), THIRD)
        elif have == 1 and comes == 1:
            yield Weighty(Reason("second", {"card": card_text(kind)}), PAIR)


def _gift_facts(view: View, found: _Exchange) -> Iterator[Weighty]:
    """What the next bidder below gets of me: the less, the better."""
    assert found.to is not None
    for kind in _kinds(found.stake):
        theirs = cards.count(view.known[found.to], kind) + _standing(view, found.to, kind)
        if theirs < COPIES <= theirs + cards.count(found.stake, kind):
            yield Weighty(Reason("gives-third", {"seat": found.to, "card": card_text(kind)}), -THIRD)


def _kept_facts(view: View, kept: int) -> Iterator[Weighty]:
    me = view.seat
    for kind in _kinds(view.hands[me]):
        if kind == EMPTY:
            continue
        together = cards.count(kept, kind)
        standing = _standing(view, me, kind)
        if together + standing >= COPIES:
            yield Weighty(Reason("keeps-three", {"card": card_text(kind), "count": together + standing}), THIRD)
        elif together + standing == 2 and together:
            yield Weighty(Reason("keeps-pair", {"card": card_text(kind)}), PAIR)


def _cost_facts(bag: int) -> Iterator[Weighty]:
    """Of what only one of two bids spends."""
    if bag:
        yield Weighty(Reason("costs", {"cards": bag_texts(bag)}), -STAR * _stars(bag) - EURO * cards.value(bag) / 10)


def _bag(move: Move) -> int:
    return move.code & BAG_BITS if move.code >> VERB_SHIFT == BID else 0


def _common(bag: int, other: int) -> int:
    return sum(cards.one(kind) * min(cards.count(bag, kind), cards.count(other, kind)) for kind in range(KINDS))


# Placings


def _placing_facts(view: View, move: Move) -> Iterator[Weighty]:
    me = view.seat
    if move.code >> VERB_SHIFT == DONE:
        if not view.last:
            yield Weighty(Reason("waits", {"cards": cards.size(view.hands[me])}), 0.1)
            yield from _held_facts(view, view.hands[me])
        return
    kind, place = placed(move.code)
    after = _after(view, move)
    points = after.points[me] - view.points[me]
    trios = points - cards.stars(kind) if kind != EMPTY else 0
    if trios:
        facts = {"card": card_text(kind), "trios": trios, "points": points}
        yield Weighty(Reason("scores-trio", facts), float(points))
    elif points:
        yield Weighty(Reason("scores", {"card": card_text(kind), "points": points}), float(points))
    if view.empties[me] >> place & 1:
        yield Weighty(Reason("covers", {"card": card_text(kind)}), OPENNESS)
    if kind == EMPTY:
        yield Weighty(Reason("fills", {}), OPENNESS)
    if cards.size(view.hands[me]) > HAND_LIMIT:
        yield Weighty(Reason("must", {"limit": HAND_LIMIT}), 0.2)
    if not view.last:
        yield from _held_facts(view, view.hands[me] - cards.one(kind))


def _held_facts(view: View, hand: int) -> Iterator[Weighty]:
    """What waits in the hand for more."""
    for kind in _kinds(hand):
        if kind == EMPTY:
            continue
        held = cards.count(hand, kind)
        standing = _standing(view, view.seat, kind)
        if held + standing >= COPIES:
            yield Weighty(Reason("holds-three", {"card": card_text(kind), "count": held}), THIRD)
        elif held == 2:
            yield Weighty(Reason("holds-pair", {"card": card_text(kind)}), PAIR)


def _after(view: View, move: Move) -> Deal:
    """A table on which the move has been made: what cellars score hangs on nothing hidden."""
    world = sample(view, Rng(0))
    world.apply(move.code)
    return world


def _kinds(bag: int) -> Iterator[int]:
    return (kind for kind in range(KINDS) if cards.count(bag, kind))


def _stars(bag: int) -> int:
    return sum(cards.stars(kind) * cards.count(bag, kind) for kind in _kinds(bag) if kind != EMPTY)


def _standing(view: View, seat: int, kind: int) -> int:
    """How many bottles of a kind stand in the cellar that is being built."""
    if kind == EMPTY:
        return 0
    places = view.wines[WINES * seat + cards.wine(kind)] & view.stars[STARS * seat + cards.stars(kind) - 1]
    return places.bit_count()
