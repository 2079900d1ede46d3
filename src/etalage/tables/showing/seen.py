"""A table as each sees it, now or at an earlier moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeVar

from etalage.games.protocol import AnyDeal
from etalage.records import commitment, fair_facts
from etalage.tables.clocks import waiting_since
from etalage.tables.errors import Refused
from etalage.tables.latecomers import Entrance, entrance
from etalage.tables.log import BEGUN, MOVE, SEALED, LogItem, LogReplay
from etalage.tables.presence import stand_in_from
from etalage.tables.rematches import answer_until
from etalage.tables.score import matches
from etalage.tables.showing.attempts import CommonPlay, common_play
from etalage.tables.showing.lines import Line, lines_of
from etalage.tables.showing.readers import Reader, ReckoningData, ViewData
from etalage.tables.state import NOBODY, Phase, Seat, TableState
from etalage.tables.table import Table

MOST_LISTED = 512  # legal moves; of more, only the number is told

REMEMBERED = 4096
_commitment = lru_cache(REMEMBERED)(commitment)

T = TypeVar("T")
Pack = Callable[[T], T]


@dataclass(slots=True)
class ShownScore:
    """What has come of the matches of the same people for one seat."""

    won: int
    places: int
    """The sum of its places, 1 for a win."""
    points: int


@dataclass(slots=True)
class ShownSeat:
    """A seat, as everybody sees it."""

    kind: Literal["free", "person", "bot"]
    name: str | None
    bot: str | None
    """The character that plays here, also while it stands in for a person."""
    stand_in: bool
    seal: str | None
    """Of this seat's word in the shuffle; fixed when the host starts."""
    word: str | None
    """Revealed after that."""
    away: float | None
    """Since when somebody has not been there, in seconds since 1970; None: they are."""
    result_seen: bool
    """Whether this person has looked at the result of the match that is over."""
    answer_until: float | None
    """While a rematch is offered to this person: until when the seat is kept for an answer."""
    next: str | None
    """Who takes the bot's place when the next deal begins."""
    score: ShownScore | None
    """Where all who sit here have played matches in a row: this seat's part of it."""


@dataclass(slots=True)
class ShownTable:
    """What everybody may know of a table apart from the cards."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    seconds: int
    """For a move; 0: no clock."""
    memory_aid: bool
    hints: bool
    """Whether one may ask the coach where others play too; against bots alone everybody may."""
    public: bool
    phase: Phase
    match: int
    number: int
    """Of the last entry of its log."""
    seats: list[ShownSeat]
    host: int | None
    """The host's seat, if they have one."""
    host_watches: bool
    """Whether the host is somebody without a seat."""
    waiting: list[int]
    """The seats that have not answered the decision yet, or not revealed their words."""
    due: float | None
    """When the time for that is up, in seconds since 1970."""
    stand_in_from: list[float | None]
    """By seat: when anybody with a seat may let a bot stand in, if the table goes on waiting; None: not at all."""
    commitment: str | None
    """SHA-256 of the secret behind the cards; None where the cards of another match are played again."""
    cards_of: str | None
    """The commitment of the match whose cards are played again: anybody may know them from there."""
    deals: int
    deal: int
    """From 1; 0 before the first."""
    scores: list[int]
    """Of the deals that are over."""
    played: int
    """Matches in a row of all who sit here now."""
    latecomers: bool
    """Whether somebody may take a bot's seat over while a match is on."""
    entrance: Entrance | None
    """While a match is on: from when on a bot's seat can be taken over now; None: no more, or not at all."""
    common: CommonPlay | None
    """Where its cards are a deal that many play, each at a table of their own."""


@dataclass(slots=True)
class Legal:
    """The legal moves of a seat: all of them, or only how many."""

    count: int
    moves: list[str] | None


@dataclass(slots=True)
class Seen:
    """A table as one reader sees it."""

    table: ShownTable
    seat: int | None
    is_host: bool
    decision: int
    """The number that moves have to name."""
    asked: list[int]
    """The seats that the decision asks."""
    legal: Legal | None
    view: ViewData | None
    """All that this seat (or the public) may know of the cards; None before the match."""
    reckoning: Sequence[ReckoningData | None] | None
    """By seat, how its score comes about; None in the list for what one may not see."""
    fair: dict[str, Any] | None
    """After the match: what its cards can be checked with."""


@dataclass(slots=True)
class Update:
    """A message of the stream: what has happened, and how the table stands."""

    told: list[Line]
    seen: Seen


@dataclass(slots=True)
class Position:
    """A table as it stood, for one reader."""

    number: int
    """Of the last entry of the log at that time."""
    seat: int | None
    deal: int
    """From 1; 0 before the first."""
    scores: list[int]
    """Of the deals that were over."""
    asked: list[int]
    view: ViewData | None
    reckoning: Sequence[ReckoningData | None] | None


def as_it_is(part: T) -> T:
    return part


