"""What a table of Money! chooses: how many play, and its options."""

from __future__ import annotations

from collections.abc import Mapping

from etalage.games.money.numbers import DEALS, DEFAULT_DEALS, PLAYERS
from etalage.games.protocol import Option


class MoneyChoices:
    title = "Money!"
    players = PLAYERS
    players_clause = "M5"
    options: Mapping[str, Option] = {"deals": Option(tuple(DEALS), DEFAULT_DEALS, "MR6", "deals in a match")}


CHOICES = MoneyChoices()
