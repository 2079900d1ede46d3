"""The matches that I have finished: a list, all records in one file, and taking them off it."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, delete, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream
from msgspec import Struct

from etalage.games.registry import GAMES, game
from etalage.server.api.me import require_person
from etalage.server.api.table import Done
from etalage.server.api.visitors import AnyRequest, acting, no_cookie, preview_counted, required
from etalage.server.history import Place, Wanted
from etalage.server.people import Visitor
from etalage.server.services import Services
from etalage.tables.errors import Refused
from etalage.tables.showing import MyMatch, my_match, record_of

PATH = "/api/me/matches"
MOST = 100
JSON_LINES = "application/jsonl"
Time = Annotated[float | None, Parameter(ge=0, le=1e11)]


class MyMatches(Struct):
    matches: list[MyMatch]
    """The latest first."""
    after: str | None
    """To be sent as `after` for those that come next; none if there are no more."""
    total: int | None
    """How many there are in all; only told with the first page."""


class Gone(Struct):
    matches: int
    """How many are no longer on my list."""


@get(PATH, summary="The matches that I have finished, the latest first")
async def my_matches(
    services: Services,
    visitor: Visitor,
    after: Annotated[str | None, Parameter(max_length=200, description="Where the last page has ended.")] = None,
    most: Annotated[int, Parameter(ge=1, le=MOST)] = 25,
    of: Annotated[str | None, Parameter(query="game", max_length=32, description="Only of this game.")] = None,
    name: Annotated[
        str | None, Parameter(max_length=64, description="Only with somebody of this name, or part of it.")
    ] = None,
    option: Annotated[
        str | None, Parameter(max_length=64, description="Only with this option of the game: `NAME=VALUE`.")
    ] = None,
    since: Annotated[Time, Parameter(description="Only those that ended at this time or later.")] = None,
    until: Annotated[Time, Parameter(description="Only those that ended before this time.")] = None,
) -> MyMatches:
    person = visitor.person
    if person is None:  # nobody yet, so without matches
        return MyMatches([], None, 0)
    place = None if after is None else Place.read(after)
    wanted = Wanted(of, name, None if option is None else _option(option, of), since, until)
    page = await services.writer.run(services.history.page, person, wanted, place, most)
    total = None if after else await services.writer.run(services.history.count, person)
    return MyMatches(
        [my_match(each, person) for each in page.matches], page.after.written() if page.after else None, total
    )


def _option(text: str, of: str | None) -> tuple[str, str | int]:
    """An option with the value that it has in the game, or in any."""
    name, _, written = text.partition("=")
    for each in GAMES if of is None else {of} & set(GAMES):
        found = game(each).options.get(name)
        for value in found.values if found else ():
            if str(value) == written:
                return name, value
    raise Refused("no-such-option", "an option is asked for as NAME=VALUE; /api/about lists those of each game")


@get(
    f"{PATH}/records",
    summary="The records of all matches that I have finished, one in each line, the first one first",
    responses={200: ResponseSpec(str, generate_examples=False, media_type=JSON_LINES)},
)
async def my_records(request: AnyRequest, services: Services, visitor: Visitor) -> Stream:
    preview_counted(request, services, visitor)
    person = required(visitor)
    ids = await services.writer.run(services.history.ids, person)
    name = time.strftime("etalage-%Y-%m-%d.jsonl")
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Stream(_records(services, person, ids), media_type=JSON_LINES, headers=headers)


async def _records(services: Services, person: str, ids: list[tuple[str, int]]) -> AsyncIterator[bytes]:
    """Made one by one, while the file is being sent. Those that cannot be read any more are left out."""
    for table, match in ids:
        stored = await services.writer.run(services.store.load, table)
        found = await services.writer.run(services.store.match, table, match)
        if stored is None or found is None:
            continue
        try:
            record = await services.tables.apart.run(person, "records", record_of, stored.state, *found)
        except Refused as refused:
            if refused.reason != "rules-version":
                raise
            continue
        yield json.dumps(record, ensure_ascii=False).encode() + b"\n"


@delete(
    f"{PATH}/{{table_id:str}}/{{match:int}}",
    summary="Take a match off my list; it is deleted unless it is on somebody else's",
    status_code=200,
)
async def delete_match(
    table_id: str,
    match: Annotated[int, Parameter(ge=1, le=1_000_000)],
    services: Services,
    visitor: Visitor,
) -> Gone:
    require_person(visitor)
    person = acting(visitor, services)
    gone = await services.writer.run(services.history.delete, person, table_id, match)
    if not gone:
        raise Refused("no-such-match", "there is no such match on your list")
    await services.tables.reload([table_id])
    return Gone(gone)


@delete(
    PATH, summary="Take all matches off my list; they are deleted unless they are on somebody else's", status_code=200
)
async def delete_matches(services: Services, visitor: Visitor) -> Gone:
    require_person(visitor)
    person = acting(visitor, services)
    ids = await services.writer.run(services.history.ids, person)
    gone = await services.writer.run(services.history.delete, person)
    await services.tables.reload([table for table, _ in ids])
    return Gone(gone)


@delete(
    "/api/me",
    summary="Forget me: all that is mine goes, and where others have played with me I am called Guest",
    description="Keys, seats, and what I have finished; tables and matches of mine alone are deleted. Where a match "
    "is on, a bot plays on. It cannot be undone.",
    status_code=200,
)
async def forget_me(services: Services, visitor: Visitor) -> Response[Done]:
    require_person(visitor)
    person = acting(visitor, services)
    touched = await services.writer.run(services.forgetting.forget, person)
    services.revoked(person)
    await services.tables.reload(touched)
    return Response(Done(), cookies=[no_cookie(services)])


HANDLERS = [my_matches, my_records, delete_match, delete_matches, forget_me]
