"""Clocks, as data: when a decision is due, and since when a table has been waiting."""

from __future__ import annotations

from collections.abc import Sequence

from etalage.tables.log import BEGUN, MOVE, RETURNED, SEALED
from etalage.tables.state import Entry, TableState

RETURN_SECONDS = 10.0
"""To look around for whoever comes back to a decision whose time is up."""
DECIDED = (BEGUN, MOVE)
"""What the next decision follows upon."""
PROGRESS = (*DECIDED, SEALED, RETURNED)
"""What shows that somebody is at it; what is said does not."""


def due_after(
    after: TableState, due: float | None, entries: Sequence[Entry], is_new_decision: bool, now: float
) -> float | None:
    """When the clock runs out: set at the start for the words, and anew at each decision; whoever comes back to one has
    what is left of its time."""
    if after.phase == "revealing":
        return after.due
    if not (after.seconds and after.phase == "playing" and after.waiting & ~after.automatic):
        return None
    if is_new_decision:
        return now + after.seconds
    left = last_time(entries, DECIDED, after) + after.seconds
    return due or max(left, now + min(after.seconds, RETURN_SECONDS))


def waiting_since(state: TableState, entries: Sequence[Entry]) -> float:
    """Since when nothing has happened that brings the match on."""
    return last_time(entries, PROGRESS, state)


def last_time(entries: Sequence[Entry], kinds: Sequence[str], state: TableState) -> float:
    """When something of these kinds last happened in this match."""
    return next((entry.at for entry in reversed(entries) if entry.kind in kinds), state.changed)
