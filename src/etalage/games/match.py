"""A match: one or more deals, one result. Whoever has most when the last deal is over wins.  # W33, M19"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from etalage.games.errors import BadSetup, EtalageError
from etalage.games.events import Event
from etalage.games.outcome import Outcome, winners
from etalage.games.protocol import Deal, Game, Json, Setup
from etalage.games.registry import check_players, full_options
from etalage.games.rng import Rng
from etalage.games.shuffling import Below

Dealer = Callable[[int], Below]
"""Gives the random numbers for a deal, by its number."""


class Step(NamedTuple):
    """A move that was played, and the deal before and after it."""

    game: Game
    before: Deal
    seat: int
    move: Any
    after: Deal

    def events(self, observer: int | None = None) -> list[Event]:
        """What it brought about, as a seat (or the public) may know it."""
        return self.game.events(self.before, self.seat, self.move, self.after, observer)


class PlayedDeal(NamedTuple):
    """A deal of a match: its cards, the moves in record order, and where it stands."""

    setup: Setup
    moves: list[Any]
    deal: Deal


def seeded(seed: int) -> Dealer:
    """Deals that a seed determines."""
    return lambda number: Rng(seed).split(number).below


class Match:
    """Players, options, and deals one after the other."""

    def __init__(
        self,
        game: Game,
        players: int | Sequence[str],
        options: Mapping[str, object] | None = None,
        *,
        dealer: Dealer | None = None,
        drawn: Json | None = None,
    ) -> None:
        """With a dealer, deals begin by themselves; without one, by `begin`, and `drawn` says what was drawn."""
        if dealer is None and drawn is None:
            raise BadSetup("match", "neither a dealer nor what was drawn for the match")
        names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
        check_players(game, len(names))
        self.game = game
        self.names = names
        self.options = full_options(game, options or {})
        self.deals: list[PlayedDeal] = []
        self.sealed: dict[int, Any] = {}
        """Moves of a decision that asks several seats, by seat, until the last of them is in."""
        self.drawn: Json = drawn or {}
        """What was drawn for the whole match, as it stands in a record."""
        self._dealer: Dealer | None = None
        if dealer:
            self.deal_on(dealer)

    @staticmethod
    def new(
        game: Game, players: int | Sequence[str], options: Mapping[str, object] | None = None, seed: int = 0
    ) -> Match:
        """A match whose cards the seed determines."""
        return Match(game, players, options, dealer=seeded(seed))

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def deal(self) -> Deal:
        """The deal being played, or the last one."""
        return self.current().deal

    def current(self) -> PlayedDeal:
        """The same, with its cards and moves."""
        if not self.deals:
            raise EtalageError("no deal of the match has begun")
        return self.deals[-1]

    def deal_on(self, dealer: Dealer) -> None:
        """Let this dealer deal from here on, at once if a deal is due: a match that was read can so be resumed."""
        self._dealer = dealer
        self._deal_if_due()

    def _deal_if_due(self) -> None:
        number = len(self.deals)
        if self._dealer is None or number == self.game.deals(self.options) or (number and not self.deal.is_over()):
            return
        below = self._dealer(number)
        if number == 0:
            self.drawn = self.game.draw_match(self.players, below)
        self.begin(self.game.draw_setup(self.players, self.drawn, below))

    def begin(self, setup: Setup) -> None:
        """Begin the next deal with these cards."""
        if self.deals and not self.deal.is_over():
            raise EtalageError(f"deal {len(self.deals) - 1} is not over yet")
        if len(self.deals) == self.game.deals(self.options):
            raise EtalageError(f"the match has only {len(self.deals)} deal{'s' * (len(self.deals) != 1)}")
        self.deals.append(PlayedDeal(setup, [], self.game.begin(setup, self.options)))

    def to_move(self) -> tuple[int, ...]:
        """The seats that have yet to move; nobody between two deals or at the end."""
        return self.deal.to_move() if self.deals else ()

    def play(self, seat: int, move: Any) -> Step:
        """Play a move, or raise and leave everything as it was. The step says what the move brought about."""
        played = self.current()
        before = played.deal.copy()
        move = self.advance(seat, move)
        return Step(self.game, before, seat, move, played.deal.copy())

    def advance(self, seat: int, move: Any) -> Any:
        """The same, faster, for those who need no step; returns the move."""
        if isinstance(move, str):
            move = self.game.parse_move(move)
        played = self.current()
        asked = played.deal.asked()
        played.deal.play(seat, move)
        self.sealed[seat] = move
        if len(self.sealed) == len(asked):
            played.moves.extend(self.sealed[each] for each in asked)
            self.sealed.clear()
            if played.deal.is_over():
                self._deal_if_due()
        return move

    def is_over(self) -> bool:
        return len(self.deals) == self.game.deals(self.options) and self.deal.is_over()

    def scores(self) -> list[int]:
        """The sum of all deals that are over.  # M19"""
        over = [played.deal.scores() for played in self.deals if played.deal.is_over()]
        return [sum(scores) for scores in zip(*over, strict=True)] if over else [0] * self.players

    def outcome(self) -> Outcome | None:
        """Scores, winners and the way the last deal ended, once the match is over."""
        last = self.deal.outcome() if self.is_over() else None
        if last is None:
            return None
        scores = self.scores()
        return Outcome(tuple(scores), winners(scores), last.ending)
