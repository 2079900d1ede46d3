"""Errors as they go over the wire."""

from __future__ import annotations

from http import HTTPStatus
from math import ceil
from typing import Any

from msgspec import Raw, Struct

from etalage.games.errors import EtalageError, IllegalMove, Malformed, OutOfTurn
from etalage.server.errors import StaleMove, status_of
from etalage.tables.errors import Refused

FAILURE = "something went wrong on the server; nothing was changed by this request, as far as it knows"


class Problem(Struct, omit_defaults=True):
    """Why something was refused."""

    error: str
    """A name for the case."""
    message: str
    """The same as an English sentence."""
    clause: str | None = None
    """The clause of the rules that forbids it."""
    facts: dict[str, Any] = {}
    seen: Raw | None = None
    """With `stale`: the table as it stands."""


def headers_of(status: int, problem: Problem) -> dict[str, str]:
    """What a client is told besides: when it is worth trying again, or that the connection ends."""
    if status == HTTPStatus.REQUEST_TIMEOUT:
        return {"Connection": "close"}  # the rest of the request must not be taken for another
    return {"Retry-After": str(max(1, ceil(problem.facts.get("seconds", 1))))} if status in (429, 503) else {}


def problem_of(error: EtalageError) -> tuple[int, Problem]:
    """An error that says what was wrong, with the status that belongs to it."""
    message = str(error)
    if isinstance(error, Refused):
        seen = Raw(error.seen) if isinstance(error, StaleMove) else None
        return status_of(error), Problem(error.reason, message, None, dict(error.facts), seen)
    if isinstance(error, IllegalMove):
        return 422, Problem(error.reason, message, error.clause, dict(error.facts))
    if isinstance(error, OutOfTurn):
        return 422, Problem("out-of-turn", message, error.clause, {"to_move": list(error.to_move)})
    if isinstance(error, Malformed):
        return 422 if error.clause else 400, Problem("malformed", message, error.clause)
    return 400, Problem("refused", message)
