"""What a bid of Die Weinhändler would bring if the bidding ended with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.numbers import BID, VERB_SHIFT
from etalage.games.weinhaendler.schema import Lot, WeinhaendlerProspects

if TYPE_CHECKING:
    from etalage.games.weinhaendler.notation import Move
    from etalage.games.weinhaendler.view import View


def bid_preview(view: View, move: Move) -> WeinhaendlerProspects | None:
    """Whose lot the observer would take and who would take theirs, by the bids as they lie before this move; None for
    anything but a bid.  # W14, W15"""
    if move.code >> VERB_SHIFT != BID:
        return None
    me = view.observer
    values = list(view.values[: view.players])
    values[me] += cards.value(move.code)
    ranking = sorted((seat for seat in range(view.players) if values[seat]), key=lambda seat: -values[seat])
    lots: list[Lot] = ["display", *ranking, "display"]
    place = lots.index(me)
    return {
        "value": values[me],
        "rank": place,
        "of": len(ranking),
        "takes": lots[place - 1],
        "gives": lots[place + 1],
    }
