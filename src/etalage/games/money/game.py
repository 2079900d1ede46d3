"""Money!, as everything above the games knows it."""

from __future__ import annotations

from collections.abc import Mapping

from etalage.games.money.events import events
from etalage.games.money.notation import Move
from etalage.games.money.numbers import DEALS, DEFAULT_DEALS, PLAYERS
from etalage.games.money.playouts import perft
from etalage.games.money.prospects import prospects
from etalage.games.money.reckoning import reckoning
from etalage.games.money.rules import Deal
from etalage.games.money.sampling import sample
from etalage.games.money.setup import Setup, draw_removed, read_removed
from etalage.games.money.shape import MoneyProspects, MoneyReckoning, MoneyView
from etalage.games.money.view import View
from etalage.games.protocol import Json, Option, Options, Shapes
from etalage.games.shuffling import Below


class Money:
    name = "money"
    title = "Money!"
    players = PLAYERS
    players_clause = "M5"
    options: Mapping[str, Option] = {"deals": Option(tuple(DEALS), DEFAULT_DEALS, "MR6", "deals in a match")}
    rules_version = 1
    shapes = Shapes(MoneyView, MoneyReckoning, MoneyProspects)
    memory = ("known",)

    parse_move = staticmethod(Move.parse)
    events = staticmethod(events)
    reckoning = staticmethod(reckoning)
    prospects = staticmethod(prospects)
    read_view = staticmethod(View.from_json)
    sample = staticmethod(sample)
    perft = staticmethod(perft)

    def deals(self, options: Options) -> int:
        return int(options["deals"])

    def draw_match(self, players: int, below: Below) -> Json:
        return {"removed": list(draw_removed(players, below))}

    def read_match(self, players: int, record: Mapping[str, object]) -> Json:
        return {"removed": list(read_removed(players, record))}

    def draw_setup(self, players: int, match: Json, below: Below) -> Setup:
        return Setup.shuffled(players, tuple(match["removed"]), below)

    def read_setup(self, players: int, match: Json, deal: Mapping[str, object]) -> Setup:
        return Setup.from_json(players, tuple(match["removed"]), deal)

    def begin(self, setup: Setup, options: Options) -> Deal:
        return Deal.from_setup(setup)


GAME = Money()
