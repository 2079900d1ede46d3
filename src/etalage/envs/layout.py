"""Where what stands in an observation: named sections, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate

Widths = Mapping[str, int]
"""How many numbers each section has, in their order."""


class Layout(Mapping[str, slice]):
    """Sections by name: first those of the table, then the same for each seat, `SEAT.NAME`, the observer's first."""

    def __init__(self, table: Widths, seat: Widths, players: int) -> None:
        widths = {**table, **dict(_by_seat(seat, players))}
        ends = list(accumulate(widths.values()))
        self._slices = {name: slice(end - width, end) for (name, width), end in zip(widths.items(), ends, strict=True)}
        self.seat_start = sum(table.values())
        self.seat_size = sum(seat.values())
        self.size = ends[-1]

    def __getitem__(self, name: str) -> slice:
        return self._slices[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._slices)

    def __len__(self) -> int:
        return len(self._slices)

    def starts(self, names: Iterable[str]) -> list[int]:
        """Where these sections begin."""
        return [self[name].start for name in names]


def offsets(seat: Widths) -> dict[str, int]:
    """Where each section of a seat begins, from the seat's own beginning."""
    ends = accumulate(seat.values())
    return {name: end - width for (name, width), end in zip(seat.items(), ends, strict=True)}


def _by_seat(seat: Widths, players: int) -> Iterator[tuple[str, int]]:
    for number in range(players):
        for name, width in seat.items():
            yield f"{number}.{name}", width
