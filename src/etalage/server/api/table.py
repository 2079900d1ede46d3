"""One table: look, listen, sit down, play."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal, cast

from litestar import MediaType, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send
from msgspec import Meta, Struct

from etalage.server.api.visitors import AnyRequest, acting, address, client, preview_counted, required, somebody
from etalage.server.direct import direct
from etalage.server.encoding import encode
from etalage.server.errors import StaleMove
from etalage.server.people import Visitor
from etalage.server.services import Services
from etalage.server.streams import Stream
from etalage.server.telling import reader
from etalage.tables import seating, words
from etalage.tables.answering import MOST_MOVES
from etalage.tables.errors import Refused
from etalage.tables.showing import Changes, Log, Position, Preview, Seen, Update, preview, record_of

PATH = "/api/tables/{table_id:str}"
LONGEST_MOVE = 400
STREAM_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # a proxy that keeps events back makes them useless
]

Seat = Annotated[int, Parameter(ge=0, le=9)]
Number = Annotated[int, Parameter(ge=0, le=2**53)]
Text = Annotated[str, Meta(max_length=64)]


class Sitting(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=64)]
    seal: Text | None = None
    """Of my word in the shuffle, made for this seat and the table's commitment (docs/records.md)."""
    contribution: Text | None = None
    """Refused: words are sealed before any is shown."""


class Seal(Struct, forbid_unknown_fields=True):
    seal: Text


class Word(Struct, forbid_unknown_fields=True):
    word: Text


class BotWanted(Struct, forbid_unknown_fields=True):
    bot: Text | None = None
    """Before the start any; unless one is named, and for standing in, a middling one."""


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


@get(PATH, summary="The table as I see it", responses={200: ResponseSpec(Seen, generate_examples=False)})
async def look(table_id: str, services: Services, visitor: Visitor) -> Response[bytes]:
    return json_response(await services.tables.look(table_id, visitor))


@get(
    f"{PATH}/log",
    summary="What has happened, as message keys and arguments",
    responses={200: ResponseSpec(Log, generate_examples=False)},
)
async def log(
    table_id: str, request: AnyRequest, services: Services, visitor: Visitor, after: Number = 0
) -> Response[bytes]:
    return json_response(await services.tables.log(table_id, visitor, client(request, visitor), after))


@get(
    f"{PATH}/positions/{{number:int}}",
    summary="The table as I saw it after an entry of the log",
    responses={200: ResponseSpec(Position, generate_examples=False)},
)
async def position(
    table_id: str,
    number: Annotated[int, Parameter(ge=1, le=2**53)],
    request: AnyRequest,
    services: Services,
    visitor: Visitor,
) -> Response[bytes]:
    preview_counted(request, services, visitor)
    return json_response(await services.tables.position(table_id, visitor, client(request, visitor), number))


