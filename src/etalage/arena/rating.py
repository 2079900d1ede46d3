"""The characters' ratings: all tables that six characters can make, kept in the file that lists and pages show."""

from __future__ import annotations

import json
from pathlib import Path

from etalage.arena.results import Standing
from etalage.arena.schedule import Plan, plan
from etalage.bots.roster import characters
from etalage.games.registry import game

SEATS = 4
SINGLE = {"money": {"deals": 1}}
"""Ratings are of single deals."""


def rating_plan(name: str, deals: int, first: int) -> Plan:
    """Every four of a game's characters, on the same deals, in all rotations."""
    names = tuple(bot.name for bot in characters(game(name).name))
    return plan(name, names, SEATS, SINGLE.get(name, {}), first, deals)


def keep(file: Path, run: Plan, found: list[Standing]) -> None:
    """Put a game's ratings into the file; the others stay."""
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept[run.game] = {
        "players": run.players,
        "deals": [list(each) for each in run.cards],
        "matches": sum(each.matches for each in found) // run.players,
        "bots": {
            each.bot: {
                "rating": round(each.rating, 2),
                "sigma": round(each.rating_sigma, 2),
                "win_share": round(each.win_share, 4),
                "ci_low": round(each.ci_low, 4),
                "ci_high": round(each.ci_high, 4),
            }
            for each in found
        },
    }
    file.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", "utf-8")
