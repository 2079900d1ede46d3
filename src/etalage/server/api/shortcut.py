"""The short way for moves: with it a server stores a sixth to a half more of them in a second.

Moves that are well formed, of somebody already known, go straight to their table. Everything else, and whatever looks
odd, takes the long way, which is the same handler with all checks and explanations around it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import DecodeError, ValidationError, json

from etalage.games.errors import EtalageError
from etalage.server.api.table import Moves, make_moves
from etalage.server.api.visitors import BEARER, COOKIE
from etalage.server.people import Visitor
from etalage.server.problems import problem_of, retry_after
from etalage.server.services import Services

BEFORE, AFTER = "/api/tables/", "/moves"
_COOKIE = COOKIE.encode() + b"="
_BEARER = BEARER.encode()
_JSON = (b"content-type", b"application/json")
_decode = json.Decoder(Moves).decode
_encode = json.Encoder().encode


class Answer(NamedTuple):
    status: int
    body: bytes
    retry_after: int | None = None


def leads_to(scope: Any) -> str | None:
    """The table for which a request brings moves, if it does."""
    path: str = scope["path"]
    if scope["method"] == "POST" and path.startswith(BEFORE) and path.endswith(AFTER):
        return path[len(BEFORE) : -len(AFTER)]
    return None


def sender(headers: dict[bytes, bytes], services: Services) -> Visitor | None:
    """Whoever sends the request, if they are known without being looked up."""
    authorization = headers.get(b"authorization")
    if authorization is not None:
        is_bearer = authorization[: len(_BEARER)].lower() == _BEARER
        known = services.people.known(authorization[len(_BEARER) :].strip().decode("latin-1")) if is_bearer else None
        return known if known is not None and known.is_program else None
    for part in headers.get(b"cookie", b"").split(b"; "):
        if part.startswith(_COOKIE):
            return services.people.known(part[len(_COOKIE) :].decode("latin-1"))
    return None


async def answer(table_id: str, visitor: Visitor, body: bytes, services: Services) -> Answer | None:
    """The answer; None if the request has to take the long way."""
    try:
        moves = _decode(body)
    except (DecodeError, ValidationError, RecursionError):
        return None
    try:
        services.limiter.request(str(visitor.person))
        return Answer(200, await make_moves(table_id, moves, services, visitor))
    except EtalageError as error:
        return refusal(error)


def refusal(error: EtalageError) -> Answer:
    status, problem = problem_of(error)
    return Answer(status, _encode(problem), retry_after(status, problem))


async def send_answer(send: Any, status: int, body: bytes, seconds: int | None = None) -> None:
    headers = [_JSON, (b"content-length", b"%d" % len(body))]
    if seconds is not None:
        headers.append((b"retry-after", b"%d" % seconds))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
