"""A match: one or more deals, one result. Whoever has most when the last deal is over wins.  # W33, M19"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple, TypeAlias

from etalage.games.errors import EtalageError
from etalage.games.events import Event
from etalage.games.notebooks import match_html
from etalage.games.outcome import Outcome
from etalage.games.protocol import D, Game, M, Options, Setup, V
from etalage.games.registry import check_players, full_options
from etalage.games.rng import Rng
from etalage.games.shuffling import Below

Dealer = Callable[[int], Below]
"""Gives the random numbers for a deal, by its number."""


class Step(NamedTuple, Generic[D, V, M]):
    """A move that was played, and the deal before and after it."""

    game: Game[D, V, M]
    before: D
    seat: int
    move: M
    after: D

    def events(self, observer: int | None = None) -> list[Event]:
        """What it brought about, as a seat (or the public) may know it."""
        return self.game.events(self.before, self.seat, self.move, self.after, observer)

    def is_told_alike(self) -> bool:
        """Whether all observers are told the same of it."""
        return self.game.is_told_alike(self.before, self.move)


class PlayedDeal(NamedTuple, Generic[D, M]):
    """A deal of a match: its cards, the moves in record order, and where it stands."""

    setup: Setup[D]
    moves: tuple[M, ...]
    deal: D


def seeded(seed: int) -> Dealer:
    """Deals that a seed determines."""
    return lambda number: Rng(seed).split(number).below


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Match(Generic[D, V, M]):
    """Players, options, and deals one after the other. A value: a move gives another match, and leaves this as it is.

    So are its deals, to be looked at and copied; played on they are by `after` alone.
    """

    game: Game[D, V, M]
    names: tuple[str, ...]
    options: Options
    drawn: Mapping[str, list[str]]
    """What was drawn for the whole match, as it stands in a record."""
    dealer: Dealer | None = None
    """Whoever deals when a deal is due; without one, deals begin by `begin`."""
    deals: tuple[PlayedDeal[D, M], ...] = ()
    sealed: Mapping[int, M] = field(default_factory=dict)
    """Moves of a decision that asks several seats, by seat, until the last of them is in."""

    @staticmethod
    def new(
        game: Game[D, V, M],
        players: int | Sequence[str],
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        *,
        dealer: Dealer | None = None,
    ) -> Match[D, V, M]:
        """A match whose cards the seed determines, or another dealer."""
        return Match.undealt(game, players, options, {}).deal_on(dealer or seeded(seed))

    @staticmethod
    def undealt(
        game: Game[D, V, M],
        players: int | Sequence[str],
        options: Mapping[str, object] | None,
        drawn: Mapping[str, list[str]],
    ) -> Match[D, V, M]:
        """A match for which this was drawn, and whose deals are still to begin."""
        names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else players
        check_players(game, len(names))
        return Match(game, tuple(names), full_options(game, options or {}), drawn)

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def deal(self) -> D:
        """The deal being played, or the last one."""
        return self.current().deal

    def current(self) -> PlayedDeal[D, M]:
        """The same, with its cards and moves."""
        if not self.deals:
            raise EtalageError("no deal of the match has begun")
        return self.deals[-1]

    def deal_on(self, dealer: Dealer) -> Match[D, V, M]:
        """Let this dealer deal from here on, at once if a deal is due: a match that was read can so be resumed."""
        return replace(self, dealer=dealer)._deal_if_due()

    def _deal_if_due(self) -> Match[D, V, M]:
        number = len(self.deals)
        if self.dealer is None or number == self.game.deals(self.options) or (number and not self.deal.is_over()):
            return self
        below = self.dealer(number)
        drawn = self.drawn if number else self.game.draw_match(self.players, below)
        return replace(self, drawn=drawn).begin(self.game.draw_setup(self.players, drawn, below))

    def begin(self, setup: Setup[D]) -> Match[D, V, M]:
        """The match with its next deal begun, with these cards."""
        if self.deals and not self.deal.is_over():
            raise EtalageError(f"deal {len(self.deals) - 1} is not over yet")
        if len(self.deals) == self.game.deals(self.options):
            raise EtalageError(f"the match has only {len(self.deals)} deal{'s' * (len(self.deals) != 1)}")
        moves: tuple[M, ...] = ()
        begun = PlayedDeal(setup, moves, setup.begin(self.options))
        return replace(self, deals=(*self.deals, begun))

    def is_before_half(self) -> bool:
        """Whether more than half of the pile of the deal being played is left."""
        setup, _, deal = self.current()
        begun_with, _ = setup.begin(self.options).view().concealed()
        left, _ = deal.view().concealed()
        return bool(2 * left > begun_with)

    def to_move(self) -> tuple[int, ...]:
        """The seats that have yet to move; nobody between two deals or at the end."""
        return self.deal.to_move() if self.deals else ()

    def after(self, seat: int, move: M | str) -> tuple[Match[D, V, M], Step[D, V, M]]:
        """The match after a move, and the step, which says what the move brought about; or raise."""
        chosen = self.game.parse_move(move) if isinstance(move, str) else move
        setup, moves, before = self.current()
        after = before.copy()
        after.play(seat, chosen)
        asked = before.asked()
        sealed = {**self.sealed, seat: chosen}
        if len(sealed) == len(asked):
            moves = (*moves, *(sealed[each] for each in asked))
            sealed = {}
        deals = (*self.deals[:-1], PlayedDeal(setup, moves, after))
        played = Match(self.game, self.names, self.options, self.drawn, self.dealer, deals, sealed)
        return played._deal_if_due() if after.is_over() else played, Step(self.game, before, seat, chosen, after)

    def play_on(
        self, answer: Callable[[Match[D, V, M], int], M | str]
    ) -> Iterator[tuple[Match[D, V, M], Step[D, V, M]]]:
        """Ask each seat in its turn until the match is over: after every answer the match then, and the step to it.

        Of a decision that asks several seats, the lowest answers first.
        """
        match = self
        while not match.is_over():
            for seat in match.to_move():
                match, step = match.after(seat, answer(match, seat))
                yield match, step

    def is_over(self) -> bool:
        return len(self.deals) == self.game.deals(self.options) and self.deal.is_over()

    def scores(self) -> list[int]:
        """The sum of all deals that are over.  # M19"""
        over = [played.deal.scores() for played in self.deals if played.deal.is_over()]
        return [sum(scores) for scores in zip(*over, strict=True)] if over else [0] * self.players

    def outcome(self) -> Outcome | None:
        """Scores, winners and the way the last deal ended, once the match is over."""
        last = self.deal.outcome() if self.is_over() else None
        return Outcome.of(self.scores(), last.ending) if last else None

    def __repr__(self) -> str:
        deals = self.game.deals(self.options)
        place = "before the first deal"
        if self.deals:
            place = (f"deal {len(self.deals)} of {deals}, " if deals > 1 else "") + f"round {self.deal.round}"
        if self.is_over():
            place = "over"
        scores = " ".join(map(str, self.scores() if deals > 1 or self.is_over() else self.deal.scores()))
        return f"<Match of {self.game.title}: {', '.join(self.names)}; {place}; {scores}>"

    def _repr_html_(self) -> str | None:
        return match_html(self)


AnyMatch: TypeAlias = Match[Any, Any, Any]
"""A match of whichever game."""
AnyStep: TypeAlias = Step[Any, Any, Any]
"""A step of whichever game."""
AnyPlayedDeal: TypeAlias = PlayedDeal[Any, Any]
