"""What is worth telling of a match of Die Weinhändler."""

from __future__ import annotations

from collections.abc import Iterator

from etalage.games.match import AnyMatch
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.score_breakdown import cellar_points

FULL_CELLAR, GREAT_BOTTLE = "full-cellar", "great-bottle"
GREAT = 8
"""Points by a single bottle."""


def best(match: AnyMatch) -> list[int]:
    """The points of each seat's best cellar."""
    return [max(points) for points in cellar_points(match.deal.open_view())]


def feats(match: AnyMatch) -> list[list[str]]:
    """Of each seat: a pyramid without an empty place (W24), a bottle that brought much at once."""
    complete = {match.deal.complete_owner[number] for number in range(match.deal.completed)}
    most = [0] * match.players
    for seat, gain, _ in _placings(match):
        most[seat] = max(most[seat], gain)
    return [
        [FULL_CELLAR] * (seat in complete) + [GREAT_BOTTLE] * (most[seat] >= GREAT) for seat in range(match.players)
    ]


def before_last_round(match: AnyMatch) -> list[int] | None:
    """The points when the last round began.  # W31"""
    return next((deal.scores() for _, _, deal in _placings(match) if deal.last), None)


def _placings(match: AnyMatch) -> Iterator[tuple[int, int, Deal]]:
    """Every move again: whose it was, what it brought, and the deal after it."""
    played = match.current()
    deal = played.setup.begin(match.options)
    for move in played.moves:
        seat = deal.next_in_record()
        points = deal.points[seat]
        deal.play(seat, move)
        yield seat, deal.points[seat] - points, deal
