"""What a table of Die Weinhändler chooses: how many play, and its options."""

from __future__ import annotations

from collections.abc import Mapping

from etalage.games.protocol import Option, Options
from etalage.games.registry import full_options
from etalage.games.weinhaendler.numbers import PLAYERS
from etalage.games.weinhaendler.schema import Draw, Triangles


class WeinhaendlerChoices:
    title = "Die Weinhändler"
    players = PLAYERS
    players_clause = "W5"
    options: Mapping[str, Option] = {
        "draw": Option.among(Draw, "WR3", "cards drawn on passing are seen by all, or not"),
        "triangles": Option.among(Triangles, "WR5", "triangles also count upside down, or not"),
    }


CHOICES = WeinhaendlerChoices()
DEFAULTS: Options = full_options(CHOICES, {})
