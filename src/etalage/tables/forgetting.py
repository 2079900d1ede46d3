"""Somebody wants to be forgotten: what becomes of their seats and tables, and of their name in the log."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

from etalage.tables import latecomers, seating, words
from etalage.tables.log import BEGUN, JOINED, STAND_IN
from etalage.tables.notes import Notes
from etalage.tables.state import NOBODY, NOT_OVER, Change, MatchFacts, Seat, TableState

GUEST = "Guest"
NAMING_KINDS = ("sat", "renamed", "withheld", "unanswered", "will-join", "will-not-join", BEGUN, JOINED)
"""Entries that tell names."""


def guest(names: Collection[str]) -> str:
    """What somebody who is forgotten is called among others of these names."""
    return next(name for name in (GUEST, *(f"{GUEST} {number}" for number in range(2, 100))) if name not in names)


def go(state: TableState, facts: MatchFacts, person: str, secret: bytes, now: float) -> Change | None:
    """Out of a table, step by step; None if they have left. Where they play, a bot plays on; a table of theirs alone is
    closed; a start that waits for words is called off, with other cards out of the secret."""
    seat = state.seat_of(person)
    if latecomers.waits_for_deal(state, person) is not None:
        return latecomers.withdraw(state, person, now)
    if seat is None and state.host != person:
        return None
    if state.phase in NOT_OVER and {*state.people, state.host} == {person}:
        return seating.close(state, now)
    if state.phase == "revealing":
        return words.call_off(state, facts, secret, now)
    if seat is not None and state.phase == "playing":
        return _left_to_bot(state, seat, now)
    if seat is not None and state.phase != "cancelled":
        return seating.leave(state, person, now)
    after = state if seat is None else state.with_seat(seat, Seat())
    return seating.abdicate(after, now) if state.host == person else Notes(state, now).change(after)


def _left_to_bot(state: TableState, seat: int, now: float) -> Change:
    here = state.seats[seat]
    notes = Notes(state, now)
    bot = here.bot or seating.stand_in_at(state)
    if here.bot is None:
        notes.add(STAND_IN, seat, bot=bot, why=seating.LEFT)
    after = state.with_seat(seat, Seat(None, here.name, bot))
    if here.person == state.host:
        after = seating.with_heir(after, notes)
        after = after if after.host != state.host else after._replace(host=NOBODY)
    goes_on = after.waiting & ~after.automatic
    return notes.change(after._replace(due=state.due if goes_on else None))


def names_before(names: Collection[str], texts: Sequence[str | None]) -> set[str]:
    """These names, and those that whoever has them had before, by such entries in their order."""
    found = set(names)
    for text in reversed(texts):
        facts = json.loads(text or "{}")
        if facts.get("before") and facts.get("name") in found:
            found.add(facts["before"])
    return found


def without_names(text: str | None, names: Collection[str]) -> str | None:
    """The facts of such an entry, in which these names do not occur."""
    facts: dict[str, Any] = json.loads(text or "{}")
    for key in ("name", "before"):
        if facts.get(key) in names:
            facts[key] = GUEST
    if "names" in facts:
        kept = [name for name in facts["names"] if name not in names]
        facts["names"] = [guest(kept) if name in names else name for name in facts["names"]]
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
