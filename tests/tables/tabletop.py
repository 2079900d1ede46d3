"""A table as a value, and whoever sits there: no server, no database, no clock but `now`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from etalage.games.registry import game
from etalage.games.rng import Rng
from etalage.tables import seating
from etalage.tables.showing import Reader
from etalage.tables.state import Change, StoredTable
from etalage.tables.table import PendingChange, Table

PEOPLE = ("anne", "bob", "carl", "dora", "emil")
SECRET = bytes(range(32))
NOON = 1_000_000.0


class Tabletop:
    """Holds the table as it stands; what is done there has been stored at once."""

    def __init__(
        self,
        name: str = "money",
        players: int = 3,
        options: Any = None,
        seconds: int = 0,
        memory_aid: bool = True,
        people: int | None = None,
    ) -> None:
        """Open, with so many people seated; None: nobody."""
        self.now = NOON
        terms = seating.Terms(game(name), players, options or {}, seconds, memory_aid, public=True)
        self.table = Table.restore(seating.new_table("table", terms, PEOPLE[0], seating.Cards(SECRET), NOON))
        for seat in range(people or 0):
            self.seats(seating.sit, seat, PEOPLE[seat], PEOPLE[seat].title(), None)

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def match(self) -> Any:
        assert self.table.match
        return self.table.match

    def take(self, pending: PendingChange | None) -> PendingChange:
        assert pending
        self.table = pending.table
        return pending

    def seats(self, act: Callable[..., Change], *arguments: Any) -> PendingChange:
        """A change of who sits where and what is said."""
        return self.take(self.table.change_seats(lambda state, now: act(state, *arguments, now), self.now))

    def begin(self) -> PendingChange:
        """Nobody has sealed a word, so the cards are dealt at once."""
        return self.take(self.table.start(self.state.host, self.now))

    def seat_bot(self, person: str, seat: int, bot: str | None) -> PendingChange:
        return self.take(self.table.seat_bot(person, seat, bot, self.now))

    def play(self, seat: int, *texts: str, by_bot: bool = False) -> PendingChange:
        return self.take(self.table.play(seat, self.table.decision, texts, self.now, by_bot))

    def stored(self) -> StoredTable:
        return StoredTable(self.state, self.table.facts, self.table.entries, self.table.sealed())

    def reader(self, seat: int | None) -> Reader:
        return Reader(seat, seat == 0, self.state.memory_aid)


def begun(name: str, players: int, options: Any = None, memory_aid: bool = True) -> Tabletop:
    """Everybody has sat down, and the cards are dealt."""
    top = Tabletop(name, players, options, memory_aid=memory_aid, people=players)
    top.begin()
    return top


def play_something(top: Tabletop, rng: Rng) -> PendingChange:
    """Something at random, mostly a move."""
    seat = top.match.to_move()[0]
    if rng.below(8) == 0:
        return top.seats(seating.say, PEOPLE[seat], "hello")
    if rng.below(8) == 0 and top.state.seats[seat].bot is None:
        return top.seats(seating.leave, PEOPLE[seat])
    if top.match.sealed and rng.below(4) == 0:
        seat = next(iter(top.match.sealed))  # somebody thinks again
    return top.play(seat, str(top.match.deal.random_move(seat, rng)))


def kinds(pending: PendingChange) -> Sequence[tuple[str, int | None]]:
    """What the entries of a change say."""
    return [(entry.kind, entry.seat) for entry in pending.change.entries]
