"""The cellar: a pyramid of 5, 4, 3, 2, 1 places.  # W19

A set of places is an integer used as a bit set. Row r, column c (row 1 is the bottom, a cellar's first bottle lies
at 1:0) is place 10 · (r − 1) + c + 4; it rests on r−1:c and r−1:c+1. One column more than the nine that can occur
keeps the rows apart.
"""

from etalage.games import bits
from etalage.games.weinhaendler.numbers import (
    COLUMNS, DIFFERENT, FIRST_COLUMN, FIRST_PLACE, IDENTICAL, PLACES, ROWS,
)  # fmt: skip

BOTTOM_ROW = (1 << COLUMNS) - 1

# The five shapes of a trio, each given by the steps from its lowest, leftmost place to the other two.  # W27
UP_RIGHT = COLUMNS
UP_LEFT = COLUMNS - 1
FIRST_STEPS = (1, UP_RIGHT, UP_LEFT, 1, UP_LEFT)
SECOND_STEPS = (2, 2 * UP_RIGHT, 2 * UP_LEFT, UP_RIGHT, UP_RIGHT)
"""Side by side; straight up to the right; straight up to the left; a triangle on its base; one on its point."""


def place_at(row: int, column: int) -> int:
    return COLUMNS * (row - 1) + column - FIRST_COLUMN


def row_of(place: int) -> int:
    return place // COLUMNS + 1


def column_of(place: int) -> int:
    return place % COLUMNS + FIRST_COLUMN


def open_places(taken: int) -> int:
    """Where the next bottle can go, covering aside; all of a full pyramid's places are taken."""
    bottom = taken & BOTTOM_ROW
    if not bottom:
        return 1 << FIRST_PLACE
    places = (taken & taken >> 1) << COLUMNS  # W21
    if not bottom_row_is_full(taken):
        places |= bottom << 1 | bottom >> 1  # W20
    return places & ~taken


def bottom_row_is_full(taken: int) -> bool:
    return bits.bit_count(taken & BOTTOM_ROW) == ROWS


def is_complete(taken: int, empties: int) -> bool:
    return bits.bit_count(taken) == PLACES and not empties  # W24


def trio_points(same: int, one: int, two: int, three: int, place: int, trio_shapes: int) -> int:
    """What the trios are worth that the bottle at this place completes.  # W26, W27, W28

    `same` are the places of its wine, itself included; `one`, `two`, `three` the places by stars.
    """
    if same & same - 1 == 0:
        return 0
    points = 0
    for number in range(trio_shapes):
        first = FIRST_STEPS[number]
        second = SECOND_STEPS[number]
        shape = 1 | 1 << first | 1 << second
        points += _trio(same, one, two, three, shape, place)
        points += _trio(same, one, two, three, shape, place - first)
        points += _trio(same, one, two, three, shape, place - second)
    return points


def trios(same: int, one: int, two: int, three: int, place: int, trio_shapes: int) -> list[int]:
    """The points of each of those trios."""
    points = []
    for number in range(trio_shapes):
        first, second = FIRST_STEPS[number], SECOND_STEPS[number]
        shape = 1 | 1 << first | 1 << second
        points += [_trio(same, one, two, three, shape, place - step) for step in (0, first, second)]
    return [point for point in points if point]


def _trio(same: int, one: int, two: int, three: int, shape: int, base: int) -> int:
    if base < 0:
        return 0
    trio = shape << base
    if same & trio != trio:
        return 0
    if one & trio == trio or two & trio == trio or three & trio == trio:
        return IDENTICAL
    if one & trio and two & trio and three & trio:
        return DIFFERENT
    return 0
