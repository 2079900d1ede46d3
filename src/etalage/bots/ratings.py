"""How strong our characters are, as last measured by `etalage rate`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("ratings.json")


class Rated(NamedTuple):
    """A character's rating in a game; 25 is the middle, and a difference of 8 a great one."""

    rating: float
    sigma: float
    win_share: float
    """At tables where all characters meet."""


def rating(game: str, name: str) -> Rated | None:
    """Of a character, if it has been measured."""
    found = _kept().get(game, {}).get("bots", {}).get(name)
    return None if found is None else Rated(found["rating"], found["sigma"], found["win_share"])


@cache
def _kept() -> Any:
    return json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
