"""The one door between a table and the wire: what leaves the server is made here, out of views and events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, cast

from msgspec import Raw, Struct, json

from etalage.games.protocol import AnyDeal, AnyGame
from etalage.records import commitment, fair_facts
from etalage.server.seating import patience
from etalage.server.shapes import AnyReckoning, AnyView
from etalage.server.state import Seat
from etalage.server.streams import Reader
from etalage.server.table import Table
from etalage.server.telling import Line, Moment, Told

MOST_LISTED = 512  # legal moves; of more, only the number is told
_encode = json.Encoder().encode


class ShownSeat(Struct):
    """A seat, as everybody sees it."""

    kind: Literal["free", "person", "bot"]
    name: str | None
    bot: str | None
    """The character that plays here, also while it stands in for a person."""
    stand_in: bool
    contribution: str | None


class ShownTable(Struct):
    """What everybody may know of a table apart from the cards."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    seconds: int
    """For a move; 0: no clock."""
    memory_aid: bool
    public: bool
    phase: Literal["open", "playing", "over", "cancelled"]
    match: int
    number: int
    """Of the last entry of its log."""
    seats: list[ShownSeat]
    host: int | None
    """The host's seat, if he has one."""
    waiting: list[int]
    """The seats that have not answered the decision yet."""
    due: float | None
    """When the time for this decision is up, in seconds since 1970."""
    patience: float | None
    """Without a clock: after so many seconds without news, anybody with a seat may let a bot stand in."""
    commitment: str | None
    """SHA-256 of the secret behind the cards; None where the cards of another match are played again."""
    cards_of: str | None
    """The commitment of the match whose cards are played again."""
    deals: int
    deal: int
    """From 1; 0 before the first."""
    scores: list[int]
    """Of the deals that are over."""


class Legal(Struct):
    """The legal moves of a seat: all of them, or only how many."""

    count: int
    moves: list[str] | None


class Seen(Struct):
    """A table as one reader sees it."""

    table: ShownTable
    seat: int | None
    is_host: bool
    decision: int
    """The number that moves have to name."""
    asked: list[int]
    """The seats that the decision asks."""
    legal: Legal | None
    view: AnyView | None
    """All that this seat (or the public) may know of the cards; None before the match."""
    reckoning: list[AnyReckoning | None] | None
    """By seat, how its score comes about; None in the list for what one may not see."""
    fair: dict[str, Any] | None
    """After the match: what its cards can be checked with."""


class Update(Struct):
    """A message of the stream: what has happened, and how the table stands."""

    told: list[Line]
    seen: Seen


class Position(Struct):
    """A table as it stood, for one reader."""

    number: int
    """Of the last entry of the log at that time."""
    seat: int | None
    deal: int
    """From 1; 0 before the first."""
    scores: list[int]
    """Of the deals that were over."""
    asked: list[int]
    view: AnyView | None
    reckoning: list[AnyReckoning | None] | None


class Shown:
    """A table at one moment, for any reader."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown = cast(ShownTable, Raw(_encode(shown_table(table))))  # the same for all, so encoded once
        self._public: dict[str, Any] = {}
        """What everybody sees of the cards, worked out once."""
        if table.play is not None:
            view = table.play.match.deal.view(None)
            self._public = view.to_json()
            self._forgotten = dict.fromkeys(table.game.memory)
            reckoning = table.game.score_breakdown(view)
            self._is_reckoned = None not in reckoning
            """Whether nobody can reckon more than the public."""
            self._reckoning = cast(list[Any], Raw(_encode(reckoning)))

    def seen(self, reader: Reader) -> bytes:
        """The body of `Seen`."""
        return _encode(self._seen(reader))

    def update(self, reader: Reader, told: Iterable[Told]) -> bytes:
        """The body of `Update`."""
        lines = [line for each in told for line in each.lines(reader.seat)]
        return _encode(Update(lines, self._seen(reader)))

    def _seen(self, reader: Reader) -> Seen:
        table, seat = self.table, reader.seat
        play = table.play
        view = reckoning = legal = None
        asked: tuple[int, ...] = ()
        if play is not None:
            own = play.match.deal.view(seat)
            view = {**self._public, **own.own_json()}
            reckoning = self._reckoning if seat is None or self._is_reckoned else list(table.game.score_breakdown(own))
            if not reader.remembers:
                view.update(self._forgotten)
            if table.state.phase == "playing":
                asked = play.asked()
                if seat is not None and seat in asked:
                    legal = legal_of(play.match.deal, seat)
        return Seen(
            self._shown, seat, reader.is_host, table.decision, list(asked), legal, view, reckoning, _fair(table)
        )  # fmt: skip


def shown_position(game: AnyGame, players: int, moment: Moment, number: int, reader: Reader) -> Position:
    """As this reader saw it, or would have seen it in his seat."""
    if moment.deal is None:
        return Position(number, reader.seat, 0, [0] * players, [], None, None)
    view = moment.deal.view(reader.seat)
    data = view.to_json()
    if not reader.remembers:
        data.update(dict.fromkeys(game.memory))
    asked = list(moment.deal.asked())
    return Position(number, reader.seat, moment.number, moment.scores, asked, data, list(game.score_breakdown(view)))


def shown_table(table: Table) -> ShownTable:
    state, play = table.state, table.play
    return ShownTable(
        state.id,
        state.game,
        state.players,
        state.options,
        state.seconds,
        state.memory_aid,
        state.public,
        state.phase,
        state.match,
        state.number,
        [_shown_seat(seat) for seat in state.seats],
        state.seat_of(state.host),
        [seat for seat in range(state.players) if state.waiting >> seat & 1],
        state.due,
        patience(state),
        table.commitment,
        commitment(table.facts.secret) if table.facts.cards_of else None,
        table.game.deals(state.options),
        len(play.match.deals) if play else 0,
        play.match.scores() if play else [0] * state.players,
    )


def _shown_seat(seat: Seat) -> ShownSeat:
    stands_in = seat.person is not None and seat.bot is not None
    return ShownSeat(seat.kind, seat.name or None, seat.bot, stands_in, seat.contribution)


def legal_of(deal: AnyDeal, seat: int) -> Legal:
    moves = deal.legal_moves(seat)
    count = moves.count()
    return Legal(count, [str(move) for move in moves] if count <= MOST_LISTED else None)


def _fair(table: Table) -> dict[str, Any] | None:
    """Not before the last deal is over."""
    facts = table.facts
    if table.state.phase != "over" or facts.cards_of or facts.contributions is None:
        return None
    return fair_facts(facts.secret, facts.contributions)
