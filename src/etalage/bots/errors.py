"""What a bot can do wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from etalage.games.errors import EtalageError


class BotError(EtalageError):
    """A bot that is not there, or cannot play."""


class BotRefusal(BotError):
    """A bot that does not play at such a table, and says why."""


class BotFailure(Exception):
    """What a bot's own door knows of its failure; whoever asked makes it a BotFault."""

    def __init__(self, reason: str, line: str | None = None, log: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line
        """The one that was wrong, if one was."""
        self.log = tuple(log)
        """The last lines of the bot's own log."""


class BotFault(BotError):
    """A bot that raised, took too long or answered with what is not a legal move. Nothing was played for it."""

    def __init__(
        self, bot: str, seat: int, reason: str, view: Any, line: str | None = None, log: Sequence[str] = ()
    ) -> None:
        super().__init__(f"bot {bot} in seat {seat} {reason}")
        self.bot = bot
        self.seat = seat
        self.reason = reason
        self.view = view
        """What it was asked about."""
        self.line = line
        """What a program has written that was wrong."""
        self.log = tuple(log)
        """The last lines of a program's own log."""

    def __reduce__(self) -> tuple[type[BotFault], tuple[object, ...]]:  # it may come from another process
        return BotFault, (self.bot, self.seat, self.reason, self.view, self.line, self.log)

    def report(self) -> str:
        """The fault with the view that caused it, to reproduce it from."""
        parts = [str(self)]
        if self.line is not None:
            parts += ["The line it wrote:", self.line]
        if self.log:
            parts += ["The end of its log:", *self.log]
        return "\n".join([*parts, "The view it was given:", json.dumps(self.view.to_json())])
