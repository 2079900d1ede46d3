"""Who is away, and when a bot may stand in for them. Where people are seen, and the time, come in as arguments.

Nobody is replaced who is there and has time. Where a clock runs, it alone decides. Elsewhere a bot may stand in for
whoever has been away for two minutes while the table waits for them, or has been there a quarter of an hour without
moving; anybody with a seat may say so, and the host no sooner than others.
"""

from __future__ import annotations

from collections.abc import Mapping

from etalage.tables.notes import Notes
from etalage.tables.state import Change, TableState

AWAY, HERE = "away", "here"
"""Entries: somebody has gone, or is there again."""
AWAY_SECONDS = 30.0
"""Without a page or program that follows the table, until somebody counts as away: a reload takes less."""
PATIENCE_SECONDS = 120.0
"""That the table waits for somebody who is away, before a bot may stand in."""
IDLE_SECONDS = 900.0
"""The same for somebody who is there."""


def take_stock(state: TableState, seen: Mapping[str, float], begun: float | None, now: float) -> Change | None:
    """Who has gone and who is there again, if anybody; `seen` tells when each was last there, `now` if they are.

    Whoever sat down for a match was there when it began; before that, nobody is away of whom nothing is known.
    """
    if not state.is_in_company:
        return None
    notes = Notes(state, now)
    after = state
    for seat, here in enumerate(state.seats):
        if here.person is None:
            continue
        last = max(seen.get(here.person, begun or now), begun or 0.0)
        is_away = now - last >= AWAY_SECONDS
        if is_away == (here.away is not None):
            continue
        after = after.with_seat(seat, here._replace(away=last if is_away else None))
        if is_away:
            notes.add(AWAY, seat, since=last)
        else:
            notes.add(HERE, seat)
    return notes.change(after, changed=state.changed) if notes.entries else None


def stand_in_from(state: TableState, seat: int, waiting_since: float) -> float | None:
    """From when on a bot may stand in for this seat, if the table goes on waiting for it; None: not at all."""
    here = state.seats[seat]
    is_awaited = state.phase == "playing" and here.person is not None and here.bot is None and state.waits_for(seat)
    if state.seconds or not is_awaited:
        return None
    idle = waiting_since + IDLE_SECONDS
    return idle if here.away is None else min(idle, max(waiting_since, here.away) + PATIENCE_SECONDS)
