"""Moves compared in the same worlds: how much better one is, and how sure that is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from etalage.coach.errors import Cancelled
from etalage.coach.findings import Outcome
from etalage.coach.protocol import Adviser, Standing

Stop = Callable[[], bool]
"""Whether nobody wants to know any more."""
AT_ONCE = 48
"""Worlds between two looks at whether to go on."""
SHOWN_OUTCOMES = 3


class Compared(NamedTuple):
    """A move, and what it is worth beside the first one."""

    move: Any
    share: float
    error: float
    loss: float
    """What it is behind the first one; less than 0, where it is ahead."""
    loss_error: float
    outcomes: tuple[Outcome, ...]


class Comparison:
    """Moves at one decision, tried in more and more worlds."""

    def __init__(self, adviser: Adviser, view: Any, standing: Standing, moves: Sequence[Any]) -> None:
        self._adviser = adviser
        self._view = view
        self._standing = standing
        self.moves = list(moves)
        self.worlds = 0
        self._shares: list[list[float]] = [[] for _ in moves]
        self._outcomes: list[Counter[int]] = [Counter() for _ in moves]

    def go_on(self, worlds: int, stop: Stop | None = None, in_time: Callable[[], bool] = lambda: True) -> None:
        """So many worlds more, as long as there is time."""
        end = self.worlds + worlds
        while self.worlds < end and (in_time() or not self.worlds):
            check(stop)
            number = min(AT_ONCE, end - self.worlds)
            tried = self._adviser.try_out(self._view, self._standing, self.moves, number)
            for nth in range(len(self.moves)):
                self._shares[nth] += tried.shares[nth]
                self._outcomes[nth].update(tried.outcomes[nth])
            self.worlds += number

    def loss(self, nth: int) -> tuple[float, float]:
        """What a move is behind the first one, with its standard error."""
        pairs = zip(self._shares[0], self._shares[nth], strict=True)
        return mean_and_error([first - other for first, other in pairs])

    def found(self, nth: int) -> Compared:
        share, error = mean_and_error(self._shares[nth])
        return Compared(self.moves[nth], share, error, *self.loss(nth), self._likeliest(nth))

    def _likeliest(self, nth: int) -> tuple[Outcome, ...]:
        total = self._outcomes[nth].total()
        likeliest = sorted(self._outcomes[nth].items(), key=lambda each: (-each[1], each[0]))[:SHOWN_OUTCOMES]
        describe = self._adviser.outcome
        return tuple(describe(self._view, self.moves[nth], code, times / total) for code, times in likeliest)


def check(stop: Stop | None) -> None:
    """Cancelled, if nobody wants to know any more."""
    if stop is not None and stop():
        raise Cancelled


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """And the standard error of the mean."""
    n = len(numbers)
    mean = math.fsum(numbers) / n
    if n < 2:
        return mean, 0.0
    return mean, math.sqrt(math.fsum((each - mean) ** 2 for each in numbers) / (n - 1) / n)
