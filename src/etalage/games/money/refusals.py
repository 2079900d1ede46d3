"""Why a move is not legal, in words and with the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from etalage.games.errors import IllegalMove, unexplained
from etalage.games.money.notation import Move, card_texts
from etalage.games.money.numbers import BIDDING, EXCHANGE_MARK, PLAY_MONEY

if TYPE_CHECKING:
    from etalage.games.money.rules import Deal


def refusal(deal: Deal, seat: int, move: Move) -> IllegalMove:
    """The reason why this seat, which is to move, may not do this; the move is known to be illegal."""
    if deal.phase == BIDDING:
        if move.code & EXCHANGE_MARK:
            return _illegal(move, "not-while-bidding", "M7", "the bids are being made: bid")
        absent = card_texts(move.code & ~(deal.hands[seat] | PLAY_MONEY))
        if not absent:
            raise unexplained(move)
        return _illegal(move, "not-in-hand", "M7", f"not in your hand: {' '.join(absent)}", cards=absent)
    if not move.code & EXCHANGE_MARK:
        return _illegal(move, "not-in-exchange", "M12", "the bids are exchanged: take a display, swap or keep")
    other = move.code ^ EXCHANGE_MARK
    if other == seat:
        return _illegal(move, "swap-with-oneself", "M12b", "that is you; to have your own bid back, keep", seat=other)
    if other >= deal.players:
        return _illegal(move, "no-such-seat", "M12b", f"there is no seat {other}", seat=other)
    return _illegal(move, "no-bid-left", "M12b", f"seat {other} has no bid on the table", seat=other)


def _illegal(move: Move, reason: str, clause: str, message: str, **facts: object) -> IllegalMove:
    return IllegalMove(reason, clause, f"{move}: {message}", **facts)
