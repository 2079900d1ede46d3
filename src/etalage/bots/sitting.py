"""A bot in a seat of a table, where people may come and go: asked now and then, and told how the match stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from etalage.bots.api import Bot, Listener, Seating
from etalage.bots.asking import ask, blaming
from etalage.games.match import AnyMatch


class Sitting:
    """From its first decision on; the deals before it are over."""

    def __init__(self, name: str, create: Callable[[], Bot], seat: int, match: AnyMatch) -> None:
        self._name = name
        self._seat = seat
        self._deal = len(match.deals) - 1
        with blaming(name, seat, lambda: match.deal.view(seat)):
            self._bot = create()
            self._listener = self._bot if isinstance(self._bot, Listener) else None
            if self._listener:
                deals = match.game.deals(match.options)
                self._listener.begin(Seating(seat, match.names, match.options, deals, self._deal, match.scores()))

    def answer(self, match: AnyMatch, patience: float | None = None) -> Any:
        """Its move, known to be legal; or BotFault."""
        with blaming(self._name, self._seat, lambda: match.deal.view(self._seat)):
            self._hear(match)
        return ask(match.game, match.deal, self._seat, self._bot, self._name, patience=patience)

    def _hear(self, match: AnyMatch) -> None:
        """The deals that are over since it was asked last."""
        for number in range(self._deal, len(match.deals) - 1):
            self._deal = number + 1
            if self._listener:
                self._listener.deal_over(number, match.deals[number].deal.scores())
