"""The match at a table: a list of moves answers a decision, all or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from etalage.games.errors import OutOfTurn
from etalage.games.match import Dealer, Match, Step
from etalage.games.protocol import AnyDeal, AnyGame, Options
from etalage.server.errors import Refused, stale
from etalage.server.state import Sealed

MOST_MOVES = 64  # in one request; the longest turn in a cellar phase is shorter


class Ply(NamedTuple):
    """A move as it enters the record."""

    seat: int
    text: str


class Played(NamedTuple):
    """What a request has come to."""

    steps: Sequence[Step]
    plies: Sequence[Ply] = ()
    """What enters the record; nothing while sealed moves wait for others."""
    seal: Sealed | None = None
    first_seal: bool = False


class Play:
    """A match in progress, with the numbers of its decisions."""

    def __init__(
        self, game: AnyGame, names: Sequence[str], options: Options, dealer: Dealer, first_decision: int
    ) -> None:
        self.match = Match.new(game, names, options, dealer=dealer)
        self.decision = first_decision
        """The number of the decision that the table is at; the same for all seats that it asks."""
        self.plies = 0
        self._answers: dict[tuple[int, int], str] = {}
        """What each seat answered to each decision, to recognise what is sent twice."""

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def asked(self) -> tuple[int, ...]:
        """The seats that the decision asks."""
        return () if self.match.is_over() else self.match.deal.asked()

    def waiting(self) -> tuple[int, ...]:
        """Those of them that have not answered."""
        return self.match.to_move()

    def was_answered(self, seat: int, decision: int, texts: Sequence[str]) -> bool:
        """Whether exactly this has been played already."""
        return bool(texts) and all(
            self._answers.get((decision + number, seat)) == each for number, each in enumerate(texts)
        )

    def play(self, seat: int, decision: int, texts: Sequence[str]) -> Played:
        """Play moves of a seat, or raise and leave everything as it was."""
        if decision != self.decision:
            raise stale(decision, self.decision)
        if not 1 <= len(texts) <= MOST_MOVES:
            raise Refused(400, "how-many-moves", f"a list of 1 to {MOST_MOVES} moves is needed, not {len(texts)}")
        moves = [self.game.parse_move(text) for text in texts]
        if len(self.asked()) > 1:
            return self._seal(seat, moves)
        self._try(seat, moves)
        steps = [self._advance(seat, move) for move in moves]
        plies = [Ply(seat, str(move)) for move in moves]
        for ply in plies:
            self._count([ply])
        return Played(steps, plies)

    def _try(self, seat: int, moves: Sequence[Any]) -> None:
        trial = self.match.deal.copy()
        for move in in_a_row(self.game, trial, seat, moves):
            trial.play(seat, move)

    def _seal(self, seat: int, moves: Sequence[Any]) -> Played:
        """Hidden until the last one is in, and changeable until then."""
        if len(moves) != 1:
            raise Refused(400, "one-move", "where all decide at once, one move is needed, not several")
        first = seat not in self.match.sealed
        before = len(self.match.current().moves)
        asked = self.asked()
        number = len(self.match.deals) - 1
        step = self._advance(seat, moves[0])
        moved = self.match.deals[number].moves[before:]
        plies = [Ply(each, str(move)) for each, move in zip(asked, moved, strict=False)]
        decision = self.decision
        if plies:
            self._count(plies)
        return Played([step], plies, Sealed(decision, seat, str(moves[0])), first)

    def follow(self, texts: Sequence[str]) -> list[Step]:
        """Take over what another process has stored: the moves of whole decisions, in record order."""
        steps: list[Step] = []
        rest = list(texts)
        while rest:
            asked = self.asked()
            now, rest = rest[: len(asked)], rest[len(asked) :]
            plies = [Ply(seat, text) for seat, text in zip(asked, now, strict=True)]
            for ply in sorted(plies, key=lambda each: each.seat not in self.match.sealed):  # the missing ones last
                steps.append(self._advance(ply.seat, ply.text))
            self._count(plies)
        return steps

    def restore(self, texts: Sequence[str], sealed: Sequence[Sealed]) -> None:
        """The same, with the sealed moves that wait."""
        self.follow(texts)
        self.reseal(sealed)

    def reseal(self, sealed: Sequence[Sealed]) -> None:
        """Sealed moves as they stand in the database."""
        for each in sealed:
            if str(self.match.sealed.get(each.seat)) != each.move:
                self._advance(each.seat, each.move)

    def _advance(self, seat: int, move: Any) -> Step:
        self.match, step = self.match.after(seat, move)
        return step

    def _count(self, plies: Sequence[Ply]) -> None:
        """The moves of one decision are in."""
        for ply in plies:
            self._answers[self.decision, ply.seat] = ply.text
        self.plies += len(plies)
        self.decision += 1


def goes_on(deal: AnyDeal, seat: int, made: int) -> bool:
    """Whether a seat can move after so many moves in a row: a list goes on only as long as nobody else is asked."""
    return deal.asked() == (seat,) if made else seat in deal.asked()


def in_a_row(game: AnyGame, deal: AnyDeal, seat: int, moves: Iterable[Any]) -> Iterator[Any]:
    """Moves of one seat, each to be played on this deal before the next is taken."""
    for number, move in enumerate(moves):
        if number and not goes_on(deal, seat, number):
            raise OutOfTurn(seat, deal.to_move(), game.players_clause)
        yield move
