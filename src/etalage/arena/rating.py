"""The characters' ratings: all tables that six characters can make, kept in the file that lists and pages show."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from etalage.arena.files import write_text
from etalage.arena.results import Standing
from etalage.arena.schedule import Plan, plan
from etalage.bots.roster import characters
from etalage.games.errors import EtalageError
from etalage.games.registry import game
from etalage.stats.calibration import calibrated

SEATS = 4
SINGLE = {"deals": 1}
"""Ratings are of single deals, where a match can have several."""


class WrongFile(EtalageError):
    """A file that cannot hold ratings."""


def rating_plan(name: str, deals: int, first: int) -> Plan:
    """Every four of a game's characters, on the same deals, in all rotations."""
    played = game(name)
    names = tuple(bot.name for bot in characters(played.name))
    return plan(name, names, SEATS, SINGLE if SINGLE.keys() <= played.options.keys() else {}, first, deals)


def keep(file: Path, run: Plan, found: list[Standing]) -> None:
    """Put a game's ratings into the file; the others stay. They are those by which such win shares come about."""
    kept = ratings_in(file)
    ratings = calibrated({each.bot: each.win_share for each in found}, run.lineups())
    kept[run.game] = {
        "players": run.players,
        "deals": [list(each) for each in run.cards],
        "matches": sum(each.matches for each in found) // run.players,
        "bots": {
            each.bot: {
                "rating": round(ratings[each.bot], 2),
                "sigma": round(each.rating_sigma, 2),
                "win_share": round(each.win_share, 4),
                "ci_low": round(each.ci_low, 4),
                "ci_high": round(each.ci_high, 4),
            }
            for each in found
        },
    }
    write_text(file, json.dumps(kept, indent=2, sort_keys=True) + "\n")


def check_file(file: Path) -> None:
    """Refuse a file that could not be written later, before anything is played."""
    if not file.parent.is_dir():
        raise WrongFile(f"{file}: there is no folder {file.parent}")
    ratings_in(file)
    try:
        with TemporaryFile(dir=file.parent):  # only trying tells: what one may do is not what the system can do
            pass
    except OSError as error:
        why = f"nothing can be written into {file.parent}: {error.strerror or error}"
        raise WrongFile(f"{file}: {why}; name another file with --out") from None


def ratings_in(file: Path) -> dict[str, Any]:
    """By game; none, if there is no such file."""
    try:
        kept = json.loads(file.read_bytes()) if file.exists() else {}
    except OSError as error:
        raise WrongFile(f"{file}: {error.strerror or error}; name a file for the ratings") from None
    except (ValueError, RecursionError):
        kept = None
    if not isinstance(kept, dict):
        raise WrongFile(f"{file} holds something else than ratings; name another file")
    return kept
