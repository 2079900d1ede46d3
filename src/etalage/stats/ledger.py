"""The running account of people: matches are entered in the order in which they ended, and add to what is there.

So nothing has to be gone through again when somebody asks, and entering all matches anew gives the same account.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from etalage.stats.endings import SeatEnding
from etalage.stats.rating import Rating, anchor, rated

ALL, PEOPLE = "", "*"
"""Against whom a tally is: everybody, other people; otherwise the name of a bot."""
BEATEN = "path-"
"""Before the name of the character that was beaten at its own table."""
PATH_PLAYERS = 4
IN_COMPANY, IN_A_ROW = "in-company", "in-a-row"
ROW = 3
"""Wins one after the other."""
MOST_PLACES = 5


class SeatResult(NamedTuple):
    """How a match ended for one seat."""

    seat: int
    person: str | None
    """Whose seat it was, whether or not a bot stood in."""
    bot: str | None
    place: int
    score: int
    ending: SeatEnding = SeatEnding(None, ())


class FinishedMatch(NamedTuple):
    table: str
    match: int
    game: str
    players: int
    ended: float
    is_earnest: bool
    """No hints, and cards that nobody could know."""
    seats: tuple[SeatResult, ...]


class Key(NamedTuple):
    """What a tally is of."""

    person: str
    game: str
    players: int
    against: str


@dataclass(slots=True)
class Tally:
    """Of the matches of a kind."""

    matches: int = 0
    wins: float = 0.0
    """A shared win is a part of one."""
    score: int = 0
    """The sum of all scores."""
    places: list[int] = field(default_factory=lambda: [0] * MOST_PLACES)
    """How often somebody came first, second, and so on."""

    def add(self, share: float, result: SeatResult) -> None:
        self.matches += 1
        self.wins += share
        self.score += result.score
        self.places[min(result.place, MOST_PLACES) - 1] += 1

    def include(self, other: Tally) -> None:
        """Those of another kind too."""
        self.matches += other.matches
        self.wins += other.wins
        self.score += other.score
        self.places = [own + more for own, more in zip(self.places, other.places, strict=True)]


@dataclass(slots=True)
class Career:
    """Somebody's way through one game."""

    matches: int = 0
    rating: Rating = field(default_factory=Rating)
    rated: int = 0
    """So many matches the rating is made of."""
    streak: int = 0
    """Wins in a row, up to the last match."""
    longest: int = 0
    best: int | None = None
    best_table: str | None = None
    """Where that was."""
    best_match: int | None = None


@dataclass(slots=True)
class Badge:
    """Something worth doing that was done."""

    table: str
    """Where it was done first."""
    match: int
    earned: float
    times: int = 1


class SeatNote(NamedTuple):
    """What a match added for a person, to be kept with it."""

    seat: int
    person: str
    rating: Rating | None
    """After it; None if it was not rated."""
    badges: tuple[str, ...]
    """Those that they had not had before."""


class Ledger:
    """As much of the account as the matches to be entered need."""

    def __init__(self) -> None:
        self.tallies: dict[Key, Tally] = defaultdict(Tally)
        self.careers: dict[tuple[str, str], Career] = defaultdict(Career)
        """By person and game."""
        self.badges: dict[tuple[str, str, str], Badge] = {}
        """By person, game and name."""

    def enter(self, match: FinishedMatch) -> list[SeatNote]:
        """Add a match; what came of it for the people who played."""
        ratings = self._rate(match)
        winners = sum(each.place == 1 for each in match.seats)
        return [
            self._enter_seat(match, each, each.person, (each.place == 1) / max(1, winners), ratings.get(each.seat))
            for each in match.seats
            if each.person is not None
        ]

    def _enter_seat(
        self, match: FinishedMatch, own: SeatResult, person: str, share: float, after: Rating | None
    ) -> SeatNote:
        for against in {ALL, *_company(match, own)}:
            self.tallies[Key(person, match.game, match.players, against)].add(share, own)
        career = self.careers[person, match.game]
        career.matches += 1
        career.streak = career.streak + 1 if own.place == 1 else 0
        career.longest = max(career.longest, career.streak)
        if after is not None:
            career.rating, career.rated = after, career.rated + 1
        best = own.ending.best
        if best is not None and (career.best is None or best > career.best):
            career.best, career.best_table, career.best_match = best, match.table, match.match
        fresh = tuple(name for name in self._earned(match, own, career) if self._award(match, person, name))
        return SeatNote(own.seat, person, after, fresh)

    def _earned(self, match: FinishedMatch, own: SeatResult, career: Career) -> Iterator[str]:
        """Badges are for matches in earnest: with cards that are known anything can be done."""
        if not match.is_earnest:
            return
        yield from own.ending.feats
        if own.place != 1:
            return
        company = _company(match, own)
        if PEOPLE in company:
            yield IN_COMPANY
        elif len(company) == 1 and match.players == PATH_PLAYERS and anchor(match.game, *company):
            yield BEATEN + next(iter(company))
        if career.streak == ROW:
            yield IN_A_ROW

    def _award(self, match: FinishedMatch, person: str, name: str) -> bool:
        """Whether it is the first of its kind."""
        known = self.badges.get((person, match.game, name))
        if known is not None:
            known.times += 1
            return False
        self.badges[person, match.game, name] = Badge(match.table, match.match, match.ended)
        return True

    def _rate(self, match: FinishedMatch) -> dict[int, Rating]:
        """The ratings of people after a match; of none, if it cannot be rated."""
        if not match.is_earnest or all(each.person is None for each in match.seats):
            return {}
        before = [self._standing(match.game, each) for each in match.seats]
        known = [each for each in before if each is not None]
        if len(known) < len(before):
            return {}
        after = rated(known, [each.place for each in match.seats])
        return {own.seat: found for own, found in zip(match.seats, after, strict=True) if own.person is not None}

    def _standing(self, game: str, own: SeatResult) -> Rating | None:
        if own.person is not None:
            return self.careers[own.person, game].rating
        return None if own.bot is None else anchor(game, own.bot)


def _company(match: FinishedMatch, own: SeatResult) -> set[str]:
    """Against whom somebody played."""
    others = [each for each in match.seats if each.seat != own.seat]
    return {PEOPLE if each.person is not None else each.bot or PEOPLE for each in others}
