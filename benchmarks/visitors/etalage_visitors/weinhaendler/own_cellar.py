"""One's own cellar as it lies before a player: which bottle shows where, and which places make a trio together."""

from __future__ import annotations

from typing import Any

from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.numbers import (
    COLUMNS, EMPTY, FIRST_COLUMN, FIRST_PLACE, TRIO_SHAPES, KINDS, ROWS, STARS, WINES,
)  # fmt: skip

FREE = -1  # instead of a kind
PLACE_NUMBERS = range(ROWS * COLUMNS)
WINE_OF = tuple(cards.wine(kind) if kind else FREE for kind in range(KINDS))
STARS_OF = tuple(cards.stars(kind) if kind else 0 for kind in range(KINDS))
PRICE_OF = tuple(cards.price(kind) for kind in range(KINDS))

# Rows and columns of the three places of each shape, from the first of them; in the kernel's order.  # W27
_SHAPES = (
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, -1), (2, -2)),
    ((0, 0), (0, 1), (1, 0)),
    ((0, 0), (1, -1), (1, 0)),
)


def _is_a_place(row: int, column: int) -> bool:
    return 1 <= row <= ROWS and FIRST_COLUMN <= column <= 1 - FIRST_COLUMN - row


def _partners(place: int, trio_shapes: int) -> tuple[tuple[int, int], ...]:
    """The two other places of every trio that this place can be part of."""
    row, column = cellar.row_of(place), cellar.column_of(place)
    found = []
    for shape in _SHAPES[:trio_shapes]:
        for own_row, own_column in shape:
            trio = [(row + up - own_row, column + right - own_column) for up, right in shape]
            if all(_is_a_place(*each) for each in trio):
                first, second = (cellar.place_at(*each) for each in trio if each != (row, column))
                found.append((first, second))
    return tuple(found)


PARTNERS = {
    trio_shapes: tuple(_partners(place, trio_shapes) for place in PLACE_NUMBERS)
    for trio_shapes in (TRIO_SHAPES - 1, TRIO_SHAPES)
}  # WR5


class OwnCellar:
    """The cellar that the observer of a view is building."""

    def __init__(self, view: Any) -> None:
        me = view.observer
        self.trio_shapes = view.trio_shapes
        self.taken = view.taken[me]
        self.empties = view.empties[me]
        self.wines = view.wines[WINES * me : WINES * (me + 1)]
        self.stars = view.stars[STARS * me : STARS * (me + 1)]
        self.bottles = self._bottles()
        self.open = [place for place in PLACE_NUMBERS if cellar.open_places(self.taken) >> place & 1]
        bottom = self.taken & (1 << COLUMNS) - 1 or 1 << FIRST_PLACE
        self._left_end = (bottom & -bottom).bit_length() - 1
        self._right_end = bottom.bit_length() - 1
        self.shown_empties = [place for place in PLACE_NUMBERS if self.empties >> place & 1]

    def _bottles(self) -> list[int]:
        """The kind that shows at each place, or FREE."""
        bottles = [FREE] * len(PLACE_NUMBERS)
        for place in PLACE_NUMBERS:
            if self.empties >> place & 1:
                bottles[place] = EMPTY
        for wine, places in enumerate(self.wines):
            for stars, starred in enumerate(self.stars):
                both = places & starred
                while both:
                    bottles[(both & -both).bit_length() - 1] = 1 + wine + WINES * stars
                    both &= both - 1
        return bottles

    def places_for(self, kind: int) -> list[int]:
        """Where a bottle of this kind may go.  # W20, W21, W23"""
        return self.open if kind == EMPTY else self.open + self.shown_empties

    def trio_points(self, kind: int, place: int) -> int:
        """What the trios are worth that this bottle would complete there.  # W26"""
        if kind == EMPTY:
            return 0
        bit = 1 << place
        same = self.wines[WINE_OF[kind]] | bit
        one, two, three = (mask | bit if stars == STARS_OF[kind] else mask for stars, mask in enumerate(self.stars, 1))
        return cellar.trio_points(same, one, two, three, place, self.trio_shapes)

    def best_trio_points(self, kind: int) -> int:
        """The same at the best place for it."""
        if kind == EMPTY or not self.wines[WINE_OF[kind]]:
            return 0
        return max((self.trio_points(kind, place) for place in self.places_for(kind)), default=0)

    def can_still_reach(self, place: int) -> bool:
        """Whether a bottle can ever stand there, however the bottom row goes on growing.  # W19, W20"""
        column = place % COLUMNS
        return column > self._right_end - ROWS and column + place // COLUMNS < self._left_end + ROWS

    def partners(self, place: int) -> list[tuple[int, int]]:
        """For each trio this place can be part of, what shows at the two other places: a kind, EMPTY or FREE."""
        return [
            (self.bottles[first], self.bottles[second])
            for first, second in PARTNERS[self.trio_shapes][place]
            if self._may_fill(first) and self._may_fill(second)
        ]

    def partners_at_once(self, place: int) -> list[tuple[int, int]]:
        """The same for those trios whose places can all be taken in this turn, after this one."""
        return [
            (self.bottles[first], self.bottles[second])
            for first, second in PARTNERS[self.trio_shapes][place]
            if self._can_follow(place, first, second)
        ]

    def _can_follow(self, place: int, first: int, second: int) -> bool:
        taken = self.taken | 1 << place
        for each in (first, second, first):  # either may have to come before the other
            taken |= cellar.open_places(taken) & 1 << each
        return bool(taken >> first & taken >> second & 1)

    def _may_fill(self, place: int) -> bool:
        return self.bottles[place] != FREE or self.can_still_reach(place)
