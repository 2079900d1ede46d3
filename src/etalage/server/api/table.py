"""One table: look, listen, sit down, play."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send
from msgspec import Meta, Struct, json

from etalage.records import to_record
from etalage.server import seating
from etalage.server.api.visitors import AnyRequest, acting, address, required, somebody
from etalage.server.errors import Refused
from etalage.server.house import House
from etalage.server.people import Visitor
from etalage.server.playing import MOST_MOVES
from etalage.server.previewing import Preview, preview
from etalage.server.showing import Position, Seen, Update
from etalage.server.streams import Stream
from etalage.server.table import Table, Turn, origin
from etalage.server.telling import Line

PATH = "/api/tables/{table_id:str}"
LONGEST_MOVE = 400

Seat = Annotated[int, Parameter(ge=0, le=9)]
Number = Annotated[int, Parameter(ge=0, le=2**53)]
Text = Annotated[str, Meta(max_length=64)]


class Sitting(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=64)]
    contribution: Text | None = None
    """To the shuffle: anything of printable ASCII."""


class Contribution(Struct, forbid_unknown_fields=True):
    contribution: Text


class BotWanted(Struct, forbid_unknown_fields=True):
    bot: Text | None = None
    """Unless one is named, of middling strength."""


class Rematch(Struct, forbid_unknown_fields=True):
    same_cards: bool = False


class Phrase(Struct, forbid_unknown_fields=True):
    phrase: Text


class Moves(Struct, forbid_unknown_fields=True):
    """Moves of one seat, one after the other: all of them are made, or none."""

    decision: Annotated[int, Meta(ge=0, le=2**53)]
    moves: Annotated[list[Annotated[str, Meta(max_length=LONGEST_MOVE)]], Meta(min_length=1, max_length=MOST_MOVES)]


class Tried(Struct, forbid_unknown_fields=True):
    """Moves to look ahead by; none at all to see what can follow."""

    decision: Annotated[int, Meta(ge=0, le=2**53)]
    moves: Annotated[list[Annotated[str, Meta(max_length=LONGEST_MOVE)]], Meta(max_length=MOST_MOVES)] = []


class Accepted(Struct):
    """The moves are stored. Sent again, the same moves get the same answer."""

    decision: int
    moves: list[str]


class Done(Struct):
    """It is done; the stream tells the rest."""

    done: Literal[True] = True


class Log(Struct):
    lines: list[Line]


_encode = json.Encoder().encode


@get(PATH, summary="The table as I see it", responses={200: ResponseSpec(Seen, generate_examples=False)})
async def look(table_id: str, house: House, visitor: Visitor) -> Response[bytes]:
    return _json(await house.tables.look(table_id, visitor))


@get(f"{PATH}/log", summary="What has happened, as message keys and arguments")
async def log(table_id: str, house: House, visitor: Visitor, after: Number = 0) -> Log:
    return Log(await house.tables.log(table_id, visitor, after))


@get(f"{PATH}/positions/{{number:int}}", summary="The table as I saw it after an entry of the log")
async def position(
    table_id: str, number: Annotated[int, Parameter(ge=1, le=2**53)], house: House, visitor: Visitor
) -> Position:
    return await house.tables.position(table_id, visitor, number)


class EventStream(ASGIResponse):
    """Server-sent events, until the reader or the server goes."""

    def __init__(self, house: House, client: str, table_id: str, stream: Stream) -> None:
        super().__init__(media_type="text/event-stream")
        self._house, self._client, self._table, self._stream = house, client, table_id, stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [
            (b"content-type", b"text/event-stream; charset=utf-8"),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),  # a proxy that keeps events back makes them useless
        ]
        gone = asyncio.create_task(self._until_gone(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            async for chunk in self._stream.messages():
                await send({"type": "http.response.body", "body": chunk, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            self._house.tables.unlisten(self._table, self._stream)
            self._house.limiter.close_stream(self._client)

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.end()


@get(
    f"{PATH}/events",
    summary="A stream of updates (server-sent events); Last-Event-ID resumes it without a gap",
    media_type="text/event-stream",
    responses={
        200: ResponseSpec(
            Update, generate_examples=False, media_type="text/event-stream", description="The data of each event"
        )
    },
)
async def events(
    table_id: str,
    request: AnyRequest,
    house: House,
    visitor: Visitor,
    last_event_id: Annotated[str | None, Parameter(header="Last-Event-ID", max_length=20)] = None,
    after: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
) -> EventStream:
    if house.stopping:
        raise Refused(503, "stopping", "the server is going down; come back in a moment")
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = int(last_event_id)
    client = visitor.person or address(request)
    house.limiter.open_stream(client)
    try:
        stream = await house.tables.listen(table_id, visitor, after)
    except BaseException:
        house.limiter.close_stream(client)
        raise
    return EventStream(house, client, table_id, stream)


@put(f"{PATH}/seats/{{seat:int}}", summary="Take a free seat, or change my name", status_code=200)
async def sit(
    table_id: str, seat: Seat, data: Sitting, request: AnyRequest, house: House, visitor: Visitor
) -> Response[Done]:
    await house.tables.inspect(table_id)  # before somebody becomes a person for nothing
    person, cookies = await somebody(request, house, visitor)
    house.limiter.change(person)
    await house.tables.seat(table_id, lambda state: seating.sit(state, seat, person, data.name, data.contribution))
    return Response(Done(), cookies=cookies)


@delete(f"{PATH}/seats/{{seat:int}}", summary="The host clears a seat before the start", status_code=200)
async def remove(table_id: str, seat: Seat, house: House, visitor: Visitor) -> Done:
    person = acting(visitor, house)
    await house.tables.seat(table_id, lambda state: seating.remove(state, person, seat))
    return Done()


@put(
    f"{PATH}/seats/{{seat:int}}/bot",
    summary="The host seats a character, or lets one stand in for somebody who is away",
    status_code=200,
)
async def seat_bot(table_id: str, seat: Seat, data: BotWanted, house: House, visitor: Visitor) -> Done:
    person = acting(visitor, house)
    await house.tables.change(table_id, lambda table: table.bot_seated(person, seat, data.bot))
    return Done()


@post(f"{PATH}/leave", summary="Give my seat up; once the match has begun, a bot stands in", status_code=200)
async def leave(table_id: str, house: House, visitor: Visitor) -> Done:
    person = acting(visitor, house)
    await house.tables.seat(table_id, lambda state: seating.leave(state, person))
    return Done()


@post(f"{PATH}/return", summary="Take my seat over again from the bot", status_code=200)
async def come_back(table_id: str, house: House, visitor: Visitor) -> Done:
    person = acting(visitor, house)
    await house.tables.seat(table_id, lambda state: seating.come_back(state, person))
    return Done()


@post(f"{PATH}/contribution", summary="My word in the shuffle of the next match", status_code=200)
async def contribute(table_id: str, data: Contribution, house: House, visitor: Visitor) -> Done:
    person = acting(visitor, house)
    await house.tables.seat(table_id, lambda state: seating.contribute(state, person, data.contribution))
    return Done()


@post(f"{PATH}/start", summary="The host begins the match; bots fill the free seats", status_code=200)
async def start(table_id: str, house: House, visitor: Visitor) -> Done:
    person = acting(visitor, house)
    await house.tables.change(table_id, lambda table: table.begun(person))
    return Done()


@post(f"{PATH}/cancel", summary="The host closes the table", status_code=200)
async def cancel(table_id: str, house: House, visitor: Visitor) -> Done:
    person = acting(visitor, house)
    await house.tables.seat(table_id, lambda state: seating.cancel(state, person))
    return Done()


@post(f"{PATH}/rematch", summary="Another match at this table, with other or the same cards", status_code=200)
async def rematch(table_id: str, data: Rematch, house: House, visitor: Visitor) -> Done:
    person = acting(visitor, house)

    def act(table: Table) -> Turn | None:
        return table.again(person, data.same_cards)

    await house.tables.change(table_id, act)
    return Done()


@post(f"{PATH}/phrases", summary="Say one of the preset phrases", status_code=200)
async def say(table_id: str, data: Phrase, house: House, visitor: Visitor) -> Done:
    person = required(visitor)
    house.limiter.phrase(person)
    await house.tables.seat(table_id, lambda state: seating.say(state, person, data.phrase))
    return Done()


@post(
    f"{PATH}/moves",
    summary="Make one or more moves, all or none, in answer to a decision",
    status_code=200,
    responses={200: ResponseSpec(Accepted, generate_examples=False)},
)
async def move(table_id: str, data: Moves, house: House, visitor: Visitor) -> Response[bytes]:
    return _json(await make_moves(table_id, data, house, visitor))


async def make_moves(table_id: str, data: Moves, house: House, visitor: Visitor) -> bytes:
    """The body of the answer, or an error."""
    with house.metrics.move_seconds.time():
        try:
            await house.tables.move(table_id, required(visitor), data.decision, data.moves)
        except Refused as refused:
            if refused.reason == "stale":
                refused.seen = await house.tables.look(table_id, visitor)
            raise
    return _encode(Accepted(data.decision, data.moves))


@post(f"{PATH}/preview", summary="What moves would come to, and what could follow; nothing is stored", status_code=200)
async def preview_moves(table_id: str, data: Tried, house: House, visitor: Visitor) -> Preview:
    required(visitor)
    return preview(await house.tables.inspect(table_id), visitor, data.decision, data.moves)


@get(f"{PATH}/matches/{{match:int}}/record", summary="The record of a match that is over")
async def record(
    table_id: str, match: Annotated[int, Parameter(ge=1, le=1_000_000)], house: House, visitor: Visitor
) -> dict[str, Any]:
    table = await house.tables.inspect(table_id)
    found = await house.writer.run(house.store.match, table_id, match)
    if found is None:
        raise Refused(404, "no-such-match", f"this table has no match {match}")
    facts, entries = found
    if facts.ended is None:
        raise Refused(409, "not-over", "the match is not over; until then its record would tell too much")
    played = await asyncio.to_thread(table.replayed, facts, entries)
    return to_record(played, origin(facts, is_over=True))


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON)


HANDLERS = [
    look, log, position, events, sit, remove, seat_bot, leave, come_back, contribute, start, cancel, rematch, say, move,
    preview_moves, record,
]  # fmt: skip
