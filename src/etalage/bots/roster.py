"""Who plays here: our own bots, by name."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple, cast

from etalage.bots.api import Bot
from etalage.bots.errors import BotError


class OwnBot(NamedTuple):
    """One of ours: called like any bot class, and loaded only when it takes a seat."""

    name: str
    temper: str
    """Its character in one line."""
    plays: dict[str, str]
    """Where the class is that plays each game; under `ANY_GAME`, one that plays all of them."""

    def __call__(self, game: str, seed: int, parameter: str | None = None) -> Bot:
        if game not in self.plays and ANY_GAME not in self.plays:
            raise BotError(f"{self.name} does not play {game}, but {' and '.join(self.plays)}")
        module, _, attribute = self.plays.get(game, self.plays.get(ANY_GAME, "")).partition(":")
        return cast(Bot, getattr(import_module(module), attribute)(game, seed, parameter))


ANY_GAME = "any"


def _in_both(module: str, attribute: str) -> dict[str, str]:
    return {game: f"etalage.bots.{game}.{module}:{attribute}" for game in ("weinhaendler", "money")}


def _search(attribute: str) -> dict[str, str]:
    return {game: f"etalage.bots.ismcts:{attribute}" for game in ("weinhaendler", "money")}


ROSTER = {
    bot.name: bot
    for bot in (
        OwnBot("random", "Any legal move, each with the same chance.", {ANY_GAME: "etalage.bots.random:RandomBot"}),
        OwnBot("greedy", "Weighs every choice by rules of thumb, and takes the best.", _in_both("greedy", "Greedy")),
        OwnBot("ismcts", "Tries moves in imagined worlds, and plays those on at random.", _search("Ismcts")),
        OwnBot("ismcts-greedy", "The same, and plays them on by rules of thumb.", _search("IsmctsGreedy")),
        OwnBot(
            "expert",
            "Thinks that the others think too, and knows from many deals what a hand comes to.",
            {"money": "etalage.bots.money.expert:Expert"},
        ),
    )
}
