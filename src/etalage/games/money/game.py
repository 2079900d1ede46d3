"""Money!, as everything above the games knows it."""

from __future__ import annotations

from collections.abc import Mapping

from etalage.games.money.bid_preview import bid_preview
from etalage.games.money.choices import MoneyChoices
from etalage.games.money.deck import draw_removed, read_removed
from etalage.games.money.events import events, is_told_alike
from etalage.games.money.notation import Move
from etalage.games.money.playouts import perft
from etalage.games.money.sampling import sample
from etalage.games.money.schema import MoneyProspects, MoneyReckoning, MoneyView
from etalage.games.money.score_breakdown import score_breakdown
from etalage.games.money.setup import Setup
from etalage.games.money.view import View
from etalage.games.protocol import Options, Schema
from etalage.games.shuffling import Below


class Money(MoneyChoices):
    name = "money"
    rules_version = 1
    schema = Schema(MoneyView, MoneyReckoning, MoneyProspects)
    memory = ("known",)
    scored = ("hands", "bids")

    parse_move = staticmethod(Move.parse)
    events = staticmethod(events)
    is_told_alike = staticmethod(is_told_alike)
    score_breakdown = staticmethod(score_breakdown)
    bid_preview = staticmethod(bid_preview)
    read_view = staticmethod(View.from_json)
    sample = staticmethod(sample)
    perft = staticmethod(perft)

    def __repr__(self) -> str:
        return "etalage.game('money')"

    def deals(self, options: Options) -> int:
        return int(options["deals"])

    def draw_match(self, players: int, below: Below) -> dict[str, list[str]]:
        return {"removed": list(draw_removed(players, below))}

    def read_match(self, players: int, record: Mapping[str, object]) -> dict[str, list[str]]:
        return {"removed": list(read_removed(players, record))}

    def draw_setup(self, players: int, match: Mapping[str, object], below: Below) -> Setup:
        return Setup.shuffled(players, read_removed(players, match), below)

    def read_setup(self, players: int, match: Mapping[str, object], deal: Mapping[str, object]) -> Setup:
        return Setup.from_json(players, read_removed(players, match), deal)


GAME = Money()
