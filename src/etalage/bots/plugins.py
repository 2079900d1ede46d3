"""What a game brings along for its bots. Where a class is said to be, that is `module:Class`, imported when needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from etalage.games.plugins import Plugins


class Character(NamedTuple):
    """Somebody to meet at a table."""

    name: str
    temper: str
    """In one line."""
    location: str
    title: str | None = None
    """What people call them, where that is not the name with a capital."""


@dataclass(frozen=True)
class GameBots:
    """All of it may be left out: what has no other bot is played by `random`."""

    characters: tuple[Character, ...] = ()
    """The weakest first."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """Where those of `roster.KINDS` are that play this game, by name."""
    tree_search: str | None = None
    """Where its `ismcts.TreeSearch` is."""


GAME_BOTS: Plugins[GameBots] = Plugins(
    "etalage.game_bots",
    {"weinhaendler": "etalage.bots.weinhaendler.roster:BOTS", "money": "etalage.bots.money.roster:BOTS"},
)
"""By game."""
