"""Games, lists of tables, and new ones."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from msgspec import Meta, Struct

from etalage import __version__
from etalage.bots.ratings import rating
from etalage.bots.roster import ListedBot, characters
from etalage.games.registry import GAMES, game
from etalage.records.fair import SECRET_BYTES
from etalage.server.api.visitors import MINUTE, AnyRequest, address, share_tables, somebody
from etalage.server.people import Visitor, new_id
from etalage.server.services import Services
from etalage.tables import seating
from etalage.tables.errors import Refused
from etalage.tables.showing import Listing, MyListing, listing, listing_of

MOST_LISTED = 100


class GameOption(Struct):
    values: list[str | int]
    default: str | int
    clause: str


class Character(Struct):
    name: str
    level: int
    temper: str
    rating: float | None


class AboutGame(Struct):
    name: str
    title: str
    players: list[int]
    options: dict[str, GameOption]
    characters: list[Character]
    rules_version: int


class About(Struct):
    """What can be played here."""

    version: str
    games: list[AboutGame]
    phrases: list[str]
    reactions: list[str]
    """Said in the same way, without words."""


class Cards(Struct):
    """A match that is over, whose cards are to be played again."""

    table: Annotated[str, Meta(max_length=24, pattern="^[0-9A-Za-z]+$")]
    match: Annotated[int, Meta(ge=1, le=1_000_000)]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    players: int
    options: dict[str, str | int] = {}
    seconds: int = 0
    """For a move, also days; 0: no clock."""
    memory_aid: bool = True
    hints: bool = False
    """Whether one may ask the coach where others play too; all are told then. Against bots alone one always may."""
    public: bool = False
    latecomers: bool = True
    """Whether somebody may take a bot's seat over while a match is on."""
    cards: Cards | None = None


class Made(Struct):
    id: str


@get("/api/about", summary="Games, their options, characters and phrases", sync_to_thread=False)
def about() -> About:
    return About(__version__, [_about(name) for name in GAMES], list(seating.PHRASES), list(seating.REACTIONS))


def _about(name: str) -> AboutGame:
    found = game(name)
    return AboutGame(
        found.name,
        found.title,
        list(found.players),
        {key: GameOption(list(option.values), option.default, option.clause) for key, option in found.options.items()},
        [_character(name, each) for each in characters(name)],
        found.rules_version,
    )


def _character(name: str, each: ListedBot) -> Character:
    rated = rating(name, each.name)
    return Character(each.name, each.level, each.temper, rated.rating if rated else None)


@get("/api/tables", summary="Public tables that one can join or watch")
async def tables(services: Services, visitor: Visitor) -> Listing:
    return listing(await services.writer.run(services.store.lobby, MOST_LISTED))


@post("/api/tables", summary="Open a table; whoever opens it is its host", status_code=201)
async def new_table(data: NewTable, request: AnyRequest, services: Services, visitor: Visitor) -> Response[Made]:
    person, cookies = await require_room(request, services, visitor)
    cards = await _cards(data, services) if data.cards else seating.Cards(secrets.token_bytes(SECRET_BYTES))
    terms = seating.Terms(
        game(data.game), data.players, data.options, data.seconds, data.memory_aid, data.public, data.hints,
        data.latecomers,
    )  # fmt: skip
    made = seating.new_table(new_id(), terms, person, cards, time.time())
    await services.tables.create(made, address(request))
    return Response(Made(made.state.id), status_code=201, cookies=cookies)


async def require_room(request: AnyRequest, services: Services, visitor: Visitor) -> tuple[str, list[Cookie]]:
    """The person who opens a table, and the cookie they get if they are new; or a refusal."""
    limits = services.settings.limits
    if await services.writer.run(services.store.count) >= limits.tables:
        raise Refused("full", f"this server has room for {limits.tables} tables, and they are all taken")
    person, cookies = await somebody(request, services, visitor)
    if await services.writer.run(services.store.count, person) >= limits.tables_of_person:
        raise Refused(
            "too-many-tables", f"you have {limits.tables_of_person} tables; finish or cancel some first", seconds=MINUTE
        )
    services.limiter.table(person)
    await share_tables(request, services)
    return person, cookies


async def _cards(data: NewTable, services: Services) -> seating.Cards:
    """The cards of a match that is over; of any other they are a secret."""
    assert data.cards
    loaded = await services.writer.run(services.store.load, data.cards.table)
    found = await services.writer.run(services.store.match, data.cards.table, data.cards.match)
    if loaded is None or found is None or found[0].ended is None:
        raise Refused("no-such-match", "there is no such match, or it is not over")
    state, facts = loaded.state, found[0]
    if (state.game, state.players, state.options) != (data.game, data.players, {**state.options, **data.options}):
        raise Refused("other-match", "that match was of another game, other options or another number of players")
    data.options = state.options
    return seating.Cards.of(state.id, facts)


@get("/api/me/tables", summary="Tables where I have a seat or am the host, and where it is my turn")
async def my_tables(services: Services, visitor: Visitor) -> MyListing:
    person = visitor.person
    if person is None:  # nobody yet, so without tables
        return MyListing([])
    return listing_of(await services.writer.run(services.store.tables_of, person, MOST_LISTED), person)


HANDLERS = [about, tables, new_table, my_tables]
