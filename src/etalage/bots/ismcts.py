"""Bots that search a tree of moves over the worlds their view allows."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from etalage.bots.api import Clock
from etalage.bots.budget import Budget
from etalage.games.moves import LegalMoves

USUAL = 1000
NODES = 1 << 17
"""At most; a longer search goes on in the tree it has."""


class Ismcts:
    """Tries moves in thousands of imagined worlds, played on at random."""

    name = "ismcts"
    by_heuristic = False

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        self._budget = Budget(self.name, parameter, USUAL)
        nodes = min(self._budget.wanted or NODES, NODES) + 1
        self._search = import_module(f"etalage.bots.{game}.tree_search").TreeSearch(seed, nodes, self.by_heuristic)

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        return self._search.choose(view, *self._budget.allowed(clock))


class IsmctsGreedy(Ismcts):
    """The same, played on by a quick form of the game's heuristic."""

    name = "ismcts-greedy"
    by_heuristic = True
