"""JSON text, read strictly: whatever is wrong with it is a RecordError."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NoReturn

from etalage.games.reading import shown
from etalage.records.errors import RecordError

LONGEST = 16 * 1024 * 1024  # bytes of one record; the longest match takes some 100 thousand


def parse(text: str | bytes) -> object:
    """The JSON value in this text."""
    if len(text) > LONGEST:
        raise RecordError(f"longer than {LONGEST} bytes")
    try:
        decoded = text.decode("utf-8") if isinstance(text, bytes) else text
        return json.loads(decoded, parse_constant=_no_constant, object_pairs_hook=_object)
    except UnicodeDecodeError as error:
        raise RecordError(f"no UTF-8 text: byte {error.start} is wrong") from None
    except json.JSONDecodeError as error:
        raise RecordError(f"no JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise RecordError("nested too deeply") from None
    except RecordError:
        raise
    except ValueError:  # a number of thousands of digits
        raise RecordError("a number is too long") from None


def texts_in(path: Path) -> Iterator[bytes]:
    """The texts of the records in a file: the whole of a .json file, else one a line."""
    with path.open("rb") as file:
        if path.suffix == ".json":
            yield file.read(LONGEST + 1)
        else:
            yield from _lines(file)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    while line := file.readline(LONGEST + 1):
        if line.strip():
            yield line
        if len(line) > LONGEST:
            while line and not line.endswith(b"\n"):  # the rest of a line too long to keep
                line = file.readline(LONGEST)


def _no_constant(name: str) -> NoReturn:
    raise RecordError(f"no JSON: {name} is not a number")


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RecordError("twice in one object", key=shown(twice))
    return data
