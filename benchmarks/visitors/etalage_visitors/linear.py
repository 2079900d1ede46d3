"""What the learners of all games share: a move is as good as the weighted sum of its features."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import mul
from typing import Any, NamedTuple

Weights = Mapping[str, Sequence[float]]
"""By the kind of decision, since what counts for a bid does not count for what comes after it."""


class Option(NamedTuple):
    """A move that is considered, as the learner sees it."""

    move: Any
    features: Sequence[float]


class Decision(NamedTuple):
    """What kind of decision it is, and between which moves."""

    kind: str
    options: list[Option]


def rated(features: Iterable[float], weights: Iterable[float]) -> float:
    total: float = sum(map(mul, features, weights))
    return total


def best(decision: Decision, weights: Weights) -> Option:
    """The option rated highest, the first among equals; without weights, simply the first."""
    of_this_kind = weights.get(decision.kind, ())
    return max(decision.options, key=lambda option: rated(option.features, of_this_kind))
