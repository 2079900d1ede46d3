"""Die Weinhändler, as everything above the games knows it."""

from __future__ import annotations

from collections.abc import Mapping

from etalage.games.protocol import Options, Schema
from etalage.games.shuffling import Below
from etalage.games.weinhaendler.bid_preview import bid_preview
from etalage.games.weinhaendler.choices import WeinhaendlerChoices
from etalage.games.weinhaendler.events import events, is_told_alike
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.playouts import perft
from etalage.games.weinhaendler.sampling import sample
from etalage.games.weinhaendler.schema import WeinhaendlerProspects, WeinhaendlerReckoning, WeinhaendlerView
from etalage.games.weinhaendler.score_breakdown import score_breakdown
from etalage.games.weinhaendler.setup import Setup
from etalage.games.weinhaendler.view import View


class Weinhaendler(WeinhaendlerChoices):
    name = "weinhaendler"
    rules_version = 1
    schema = Schema(WeinhaendlerView, WeinhaendlerReckoning, WeinhaendlerProspects)
    memory = ("known", "under")
    scored = ("cellars", "complete", "points")

    parse_move = staticmethod(Move.parse)
    events = staticmethod(events)
    is_told_alike = staticmethod(is_told_alike)
    score_breakdown = staticmethod(score_breakdown)
    bid_preview = staticmethod(bid_preview)
    read_view = staticmethod(View.from_json)
    sample = staticmethod(sample)
    perft = staticmethod(perft)

    def __repr__(self) -> str:
        return "etalage.game('weinhaendler')"

    def deals(self, options: Options) -> int:
        return 1

    def draw_match(self, players: int, below: Below) -> dict[str, list[str]]:
        return {}

    def read_match(self, players: int, record: Mapping[str, object]) -> dict[str, list[str]]:
        return {}

    def draw_setup(self, players: int, match: Mapping[str, object], below: Below) -> Setup:
        return Setup.shuffled(players, below)

    def read_setup(self, players: int, match: Mapping[str, object], deal: Mapping[str, object]) -> Setup:
        return Setup.from_json(players, deal)


GAME = Weinhaendler()
