"""A match as a record."""

from __future__ import annotations

import json
from collections.abc import Mapping

from etalage.games.match import AnyMatch, AnyPlayedDeal
from etalage.games.protocol import Json

FORMAT = "etalage-record/1"


def to_record(match: AnyMatch, extra: Mapping[str, object] | None = None) -> Json:
    """The record of a match, finished or not; `extra` adds keys of one's own (a seed, times, a comment).

    Of a decision that asks several seats, nothing is written before the last of them has answered.
    """
    record: Json = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "players": list(match.names),
        "options": dict(match.options),
        **{name: value for name, value in match.drawn.items() if value},
        **(extra or {}),
        "deals": [_deal(played) for played in match.deals],
    }
    outcome = match.outcome()
    if outcome:
        record["result"] = {"scores": list(outcome.scores), "winners": list(outcome.winners)}
    return record


def dumps(match: AnyMatch, extra: Mapping[str, object] | None = None) -> str:
    """The record as one line of text."""
    return json.dumps(to_record(match, extra), ensure_ascii=False)


def _deal(played: AnyPlayedDeal) -> Json:
    deal: Json = {**played.setup.to_json(), "moves": [str(move) for move in played.moves]}
    if played.deal.is_over():
        deal["scores"] = played.deal.scores()
    return deal
