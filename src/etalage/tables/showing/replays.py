"""A record that somebody brings: checked, and shown at any move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from etalage.games.changes import changed
from etalage.games.match import AnyMatch
from etalage.records import Checked, RecordError, parse, referee
from etalage.tables.errors import Refused
from etalage.tables.showing.lines import events_of
from etalage.tables.showing.previews import Preview, foresee
from etalage.tables.showing.readers import ReckoningData, ViewData
from etalage.tables.showing.seen import Legal, Pack, as_it_is, legal_of


@dataclass(slots=True)
class PlayedMove:
    ply: int
    """How many moves had been played with it; so also the position after it."""
    deal: int
    """From 1."""
    seat: int
    move: str


@dataclass(slots=True)
class Happened:
    """Something that a move brought about."""

    ply: int
    name: str
    facts: dict[str, Any]


@dataclass(slots=True)
class Result:
    scores: list[int]
    winners: list[int]


@dataclass(slots=True)
class Replay:
    """A match at one of its positions: all of it, and the table there."""

    game: str
    names: list[str]
    options: dict[str, str | int]
    players: int
    deals: int
    plies: int
    """Moves in the record."""
    ply: int
    """How many of them have been played here. Where the last of them ended a deal, its end is shown; the next deal
    appears with the next move."""
    deal: int
    """From 1; 0 in a record without a deal."""
    scores: list[int]
    """Of the deals that are over."""
    asked: list[int]
    to_move: list[int]
    view: ViewData | None
    reckoning: Sequence[ReckoningData | None] | None
    legal: Legal | None
    """Of the seat; where all is open and no seat is named, of the one whose move comes next."""
    moves: list[PlayedMove]
    lines: list[Happened]
    """Of the whole match, as the seat may know it; where all is open, as whoever moved may."""
    result: Result | None
    fair: Literal["proved", "absent", "unfinished"]
    """Whether the cards are proved to be those that secret and contributions gave; absent: the record says nothing."""


@dataclass(slots=True)
class WholeReplay:
    """A match with all its positions, thinly."""

    game: str
    names: list[str]
    options: dict[str, str | int]
    players: int
    deals: int
    moves: list[PlayedMove]
    lines: list[Happened]
    """As the seat may know it; where all is open, as whoever moved may."""
    result: Result | None
    fair: Literal["proved", "absent", "unfinished"]
    positions: list[dict[str, Any]]
    """After each number of moves: `deal`, `scores`, `asked`, `to_move`, `view`, `reckoning` and, where it is wanted,
    `legal` as in `Replay`, each only where it has changed since the position before; of a view only such keys."""


class Replayed:
    """A record that holds, at any of its positions. What is the same for many of them is made and packed once."""

    def __init__(self, checked: Checked, pack: Pack[Any] = as_it_is) -> None:
        self.match = checked.match
        self.game = checked.match.game
        self.fair: Literal["proved", "absent", "unfinished"] = (
            "absent" if checked.fair is None else "proved" if checked.fair else "unfinished"
        )
        outcome = checked.match.outcome()
        self._result = Result(list(outcome.scores), list(outcome.winners)) if outcome else None
        self._pack = pack
        self._steps = [step for _, step in checked.positions if step is not None]
        moved = [match for match, step in checked.positions if step is not None]
        self._matches = [position.match for position in checked.positions[:1]] + moved
        """After each number of moves; where the last of them ended a deal, at its end."""
        self._moves = pack(
            [
                PlayedMove(ply, len(match.deals), step.seat, str(step.move))
                for ply, (match, step) in enumerate(zip(moved, self._steps, strict=True), 1)
            ]
        )
        self._lines: tuple[int | None, bool, Any] | None = None
        """For whom they were worked out last: whoever looks back goes from one position to the next."""

    @staticmethod
    def read(record: str, pack: Pack[Any] = as_it_is) -> Replayed:
        """A record as text, checked."""
        try:
            return Replayed(referee(parse(record)), pack)
        except RecordError as error:
            facts = {"key": error.key, "clause": error.clause, "deal": error.deal, "move": error.move}
            raise Refused("bad-record", str(error), **facts) from None

    def lines(self, seat: int | None, is_open: bool) -> Any:
        """All that happened; several threads may ask at once."""
        known = self._lines
        if known is None or known[:2] != (seat, is_open):
            told = [
                Happened(ply, name, facts)
                for ply, step in enumerate(self._steps, 1)
                for name, facts in events_of(step, step.seat if is_open else seat)
            ]
            known = self._lines = (seat, is_open, self._pack(told))
        return known[2]

    def shown(self, ply: int, seat: int | None, is_open: bool) -> Replay:
        """At a position, as a seat or the public saw it, or with everything open."""
        self._check(ply)
        match = self.match
        if not self._matches:
            return Replay(
                *self._about(),
                0,
                0,
                0,
                match.scores(),
                [],
                [],
                None,
                None,
                None,
                self._moves,
                [],
                self._result,
                self.fair,
            )
        at = self._position(self._matches[ply], seat, is_open, with_legal=True)
        return Replay(
            *self._about(), len(self._steps), ply, at["deal"], at["scores"], at["asked"], at["to_move"], at["view"],
            at["reckoning"], at["legal"], self._moves, self.lines(None if is_open else seat, is_open), self._result,
            self.fair,
        )  # fmt: skip

    def whole(self, seat: int | None, is_open: bool, with_legal: bool) -> WholeReplay:
        """All positions, as a seat or the public saw them, or with everything open."""
        positions: list[dict[str, Any]] = []
        before: dict[str, Any] = {"view": {}}
        for each in self._matches:
            now = self._position(each, seat, is_open, with_legal)
            positions.append({**changed(now, before), "view": changed(now["view"], before["view"])})
            before = now
        lines = self.lines(None if is_open else seat, is_open)
        return WholeReplay(*self._about(), self._moves, lines, self._result, self.fair, positions)

    def _about(self) -> tuple[str, list[str], dict[str, str | int], int, int]:
        """Game, names, options, players and deals."""
        match = self.match
        deals = self.game.deals(match.options)
        return self.game.name, list(match.names), dict(match.options), match.players, deals

    def _position(self, match: AnyMatch, seat: int | None, is_open: bool, with_legal: bool) -> dict[str, Any]:
        deal = match.deal
        view = deal.open_view() if is_open else deal.view(seat)
        position = {
            "deal": len(match.deals),
            "scores": match.scores(),
            "asked": list(deal.asked()),
            "to_move": list(deal.to_move()),
            "view": view.to_json(),
            "reckoning": self.game.score_breakdown(view),
        }
        if with_legal:
            mover = deal.next_in_record() if is_open and seat is None else seat
            position["legal"] = legal_of(deal, mover) if mover is not None and mover in deal.asked() else None
        return position

    def match_at(self, ply: int) -> AnyMatch:
        """After so many moves; where the last of them ended a deal, at its end."""
        self._check(ply)
        if not self._matches:
            raise Refused("no-such-position", "no deal of this record has begun", plies=0)
        return self._matches[ply]

    def preview(self, ply: int, seat: int, texts: Sequence[str]) -> Preview:
        """What other moves of a seat would have come to, as far as it could know."""
        return foresee(self.game, self.match_at(ply).deal.view(seat), seat, ply, texts)

    def _check(self, ply: int) -> None:
        plies = len(self._steps)
        if ply > plies:
            raise Refused("no-such-position", f"this record has {plies} moves, not {ply}", plies=plies)
