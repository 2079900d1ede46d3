"""Tables in lists."""

from __future__ import annotations

from dataclasses import dataclass

from etalage.tables.state import TableState


@dataclass(slots=True)
class ListedSeat:
    name: str | None
    kind: str


@dataclass(slots=True)
class ListedTable:
    id: str
    game: str
    players: int
    options: dict[str, str | int]
    seconds: int
    phase: str
    match: int
    seats: list[ListedSeat]
    waiting: list[int]
    """The seats that have not answered the decision yet."""
    known_cards: bool
    """Whether the cards have been played before, so that anybody may know them."""
    created: float


@dataclass(slots=True)
class MyTable:
    table: ListedTable
    seat: int | None
    my_turn: bool
    due: float | None


@dataclass(slots=True)
class Listing:
    tables: list[ListedTable]


@dataclass(slots=True)
class MyListing:
    tables: list[MyTable]


def listing(states: list[TableState]) -> Listing:
    return Listing([_listed(state) for state in states])


def listing_of(states: list[TableState], person: str) -> MyListing:
    """The same for somebody who has a seat there, or is the host."""
    return MyListing([_mine(state, person) for state in states])


def _listed(state: TableState) -> ListedTable:
    seats = [ListedSeat(each.name or None, each.kind) for each in state.seats]
    return ListedTable(
        state.id, state.game, state.players, state.options, state.seconds, state.phase, state.match, seats,
        state.seats_waiting(), state.known_cards, state.created,
    )  # fmt: skip


def _mine(state: TableState, person: str) -> MyTable:
    seat = state.seat_of(person)
    turn = seat is not None and state.phase == "playing" and bool(state.waiting & ~state.automatic & 1 << seat)
    return MyTable(_listed(state), seat, turn, state.due)
