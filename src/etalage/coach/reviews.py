"""A finished match, taken apart: what each decision cost, what the cards gave, and what remains."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from etalage.bots.api import Clock
from etalage.bots.asking import UNBOUND
from etalage.coach.comparing import Comparison, Stop, check
from etalage.coach.errors import Unfinished
from etalage.coach.findings import Decision, Review, SeatReview
from etalage.coach.luck import Luck, Position, moves_of, positions, standing_at
from etalage.coach.protocol import Adviser, coach_of
from etalage.games.match import AnyMatch
from etalage.games.rng import Rng

Progress = Callable[[int, int], None]
"""Is told how many moves have been looked at, and of how many."""
WORLDS = 48
MORE = 4
"""So many times as many, where those leave it open whether a move was a mistake."""
SURE = 4.0
"""Standard errors: a loss of more, or of less than none, needs no more worlds."""
COSTLIEST = 3
SHARPNESS = 4.0
"""Who loses a tenth of what there was to lose with every decision has an accuracy of two thirds."""


def review(
    match: AnyMatch,
    *,
    seed: int = 0,
    budget: Clock | None = None,
    seats: Sequence[int] | None = None,
    unfinished: bool = False,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Review:
    """What each seat's decisions cost and what luck it had.

    The budget is for each decision, by default what the game's coach finds enough; `seats` are those whose decisions
    are judged, by default all. Unfinished, if the match is not over, unless that is known to harm nobody: then the
    shares where it stands are its result. NoCoach, if nobody knows the game; Cancelled, when `stop` says so: it is
    asked several times a second, and progress is told as often. Other threads can run meanwhile.
    """
    coach = coach_of(match.game.name)
    if not match.is_over() and not (unfinished and match.deals):
        raise Unfinished
    judged = range(match.players) if seats is None else seats
    clock = Clock(iterations=coach.thought) if budget is None or budget == UNBOUND else budget
    return _Reviewing(match, seed, clock, judged, progress or _nobody, stop).review()


def accuracy(mean_loss: float, mean_stake: float) -> int:
    """0 to 100: 100 · exp(−4 · mean loss / mean stake). Who has little left to lose loses little; the part counts."""
    return round(100 * math.exp(-SHARPNESS * mean_loss / mean_stake)) if mean_loss else 100


class _Reviewing:
    """A review under way."""

    def __init__(
        self, match: AnyMatch, seed: int, clock: Clock, judged: Sequence[int], progress: Progress, stop: Stop | None
    ) -> None:
        self._match = match
        self._seed = seed
        self._clock = clock
        self._judged = judged
        self._progress = progress
        self._stop = stop
        self._total = moves_of(match)
        coach = coach_of(match.game.name)
        seeds = Rng(seed)
        self._advisers = [coach.adviser(seeds.split(seat).bits() >> 1) for seat in range(match.players)]
        self._luck = Luck(match, coach.evaluator(), seed)
        self._decisions: list[Decision] = []

    def review(self) -> Review:
        match, luck = self._match, self._luck
        done = 0
        self._progress(done, self._total)
        for number in range(len(match.deals)):
            luck.begin(number)
            for position in positions(match, number):
                check(self._stop)
                self._judge(position)
                luck.step(position)
                done += 1
                self._progress(done, self._total)
        results = luck.results()
        seats = tuple(self._seat(seat, results[seat], luck.totals()[seat]) for seat in range(match.players))
        decisions, chance, moments = tuple(self._decisions), tuple(luck.events), tuple(luck.moments)
        return Review(match.game.name, match.names, seats, decisions, chance, moments)

    def _judge(self, position: Position) -> None:
        number, index, step = position
        if step.seat not in self._judged or step.before.legal_count(step.seat) < 2:
            return
        stake = self._luck.moments[-1].shares[step.seat]
        view = step.before.view(step.seat)
        adviser = self._advisers[step.seat]
        standing = standing_at(self._match, number)
        best = adviser.choose(view, standing, self._clock)
        if best == step.move or adviser.might_choose(step.move):
            played = str(step.move)
            self._decisions.append(Decision(number, index, step.seat, played, played, 0.0, 0.0, stake))
            return
        comparison = Comparison(adviser, view, standing, [best, step.move])
        worlds = min(WORLDS, self._clock.iterations or WORLDS)
        comparison.go_on(worlds, self._stop)
        while comparison.worlds < worlds * MORE and self._is_open(comparison):
            comparison.go_on(worlds, self._stop)
        self._decisions.append(_decided(position, adviser, view, comparison)._replace(stake=stake))

    def _is_open(self, comparison: Comparison) -> bool:
        loss, error = comparison.loss(1)
        return 0.0 < loss < SURE * error

    def _seat(self, seat: int, result: float, luck: float) -> SeatReview:
        fair = 1 / self._match.players
        own = [place for place, each in enumerate(self._decisions) if each.seat == seat]
        mistakes = [place for place in own if self._decisions[place].is_mistake]
        costliest = sorted(mistakes, key=lambda place: -self._decisions[place].loss)[:COSTLIEST]
        mean_loss = math.fsum(self._decisions[place].loss for place in mistakes) / max(1, len(own))
        mean_stake = math.fsum(self._decisions[place].stake for place in own) / max(1, len(own))
        figures = mean_loss, mean_stake, accuracy(mean_loss, mean_stake)
        return SeatReview(seat, result, fair, luck, result - fair - luck, *figures, len(own), tuple(costliest))


def _decided(position: Position, adviser: Adviser, view: Any, comparison: Comparison) -> Decision:
    """No move is better than the best one: where the played one seems so, it is the best."""
    number, index, step = position
    loss, error = comparison.loss(1)
    best, played = comparison.found(0), comparison.found(1)
    if loss <= 0.0:
        text = str(played.move)
        return Decision(number, index, step.seat, text, text, 0.0, error, win_share=played.share)
    texts = str(played.move), str(best.move)
    plain = Decision(number, index, step.seat, *texts, loss, error, win_share=best.share)
    if not plain.is_mistake:
        return plain
    return plain._replace(
        outcomes=best.outcomes,
        played_outcomes=played.outcomes,
        reasons=tuple(adviser.reasons(view, best.move, played.move)),
        played_reasons=tuple(adviser.reasons(view, played.move, best.move)),
    )


def _nobody(done: int, total: int) -> None:
    """Whom progress is told, where nobody asks."""
