"""Moves are answered at the door: nothing is asked of a server as often, and nothing else has to be as quick."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import DecodeError, json

from etalage.games.errors import EtalageError
from etalage.server.api.table import Moves, make_moves
from etalage.server.api.visitors import sender
from etalage.server.encoding import encode
from etalage.server.problems import FAILURE, Problem, headers_of, problem_of
from etalage.server.services import Services

BEFORE, AFTER = "/api/tables/", "/moves"
_decode = json.Decoder(Moves).decode

log = logging.getLogger("etalage.server")


class Answer(NamedTuple):
    status: int
    body: bytes
    headers: Mapping[str, str] = {}
    """Besides those that every answer has."""


def table_of(scope: Any) -> str | None:
    """The table for which a request brings moves, if it does."""
    path: str = scope["path"]
    if scope["method"] == "POST" and path.endswith(AFTER) and path.startswith(BEFORE):
        return path[len(BEFORE) : -len(AFTER)]
    return None


async def answer(scope: Any, table_id: str, headers: dict[bytes, bytes], body: bytes, services: Services) -> Answer:
    try:
        visitor = await sender(scope, headers, services)
        moves = _decode(body)
        return Answer(200, await make_moves(table_id, moves, services, visitor))
    except EtalageError as error:
        return refusal(error)
    except (DecodeError, UnicodeDecodeError) as error:
        return Answer(400, encode(Problem("malformed", f"the moves cannot be read: {error}")))
    except RecursionError:
        return Answer(400, encode(Problem("malformed", "the body is nested too deeply")))
    except Exception as error:  # a fault of ours
        log.exception("moves have failed", exc_info=error)
        return Answer(500, encode(Problem("failure", FAILURE)))


def refusal(error: EtalageError) -> Answer:
    status, problem = problem_of(error)
    return Answer(status, encode(problem), headers_of(status, problem))
