"""How a deal or a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Outcome(NamedTuple):
    """The end of a deal or a match."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats with the highest score; several share the win."""
    ending: str
    """What made the last round the last: display, draw or stall."""

    @staticmethod
    def of(scores: Sequence[int], ending: str) -> Outcome:
        """The outcome that these scores make."""
        return Outcome(tuple(scores), winners(scores), ending)


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """Whoever has most; a tie is a shared win.  # W33, WR12, M19, MR6"""
    most = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == most)


def win_share(winners: Sequence[int], seat: int) -> float:
    """A seat's part in the win."""
    return (seat in winners) / len(winners)
