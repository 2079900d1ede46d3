"""A bot that plays the round to its end in many worlds and asks its network what that is worth."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from etalage.bots.budget import Budget, Searcher
from etalage.bots.learning.weights import Weights, read
from etalage.bots.money.expert_0_1.search import ExpertSearch

NETWORK = Path(__file__).with_name("network.bin")
USUAL = 64


@cache
def load_network() -> Weights:
    """The network that comes with the package."""
    return read(NETWORK)


class Expert(Searcher):
    """Thinks the others think too, and knows from many deals what a hand comes to."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(Budget("expert-0.1", parameter, USUAL), ExpertSearch(seed, load_network()))


class NetworkAlone(Searcher):
    """One world only, and nobody in it thinks."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(Budget("expert-network", parameter, 1), ExpertSearch(seed, load_network(), deep=False))


class SearchAlone(Searcher):
    """What comes of a round is valued by greedy's table."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(Budget("expert-search", parameter, USUAL), ExpertSearch(seed, None))
