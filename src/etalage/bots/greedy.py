"""The best plain heuristic of each game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from etalage.bots.api import Bot
from etalage.bots.errors import BotError


def greedy(game: str, seed: int, parameter: str | None = None) -> Bot:
    """Weighs every choice by rules of thumb, and takes the best."""
    package = f"etalage.bots.{game}"
    if find_spec(package) is None or find_spec(f"{package}.greedy") is None:
        raise BotError(f"greedy does not play {game}")
    return cast(Bot, import_module(f"{package}.greedy").Greedy(game, seed, parameter))
