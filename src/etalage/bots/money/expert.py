"""A bot that plays the round to its end in many worlds and asks its network what that is worth."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from etalage.bots.api import Clock
from etalage.bots.budget import Budget
from etalage.bots.errors import BotError
from etalage.bots.learning.weights import Weights, read
from etalage.bots.money.deliberation import Deliberation
from etalage.games.moves import LegalMoves

NETWORK = Path(__file__).with_name("network.bin")
USUAL = 64


class Expert:
    """Thinks the others think too, and knows from many deals what a hand comes to."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        if game != "money":
            raise BotError(f"this expert plays money, not {game}")
        self._budget = Budget("expert", parameter, USUAL)
        self._deliberation = Deliberation(seed, trained())

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        return self._deliberation.choose(view, *self._budget.allowed(clock))


@cache
def trained() -> Weights:
    """The network that comes with the package."""
    return read(NETWORK)


class NetworkAlone(Expert):
    """One world only, and nobody in it thinks."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        self._budget = Budget("expert-network", parameter, 1)
        self._deliberation = Deliberation(seed, trained(), deep=False)


class SearchAlone(Expert):
    """What comes of a round is valued by greedy's table."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        self._budget = Budget("expert-search", parameter, USUAL)
        self._deliberation = Deliberation(seed, None)
