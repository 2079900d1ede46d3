"""What a bot at a table elsewhere hears of its match, if it listens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from etalage.bots import Bot, Listener, Seating
from etalage.bots.asking import blaming
from etalage.games.events import Event
from etalage.games.outcome import winners
from etalage.games.protocol import AnyGame, Json


class Hearing:
    """The bot's ear at a table, from the moment that shows it for one match."""

    def __init__(self, game: AnyGame, bot: Bot, name: str, seen: Json) -> None:
        self._game = game
        self._listener = bot if isinstance(bot, Listener) else None
        self._name = name
        self._seat: int = seen["seat"]
        table = seen["table"]
        self._deal: int = table["deal"] - 1
        if self._listener:
            names = [each["name"] or "" for each in table["seats"]]
            seating = Seating(self._seat, names, table["options"], table["deals"], self._deal, table["scores"])
            with blaming(name, self._seat, lambda: self._view(seen)):
                self._listener.begin(seating)

    def hear(self, told: Iterable[Json], seen: Json) -> None:
        """Lines of the log, and how the table stands after them."""
        if self._listener is None:
            return
        with blaming(self._name, self._seat, lambda: self._view(seen)):
            for line in told:
                room, _, name = line["name"].partition(".")
                if room == self._game.name:
                    self._listener.hear(self._deal, [Event(name, line["facts"])])
                    if name == "over":
                        self._listener.deal_over(self._deal, line["facts"]["scores"])
                        self._deal += 1
            if seen["table"]["phase"] == "over":
                scores = seen["table"]["scores"]
                self._listener.end(scores, winners(scores))

    def close(self) -> None:
        if self._listener:
            self._listener.close()

    def _view(self, seen: Json) -> Any:
        return self._game.read_view(seen["view"])
