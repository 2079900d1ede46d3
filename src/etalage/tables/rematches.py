"""Another match at the same table: offered by one, accepted by each. Nobody is hurried; a seat is kept for a while."""

from __future__ import annotations

from etalage.games.protocol import AnyGame
from etalage.tables.errors import Refused, not_host
from etalage.tables.notes import Notes
from etalage.tables.seating import Cards, new_match, require, seat_of
from etalage.tables.state import NOBODY, Change, Seat, TableState

ANSWER_SECONDS = 120.0
"""That the seat of whoever has not answered an offer is kept; then a start fills it as any that is free."""


def offer(state: TableState, game: AnyGame, decision: int, person: str, cards: Cards, now: float) -> Change:
    """The table is open again, and the others are asked; words are sealed anew, after the new commitment."""
    require(state, "over")
    if state.host != person:
        seat_of(state, person)
    seats = tuple(_seat_again(seat, person, now) for seat in state.seats)
    after = state._replace(phase="open", match=state.match + 1, seats=seats, known_cards=cards.again is not None)
    has_gone = state.seat_of(state.host) is not None and after.seat_of(state.host) is None
    if has_gone or state.host == NOBODY:
        after = after._replace(host=person)
    notes = Notes(state._replace(match=after.match), now)
    notes.add("rematch", state.seat_of(person), same_cards=cards.again is not None)
    return notes.change(after, new_match(game, after.match, decision, state.number + 1, cards))


def _seat_again(seat: Seat, asking: str, now: float) -> Seat:
    """Whoever has left the seat to a bot when a rematch is offered has given it up."""
    if seat.person is not None and seat.bot is not None and seat.person != asking:
        return Seat()
    is_asked = seat.person is not None and seat.person != asking
    return seat._replace(
        seal=None, word=None, bot=None if seat.person else seat.bot, away=None, asked=now if is_asked else None
    )


def answer_until(seat: Seat) -> float | None:
    """How long the seat of somebody who has been asked is theirs for certain; None: they have answered."""
    return None if seat.asked is None else seat.asked + ANSWER_SECONDS


def check_start(state: TableState, person: str, now: float) -> None:
    """Whether this person may start by now, and there is anybody to play."""
    host = state.seat_of(state.host)
    host_keeps_silent = host is not None and not _is_kept(state.seats[host], now)
    may_step_in = host_keeps_silent and _has_answered(state, person)
    if state.host != person and not may_step_in:
        raise not_host()
    require(state, "open")
    for seat in state.unanswered():
        if state.seats[seat].person != person and _is_kept(state.seats[seat], now):
            until = answer_until(state.seats[seat])
            raise Refused("still-asked", f"seat {seat} is kept for whoever has been offered a rematch", until=until)
    if all(seat.person is None for seat in state.seats) and any(seat.is_free for seat in state.seats):
        raise Refused("nobody-seated", "nobody has a seat yet; sit down first, or seat bots everywhere")


def _is_kept(seat: Seat, now: float) -> bool:
    until = answer_until(seat)
    return until is None or now < until


def _has_answered(state: TableState, person: str) -> bool:
    seat = state.seat_of(person)
    return seat is not None and state.seats[seat].asked is None


def accept(state: TableState, person: str, notes: Notes) -> TableState:
    """Somebody who has been offered a rematch takes part."""
    seat = seat_of(state, person)
    notes.add("accepted", seat)
    return state.with_seat(seat, state.seats[seat]._replace(asked=None))


def is_complete(state: TableState) -> bool:
    """Whether the same people are together again, so that nobody has to say that it may begin."""
    return not state.unanswered() and not any(seat.is_free for seat in state.seats)


def give_up_waiting(state: TableState, person: str, notes: Notes) -> TableState:
    """For a start: the seats of those who have not answered are free; the host who has not is no longer the host."""
    own = state.seat_of(person)
    after = state if own is None else state.with_seat(own, state.seats[own]._replace(asked=None))
    for seat in after.unanswered():
        gone = after.seats[seat]
        notes.add("unanswered", seat, name=gone.name)
        after = after.with_seat(seat, Seat())
        if gone.person == after.host:
            after = after._replace(host=person)
            notes.add("host", own)
    return after
