"""What a table of Die Weinhändler chooses: how many play, and its options."""

from __future__ import annotations

from collections.abc import Mapping

from etalage.games.protocol import Option
from etalage.games.weinhaendler.numbers import DRAW_OPTIONS, PLAYERS, TRIANGLE_OPTIONS


class WeinhaendlerChoices:
    title = "Die Weinhändler"
    players = PLAYERS
    players_clause = "W5"
    options: Mapping[str, Option] = {
        "draw": Option(DRAW_OPTIONS, DRAW_OPTIONS[0], "WR3", "cards drawn on passing are seen by all, or not"),
        "triangles": Option(TRIANGLE_OPTIONS, TRIANGLE_OPTIONS[0], "WR5", "triangles also count upside down, or not"),
    }


CHOICES = WeinhaendlerChoices()
