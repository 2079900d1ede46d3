"""Who comes when the match is on: a bot's seat is theirs, at once or from the next deal on.

They see what that seat sees, and nothing of what it has seen as somebody else's. A match in which that has happened
says so (`MatchFacts.late`), for it counts for nothing that is compared.
"""

from __future__ import annotations

from typing import Literal

from etalage.games.match import AnyMatch
from etalage.tables.errors import Refused, wrong_phase
from etalage.tables.log import JOINED
from etalage.tables.notes import Notes
from etalage.tables.score import begin_anew
from etalage.tables.seating import check_name, check_seat
from etalage.tables.state import NOBODY, Change, MatchFacts, Seat, TableState

Entrance = Literal["now", "next-deal"]
WILL_JOIN = "will-join"


def entrance(state: TableState, facts: MatchFacts, match: AnyMatch | None) -> Entrance | None:
    """From when on somebody may take a bot's seat: at once until half of the first deal, then from deal to deal."""
    if not state.latecomers or state.phase != "playing" or match is None:
        return None
    if not any(_is_bots(seat) for seat in state.seats):
        return None
    if len(match.deals) == 1 and match.is_before_half() and not _are_hands_open(state, facts):
        return "now"
    return "next-deal" if len(match.deals) < match.game.deals(match.options) else None


def _are_hands_open(state: TableState, facts: MatchFacts) -> bool:
    """Whoever plays alone with bots may know all hands once they have asked the coach; those of the next deal nobody
    knows."""
    return facts.hinted and state.is_against_bots


def _is_bots(seat: Seat) -> bool:
    return seat.person is None and seat.bot is not None


def take_seat(
    state: TableState, facts: MatchFacts, match: AnyMatch, seat: int, person: str, name: str, now: float
) -> Change:
    """A bot's seat, now or when the next deal begins."""
    check_seat(state, seat)
    here = state.seats[seat]
    if state.seat_of(person) is not None:
        raise Refused("seat-taken", "you have a seat at this table", seat=state.seat_of(person))
    if not state.latecomers:
        raise wrong_phase(state.phase)
    if not _is_bots(here) or here.next_person not in (None, person):
        raise Refused("seat-taken", f"seat {seat} is taken; choose another", seat=seat)
    name = check_name(state, name, person)
    when = entrance(state, facts, match)
    if when is None and _are_hands_open(state, facts):
        raise Refused("hands-open", "the coach may have shown all hands of this match; one can watch it to its end")
    if when is None:
        raise Refused("too-late", "the match is too far on for somebody to take a seat; one can watch it to its end")
    notes = Notes(state, now)
    after = _without_next(state, person)
    if when == "next-deal":
        notes.add(WILL_JOIN, seat, name=name, whose=here.name)
        return notes.change(after.with_seat(seat, here._replace(next_person=person, next_name=name)))
    after, facts = _seated(after, facts, match, seat, person, name, notes)
    return notes.change(after, facts)


def move_in(
    state: TableState, facts: MatchFacts, match: AnyMatch, notes: Notes
) -> tuple[TableState, MatchFacts | None]:
    """A deal begins: those who have waited for it sit down. None for the facts where nobody has."""
    changed = None
    for seat, each in enumerate(state.seats):
        if each.next_person is not None:
            state, changed = _seated(state, changed or facts, match, seat, each.next_person, each.next_name, notes)
    return state, changed


def _seated(
    state: TableState, facts: MatchFacts, match: AnyMatch, seat: int, person: str, name: str, notes: Notes
) -> tuple[TableState, MatchFacts]:
    whose = state.seats[seat].name
    notes.add(JOINED, seat, name=name, whose=whose, deal=len(match.deals) - 1, move=len(match.current().moves))
    names = tuple(name if each == seat else known for each, known in enumerate(facts.names or ()))
    after = begin_anew(state.with_seat(seat, Seat(person, name)))
    if after.host == NOBODY:
        after = after._replace(host=person)
    return after, facts._replace(names=names, late=True)


def waits_for_deal(state: TableState, person: str) -> int | None:
    """The seat that somebody takes when the next deal begins."""
    return next((seat for seat, each in enumerate(state.seats) if each.next_person == person), None)


def withdraw(state: TableState, person: str, now: float) -> Change:
    """Somebody who waits for the next deal does not want to any more."""
    seat = waits_for_deal(state, person)
    assert seat is not None
    notes = Notes(state, now)
    notes.add("will-not-join", seat, name=state.seats[seat].next_name)
    return notes.change(_without_next(state, person))


def _without_next(state: TableState, person: str) -> TableState:
    seats = (
        each._replace(next_person=None, next_name="") if each.next_person == person else each for each in state.seats
    )
    return state._replace(seats=tuple(seats))
