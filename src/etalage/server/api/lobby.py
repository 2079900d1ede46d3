"""Games, lists of tables, and new ones."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from msgspec import Meta, Struct

from etalage import __version__
from etalage.bots.ratings import rating
from etalage.bots.roster import OwnBot, characters
from etalage.games.registry import GAMES, game
from etalage.server import seating
from etalage.server.api.visitors import AnyRequest, address, somebody
from etalage.server.errors import Refused
from etalage.server.house import House
from etalage.server.people import Visitor
from etalage.server.state import MatchFacts, TableState

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
    public: bool = False
    cards: Cards | None = None


class Made(Struct):
    id: str


class ListedSeat(Struct):
    name: str | None
    kind: str


class ListedTable(Struct):
    id: str
    game: str
    players: int
    options: dict[str, str | int]
    seconds: int
    phase: str
    match: int
    seats: list[ListedSeat]
    waiting: list[int]
    """The seats that have not answered the decision yet."""
    created: float


class MyTable(Struct):
    table: ListedTable
    seat: int | None
    my_turn: bool
    due: float | None


class Listing(Struct):
    tables: list[ListedTable]


class MyListing(Struct):
    tables: list[MyTable]


@get("/api/about", summary="Games, their options, characters and phrases", sync_to_thread=False)
def about() -> About:
    return About(__version__, [_about(name) for name in GAMES], list(seating.PHRASES))


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


def _character(name: str, each: OwnBot) -> Character:
    rated = rating(name, each.name)
    return Character(each.name, each.level, each.temper, rated.rating if rated else None)


@get("/api/tables", summary="Public tables that one can join or watch")
async def tables(house: House, visitor: Visitor) -> Listing:
    return Listing([listed(state) for state in await house.writer.run(house.store.lobby, MOST_LISTED)])


@post("/api/tables", summary="Open a table; whoever opens it is its host", status_code=201)
async def new_table(data: NewTable, request: AnyRequest, house: House, visitor: Visitor) -> Response[Made]:
    limits = house.settings.limits
    if await house.writer.run(house.store.count) >= limits.tables:
        raise Refused(503, "full", f"this server has room for {limits.tables} tables, and they are all taken")
    person, cookies = await somebody(request, house, visitor)
    if await house.writer.run(house.store.count, person) >= limits.tables_of_person:
        raise Refused(429, "too-many-tables", f"you have {limits.tables_of_person} tables; finish or cancel some first")
    house.limiter.table(person, address(request))
    cards = await _cards(data, house) if data.cards else None
    made = seating.new_table(
        game(data.game), data.players, data.options, data.seconds, data.memory_aid, data.public, person, cards
    )
    await house.tables.create(*made)
    return Response(Made(made[0].id), status_code=201, cookies=cookies)


async def _cards(data: NewTable, house: House) -> tuple[str, MatchFacts]:
    """The cards of a match that is over; of any other they are a secret."""
    assert data.cards
    loaded = await house.writer.run(house.store.load, data.cards.table)
    found = await house.writer.run(house.store.match, data.cards.table, data.cards.match)
    if loaded is None or found is None or found[0].ended is None:
        raise Refused(404, "no-such-match", "there is no such match, or it is not over")
    state, facts = loaded.state, found[0]
    if (state.game, state.players, state.options) != (data.game, data.players, {**state.options, **data.options}):
        raise Refused(409, "other-match", "that match was of another game, other options or another number of players")
    data.options = state.options
    return facts.cards_of or f"{state.id}/{facts.number}", facts


@get("/api/me/tables", summary="Tables where I have a seat or am the host, and where it is my turn")
async def my_tables(house: House, visitor: Visitor) -> MyListing:
    person = visitor.person
    if person is None:  # nobody yet, so without tables
        return MyListing([])
    states = await house.writer.run(house.store.tables_of, person, MOST_LISTED)
    return MyListing([_mine(state, person) for state in states])


def _mine(state: TableState, person: str) -> MyTable:
    seat = state.seat_of(person)
    turn = seat is not None and state.phase == "playing" and bool(state.waiting & ~state.automatic & 1 << seat)
    return MyTable(listed(state), seat, turn, state.due)


def listed(state: TableState) -> ListedTable:
    seats = [ListedSeat(each.name or None, each.kind) for each in state.seats]
    waiting = [seat for seat in range(state.players) if state.waiting >> seat & 1]
    return ListedTable(
        state.id, state.game, state.players, state.options, state.seconds, state.phase, state.match, seats, waiting,
        state.created,
    )  # fmt: skip


HANDLERS = [about, tables, new_table, my_tables]
