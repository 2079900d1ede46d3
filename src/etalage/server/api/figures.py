"""Figures: one's own, what a match has added to them, and the ladder of those who chose to be on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from litestar import delete, get, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from etalage.bots.roster import characters
from etalage.games.registry import GAMES, game
from etalage.server.api.table import PATH, Done
from etalage.server.api.visitors import acting, required
from etalage.server.figures import Account, Listed, Point
from etalage.server.people import Visitor
from etalage.server.services import Services
from etalage.stats.intervals import wilson
from etalage.stats.ledger import ALL, BEATEN, MOST_PLACES, PEOPLE, Badge, Key, Tally
from etalage.stats.rating import Rating, anchor
from etalage.tables.names import checked_name


class ShownRating(Struct):
    mu: float
    """On the characters' scale: 25 is the middle, and a difference of 8 a great one."""
    sigma: float
    provisional: bool
    """Whether it says little yet."""


class ShownTally(Struct):
    """The matches of a kind, taken together."""

    players: int
    """0: of any number."""
    against: str | None
    """A bot that was there; none: whoever was."""
    people: bool
    """Only those with other people."""
    matches: int
    wins: float
    """The share; a shared win is a part of one."""
    low: float
    """The 95 % interval of that share, as is the next."""
    high: float
    score: float
    """The mean."""
    places: list[int]
    """How often first, second, and so on."""


class ShownBadge(Struct):
    name: str
    table: str
    """Where it was earned first, as is the match."""
    match: int
    earned: float
    times: int


class ShownPoint(Struct):
    """A match on one's way."""

    table: str
    match: int
    ended: float
    accuracy: int | None
    luck: float | None
    """In shares of the win."""
    rating: ShownRating | None
    """After it, if it was rated."""


class BestYet(Struct):
    """The best cellar, or the largest fortune."""

    points: int
    table: str
    match: int


class GameFigures(Struct):
    game: str
    matches: int
    rating: ShownRating | None
    rated: int
    """So many matches it is made of."""
    streak: int
    """Wins in a row, up to the last match."""
    longest: int
    best: BestYet | None
    tallies: list[ShownTally]
    ratings: list[ShownPoint]
    """After the last rated matches, the oldest first."""
    reviews: list[ShownPoint]
    badges: list[ShownBadge]
    beaten: list[str]
    """The characters that one has beaten at their own table."""


class MyFigures(Struct):
    games: list[GameFigures]
    ladder: str | None
    """How I am called on the ladder, if I am on it."""


class OnLadder(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=64)]


class Rung(Struct):
    """Somebody on the ladder."""

    name: str
    rating: ShownRating
    matches: int
    you: bool


class Mark(Struct):
    """A character on the same scale."""

    name: str
    rating: float


class Ladder(Struct):
    game: str
    people: list[Rung]
    """The best first; those whose rating is provisional are at the end."""
    characters: list[Mark]


class MatchNote(Struct):
    """What a match has added to one's figures."""

    rating: ShownRating | None
    """After it; none if it was not rated, or one has not played."""
    badges: list[str]
    """Those that one had not had before."""


@get("/api/me/figures", summary="My figures: by game, number of players and company")
async def my_figures(services: Services, visitor: Visitor) -> MyFigures:
    if visitor.person is None:
        return MyFigures([], None)
    await services.bookkeeping.entered()
    found = await services.writer.run(services.figures.accounts, visitor.person)
    name = await services.writer.run(services.figures.ladder_name, visitor.person)
    return MyFigures([_figures(each, found[each]) for each in GAMES if each in found], name)


@put("/api/me/ladder", summary="Be on the ladder, under this name")
async def join_ladder(data: OnLadder, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    bots = [called for game in GAMES for each in characters(game) for called in (each.name, each.title)]
    name = checked_name(data.name, (), bots)
    await services.writer.run(services.figures.join_ladder, person, name)
    return Done()


@delete("/api/me/ladder", summary="Be on the ladder no more, at once", status_code=200)
async def leave_ladder(services: Services, visitor: Visitor) -> Done:
    await services.writer.run(services.figures.leave_ladder, required(visitor))
    return Done()


@get("/api/ladder/{game_name:str}", summary="Those who chose to be on the ladder of a game, and its characters")
async def ladder(game_name: str, services: Services, visitor: Visitor) -> Ladder:
    name = game(game_name).name
    found = await services.writer.run(services.figures.ladder, name)
    return Ladder(name, [_rung(each, visitor) for each in found], list(_marks(name)))


@get(f"{PATH}/matches/{{match:int}}/figures", summary="What a match has added to my figures")
async def match_note(
    table_id: str, match: Annotated[int, Parameter(ge=1, le=1_000_000)], services: Services, visitor: Visitor
) -> MatchNote:
    person = required(visitor)
    if not await services.writer.run(services.figures.is_entered, table_id, match):
        services.bookkeeping.enter()  # it may have ended at another process
        await services.bookkeeping.entered()
    note = await services.writer.run(services.figures.note, table_id, match, person)
    return MatchNote(None, []) if note is None else MatchNote(_rating(note.rating), list(note.badges))


def _figures(name: str, account: Account) -> GameFigures:
    career = account.career
    best = None
    if career.best is not None and career.best_table is not None and career.best_match is not None:
        best = BestYet(career.best, career.best_table, career.best_match)
    return GameFigures(
        name,
        career.matches,
        _rating(career.rating) if career.rated else None,
        career.rated,
        career.streak,
        career.longest,
        best,
        _tallies(account.tallies),
        _points(account.rated),
        _points(account.reviewed),
        [_badge(badge, each) for badge, each in account.badges.items() if not badge.startswith(BEATEN)],
        [badge.removeprefix(BEATEN) for badge in account.badges if badge.startswith(BEATEN)],
    )


def _tallies(known: dict[Key, Tally]) -> list[ShownTally]:
    """Each, and those of any number of players together."""
    of_any: dict[Key, Tally] = {}
    for key, tally in known.items():
        both = of_any.setdefault(key._replace(players=0), Tally())
        both.include(tally)
    return [_tally(key, tally) for key, tally in sorted({**of_any, **known}.items())]


def _tally(key: Key, tally: Tally) -> ShownTally:
    share = tally.wins / tally.matches
    return ShownTally(
        key.players,
        None if key.against in (ALL, PEOPLE) else key.against,
        key.against == PEOPLE,
        tally.matches,
        share,
        *wilson(share, tally.matches),
        tally.score / tally.matches,
        tally.places[: key.players or MOST_PLACES],
    )


def _points(points: Sequence[Point]) -> list[ShownPoint]:
    return [
        ShownPoint(each.table, each.match, each.ended, each.accuracy, each.luck, _rating(each.rating))
        for each in points
    ]


def _badge(name: str, badge: Badge) -> ShownBadge:
    return ShownBadge(name, badge.table, badge.match, badge.earned, badge.times)


def _rating(rating: Rating | None) -> ShownRating | None:
    return None if rating is None else ShownRating(round(rating.mu, 2), round(rating.sigma, 2), rating.is_provisional)


def _rung(listed: Listed, visitor: Visitor) -> Rung:
    rating = _rating(listed.rating)
    assert rating
    return Rung(listed.name, rating, listed.rated, listed.person == visitor.person)


def _marks(name: str) -> Iterable[Mark]:
    for each in characters(name):
        known = anchor(name, each.name)
        if known is not None:
            yield Mark(each.name, known.mu)


HANDLERS = [my_figures, join_ladder, leave_ladder, ladder, match_note]
