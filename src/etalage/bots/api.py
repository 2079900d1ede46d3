"""What a bot is: it sees a view and answers with a move."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from etalage.games.moves import LegalMoves


class Clock(NamedTuple):
    """What a bot may spend on one move; None where there is no such bound."""

    iterations: int | None = None
    """Of its search. The same number gives the same move on any machine."""
    milliseconds: float | None = None


class Bot(Protocol):
    """A player for one seat of one match."""

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        """One of the legal moves. The view is all there is to know; nothing else may decide."""


class BotClass(Protocol):
    """What a bot's name stands for: called once for each seat."""

    def __call__(self, game: str, seed: int, parameter: str | None) -> Bot:
        """A bot for this game. Its seed determines all its randomness; the parameter is what follows its name."""
