"""What can be wrong, by type. Every error says what was wrong and, where it can, what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {
    "server": "the server needs some packages more",
    "arena": "the arena's ratings and plots need two packages more",
    "ray": "playing on a cluster needs Ray",
    "envs": "arrays and batches need NumPy",
    "pettingzoo": "the environments of PettingZoo need a package more",
    "openspiel": "the games of OpenSpiel need a package more",
    "dataset": "decisions as Parquet need NumPy and pyarrow",
    "join": "a bot needs a package more to reach a server",
}


def error_text(error: BaseException) -> str:
    """What was raised, and what it says of itself."""
    said = str(error)
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


class EtalageError(ValueError):
    """Anything a caller or a file did wrong. `str()` of it is one sentence for a person."""


class Failed(EtalageError):
    """What went wrong though it was asked for rightly: a full disk, a process that was killed."""


class MissingExtra(EtalageError):
    """Packages that only some need are not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"{EXTRAS[extra]}: pip install 'etalage[{extra}]'")


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around imports of what comes with an extra."""
    try:
        yield
    except ImportError:
        raise MissingExtra(extra) from None


class Malformed(EtalageError):
    """A text or a value that is not well formed: no card, no move, no option of this game."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.clause = clause
        """The clause of the rules it offends, if it is a matter of the rules."""


class BadSetup(Malformed):
    """Players, options, cards or start player with which no deal can begin."""

    def __init__(self, key: str, message: str, clause: str | None = None) -> None:
        super().__init__(f"{key}: {message}", clause)
        self.key = key
        """The part of the setup that is wrong."""
        self.reason = f"{message} ({clause})" if clause else message
        """The same as the message, without the key."""


class NoSuchSeat(Malformed):
    """A seat that this table has not."""

    def __init__(self, seat: int, players: int, clause: str) -> None:
        super().__init__(f"there is no seat {seat}; with {players} players they are 0 to {players - 1}", clause)


class IllegalMove(EtalageError):
    """A move that the rules forbid here."""

    def __init__(self, reason: str, clause: str, message: str, **facts: object) -> None:
        super().__init__(f"{message} ({clause})")
        self.reason = reason
        """A name for the case, for programs and translations."""
        self.clause = clause
        """The clause of the rules that forbids it."""
        self.facts = facts
        """What the message speaks of: seats, values, cards."""


def unexplained(move: object) -> NotImplementedError:
    """The rules of a game refuse a move for a reason that its `refusals` do not know."""
    return NotImplementedError(f"{move}: the rules refuse this move, and refusals.py has no reason for that")


class OutOfTurn(EtalageError):
    """A move by a seat that is not to move."""

    def __init__(self, seat: int, to_move: tuple[int, ...], clause: str) -> None:
        if not to_move:
            turn = "the deal is over"
        elif len(to_move) == 1:
            turn = f"seat {to_move[0]} is to move"
        else:
            turn = f"seats {', '.join(map(str, to_move))} are to move"
        super().__init__(f"it is not seat {seat}'s turn: {turn} ({clause})")
        self.seat = seat
        self.to_move = to_move
        self.clause = clause
