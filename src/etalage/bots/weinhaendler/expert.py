"""The strongest player of Die Weinhändler: a search as far as the exchange, and a network that values what comes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from etalage.bots.api import Clock
from etalage.bots.budget import Budget
from etalage.bots.learning.weights import Weights, read
from etalage.bots.weinhaendler.flat import FlatSearch
from etalage.games.moves import LegalMoves
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.view import View

NETWORK = Path(__file__).with_name("network.bin")
USUAL = 400
FEW = 12
"""Worlds, where only hidden hands differ in them."""


class Expert:
    """Thinks every bid through to the exchange, and knows what a cellar may come to."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        self._budget = Budget("expert", parameter, USUAL)
        self._search = FlatSearch(seed, network())

    def choose(self, view: View, moves: LegalMoves[Any], clock: Clock) -> Move:
        return Move(self._search.choose(view, *self._budget.allowed(clock)))


@cache
def network() -> Weights:
    return read(NETWORK)


class NetworkAlone(Expert):
    """As if everyone else passed at once: no bid is thought through."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        self._budget = Budget("expert-network", parameter, FEW)
        self._search = FlatSearch(seed, network(), searching=False)


class SearchAlone(Expert):
    """What comes of a bid is valued by rules of thumb."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        self._budget = Budget("expert-search", parameter, USUAL)
        self._search = FlatSearch(seed, None)
