"""What a bot is: it sees a view and answers with a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from etalage.games.events import Event
from etalage.games.moves import LegalMoves
from etalage.games.protocol import Options


class Clock(NamedTuple):
    """What a bot may spend on one move; None where there is no such bound."""

    iterations: int | None = None
    """Of its search. The same number gives the same move on any machine."""
    milliseconds: float | None = None


class Bot(Protocol):
    """A player for one seat of one match."""

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        """One of the legal moves. The view is all there is to know; nothing else may decide."""


class Seating(NamedTuple):
    """Where a bot sits down, and with whom."""

    seat: int
    names: Sequence[str]
    """Of all seats."""
    options: Options
    deals: int
    """That make the match."""
    deal: int = 0
    """The one being played: not the first, where a bot comes back to a match."""
    scores: Sequence[int] = ()
    """Of all seats, in the deals before it; nothing before the first."""


@runtime_checkable
class Listener(Protocol):
    """A bot that is told more than it is asked: what its seat hears of the match, as it happens.

    No bot has to be one; whoever has all of these is.
    """

    def begin(self, seating: Seating) -> None:
        """A match begins. BotRefusal, if the bot does not play at such a table."""

    def hear(self, deal: int, events: Sequence[Event]) -> None:
        """Something has happened, as the seat may know it."""

    def deal_over(self, deal: int, scores: Sequence[int]) -> None:
        """A deal has come to these scores."""

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """The match has come to this."""

    def info(self) -> Mapping[str, Any] | None:
        """What the bot has to say of its last choice, for whoever reads the record; nobody who plays is shown it."""

    def close(self) -> None:
        """The bot is not needed any more, whether or not the match has come to its end."""


class BotClass(Protocol):
    """What a bot's name stands for: called once for each seat."""

    def __call__(self, game: str, seed: int, parameter: str | None) -> Bot:
        """A bot for this game. Its seed determines all its randomness; the parameter is what follows its name."""
