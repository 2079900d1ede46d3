"""Who plays here: the bots that come with the games, by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from etalage.bots.api import Bot, BotClass
from etalage.bots.errors import BotError
from etalage.bots.plugins import GAME_BOTS
from etalage.games.plugins import resolve
from etalage.games.registry import GAMES

ANY_GAME = {"random": "etalage.bots.random:RandomBot"}
TREE_SEARCHERS = {"ismcts": "etalage.bots.ismcts:Ismcts", "ismcts-greedy": "etalage.bots.ismcts:IsmctsGreedy"}
KINDS = {
    "random": "Plays any legal move, all equally likely.",
    "greedy": "Weighs every choice by rules of thumb, and takes the best.",
    "ismcts": "Tries out moves in imagined deals and plays each on at random.",
    "ismcts-greedy": "The same, but plays each on by rules of thumb.",
    "expert": "The strongest bot in the game.",
    "expert-deep": "The expert who reckons with experts: stronger among them, and slower.",
    "expert-0.1": "The strongest of version 0.1, as it was.",
    "expert-network": "The expert's network without its search.",
    "expert-search": "The expert's search without its network.",
}
"""Bots that several games have, and their tempers."""


class ListedBot(NamedTuple):
    """A bot of the games: called like any bot class, and loaded only when it takes a seat."""

    name: str
    temper: str
    """Its character in one line."""
    level: int = 0
    """Of a character, from 1 for the first evening; 0 for bots that are none."""
    own_title: str | None = None

    @property
    def title(self) -> str:
        """What people call it."""
        return self.own_title or self.name.title()

    @property
    def plays(self) -> tuple[str, ...]:
        """The games it plays."""
        return tuple(game for game in GAMES if self._location(game))

    def __call__(self, game: str, seed: int, parameter: str | None = None) -> Bot:
        location = self._location(game)
        if location is None:
            raise BotError(f"{self.name} does not play {game}, but {' and '.join(self.plays)}")
        return cast(BotClass, resolve(location))(game, seed, parameter)

    def _location(self, game: str) -> str | None:
        """Where the class is that plays this game."""
        if self.name in ANY_GAME:
            return ANY_GAME[self.name]
        brought = GAME_BOTS.get(game)
        if brought is None:
            return None
        if self.name in TREE_SEARCHERS:
            return TREE_SEARCHERS[self.name] if brought.tree_search else None
        by_name = {each.name: each.location for each in brought.characters}
        return by_name.get(self.name) if self.level else brought.kinds.get(self.name)


def characters(game: str) -> list[ListedBot]:
    """Those one can meet at a table of this game, the weakest first."""
    brought = GAME_BOTS.get(game)
    people = brought.characters if brought else ()
    return [ListedBot(each.name, each.temper, level, each.title) for level, each in enumerate(people, 1)]


def _listed(games: Iterable[str]) -> dict[str, ListedBot]:
    return {each.name: each for game in games for each in characters(game)}


ROSTER = {name: ListedBot(name, temper) for name, temper in KINDS.items()} | _listed(GAME_BOTS.own)
"""Our own."""


def full_roster() -> dict[str, ListedBot]:
    """Ours, and the characters that other packages' games bring along."""
    return _listed(GAME_BOTS) | ROSTER
