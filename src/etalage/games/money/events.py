"""What happens at a move of Money!, as each may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from etalage.games.events import Event, over
from etalage.games.money.notation import card_texts
from etalage.games.money.numbers import BIDDING, ENDINGS, EXCHANGE_MARK, KEEP, LEFT, PLAY_MONEY, RIGHT
from etalage.games.money.score_breakdown import score_breakdown
from etalage.games.money.scoring import value

if TYPE_CHECKING:
    from etalage.games.money.notation import Move
    from etalage.games.money.rules import Deal

DISPLAYS = {RIGHT: "right", LEFT: "left"}


def events(before: Deal, seat: int, move: Move, after: Deal, observer: int | None) -> list[Event]:
    """Everything that this move brought about, in order."""
    if before.phase == BIDDING:
        told = _bid(before, seat, move, observer)
        if before.waiting - (not before.sealed[seat]) == 0:
            told.append(_reveal(before, seat, move))
    else:
        told = [_exchange(before, seat, move)]
    if after.round > before.round:
        told += _new_round(before, seat, move, after)
    outcome = after.outcome()
    if outcome:
        hands = [card_texts(hand) for hand in after.hands[: after.players]]  # M14
        told.append(over(outcome, hands=hands, reckoning=score_breakdown(after.view(None))))
    return told


def is_told_alike(before: Deal, move: Move) -> bool:
    """All but sealed bids.  # MR5"""
    return before.phase != BIDDING


def _bid(before: Deal, seat: int, move: Move, observer: int | None) -> list[Event]:
    """Nobody learns of a bid more than that it is there, nor of a change at all.  # MR5"""
    if observer == seat:
        return [Event("sealed", {"seat": seat, "cards": list(move.cards)})]
    return [] if before.sealed[seat] else [Event("sealed", {"seat": seat})]


def _reveal(before: Deal, seat: int, move: Move) -> Event:
    """All bids, those of play money alone too.  # M9"""
    bids = list(before.sealed[: before.players])
    bids[seat] = move.code
    return Event(
        "reveal", {"bids": [card_texts(bid) for bid in bids], "values": [value(bid & ~PLAY_MONEY) for bid in bids]}
    )


def _exchange(before: Deal, seat: int, move: Move) -> Event:
    pile = move.code ^ EXCHANGE_MARK
    left = card_texts(before.piles[seat])
    if pile == KEEP:
        return Event("keep", {"seat": seat, "cards": left})
    taken = card_texts(before.piles[pile])
    if pile in DISPLAYS:
        return Event("take", {"seat": seat, "display": DISPLAYS[pile], "taken": taken, "left": left})
    return Event("swap", {"seat": seat, "with": pile, "taken": taken, "left": left})


def _new_round(before: Deal, seat: int, move: Move, after: Deal) -> list[Event]:
    """The last exchange may have put a bid in the place of a display before the refill.  # M13"""
    pile = move.code ^ EXCHANGE_MARK
    added: dict[str, object] = {}
    for display, name in DISPLAYS.items():
        lay_there = before.piles[seat] if display == pile else before.piles[display]
        added[name] = card_texts(after.piles[display] & ~lay_there)
    told = [Event("refill", added)] if any(added.values()) else []
    return [*told, Event("round", {"round": after.round, "last": ENDINGS[after.last] or None})]
