"""Why a move is not legal, in words and with the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from etalage.games.errors import IllegalMove, unexplained
from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.notation import Move, bag_texts, card_text, placed
from etalage.games.weinhaendler.numbers import BID, BIDDING, DONE, DRAW, PLACE, PLACES, VERB_SHIFT

if TYPE_CHECKING:
    from etalage.games.weinhaendler.rules import Deal


def refusal(deal: Deal, move: Move) -> IllegalMove:
    """The reason why the seat to move may not do this; the move is known to be illegal."""
    verb = move.code >> VERB_SHIFT
    if deal.phase == BIDDING:
        if verb == BID:
            return _bid_refused(deal, move)
        if verb == DRAW:
            if deal.bids[deal.seat]:
                return _illegal(move, "draw-after-bid", "W13", "only who passes without having bid may draw")
            return _illegal(move, "draw-from-nothing", "WR1", "the pile has no card left to draw")
        return _illegal(move, "not-while-bidding", "W7", "the bidding is on: bid or pass")
    if verb == PLACE:
        return _placing_refused(deal, move)
    if verb == DONE:
        hand = cards.size(deal.hands[deal.seat])
        return _illegal(move, "hand-too-large", "W18", f"{hand} cards in hand: place until six are left", count=hand)
    return _illegal(move, "not-in-cellars", "W18", "the cellars are being filled: place a bottle, or done")


def money(tenths: int) -> str:
    """An amount as English writes it.  # W3"""
    return f"€ {tenths // 10}.{tenths % 10}0"


def _illegal(move: Move, reason: str, clause: str, message: str, **facts: object) -> IllegalMove:
    return IllegalMove(reason, clause, f"{move}: {message}", **facts)


def _bid_refused(deal: Deal, move: Move) -> IllegalMove:
    absent = cards.without(move.code, deal.hands[deal.seat])
    if absent:
        names = bag_texts(absent)
        return _illegal(move, "not-in-hand", "W8", f"not in your hand: {' '.join(names)}", cards=names)
    value = deal.values[deal.seat] + cards.value(move.code)
    holder = next((seat for seat in range(deal.players) if seat != deal.seat and deal.values[seat] == value), None)
    if holder is None:
        raise unexplained(move)
    return _illegal(
        move, "bid-equals", "W9", f"seat {holder}'s bid already stands at {money(value)}", seat=holder, value=value
    )


def _placing_refused(deal: Deal, move: Move) -> IllegalMove:
    me = deal.seat
    kind, place = placed(move.code)
    taken = deal.taken[me]
    if not cards.count(deal.hands[me], kind):
        return _illegal(move, "not-in-hand", "W18", f"not in your hand: {card_text(kind)}", cards=[card_text(kind)])
    if deal.empties[me] >> place & 1:
        return _illegal(move, "empty-on-empty", "W23", "only a wine bottle may cover an empty one")
    if taken >> place & 1:
        return _illegal(move, "place-taken", "W22", "nothing may cover a wine bottle")
    if taken.bit_count() == PLACES:
        return _illegal(move, "pyramid-full", "WR9", "the pyramid is full: cover its empty bottles first")
    if not taken:
        return _illegal(move, "cellar-begins", "W20", "a cellar's first bottle lies at 1:0")
    if cellar.row_of(place) > 1:
        return _illegal(move, "unsupported", "W21", "both places below it must be taken")
    if cellar.bottom_row_is_full(taken):
        return _illegal(move, "row-full", "W20", "the bottom row has its five bottles")
    return _illegal(move, "row-gap", "W20", "the bottom row grows only at its two ends")
