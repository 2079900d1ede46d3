"""The strongest player of Die Weinhändler: a search as far as the exchange, and a network that values what comes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from etalage.bots.budget import Budget, Searcher
from etalage.bots.learning.weights import Weights, read
from etalage.bots.weinhaendler.expert_0_1.search import ExpertSearch

NETWORK = Path(__file__).with_name("network.bin")
USUAL = 400
FEW = 12
"""Worlds, where only hidden hands differ in them."""


@cache
def load_network() -> Weights:
    """The network that comes with the package."""
    return read(NETWORK)


class Expert(Searcher):
    """Thinks every bid through to the exchange, and knows what a cellar may come to."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(Budget("expert-0.1", parameter, USUAL), ExpertSearch(seed, load_network()))


class NetworkAlone(Searcher):
    """As if everyone else passed at once: no bid is thought through."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(Budget("expert-network", parameter, FEW), ExpertSearch(seed, load_network(), deep=False))


class SearchAlone(Searcher):
    """What comes of a bid is valued by rules of thumb."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(Budget("expert-search", parameter, USUAL), ExpertSearch(seed, None))
