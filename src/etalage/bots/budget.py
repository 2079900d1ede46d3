"""Bots that search, and what they spend on a move."""

from __future__ import annotations

from typing import Any, Protocol

from etalage.bots.api import Clock
from etalage.bots.errors import BotError
from etalage.games.moves import LegalMoves

MOST = 10_000_000
FOREVER = 1e12


class Budget:
    """The number of iterations that follows a bot's name, if any, and what is usual without one."""

    def __init__(self, name: str, parameter: str | None, usual: int) -> None:
        self.usual = usual
        self.wanted = None if parameter is None else self._number(name, parameter)

    def allowed(self, clock: Clock) -> tuple[int, float]:
        """Iterations and milliseconds for one move: what is wanted, as far as the clock allows."""
        wanted = self.usual if self.wanted is None and clock == Clock() else self.wanted
        most = min(wanted or MOST, clock.iterations or MOST)
        return most, FOREVER if clock.milliseconds is None else clock.milliseconds

    def _number(self, name: str, parameter: str) -> int:
        if not parameter.isascii() or not parameter.isdigit() or not 1 <= int(parameter) <= MOST:
            raise BotError(f"{name} takes a number of iterations of 1 to {MOST}, as {name}:{self.usual}")
        return int(parameter)


def refuse_parameter(name: str, parameter: str | None) -> None:
    """For bots whose name stands alone."""
    if parameter is not None:
        raise BotError(f"{name} takes no parameter")


class Search(Protocol):
    """Looks for a good move."""

    def choose(self, view: Any, most: int, budget: float) -> Any:
        """The best one found after so many iterations or milliseconds, whichever ends first."""


class Searcher:
    """A bot that spends its budget on a search."""

    def __init__(self, budget: Budget, search: Search) -> None:
        self._budget = budget
        self._search = search

    @property
    def search(self) -> Any:
        """Where it looks for its moves, for those who want to know more of them."""
        return self._search

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        return self._search.choose(view, *self._budget.allowed(clock))
