"""What happens at a move of Die Weinhändler, as each may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from etalage.games.events import Event, over
from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.notation import bag_texts, card_text, place_text, placed
from etalage.games.weinhaendler.numbers import (
    BID, BIDDING, CELLARS, DRAW, EMPTY, ENDINGS, PLACE, STARS, VERB_SHIFT, WINES,
)  # fmt: skip
from etalage.games.weinhaendler.score_breakdown import score_breakdown

if TYPE_CHECKING:
    from etalage.games.weinhaendler.notation import Move
    from etalage.games.weinhaendler.rules import Deal


def events(before: Deal, seat: int, move: Move, after: Deal, observer: int | None) -> list[Event]:
    """Everything that this move brought about, in order."""
    told = [_move(before, seat, move, after, observer)]
    if before.phase == BIDDING and after.phase == CELLARS:
        told += _exchange(before)
    if len(_complete(after, seat)) > len(_complete(before, seat)):
        told.append(Event("cellar-complete", {"seat": seat}))
    if after.round > before.round:
        added = cards.without(after.display, before.display)
        if added:
            told.append(Event("refill", {"cards": bag_texts(added)}))
        last = ENDINGS[after.last] or None
        told.append(Event("round", {"round": after.round, "start": after.start, "last": last}))
    outcome = after.outcome()
    if outcome:
        told.append(over(outcome, reckoning=score_breakdown(after.view(None))))
    return told


def is_told_alike(before: Deal, move: Move) -> bool:
    """All but hidden draws.  # WR3"""
    return not (before.hidden_draw and move.code >> VERB_SHIFT == DRAW)


def _move(before: Deal, seat: int, move: Move, after: Deal, observer: int | None) -> Event:
    verb = move.code >> VERB_SHIFT
    if verb == BID:
        value = before.values[seat] + cards.value(move.code)
        return Event("bid", {"seat": seat, "cards": list(move.cards), "value": value})
    if verb == DRAW:
        return _draw(before, seat, observer)
    if verb == PLACE:
        return _placing(before, seat, move, after)
    return Event(move.verb, {"seat": seat})


def _draw(before: Deal, seat: int, observer: int | None) -> Event:
    """With hidden draws only the drawer knows which cards.  # W13, WR3"""
    drawn = sorted(before.pile[before.top : before.top + min(2, before.pile_size)])
    facts: dict[str, object] = {"seat": seat, "drawn": len(drawn)}
    if observer == seat or not before.hidden_draw:
        facts["kept"] = card_text(drawn[0])
        facts["under"] = card_text(drawn[1]) if len(drawn) > 1 else None
    return Event("draw", facts)


def _placing(before: Deal, seat: int, move: Move, after: Deal) -> Event:
    kind, place = placed(move.code)
    stars = cards.stars(kind)
    trios = []
    if kind != EMPTY:
        own = STARS * seat
        bit = 1 << place
        planes = [before.stars[own + number] | (bit if number + 1 == stars else 0) for number in range(STARS)]
        same = before.wines[WINES * seat + cards.wine(kind)] | bit
        trios = cellar.trios(same, planes[0], planes[1], planes[2], place, before.trio_shapes)
    return Event(
        "place",
        {
            "seat": seat,
            "card": card_text(kind),
            "place": place_text(place),
            "covers": bool(before.empties[seat] >> place & 1),
            "stars": stars,
            "trios": trios,
            "points": after.points[seat] - before.points[seat],
        },
    )


def _exchange(before: Deal) -> list[Event]:
    """Who took what: the last pass changed no bid.  # W14, W15, W16"""
    bidders = [seat for seat in range(before.players) if before.bids[seat]]
    ranking = sorted(bidders, key=lambda seat: -before.values[seat])
    told = []
    lot, source = before.display, "display"
    for seat in ranking:
        told.append(Event("take", {"seat": seat, "cards": bag_texts(lot), "from": source}))
        lot, source = before.bids[seat], str(seat)
    told.append(Event("display" if ranking else "no-bids", {"cards": bag_texts(lot)}))
    return told


def _complete(deal: Deal, seat: int) -> list[int]:
    return [number for number in range(deal.completed) if deal.complete_owner[number] == seat]
