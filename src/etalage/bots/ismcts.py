"""Bots that search a tree of moves over the worlds their view allows."""

from __future__ import annotations

from typing import Protocol, cast

from etalage.bots.budget import Budget, Search, Searcher
from etalage.bots.errors import BotError
from etalage.bots.plugins import GAME_BOTS
from etalage.games.plugins import resolve

USUAL = 1000
NODES = 1 << 17
"""At most; a longer search goes on in the tree it has."""


class TreeSearch(Protocol):
    """A game's own part in the search."""

    def __call__(self, seed: int, capacity: int, by_heuristic: bool) -> Search:
        """A search in a tree of so many nodes; moves below it are random, or by the game's heuristic."""


def _tree_search(game: str) -> TreeSearch:
    brought = GAME_BOTS.get(game)
    if brought is None or brought.tree_search is None:
        raise BotError(f"{game} brings along no tree search")
    return cast(TreeSearch, resolve(brought.tree_search))


class Ismcts(Searcher):
    """Tries moves in thousands of imagined worlds, played on at random."""

    name = "ismcts"
    by_heuristic = False

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        budget = Budget(self.name, parameter, USUAL)
        nodes = min(budget.wanted or NODES, NODES) + 1
        super().__init__(budget, _tree_search(game)(seed, nodes, self.by_heuristic))


class IsmctsGreedy(Ismcts):
    """The same, played on by a quick form of the game's heuristic."""

    name = "ismcts-greedy"
    by_heuristic = True
