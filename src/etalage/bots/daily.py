"""The deal of the day: cards, seat and opponents follow from date, game and level alone (docs/daily.md)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal, NamedTuple, get_args

from etalage.bots.roster import characters
from etalage.games.errors import Malformed
from etalage.games.match import AnyMatch, Match
from etalage.games.protocol import AnyGame
from etalage.games.reading import shown
from etalage.games.registry import game
from etalage.games.shuffling import shuffled
from etalage.records.fair import fair_dealer

EDITION = 2
"""Another one whenever bots of a daily table answer otherwise than they did; a test holds their answers to it."""
FIRST_DAY = "2026-11-01"
TAG = "etalage-daily"
TABLE_WORD = "table"
"""What is shuffled in to draw the table, and not to deal the cards."""
PLAYERS = (3, 4)
DEALS = "deals"
"""The option of a game whose match may have several."""

Level = Literal["evening", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)
_FIRST_OPPONENT = {"evening": 1, "expert": -3}
"""Among a game's characters, the weakest first: three from here on."""
REMEMBERED = 256  # deals: those of the days that the page lists
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class DailyDeal(NamedTuple):
    """A deal that is the same for everyone."""

    day: str
    game: AnyGame
    level: Level
    secret: bytes
    players: int
    seat: int
    """Of whoever plays it."""
    bots: tuple[str | None, ...]
    """By seat; None is where they sit."""

    @property
    def key(self) -> str:
        """What results of it are kept under."""
        return f"daily/{self.day}/{self.game.name}/{self.level}"

    def match(self, names: int | Sequence[str]) -> AnyMatch:
        """With its cards dealt."""
        return Match.new(self.game, names, self.options, dealer=fair_dealer(self.secret, ()))

    @property
    def options(self) -> dict[str, str | int]:
        """As usual, but one deal only."""
        usual = {name: option.default for name, option in self.game.options.items()}
        return usual | {DEALS: 1} if DEALS in usual else usual


@lru_cache(REMEMBERED)
def daily_deal(day: str, name: str, level: str) -> DailyDeal:
    """The deal of a day, game and level; or Malformed."""
    found = game(name)
    if level not in LEVELS:
        raise Malformed(f"there is no table {shown(level)}; there are {' and '.join(LEVELS)}")
    check_day(day)
    parts = TAG, str(EDITION), day, found.name, level, str(found.rules_version)
    secret = hashlib.sha256("\0".join(parts).encode("ascii")).digest()
    below = fair_dealer(secret, (TABLE_WORD,))(0)
    players = PLAYERS[below(len(PLAYERS))]
    seat = below(players)
    company = iter(shuffled(opponents(found.name, level)[-(players - 1) :], below))
    bots = tuple(None if each == seat else next(company) for each in range(players))
    return DailyDeal(day, found, level, secret, players, seat, bots)


def opponents(name: str, level: Level) -> list[str]:
    """Three characters of a game, the weakest first."""
    known = [each.name for each in characters(name)]
    first = _FIRST_OPPONENT[level] % max(1, len(known))
    return known[first : first + 3]


def has_daily(name: str) -> bool:
    """Whether a game has so many characters that there is a deal of the day."""
    return len(characters(name)) > 3


def check_day(day: str) -> date:
    """A day as 2026-11-19; or Malformed."""
    try:
        if not _DATE.fullmatch(day):
            raise ValueError
        found = date.fromisoformat(day)
    except ValueError:
        raise Malformed(f"{shown(day)} should be a day such as 2026-11-19") from None
    if day < FIRST_DAY:
        raise Malformed(f"{day}: the first deal of the day was that of {FIRST_DAY}")
    return found


class Streak(NamedTuple):
    """Days in a row on which somebody has played a deal of the day."""

    current: int
    """Up to today, or to yesterday while today's is still to be played."""
    longest: int


def streak(days: Iterable[str], today: str) -> Streak:
    """Of the days on which somebody has played; those to come, by a clock that was set back since, do not count."""
    played = {date.fromisoformat(day).toordinal() for day in days if day <= today}
    last = date.fromisoformat(today).toordinal()
    lengths: dict[int, int] = {}
    for day in sorted(played):
        lengths[day] = lengths.get(day - 1, 0) + 1
    return Streak(lengths.get(last, lengths.get(last - 1, 0)), max(lengths.values(), default=0))


def days_before(today: str, number: int) -> list[str]:
    """So many days on which there was a deal, today first."""
    last = date.fromisoformat(today)
    days = [(last - timedelta(days=back)).isoformat() for back in range(number)]
    return [day for day in days if day >= FIRST_DAY]
