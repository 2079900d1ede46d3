"""What a bid of Money! would bring in exchange for a display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from etalage.games.money.numbers import EXCHANGE_MARK, LEFT, PLAY_MONEY, RIGHT
from etalage.games.money.schema import MoneyProspects
from etalage.games.money.scoring import value, wealth

if TYPE_CHECKING:
    from etalage.games.money.notation import Move
    from etalage.games.money.view import View


def bid_preview(view: View, move: Move) -> MoneyProspects | None:
    """The gain in wealth if the bid were exchanged for a display and the deal ended then, by the view before this move;
    None for anything but a bid. Who bids play money alone exchanges nothing.  # M10, M12a, M15"""
    if move.code & EXCHANGE_MARK:
        return None
    hand = view.hands[view.observer]
    bid = move.code & ~PLAY_MONEY

    def gain(display: int) -> int | None:
        return wealth(hand & ~bid | view.piles[display]) - wealth(hand) if bid else None

    return {"value": value(bid), "right": gain(RIGHT), "left": gain(LEFT)}
