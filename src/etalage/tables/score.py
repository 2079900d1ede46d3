"""The running score of those who play one match after another in the same seats."""

from __future__ import annotations

from collections.abc import Sequence

from etalage.games.outcome import Outcome
from etalage.tables.finishing import place
from etalage.tables.notes import Notes
from etalage.tables.state import Entry, Seat, TableState

SCORE = "score"
"""Entry: how it stands, from the second match on."""


def count(state: TableState, outcome: Outcome) -> TableState:
    """With one more match of them."""
    scores = outcome.scores
    seats = (
        each._replace(
            played=each.played + 1,
            won=each.won + (seat in outcome.winners),
            places=each.places + place(scores, seat),
            points=each.points + scores[seat],
        )
        for seat, each in enumerate(state.seats)
    )
    return state._replace(seats=tuple(seats))


def told(state: TableState, notes: Notes) -> Entry | None:
    """The entry that tells it; one match alone says no more than its result."""
    played = matches(state.seats)
    if played < 2:
        return None
    won, points = [each.won for each in state.seats], [each.points for each in state.seats]
    return notes.add(SCORE, played=played, won=won, points=points)


def matches(seats: Sequence[Seat]) -> int:
    """How many in a row all who sit here have played together; 0 where somebody is new."""
    return min(each.played for each in seats)


def begin_anew(state: TableState) -> TableState:
    """Others play together from here on."""
    return state._replace(seats=tuple(each._replace(played=0, won=0, places=0, points=0) for each in state.seats))


def for_match(state: TableState) -> TableState:
    """At the start of a match: where somebody is new, all begin anew."""
    return state if len({each.played for each in state.seats}) == 1 else begin_anew(state)
