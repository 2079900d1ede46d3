"""The lines that we and a program write to each other: `etalage-bot/1`."""

from __future__ import annotations

import json
from typing import Any

from etalage.games.errors import EtalageError
from etalage.games.protocol import Json

PROTOCOL = "etalage-bot/1"
LONGEST_LINE = 1 << 20  # bytes, with its end
MOST_MOVES = 4096  # that are listed; of more only the number is given
SEEDS = 1 << 53  # what a number in JSON holds exactly, whoever reads it


class NotALine(EtalageError):
    """A line that is not of the protocol's form."""


def written(**fields: Any) -> bytes:
    """One object as a line."""
    return json.dumps(fields, separators=(",", ":")).encode() + b"\n"


def read(line: bytes) -> Json:
    """The object that a line holds."""
    try:
        found = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError:
        raise NotALine("is not UTF-8") from None
    except (ValueError, RecursionError):
        raise NotALine("is not JSON") from None
    if not isinstance(found, dict):
        raise NotALine("is not a JSON object")
    return found


def field(message: Json, name: str, kind: type, default: Any = None) -> Any:
    """One of an object's fields, of this type; without a default it has to be there."""
    value = message.get(name, default)
    if type(value) is not kind:  # True is not a 1
        what = "is missing" if name not in message else f"is not of type {KINDS[kind]}"
        raise NotALine(f'is not of the right form: "{name}" {what}')
    return value


KINDS = {str: "text", int: "whole number", bool: "true or false", dict: "object", list: "list"}
