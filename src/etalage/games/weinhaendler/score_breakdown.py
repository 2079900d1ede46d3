"""How the points in the cellars of Die Weinhändler come about. Cellars lie open, so everybody reckons alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.notation import place_text
from etalage.games.weinhaendler.numbers import COLUMNS, DIFFERENT, IDENTICAL, PLACES, ROWS, STARS, WINES
from etalage.games.weinhaendler.schema import WeinhaendlerReckoning

if TYPE_CHECKING:
    from etalage.games.weinhaendler.view import View

REMEMBERED = 4096
COMPLETE_PLACES = [cellar.place_at(row, column) for row in range(1, ROWS + 1) for column in range(ROWS + 1 - row)]
"""Of a complete cellar, row by row from the bottom; where its leftmost column was makes no difference to its trios."""


class Scored(NamedTuple):
    """What the bottles of one cellar, or of several, have brought."""

    bottles: int
    stars: int
    alike: int
    mixed: int
    trios: tuple[tuple[tuple[int, ...], int], ...]
    """The places of each, and its points."""


def score_breakdown(view: View) -> list[WeinhaendlerReckoning]:
    """Of each seat: bottles, their stars, and the trios they make.  # W25, W26"""
    wines, stars, points = view.wines, view.stars, view.points
    complete = _complete(view) if view.completed else {}
    told: list[WeinhaendlerReckoning] = []
    for seat in range(view.players):
        building = _building(wines, stars, seat, view.trio_shapes)
        full = complete.get(seat, ())
        scored = _together(building, full) if full else building
        told.append(
            {
                "bottles": scored.bottles,
                "stars": scored.stars,
                "alike": scored.alike,
                "mixed": scored.mixed,
                "points": points[seat],
                "complete": len(full),
                "trios": [
                    {
                        "places": [place_text(place) for place in places],
                        "kind": "alike" if worth == IDENTICAL else "mixed",
                        "points": worth,
                    }
                    for places, worth in building.trios
                ],
            }
        )
    return told


def cellar_points(view: View) -> list[list[int]]:
    """Of each seat: what each of its cellars has brought, complete ones first.  # W24"""
    wines, stars = view.wines, view.stars
    complete = _complete(view) if view.completed else {}
    return [
        [
            each.stars + IDENTICAL * each.alike + DIFFERENT * each.mixed
            for each in (*complete.get(seat, ()), _building(wines, stars, seat, view.trio_shapes))
        ]
        for seat in range(view.players)
    ]


def _building(wines: Sequence[int], stars: Sequence[int], seat: int, trio_shapes: int) -> Scored:
    """The cellar in which a seat can build."""
    return _scored(
        tuple(wines[WINES * seat : WINES * (seat + 1)]), tuple(stars[STARS * seat : STARS * (seat + 1)]), trio_shapes
    )


def _together(building: Scored, full: tuple[Scored, ...]) -> Scored:
    cellars = (building, *full)
    return Scored(
        sum(each.bottles for each in cellars),
        sum(each.stars for each in cellars),
        sum(each.alike for each in cellars),
        sum(each.mixed for each in cellars),
        building.trios,
    )


def _complete(view: View) -> dict[int, tuple[Scored, ...]]:
    """The complete cellars by owner.  # W24"""
    owners, kinds = view.complete_owner, view.complete_kinds
    found: dict[int, tuple[Scored, ...]] = {}
    for number in range(view.completed):
        bottles = tuple(kinds[PLACES * number : PLACES * (number + 1)])
        owner = owners[number]
        found[owner] = (*found.get(owner, ()), _scored_complete(bottles, view.trio_shapes))
    return found


@lru_cache(REMEMBERED)
def _scored_complete(kinds: tuple[int, ...], trio_shapes: int) -> Scored:
    wines, stars = [0] * WINES, [0] * STARS
    for place, kind in zip(COMPLETE_PLACES, kinds, strict=True):
        wines[cards.wine(kind)] |= 1 << place
        stars[cards.stars(kind) - 1] |= 1 << place
    return _scored(tuple(wines), tuple(stars), trio_shapes)


@lru_cache(REMEMBERED)
def _scored(wines: tuple[int, ...], stars: tuple[int, ...], trio_shapes: int) -> Scored:
    """The places of each wine, and those of each number of stars: the same few cellars are shown again and again."""
    trios = []
    for same in wines:
        for places in combinations(_places(same), 3):
            three = sum(1 << place for place in places)
            points = cellar.trio_points(three, stars[0], stars[1], stars[2], places[0], trio_shapes)
            if points:
                trios.append((places, points))
    counts = [places.bit_count() for places in stars]
    worth = [points for _, points in trios]
    return Scored(
        sum(counts),
        sum(number * count for number, count in enumerate(counts, 1)),
        worth.count(IDENTICAL),
        worth.count(DIFFERENT),
        tuple(sorted(trios)),
    )


def _places(bits: int) -> list[int]:
    return [place for place in range(COLUMNS * ROWS) if bits >> place & 1]
