"""What a bot can do wrong."""

from __future__ import annotations

import json
from typing import Any

from etalage.games.errors import EtalageError


class BotError(EtalageError):
    """A bot that is not there, or cannot play."""


class BotFault(BotError):
    """A bot that raised, took too long or answered with what is no legal move. Nothing was played for it."""

    def __init__(self, bot: str, seat: int, reason: str, view: Any) -> None:
        super().__init__(f"bot {bot} in seat {seat} {reason}")
        self.bot = bot
        self.seat = seat
        self.reason = reason
        self.view = view
        """What it was asked about."""

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, int, str, Any]]:
        return BotFault, (self.bot, self.seat, self.reason, self.view)  # it may come from another process

    def report(self) -> str:
        """The fault with the view that caused it, to reproduce it from."""
        return f"{self}\nThe view it was given:\n{json.dumps(self.view.to_json())}"