class EventStream(ASGIResponse):
    """Server-sent events, until the reader or the server goes."""

    def __init__(self, services: Services, address: str, table_id: str, stream: Stream) -> None:
        super().__init__(media_type="text/event-stream")
        self._services, self._address, self._table, self._stream = services, address, table_id, stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.create_task(self._until_gone(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": STREAM_HEADERS})
            self._stream.open(direct(scope))
            await self._stream.ended()
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            self._services.tables.unlisten(self._table, self._stream)
            self._services.limiter.close_stream(self._stream.visitor.person, self._address)

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.end()


@get(
    f"{PATH}/events",
    summary="A stream of updates (server-sent events); Last-Event-ID resumes it without a gap",
    description="Each update shows the whole table, or with `changes=true` what of it has changed since the last one: "
    "the keys of `changed` take the place of those of `seen`, but for `table` and `view`, of which single keys do. The "
    "first update of a stream is always whole, and so are others now and then.",
    media_type="text/event-stream",
    responses={
        200: ResponseSpec(
            cast(Any, Update | Changes),
            generate_examples=False,
            media_type="text/event-stream",
            description="The data of each event",
        )
    },
)
async def events(
    table_id: str,
    request: AnyRequest,
    services: Services,
    visitor: Visitor,
    last_event_id: Annotated[str | None, Parameter(header="Last-Event-ID", max_length=20)] = None,
    after: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    changes: bool = False,
) -> EventStream:
    if services.stopping:
        raise Refused("stopping", "the server is going down; come back in a moment")
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = int(last_event_id)
    origin = address(request)
    services.limiter.open_stream(visitor.person, origin)
    try:
        stream = await services.tables.listen(table_id, visitor, after, changes)
    except BaseException:
        services.limiter.close_stream(visitor.person, origin)
        raise
    return EventStream(services, origin, table_id, stream)


@put(
    f"{PATH}/seats/{{seat:int}}",
    summary="Take a free seat, or change my name; in a match a bot's seat, where the table lets latecomers in",
    status_code=200,
)
async def sit(
    table_id: str, seat: Seat, data: Sitting, request: AnyRequest, services: Services, visitor: Visitor
) -> Response[Done]:
    if data.contribution is not None:
        raise _sealed_words()
    await services.tables.inspect(table_id)  # before somebody becomes a person for nothing
    person, cookies = await somebody(request, services, visitor)
    services.limiter.change(person)
    await services.tables.act(table_id, person, lambda table, now: table.sit(seat, person, data.name, data.seal, now))
    return Response(Done(), cookies=cookies)


@delete(f"{PATH}/seats/{{seat:int}}", summary="The host clears a seat before the start", status_code=200)
async def remove(table_id: str, seat: Seat, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    await services.tables.change_seats(table_id, person, lambda state, now: seating.remove(state, person, seat, now))
    return Done()


@put(
    f"{PATH}/seats/{{seat:int}}/bot",
    summary="The host seats a character before the start; then anybody lets one stand in for somebody who is away",
    status_code=200,
)
async def seat_bot(table_id: str, seat: Seat, data: BotWanted, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    await services.tables.seat_bot(table_id, person, seat, data.bot)
    return Done()


@post(f"{PATH}/leave", summary="Give my seat up; once the match has begun, a bot stands in", status_code=200)
async def leave(table_id: str, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    await services.tables.act(table_id, person, lambda table, now: table.leave(person, now))
    return Done()


@post(f"{PATH}/return", summary="Take my seat over again from the bot", status_code=200)
async def come_back(table_id: str, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    await services.tables.change_seats(table_id, person, lambda state, now: seating.come_back(state, person, now))
    return Done()


@post(f"{PATH}/seal", summary="The seal of my word in the shuffle of the next match", status_code=200)
async def seal(table_id: str, data: Seal, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    await services.tables.change_seats(table_id, person, lambda state, now: words.seal(state, person, data.seal, now))
    return Done()


@post(f"{PATH}/contribution", include_in_schema=False, status_code=200)
async def contribute(table_id: str) -> Done:
    """What clients of fair deals of version 1 ask for."""
    raise _sealed_words()


@post(
    f"{PATH}/start",
    summary="The host starts; the match begins when all sealed words are revealed, and bots fill the free seats",
    status_code=200,
)
async def start(table_id: str, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    await services.tables.act(table_id, person, lambda table, now: table.start(person, now))
    return Done()


@post(f"{PATH}/word", summary="Reveal the word that I have sealed, once the host has started", status_code=200)
async def reveal(table_id: str, data: Word, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    await services.tables.act(table_id, person, lambda table, now: table.reveal(person, data.word, now))
    return Done()


@post(f"{PATH}/cancel", summary="The host closes the table", status_code=200)
async def cancel(table_id: str, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    await services.tables.change_seats(table_id, person, lambda state, now: seating.cancel(state, person, now))
    return Done()


@post(
    f"{PATH}/rematch",
    summary="Offer another match at this table, with other or the same cards, or accept the one that is offered",
    status_code=200,
)
async def rematch(table_id: str, data: Rematch, services: Services, visitor: Visitor) -> Done:
    await services.tables.rematch(table_id, acting(visitor, services), data.same_cards)
    return Done()


@post(f"{PATH}/seen", summary="Tell the others that I have the result of the match before my eyes", status_code=200)
async def see_result(table_id: str, services: Services, visitor: Visitor) -> Done:
    person = acting(visitor, services)
    await services.tables.act(table_id, person, lambda table, now: table.see_result(person, now))
    return Done()


@post(f"{PATH}/phrases", summary="Say one of the preset phrases, or react without words", status_code=200)
async def say(table_id: str, data: Phrase, services: Services, visitor: Visitor) -> Done:
    person = required(visitor)
    services.limiter.phrase(person)
    await services.tables.change_seats(
        table_id, person, lambda state, now: seating.say(state, person, data.phrase, now)
    )
    return Done()


@post(
    f"{PATH}/moves",
    summary="Make one or more moves, all or none, in answer to a decision",
    status_code=200,
    responses={200: ResponseSpec(Accepted, generate_examples=False)},
)
async def move(table_id: str, data: Moves, services: Services, visitor: Visitor) -> Response[bytes]:
    return json_response(await make_moves(table_id, data, services, visitor))


async def make_moves(table_id: str, data: Moves, services: Services, visitor: Visitor) -> bytes:
    """The body of the answer, or an error."""
    with services.metrics.move_seconds.time():
        try:
            await services.tables.move(table_id, required(visitor), data.decision, data.moves)
        except Refused as refused:
            if refused.reason == "stale":
                raise StaleMove(refused, await services.tables.look(table_id, visitor)) from None
            raise
    return encode(Accepted(data.decision, data.moves))


@post(
    f"{PATH}/preview",
    summary="What moves would come to, and what could follow; nothing is stored",
    status_code=200,
    responses={200: ResponseSpec(Preview, generate_examples=False)},
)
async def preview_moves(
    table_id: str, data: Tried, request: AnyRequest, services: Services, visitor: Visitor
) -> Response[bytes]:
    person = required(visitor)
    preview_counted(request, services, visitor)
    table = await services.tables.inspect(table_id)

    def work() -> bytes:
        return encode(preview(table, reader(table, visitor), data.decision, data.moves))

    return json_response(await services.tables.apart.run(person, table_id, work))


@get(f"{PATH}/matches/{{match:int}}/record", summary="The record of a match that is over")
async def record(
    table_id: str,
    match: Annotated[int, Parameter(ge=1, le=1_000_000)],
    request: AnyRequest,
    services: Services,
    visitor: Visitor,
) -> dict[str, Any]:
    table = await services.tables.inspect(table_id)
    found = await services.writer.run(services.store.match, table_id, match)
    if found is None:
        raise Refused("no-such-match", f"this table has no match {match}")
    return await services.tables.apart.run(client(request, visitor), table_id, record_of, table.state, *found)


def _sealed_words() -> Refused:
    """Served as before, an old client would tell its word before the others have fixed theirs."""
    message = "words are sealed here: send the seal of yours as `seal`, and the word itself once the host has started"
    return Refused("sealed-words", message)


def json_response(body: bytes) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON)


HANDLERS = [
    look, log, position, events, sit, remove, seat_bot, leave, come_back, seal, contribute, start, reveal,
    cancel, rematch, see_result, say, move, preview_moves, record,
]  # fmt: skip
