"""The strongest player of Die Weinhändler: a search as far as the exchange, and a network that values what comes."""

from __future__ import annotations

from etalage.bots.budget import Budget, Searcher
from etalage.bots.weinhaendler.expert_0_1.expert import NetworkAlone, SearchAlone, load_network
from etalage.bots.weinhaendler.search import ExpertSearch

__all__ = ["Expert", "NetworkAlone", "SearchAlone"]

USUAL = 400


class Expert(Searcher):
    """Thinks every bid through to the exchange, and knows what a cellar may come to and who sits at the table."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(Budget("expert", parameter, USUAL), ExpertSearch(seed, load_network()))
