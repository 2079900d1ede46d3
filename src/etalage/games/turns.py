"""Whose turn it is, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from etalage.games.protocol import AnyDeal


def turns(deal: AnyDeal) -> Iterator[int]:
    """The seats to move until the deal is over; each plays its move before the next one is asked for."""
    while not deal.is_over():
        yield from deal.to_move()
