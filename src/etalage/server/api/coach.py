"""What the coach is asked: what to do now, and afterwards, what would have been better."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, cast

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send
from msgspec import Meta, Struct

from etalage.server.api.replay import LONGEST_BODY, Ply, Record, Seat, replayed
from etalage.server.api.table import LONGEST_MOVE, PATH, STREAM_HEADERS, json_response
from etalage.server.api.visitors import AnyRequest, address, client, preview_counted, required
from etalage.server.coaching import Advance, Progress, ReviewJob, Stop, event
from etalage.server.encoding import encode
from etalage.server.people import Visitor
from etalage.server.services import Services
from etalage.tables.answering import MOST_MOVES
from etalage.tables.errors import Refused
from etalage.tables.showing import (
    Hint,
    Judged,
    ShownPuzzle,
    hint_in,
    hint_of,
    judged_in,
    puzzle_of,
    puzzles_of,
    review_in,
    review_of,
)  # fmt: skip
from etalage.tables.state import Entry, MatchFacts, TableState
from etalage.tables.table import Table

REVIEWS = {
    200: ResponseSpec(
        cast(Any, Progress),
        generate_examples=False,
        media_type="text/event-stream",
        description="The data of an event `progress`; at the end comes `review` with the review as docs/coach.md "
        "describes it, or `problem`",
    )
}


MoveText = Annotated[str, Meta(max_length=LONGEST_MOVE)]


class Asked(Struct, forbid_unknown_fields=True):
    """The decision at which a hint is wanted."""

    decision: Annotated[int, Meta(ge=0, le=2**53)]
    staged: Annotated[list[MoveText], Meta(max_length=MOST_MOVES)] = []
    """Moves of the same turn that I mean to make before."""


class Tried(Struct, forbid_unknown_fields=True):
    """A position of a match, and moves to be judged there."""

    record: Record
    ply: Ply
    """After so many moves."""
    seat: Seat
    tried: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_MOVES)] | None = None
    """All the moves of a turn; None: only a hint is wanted."""


class Reviewed(Struct, forbid_unknown_fields=True):
    """A match that is over."""

    record: Record


@post(
    f"{PATH}/hint",
    summary="What an expert would do in my place: the best moves, what they promise, and why",
    description="Out of what my seat may know, and nothing else. Where others play too, the table has to allow it, "
    "and all hear of it.",
    status_code=200,
    responses={200: ResponseSpec(Hint, generate_examples=False)},
)
async def hint(
    table_id: str, data: Asked, request: AnyRequest, services: Services, visitor: Visitor
) -> Response[bytes]:
    person = required(visitor)
    preview_counted(request, services, visitor)
    table = await services.tables.inspect(table_id)
    seat = table.asking_seat(person, data.decision)
    key = f"{table_id} {table.state.match} {data.decision} {seat} {data.staged}"
    body = await services.coaching.hint(person, key, partial(_hint, table, seat, data.decision, data.staged))
    await services.tables.change(table_id, lambda table, now: table.take_hint(person, data.decision, now))
    return json_response(body)


@post(
    "/api/replay/hint",
    summary="What an expert would do at a position of a record, and what a move that one tries there is worth",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses={200: ResponseSpec(cast(Any, Hint | Judged), generate_examples=False)},
)
async def hint_in_record(data: Tried, request: AnyRequest, services: Services, visitor: Visitor) -> Response[bytes]:
    preview_counted(request, services, visitor)
    who = client(request, visitor)
    record = await services.tables.apart.run(who, "replay", _fingerprint, data.record)
    key = f"{record} {data.ply} {data.seat} {data.tried}"
    think = partial(_hint_in_record, data.record, data.ply, data.seat, data.tried)
    return json_response(await services.coaching.hint(who, key, think))


@post(
    f"{PATH}/matches/{{match:int}}/review",
    summary="Where a match was won and lost: a stream of how far the review has come, and the review; made once",
    description="Of a match that is over. Whoever plays against bots alone may have theirs before.",
    media_type="text/event-stream",
    status_code=200,
    responses=REVIEWS,
)
async def review(
    table_id: str,
    match: Annotated[int, Parameter(ge=1, le=1_000_000)],
    request: AnyRequest,
    services: Services,
    visitor: Visitor,
) -> ReviewStream:
    table = await services.tables.inspect(table_id)
    kept = await services.writer.run(services.store.review, table_id, match)
    if kept is not None:
        return _whole(gzip.decompress(kept))
    found = await services.writer.run(services.store.match, table_id, match)
    if found is None:
        raise Refused("no-such-match", f"this table has no match {match}")
    is_over = found[0].ended is not None
    if not is_over:
        await services.tables.change(table_id, lambda table, now: table.show_review(visitor.person, match, now))

    async def keep(body: bytes) -> None:
        await services.writer.run(services.store.keep_review, table_id, match, gzip.compress(body))
        await services.writer.run(services.figures.keep_review, table_id, match, body)

    preview_counted(request, services, visitor)
    key = f"{table_id}/{match}" if is_over else f"{table_id}/{match} up to {table.state.number}"
    make = partial(_review, table.state, *found)
    job = services.coaching.being_made(key) or services.coaching.review(
        client(request, visitor), key, make, keep if is_over else None
    )
    return _following(job, request, services, visitor)


@post(
    "/api/review",
    summary="The same of a match by its record; nothing is stored",
    media_type="text/event-stream",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses=REVIEWS,
)
async def review_record(data: Reviewed, request: AnyRequest, services: Services, visitor: Visitor) -> ReviewStream:
    preview_counted(request, services, visitor)
    who = client(request, visitor)
    key = await services.tables.apart.run(who, "replay", _key_if_over, data.record)
    kept = services.coaching.known_review(key)
    if kept is not None:
        return _whole(kept)
    make = partial(_review_of_record, data.record)
    job = services.coaching.being_made(key) or services.coaching.review(who, key, make)
    return _following(job, request, services, visitor)


def _hint(table: Table, seat: int, decision: int, staged: list[str], stop: Stop) -> bytes:
    return encode(hint_of(table, seat, decision, staged, stop))


def _hint_in_record(record: Record, ply: int, seat: int, tried: list[str] | None, stop: Stop) -> bytes:
    match = replayed(record).match_at(ply)
    return encode(hint_in(match, seat, ply, stop) if tried is None else judged_in(match, seat, tried, stop))


def _review(state: TableState, facts: MatchFacts, entries: list[Entry], advance: Advance, stop: Stop) -> bytes:
    return encode(review_of(state, facts, entries, advance, stop))


def _review_of_record(record: Record, advance: Advance, stop: Stop) -> bytes:
    return encode(review_in(replayed(record).match, advance, stop))


def _key_if_over(record: Record) -> str:
    if not replayed(record).match.is_over():
        raise Refused("not-over", "the match of this record is not over; it can be reviewed when it is")
    return _fingerprint(record)


def _fingerprint(record: Record) -> str:
    return sha256(json.dumps(record).encode()).hexdigest()


class ReviewStream(ASGIResponse):
    """Parts of a stream, until the last one, or whoever asked has gone."""

    def __init__(self, parts: AsyncGenerator[bytes, None], close: Callable[[], None]) -> None:
        super().__init__(media_type="text/event-stream")
        self._parts, self._close = parts, close

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        telling, gone = asyncio.create_task(self._tell(send)), asyncio.create_task(_until_gone(receive))
        try:
            await asyncio.wait({telling, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            telling.cancel()
            self._close()
        with suppress(asyncio.CancelledError):
            await telling

    async def _tell(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": STREAM_HEADERS})
        async with aclosing(self._parts) as parts:
            async for part in parts:
                await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _following(job: ReviewJob, request: AnyRequest, services: Services, visitor: Visitor) -> ReviewStream:
    person, origin = visitor.person, address(request)
    services.limiter.open_stream(person, origin)
    return ReviewStream(job.follow(), partial(services.limiter.close_stream, person, origin))


def _whole(body: bytes) -> ReviewStream:
    """A review that is there already: the stream begins with its end."""

    async def parts() -> AsyncGenerator[bytes, None]:
        yield event("review", body)

    return ReviewStream(parts(), lambda: None)


class Puzzles(Struct):
    """How many there are, numbered from 0; the easy ones come first."""

    count: int


@get("/api/puzzles/{game:str}", summary="How many puzzles a game has", sync_to_thread=False)
def puzzles(game: str) -> Puzzles:
    return Puzzles(puzzles_of(game))


@get(
    "/api/puzzles/{game:str}/{number:int}",
    summary="A position from strong play in which one move stands out",
    sync_to_thread=False,
)
def puzzle(game: str, number: Annotated[int, Parameter(ge=0, le=10_000)]) -> ShownPuzzle:
    return puzzle_of(game, number)


HANDLERS = [hint, hint_in_record, review, review_record, puzzles, puzzle]
