"""Asking the coach at a table: who may, and what the others hear of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from etalage.games.errors import OutOfTurn
from etalage.games.match import AnyMatch
from etalage.tables.errors import Refused, not_seated, stale, wrong_phase
from etalage.tables.log import HINT
from etalage.tables.notes import Notes
from etalage.tables.state import Change, Entry, MatchFacts, TableState


def asking_seat(state: TableState, match: AnyMatch | None, person: str, decision: int, current: int) -> int:
    """The seat of somebody who may have a hint for their decision, or a refusal."""
    if match is None or state.phase != "playing":
        raise wrong_phase(state.phase)
    seat = state.seat_of(person)
    if seat is None:
        raise not_seated()
    if not (state.hints or state.is_against_bots):
        raise Refused("no-hints", "at this table people meet, and it was opened without hints")
    if decision != current:
        raise stale(decision, current)
    if seat not in match.to_move():
        raise OutOfTurn(seat, match.to_move(), match.game.players_clause)
    return seat


def hint_taken(
    state: TableState, facts: MatchFacts, match: AnyMatch, entries: Iterable[Entry], seat: int, now: float
) -> Change | None:
    """All hear of it, once for each decision, if there is anybody else; that there was one is noted of the match."""
    place = _place(match, seat)
    notes = Notes(state, now)
    if not state.is_against_bots and {**place, "seat": seat} not in hints_in(entries):
        notes.add(HINT, seat, **place)
    if facts.hinted and not notes.entries:
        return None
    return notes.change(state, facts._replace(hinted=True))


def review_shown(state: TableState, facts: MatchFacts, now: float) -> Change | None:
    """That the coach was asked is noted of the match; None if that is so already."""
    return None if facts.hinted else Notes(state, now).change(state, facts._replace(hinted=True))


def hints_in(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """The hints that were asked for, as records list them."""
    return [{**json.loads(entry.text or "{}"), "seat": entry.seat} for entry in entries if entry.kind == HINT]


def _place(match: AnyMatch, seat: int) -> dict[str, int]:
    """The move to which the hint helps, by its numbers in the record."""
    moves = len(match.current().moves) + match.deal.asked().index(seat)
    return {"deal": len(match.deals) - 1, "move": moves}
