"""Answering a decision: a list of moves of one seat, all or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from etalage.games.errors import OutOfTurn
from etalage.games.match import AnyMatch, AnyStep
from etalage.games.protocol import AnyDeal, AnyGame
from etalage.tables.errors import Refused

MOST_MOVES = 64  # in one request; the longest turn in a cellar phase is shorter


class Ply(NamedTuple):
    """A move as it enters the record."""

    seat: int
    text: str


class Answer(NamedTuple):
    """What moves have come to."""

    match: AnyMatch
    steps: Sequence[AnyStep]
    plies: Sequence[Ply]
    """What enters the record; nothing while sealed moves wait for others."""
    is_sealed: bool
    """Whether several are asked, so that a move is hidden until the last one is in."""

    @property
    def decisions(self) -> int:
        """How many decisions are made with it."""
        return min(len(self.plies), 1) if self.is_sealed else len(self.plies)


def answer(match: AnyMatch, seat: int, texts: Sequence[str]) -> Answer:
    """The match after these moves, or raise."""
    if not 1 <= len(texts) <= MOST_MOVES:
        raise Refused("how-many-moves", f"a list of 1 to {MOST_MOVES} moves is needed, not {len(texts)}")
    moves = [match.game.parse_move(text) for text in texts]
    if len(match.deal.asked()) > 1:
        return _seal(match, seat, moves)
    steps: list[AnyStep] = []
    deal = match.deal
    for move in moves:
        require_turn(match.game, deal, seat, len(steps))
        match, step = match.after(seat, move)
        deal = step.after  # not that of the match, which may have dealt the next one
        steps.append(step)
    return Answer(match, steps, [Ply(seat, str(move)) for move in moves], is_sealed=False)


def _seal(match: AnyMatch, seat: int, moves: Sequence[Any]) -> Answer:
    if len(moves) != 1:
        raise Refused("one-move", "where all decide at once, one move is needed, not several")
    asked = match.deal.asked()
    after, step = match.after(seat, moves[0])
    plies: list[Ply] = []
    if not after.sealed:
        number = len(match.deals) - 1
        made = after.deals[number].moves[-len(asked) :]
        plies = [Ply(each, str(move)) for each, move in zip(asked, made, strict=True)]
    return Answer(after, [step], plies, is_sealed=True)


def goes_on(deal: AnyDeal, seat: int, made: int) -> bool:
    """Whether a seat can move after so many moves in a row: a list goes on only as long as nobody else is asked."""
    return deal.asked() == (seat,) if made else seat in deal.asked()


def require_turn(game: AnyGame, deal: AnyDeal, seat: int, made: int) -> None:
    """Refuse a further move of a list that has come to its end."""
    if made and not goes_on(deal, seat, made):
        raise OutOfTurn(seat, deal.to_move(), game.players_clause)
