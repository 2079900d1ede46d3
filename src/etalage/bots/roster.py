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
    level: int = 0
    """Of a character, from 1 for the first evening to 6; 0 for bots that are none."""

    def __call__(self, game: str, seed: int, parameter: str | None = None) -> Bot:
        if game not in self.plays and ANY_GAME not in self.plays:
            raise BotError(f"{self.name} does not play {game}, but {' and '.join(self.plays)}")
        module, _, attribute = self.plays.get(game, self.plays.get(ANY_GAME, "")).partition(":")
        return cast(Bot, getattr(import_module(module), attribute)(game, seed, parameter))


ANY_GAME = "any"


def _in_both(module: str, attribute: str) -> dict[str, str]:
    return {game: f"etalage.bots.{game}.{module}:{attribute}" for game in ("weinhaendler", "money")}


def _search(attribute: str) -> dict[str, str]:
    return dict.fromkeys(("weinhaendler", "money"), f"etalage.bots.ismcts:{attribute}")


def _character(game: str, level: int, name: str, temper: str) -> OwnBot:
    return OwnBot(name, temper, {game: f"etalage.bots.{game}.characters:{name.title()}"}, level)


def characters(game: str) -> list[OwnBot]:
    """Those one can meet at a table of this game, the weakest first."""
    return sorted((bot for bot in ROSTER.values() if bot.level and game in bot.plays), key=lambda bot: bot.level)


ROSTER = {
    bot.name: bot
    for bot in (
        OwnBot("random", "Any legal move, each with the same chance.", {ANY_GAME: "etalage.bots.random:RandomBot"}),
        OwnBot("greedy", "Weighs every choice by rules of thumb, and takes the best.", _in_both("greedy", "Greedy")),
        OwnBot("ismcts", "Tries moves in imagined worlds, and plays those on at random.", _search("Ismcts")),
        OwnBot("ismcts-greedy", "The same, and plays them on by rules of thumb.", _search("IsmctsGreedy")),
        OwnBot("expert", "The strongest of the game.", _in_both("expert", "Expert")),
        OwnBot("expert-network", "The expert's network without its search.", _in_both("expert", "NetworkAlone")),
        OwnBot("expert-search", "The expert's search without its network.", _in_both("expert", "SearchAlone")),
        _character("weinhaendler", 1, "lena", "Her first evening: bids on a whim, and shelves every bottle at once."),
        _character("weinhaendler", 2, "paul", "Loves the bottles in the window, and forgets that you do too."),
        _character("weinhaendler", 3, "marta", "Bids with what she can spare, and seldom fights for more."),
        _character("weinhaendler", 4, "otto", "An old hand: waits for the third bottle, and grudges you yours."),
        _character("weinhaendler", 5, "yvonne", "Thinks through what you will bid next, before she does."),
        _character("weinhaendler", 6, "clement", "Knows what a cellar may come to, and what you are up to."),
        _character("money", 1, "tim", "His first evening: bids what comes to hand, and takes the largest numbers."),
        _character("money", 2, "greta", "Parts with one note at a time, whichever it is, and takes what suits her."),
        _character("money", 3, "jules", "Knows what he wants, and now and then throws it away on a whim."),
        _character("money", 4, "ilse", "Pays with what she needs least, for whatever adds most to her fortune."),
        _character("money", 5, "viktor", "Has seen what such hands come to, and bids by it."),
        _character("money", 6, "zsofia", "Thinks that you think too, and keeps you guessing."),
    )
}
