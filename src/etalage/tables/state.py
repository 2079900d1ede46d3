"""A table as it stands, apart from the cards: who sits where, what was agreed, how far it has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

Phase = Literal["open", "revealing", "playing", "over", "cancelled"]
UNDER_WAY: tuple[Phase, ...] = ("revealing", "playing")
"""While something may be due."""
NOT_OVER: tuple[Phase, ...] = ("open", *UNDER_WAY)
NOBODY = ""
"""Is host when the last person has left an open table."""


class Seat(NamedTuple):
    """A person's, a bot's, or free. With both, the bot stands in for the person."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    seal: str | None = None
    """Of this seat's word in the shuffle of the next match."""
    word: str | None = None
    """Once it is revealed."""
    away: float | None = None
    """Since when they have not been there, once everybody was told."""
    result_seen: int = 0
    """The last match here whose result this person has looked at."""
    asked: float | None = None
    """Since when this person has been offered a rematch and has not answered."""
    next_person: str | None = None
    """Who takes the bot's place when the next deal begins."""
    next_name: str = ""
    played: int = 0
    """Matches in a row of all who sit here now, with what came of them for this seat:"""
    won: int = 0
    places: int = 0
    """... the sum of its places, 1 for a win, ..."""
    points: int = 0
    """... and that of its scores."""

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def kind(self) -> Literal["free", "person", "bot"]:
        return "free" if self.is_free else "bot" if self.person is None else "person"


class MatchFacts(NamedTuple):
    """A match of a table, apart from its moves."""

    number: int
    rules: int
    first_decision: int
    first_number: int
    """Of the entries that belong to it."""
    secret: bytes
    contributions: tuple[str, ...] | None = None
    """The words of all seats, fixed when it begins."""
    seals: tuple[str | None, ...] | None = None
    """Of these words; None: a fair deal of version 1, which knew none."""
    names: tuple[str, ...] | None = None
    cards_of: str | None = None
    """Table and match whose cards are played again; no fair deal then, for their secret is known."""
    begun: float | None = None
    ended: float | None = None
    late: bool = False
    """Whether somebody has taken a bot's seat over in it: such a match counts for nothing that is compared."""
    hinted: bool = False
    """Whether somebody has asked the coach."""


class Result(NamedTuple):
    """How a match ended for a seat."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    """Played the seat by itself, or for the person at the end."""
    place: int
    """From 1; those with the same score share it."""
    score: int


class TableState(NamedTuple):
    id: str
    revision: int
    """Counts every change, seen or unseen."""
    number: int
    """Of the last entry of the log."""
    game: str
    players: int
    options: dict[str, str | int]
    seconds: int
    """For a move; 0: no clock."""
    memory_aid: bool
    public: bool
    host: str
    phase: Phase
    match: int
    seats: tuple[Seat, ...]
    created: float
    changed: float
    waiting: int = 0
    """The seats that are to move, or to reveal their words, as bits."""
    due: float | None = None
    """When the clock of this decision runs out, or the time to reveal."""
    hints: bool = False
    """Whether one may ask what an expert would do where others play too; against bots alone everybody may."""
    known_cards: bool = False
    """Whether the cards of this match have been played before, so that anybody may know them."""
    latecomers: bool = True
    """Whether somebody may take a bot's seat over while a match is on."""

    @property
    def automatic(self) -> int:
        """The seats that bots play now, as bits."""
        return bits(seat for seat, each in enumerate(self.seats) if each.bot is not None)

    @property
    def people(self) -> list[str]:
        """Those who have seats here."""
        return [seat.person for seat in self.seats if seat.person is not None]

    @property
    def is_in_company(self) -> bool:
        """Whether what happens here concerns more than one person."""
        return self.phase != "cancelled" and len({*self.people, self.host} - {NOBODY}) > 1

    @property
    def is_against_bots(self) -> bool:
        """Whether nobody but one person has a seat."""
        return len(set(self.people)) == 1

    @property
    def is_left_to_bots(self) -> bool:
        """Whether bots play for all the people who have a seat here."""
        people = [seat for seat in self.seats if seat.person is not None]
        return bool(people) and all(seat.bot is not None for seat in people)

    @property
    def waits_for_people(self) -> bool:
        """Whether somebody plays here whose turn may come: a person for whom no bot stands in."""
        return any(seat.person is not None and seat.bot is None for seat in self.seats)

    def has_same_people(self, other: TableState) -> bool:
        """Whether the same sit in the same seats, and the host is the same."""
        return self.host == other.host and (self.seats is other.seats or self.seats == other.seats)

    def waits_for(self, seat: int) -> bool:
        """Whether this seat is to move."""
        return self.waiting >> seat & 1 == 1

    def seats_waiting(self) -> list[int]:
        """The seats that are to move, or to reveal their words."""
        return [seat for seat in range(self.players) if self.waits_for(seat)]

    def seat_of(self, person: str | None) -> int | None:
        """Where this person sits."""
        if person is None:
            return None
        return next((seat for seat, each in enumerate(self.seats) if each.person == person), None)

    def unanswered(self) -> list[int]:
        """The seats of those who have been offered a rematch and have not answered."""
        return [seat for seat, each in enumerate(self.seats) if each.asked is not None]

    def with_seat(self, seat: int, value: Seat) -> TableState:
        return self._replace(seats=(*self.seats[:seat], value, *self.seats[seat + 1 :]))


class Entry(NamedTuple):
    """One line of a table's log. Numbers run from 1 without a gap."""

    number: int
    match: int
    kind: str
    seat: int | None
    text: str | None
    """A move as records write it; of anything else its facts, as JSON."""
    at: float
    ply: int | None = None
    """Of a move: its number in the record of the match."""


class Sealed(NamedTuple):
    """A move of a decision that asks several seats, until the last of them is in."""

    decision: int
    seat: int
    move: str


class StoredTable(NamedTuple):
    """All that is kept of a table, as far as its current match goes."""

    state: TableState
    facts: MatchFacts
    entries: Sequence[Entry]
    sealed: Sequence[Sealed] = ()


class Change(NamedTuple):
    """What is to be stored in one piece, if the table is still at the revision before `after`'s."""

    after: TableState
    entries: Sequence[Entry] = ()
    facts: MatchFacts | None = None
    """Of the match, if they are others from here on."""
    seats_changed: bool = False
    seal: Sealed | None = None
    unseal: int | None = None
    """The decision whose sealed moves have become entries."""
    results: Sequence[Result] = ()
    """Of the match, if it is over with this change."""


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)
