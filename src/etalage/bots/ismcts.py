"""Bots that search a tree of moves over the worlds their view allows."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from etalage.bots.api import Clock
from etalage.bots.errors import BotError
from etalage.games.moves import LegalMoves

USUAL = 1000
MOST = 10_000_000
NODES = 1 << 17
"""At most; a longer search goes on in the tree it has."""
FOREVER = 1e12


class Ismcts:
    """Tries moves in thousands of imagined worlds, played on at random."""

    name = "ismcts"
    by_heuristic = False

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        self._iterations = None if parameter is None else self._count(parameter)
        nodes = min(self._iterations or NODES, NODES) + 1
        self._game = import_module(f"etalage.bots.{game}.searching")
        self._search = self._game.TreeSearch(seed, nodes, self.by_heuristic)

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        self._search.look(view)
        return self._game.Move(self._search.think(*budget(self._iterations, clock)))

    def _count(self, parameter: str) -> int:
        if not parameter.isascii() or not parameter.isdigit() or not 1 <= int(parameter) <= MOST:
            raise BotError(f"{self.name} takes a number of iterations of 1 to {MOST}, as {self.name}:{USUAL}")
        return int(parameter)


class IsmctsGreedy(Ismcts):
    """The same, played on by a quick form of the game's heuristic."""

    name = "ismcts-greedy"
    by_heuristic = True


def budget(iterations: int | None, clock: Clock) -> tuple[int, float]:
    """Iterations and milliseconds for one move: the bot's own number of iterations, and what its clock allows."""
    if iterations is None and clock == Clock():
        iterations = USUAL
    most = min(iterations or MOST, clock.iterations or MOST)
    return most, FOREVER if clock.milliseconds is None else clock.milliseconds
