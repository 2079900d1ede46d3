"""A record that somebody brings: checked, and shown at any move. Nothing of it is kept but in a small memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Literal, cast

from msgspec import Raw, Struct, json

from etalage.games.match import Step
from etalage.games.protocol import AnyDeal
from etalage.records import Checked, RecordError, parse, referee
from etalage.server.errors import Refused
from etalage.server.previewing import Preview, foresee
from etalage.server.shapes import AnyReckoning, AnyView
from etalage.server.showing import Legal, legal_of
from etalage.server.telling import Moment

REMEMBERED = 8  # records, of which somebody is likely to ask for another position
_encode = json.Encoder().encode


class PlayedMove(Struct):
    ply: int
    """How many moves had been played with it; so also the position after it."""
    deal: int
    """From 1."""
    seat: int
    move: str


class Happened(Struct):
    """Something that a move brought about."""

    ply: int
    name: str
    facts: dict[str, Any]


class Result(Struct):
    scores: list[int]
    winners: list[int]


class Replay(Struct):
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
    view: AnyView | None
    reckoning: list[AnyReckoning | None] | None
    legal: Legal | None
    """Of the seat; where all is open and no seat is named, of the one whose move comes next."""
    moves: list[PlayedMove]
    lines: list[Happened]
    """Of the whole match, as the seat may know it; where all is open, as whoever moved may."""
    result: Result | None
    fair: Literal["proved", "absent", "unfinished"]
    """Whether the cards are proved to be those that secret and contributions gave; absent: the record says nothing."""


class Replayed:
    """A record that holds, with all its positions."""

    def __init__(self, checked: Checked) -> None:
        self.match = checked.match
        self.game = checked.match.game
        self.fair: Literal["proved", "absent", "unfinished"] = (
            "absent" if checked.fair is None else "proved" if checked.fair else "unfinished"
        )
        self.moments: list[Moment] = []
        self.steps: list[Step] = []
        for number in range(len(self.match.deals)):
            self._play(number)
        self._moves = Raw(_encode([*self._played()]))
        self._lines: tuple[int | None, bool, Raw] | None = None
        """For whom they were worked out last: whoever looks back goes from one position to the next."""

    def _play(self, number: int) -> None:
        """A deal again, move by move."""
        played, match = self.match.deals[number], self.match
        waiting = match.sealed.values() if number == len(match.deals) - 1 else ()
        before = [0] * match.players if not self.moments else self.moments[-1].scores
        deal = self.game.begin(played.setup, match.options)
        if not self.moments:
            self.moments.append(Moment(deal, 1, before))
        for move in (*played.moves, *waiting):
            seat = deal.next_in_record()
            assert seat is not None
            after: AnyDeal = deal.copy()
            after.play(seat, move)
            self.steps.append(Step(self.game, deal, seat, move, after))
            scores = [sum(each) for each in zip(before, after.scores(), strict=True)] if after.is_over() else before
            self.moments.append(Moment(after, number + 1, scores))
            deal = after

    def _played(self) -> Iterator[PlayedMove]:
        for ply, step in enumerate(self.steps, 1):
            yield PlayedMove(ply, self.moments[ply].number, step.seat, str(step.move))

    def at(self, ply: int) -> Moment:
        plies = len(self.steps)
        if ply > plies:
            raise Refused(404, "no-such-position", f"this record has {plies} moves, not {ply}", plies=plies)
        return self.moments[ply] if self.moments else Moment(None, 0, [0] * self.match.players)

    def lines(self, seat: int | None, is_open: bool) -> Raw:
        """All that happened; several threads may ask at once."""
        known = self._lines
        if known is None or known[:2] != (seat, is_open):
            told = [
                Happened(ply, f"{self.game.name}.{event.name}", event.facts)
                for ply, step in enumerate(self.steps, 1)
                for event in step.events(step.seat if is_open else seat)
            ]
            known = self._lines = (seat, is_open, Raw(_encode(told)))
        return known[2]

    def shown(self, ply: int, seat: int | None, is_open: bool) -> Replay:
        match = self.match
        deal, number, scores = self.at(ply)
        outcome = match.outcome()
        shown = Replay(
            self.game.name, list(match.names), dict(match.options), match.players, self.game.deals(match.options),
            len(self.steps), ply, number, scores, [], [], None, None, None, cast(list[PlayedMove], self._moves), [],
            Result(list(outcome.scores), list(outcome.winners)) if outcome else None, self.fair,
        )  # fmt: skip
        if deal is not None:
            view = deal.open_view() if is_open else deal.view(seat)
            shown.view, shown.reckoning = view.to_json(), list(self.game.score_breakdown(view))
            shown.asked, shown.to_move = list(deal.asked()), list(deal.to_move())
            mover = deal.next_in_record() if is_open and seat is None else seat
            shown.legal = legal_of(deal, mover) if mover is not None and mover in shown.asked else None
            shown.lines = cast(list[Happened], self.lines(None if is_open else seat, is_open))
        return shown


def replay(record: str, ply: int, seat: int | None, is_open: bool) -> bytes:
    """The body of `Replay`."""
    return _encode(_replayed(record).shown(ply, seat, is_open))


def preview(record: str, ply: int, seat: int, texts: Sequence[str]) -> Preview:
    """What other moves of a seat would have come to, as far as it could know."""
    replayed = _replayed(record)
    deal = replayed.at(ply).deal
    if deal is None:
        raise Refused(404, "no-such-position", "no deal of this record has begun", plies=0)
    return foresee(replayed.game, deal.view(seat), seat, ply, texts)


@lru_cache(REMEMBERED)
def _replayed(record: str) -> Replayed:
    try:
        return Replayed(referee(parse(record)))
    except RecordError as error:
        facts = {"key": error.key, "clause": error.clause, "deal": error.deal, "move": error.move}
        raise Refused(422, "bad-record", str(error), **facts) from None
