"""What a game brings along to train the network of its expert."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from etalage.bots.learning.weights import Shape, Weights
from etalage.games.plugins import Plugins

if TYPE_CHECKING:
    from etalage.bots.learning.fitting import Samples
    from etalage.bots.learning.shares import Positions


class Generate(Protocol):
    """Deals to learn from."""

    def __call__(self, seed: int, deals: int, weights: Weights | None, worlds: int) -> Samples | Positions:
        """So many, by players who try a move in so many worlds, with a network or, at first, without."""


class Contest(Protocol):
    """How strong a network is."""

    def __call__(self, seed: int, weights: Weights, worlds: int, seat: int) -> float:
        """The share of the win of one who has it, in this seat of four, among three of the heuristic."""


@dataclass(frozen=True)
class Training:
    """All that `etalage train` asks of a game."""

    shape: Shape
    samples: Any
    """What it learns from: `fitting.Samples` or `shares.Positions`,"""
    fit: Any
    """and how: `fitting.fit` or `shares.fit_shares`."""
    generate: Generate
    contest: Contest


VALUE = "-value"
TRAININGS: Plugins[Training] = Plugins(
    "etalage.training",
    {
        "weinhaendler": "etalage.bots.weinhaendler.training:TRAINING",
        "weinhaendler-value": "etalage.bots.weinhaendler.value_training:TRAINING",
        "money": "etalage.bots.money.training:TRAINING",
    },
)
"""By game; with VALUE behind it, of what a table is worth to every seat. Loading one needs NumPy."""
