"""Luck: what the cards that came were worth beside those that could have come.

The luck of a chance event is the win share with its cards minus the mean over cards drawn independently of them, all
hands open. So its mean is zero whatever the evaluator says, and taking it off a result leaves the result's mean as it
was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from etalage.coach.findings import Chance, Moment
from etalage.coach.protocol import Evaluator, Standing
from etalage.games.match import AnyMatch, AnyPlayedDeal, AnyStep, Step
from etalage.games.outcome import win_share
from etalage.games.protocol import AnyDeal
from etalage.games.rng import Rng

DRAWN = 64
"""Times that other cards are drawn instead of those that came."""
SUIT = 0x1C0FFEE
"""Tells the stream of these draws from others of the same seed."""


class Position(NamedTuple):
    """A deal of a match before one of its moves, and the step that followed."""

    deal: int
    move: int
    step: AnyStep


def positions(match: AnyMatch, number: int) -> Iterator[Position]:
    """All positions of a deal, in record order."""
    played = match.deals[number]
    deal = played.setup.begin(match.options)
    for index, move in enumerate(played.moves):
        seat = deal.next_in_record()
        assert seat is not None
        after = deal.copy()
        after.play(seat, move)
        yield Position(number, index, Step(match.game, deal, seat, move, after))
        deal = after


def standing_at(match: AnyMatch, number: int) -> Standing:
    """What a deal of the match was played for."""
    before = [played.deal.scores() for played in match.deals[:number]]
    scores = tuple(map(sum, zip(*before, strict=True))) if before else (0,) * match.players
    return Standing(scores, match.game.deals(match.options) - number)


class Luck:
    """Of one match."""

    def __init__(self, match: AnyMatch, evaluator: Evaluator, seed: int) -> None:
        self._match = match
        self._evaluator = evaluator
        self._rng = Rng(seed ^ SUIT)
        self.events: list[Chance] = []
        self.moments: list[Moment] = []

    def begin(self, number: int) -> None:
        """A deal was dealt."""
        standing = standing_at(self._match, number)
        deal = self._match.deals[number].setup.begin(self._match.options)
        shares = self._evaluator.shares(deal, standing)
        if number == 0:  # who sits where is chance too, so the mean is a fair share
            expected: Sequence[float] = [1 / self._match.players] * self._match.players
        else:
            expected = self._mean_of_deals(number, standing)
        self._came(number, 0, "deal", shares, expected)
        self.moments.append(Moment(number, 0, deal.round, tuple(shares)))

    def step(self, position: Position) -> None:
        """A move was made."""
        number, index, step = position
        standing = standing_at(self._match, number)
        event = self._evaluator.chance(step)
        if not event and not step.after.is_over() and not self._evaluator.pauses(step):
            return
        shares = self._worth(step.after, number, standing)
        if event:
            self._came(number, index + 1, event, shares, self._mean_of_draws(step, standing))
        self.moments.append(Moment(number, index + 1, step.after.round, tuple(shares)))

    def results(self) -> list[float]:
        """What each seat has come to; where the match stands, if it is not over."""
        number = len(self._match.deals) - 1
        return list(self._worth(self._match.deal, number, standing_at(self._match, number)))

    def totals(self) -> list[float]:
        """The luck of each seat in the whole match."""
        return [sum(event.luck[seat] for event in self.events) for seat in range(self._match.players)]

    def _worth(self, deal: AnyDeal, number: int, standing: Standing) -> Sequence[float]:
        """The result, where the match is over."""
        outcome = self._match.outcome()
        if outcome and deal.is_over() and number == len(self._match.deals) - 1:
            return [win_share(outcome.winners, seat) for seat in range(self._match.players)]
        return self._evaluator.shares(deal, standing)

    def _came(self, deal: int, move: int, event: str, shares: Sequence[float], expected: Sequence[float]) -> None:
        luck = tuple(share - mean for share, mean in zip(shares, expected, strict=True))
        self.events.append(Chance(deal, move, event, luck))

    def _mean_of_deals(self, number: int, standing: Standing) -> list[float]:
        match = self._match
        drawn = []
        for _ in range(DRAWN):
            setup = match.game.draw_setup(match.players, match.drawn, self._rng.below)
            drawn.append(self._evaluator.shares(setup.begin(match.options), standing))
        return _means(drawn)

    def _mean_of_draws(self, step: AnyStep, standing: Standing) -> list[float]:
        drawn = []
        for _ in range(DRAWN):
            other = self._evaluator.redrawn(step.before, self._rng)
            other.play(step.seat, step.move)
            drawn.append(self._evaluator.shares(other, standing))
        return _means(drawn)


def luck_of(match: AnyMatch, evaluator: Evaluator, seed: int = 0) -> list[float]:
    """Of each seat in a finished match."""
    luck = Luck(match, evaluator, seed)
    for number in range(len(match.deals)):
        luck.begin(number)
        for position in positions(match, number):
            luck.step(position)
    return luck.totals()


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def moves_of(match: AnyMatch) -> int:
    """How many moves all its deals have."""
    return sum(len(_moves(played)) for played in match.deals)


def _moves(played: AnyPlayedDeal) -> Sequence[object]:
    return played.moves
