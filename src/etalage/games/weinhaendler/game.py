"""Die Weinhändler, as everything above the games knows it."""

from __future__ import annotations

from collections.abc import Mapping

from etalage.games.protocol import Json, Option, Options, Shapes
from etalage.games.shuffling import Below
from etalage.games.weinhaendler.events import events
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.numbers import DRAW_OPTIONS, PLAYERS, TRIANGLE_OPTIONS
from etalage.games.weinhaendler.playouts import perft
from etalage.games.weinhaendler.prospects import prospects
from etalage.games.weinhaendler.reckoning import reckoning
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.sampling import sample
from etalage.games.weinhaendler.setup import Setup
from etalage.games.weinhaendler.shape import WeinhaendlerProspects, WeinhaendlerReckoning, WeinhaendlerView
from etalage.games.weinhaendler.view import View


class Weinhaendler:
    name = "weinhaendler"
    title = "Die Weinhändler"
    players = PLAYERS
    players_clause = "W5"
    options: Mapping[str, Option] = {
        "draw": Option(DRAW_OPTIONS, DRAW_OPTIONS[0], "WR3", "cards drawn on passing are seen by all, or not"),
        "triangles": Option(TRIANGLE_OPTIONS, TRIANGLE_OPTIONS[0], "WR5", "triangles also count upside down, or not"),
    }
    rules_version = 1
    shapes = Shapes(WeinhaendlerView, WeinhaendlerReckoning, WeinhaendlerProspects)
    memory = ("known", "under")

    parse_move = staticmethod(Move.parse)
    events = staticmethod(events)
    reckoning = staticmethod(reckoning)
    prospects = staticmethod(prospects)
    read_view = staticmethod(View.from_json)
    sample = staticmethod(sample)
    perft = staticmethod(perft)

    def deals(self, options: Options) -> int:
        return 1

    def draw_match(self, players: int, below: Below) -> Json:
        return {}

    def read_match(self, players: int, record: Mapping[str, object]) -> Json:
        return {}

    def draw_setup(self, players: int, match: Json, below: Below) -> Setup:
        return Setup.shuffled(players, below)

    def read_setup(self, players: int, match: Json, deal: Mapping[str, object]) -> Setup:
        return Setup.from_json(players, deal)

    def begin(self, setup: Setup, options: Options) -> Deal:
        return Deal.from_setup(setup, str(options["draw"]), str(options["triangles"]))


GAME = Weinhaendler()
