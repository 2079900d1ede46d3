"""Reading records from files, and writing files whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from etalage.arena import files
from etalage.cli.console import printable
from etalage.games.errors import EtalageError
from etalage.records.text import parse, texts_in


class WrongFile(EtalageError):
    """A file that can't be read or must not be written."""


def record_texts(path: Path) -> Iterator[bytes]:
    """The texts of the records in a file."""
    try:
        yield from texts_in(path)
    except OSError as error:
        raise WrongFile(f"{printable(path)}: {error.strerror or error}") from None


def record_in(path: Path, number: int) -> object:
    """The JSON of one record of a file, counted from 0."""
    count = 0
    for text in record_texts(path):
        if count == number:
            return parse(text)
        count += 1
    there = f"{count} record{'s' * (count != 1)}"
    raise WrongFile(f"{printable(path)} has {there}, numbered from 0; there is no record {number}")


def check_output(path: Path, force: bool) -> None:
    """Refuse what could not be written later, before any work is done."""
    if path.exists() and not force:
        raise WrongFile(f"{printable(path)} exists; give --force to write it anew")
    if not path.parent.is_dir():
        raise WrongFile(f"{printable(path)}: there is no folder {printable(path.parent)}")


@contextmanager
def written_whole(path: Path, force: bool) -> Iterator[TextIO]:
    """A file to write into; it appears under its name only when all is written."""
    check_output(path, force)
    try:
        with files.written_whole(path) as part, part.open("w", encoding="utf-8", errors="surrogatepass") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
            check_output(path, force)
    except files.CannotWrite as error:
        raise WrongFile(f"{printable(path)}: {error.reason}") from None