class Shown:
    """A table at one moment, for any reader. What is the same for all of them is made and packed once."""

    def __init__(self, table: Table, pack: Pack[Any] = as_it_is) -> None:
        self._table = table
        self._shown: ShownTable = pack(_shown_table(table))
        self._public: dict[str, Any] = {}
        if table.match is not None:
            view = table.match.deal.view(None)
            self._public = view.to_json()
            breakdown = table.game.score_breakdown(view)
            self._is_public_breakdown = None not in breakdown
            """Whether nobody can reckon more than the public."""
            self._breakdown: list[Any] = pack(breakdown)

    def seen(self, reader: Reader) -> Seen:
        table, seat = self._table, reader.seat
        match = table.match
        view = breakdown = legal = None
        asked: tuple[int, ...] = ()
        if match is not None:
            own = match.deal.view(seat)
            view = {**self._public, **own.own_json(), **reader.forgets(table.game)}
            is_public = seat is None or self._is_public_breakdown
            breakdown = self._breakdown if is_public else table.game.score_breakdown(own)
            if table.state.phase == "playing":
                asked = match.deal.asked()
                if seat is not None and seat in asked:
                    legal = legal_of(match.deal, seat)
        return Seen(
            self._shown, seat, reader.is_host, table.decision, list(asked), legal, view, breakdown, _fair(table)
        )  # fmt: skip

    def update(self, reader: Reader, items: Iterable[LogItem]) -> Update:
        return Update(lines_of(items, reader.seat), self.seen(reader))


def position_at(table: Table, replay: LogReplay, number: int, reader: Reader) -> Position:
    """The table just after the entry of this number, as this reader saw it, or would have seen it in their seat.

    A deal is seen to its end: the next one, though dealt at once, appears with the entry after.
    """
    deal: AnyDeal | None = None
    for entry, step in replay:
        match = replay.match
        if step is not None:
            deal = step.after
        elif match is not None and (entry.kind == BEGUN or (deal is not None and entry.kind not in (MOVE, SEALED))):
            deal = match.deal
        if entry.number == number:
            if match is None or deal is None:
                return Position(number, reader.seat, 0, [0] * table.state.players, [], None, None)
            is_next_dealt = deal.is_over() and not match.deal.is_over()
            view = deal.view(reader.seat)
            data = {**view.to_json(), **reader.forgets(table.game)}
            return Position(
                number, reader.seat, len(match.deals) - is_next_dealt, match.scores(), list(deal.asked()), data,
                table.game.score_breakdown(view),
            )  # fmt: skip
    last = table.state.number
    message = f"there is no entry {number} of this match or the one before; they end with {last}"
    raise Refused("no-such-entry", message, first=table.facts.first_number, last=last)


def legal_of(deal: AnyDeal, seat: int) -> Legal:
    moves = deal.legal_moves(seat)
    count = moves.count()
    return Legal(count, [str(move) for move in moves] if count <= MOST_LISTED else None)


def _shown_table(table: Table) -> ShownTable:
    state, facts, match = table.state, table.facts, table.match
    committed = _commitment(facts.secret)
    return ShownTable(
        state.id,
        state.game,
        state.players,
        state.options,
        state.seconds,
        state.memory_aid,
        state.hints,
        state.public,
        state.phase,
        state.match,
        state.number,
        shown_seats(state),
        *shown_host(state),
        state.seats_waiting(),
        state.due,
        shown_stand_ins(table),
        None if facts.cards_of else committed,
        committed if facts.cards_of else None,
        table.game.deals(state.options),
        len(match.deals) if match else 0,
        match.scores() if match else [0] * state.players,
        matches(state.seats),
        state.latecomers,
        entrance(state, facts, match),
        common_play(facts),
    )


def shown_stand_ins(table: Table) -> list[float | None]:
    waits = waiting_since(table.state, table.entries)
    return [stand_in_from(table.state, seat, waits) for seat in range(table.state.players)]


def shown_host(state: TableState) -> tuple[int | None, bool]:
    """The host's seat, and whether the host has none and only watches."""
    seat = state.seat_of(state.host)
    return seat, seat is None and state.host != NOBODY


def shown_seats(state: TableState) -> list[ShownSeat]:
    is_scored = matches(state.seats) > 0
    return [_shown_seat(seat, state, is_scored) for seat in state.seats]


def _shown_seat(seat: Seat, state: TableState, is_scored: bool) -> ShownSeat:
    stands_in = seat.person is not None and seat.bot is not None
    has_seen = state.phase == "over" and seat.result_seen == state.match
    score = ShownScore(seat.won, seat.places, seat.points) if is_scored else None
    return ShownSeat(
        seat.kind, seat.name or None, seat.bot, stands_in, seat.seal, seat.word, seat.away, has_seen,
        answer_until(seat), seat.next_name or None, score,
    )  # fmt: skip


def _fair(table: Table) -> dict[str, Any] | None:
    """Not before the last deal is over."""
    facts = table.facts
    if table.state.phase != "over" or facts.cards_of or facts.contributions is None:
        return None
    return fair_facts(facts.secret, facts.contributions, facts.seals)
