"""Looking back at a match by its record, wherever it was played."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

from litestar import MediaType, Response, post
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from etalage.server.api.table import LONGEST_MOVE
from etalage.server.api.visitors import AnyRequest, client, preview_counted
from etalage.server.encoding import encode, pack
from etalage.server.people import Visitor
from etalage.server.services import Services
from etalage.tables.answering import MOST_MOVES
from etalage.tables.showing import Preview, Replay, Replayed, WholeReplay

FAST = 1
"""How thoroughly to compress: the log of a long match is a megabyte, and shrinks to a tenth."""
REMEMBERED = 8  # records, of which somebody is likely to ask for another position
LONGEST_BODY = 256 * 1024  # bytes; a long match of nine deals has some 100 thousand

Record = dict[str, Any]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=9)]


class WantedPosition(Struct, forbid_unknown_fields=True):
    """A position of a match."""

    record: Record
    ply: Ply = 0
    """After so many moves."""
    seat: Seat | None = None
    """Whose view is wanted; None: the public's."""
    open: bool = False
    """Whether all cards are to be seen."""


class WantedReplay(Struct, forbid_unknown_fields=True):
    """A whole match."""

    record: Record
    seat: Seat | None = None
    """Whose view is wanted; None: the public's."""
    open: bool = False
    """Whether all cards are to be seen."""
    legal: bool = False
    """Whether the legal moves are wanted too."""


class Variation(Struct, forbid_unknown_fields=True):
    """Moves to look ahead by, at a position of a match."""

    record: Record
    ply: Ply
    seat: Seat
    moves: Annotated[list[Annotated[str, Meta(max_length=LONGEST_MOVE)]], Meta(max_length=MOST_MOVES)] = []


@post(
    "/api/replay",
    summary="A match by its record, checked, at any of its positions; nothing is stored",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses={200: ResponseSpec(Replay, generate_examples=False)},
)
async def replay(data: WantedPosition, request: AnyRequest, services: Services, visitor: Visitor) -> Response[bytes]:
    preview_counted(request, services, visitor)
    return await _answer(request, services, visitor, _shown, data.record, data.ply, data.seat, data.open)


@post(
    "/api/replay/whole",
    summary="A match by its record, checked, with all its positions, each by what has changed; nothing is stored",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses={200: ResponseSpec(WholeReplay, generate_examples=False)},
)
async def whole(data: WantedReplay, request: AnyRequest, services: Services, visitor: Visitor) -> Response[bytes]:
    preview_counted(request, services, visitor)
    return await _answer(request, services, visitor, _whole, data.record, data.seat, data.open, data.legal)


async def _answer(
    request: AnyRequest, services: Services, visitor: Visitor, make: Callable[..., bytes], *wanted: object
) -> Response[bytes]:
    """Compressed, for whoever can read that."""
    is_packed = "gzip" in request.headers.get("accept-encoding", "")

    def work() -> bytes:
        body = make(*wanted)
        return gzip.compress(body, FAST) if is_packed else body

    body = await services.tables.apart.run(client(request, visitor), "replay", work)
    return Response(body, media_type=MediaType.JSON, headers={"Content-Encoding": "gzip"} if is_packed else {})


@post(
    "/api/replay/preview",
    summary="What other moves would have come to at a position of a record; nothing is stored",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
)
async def preview(data: Variation, request: AnyRequest, services: Services, visitor: Visitor) -> Preview:
    preview_counted(request, services, visitor)
    wanted = data.record, data.ply, data.seat, data.moves
    return await services.tables.apart.run(client(request, visitor), "replay", _foreseen, *wanted)


def _shown(record: Record, ply: int, seat: int | None, is_open: bool) -> bytes:
    return encode(replayed(record).shown(ply, seat, is_open))


def _whole(record: Record, seat: int | None, is_open: bool, with_legal: bool) -> bytes:
    return encode(replayed(record).whole(seat, is_open, with_legal))


def _foreseen(record: Record, ply: int, seat: int, moves: list[str]) -> Preview:
    return replayed(record).preview(ply, seat, moves)


def replayed(record: Record) -> Replayed:
    return _read(json.dumps(record))


@lru_cache(REMEMBERED)
def _read(record: str) -> Replayed:
    return Replayed.read(record, pack)


HANDLERS = [replay, whole, preview]
