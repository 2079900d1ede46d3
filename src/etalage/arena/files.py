"""Files of a run, written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from etalage.games.errors import Failed


class CannotWrite(Failed):
    """A disk that is full, or a folder that has gone."""

    @staticmethod
    def because(path: Path, error: OSError) -> CannotWrite:
        return CannotWrite(f"{path} cannot be written: {error.strerror or error}")


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """Where to write what is to be in a file: only when all is written does it take its place."""
    part = path.with_name(f"{path.stem}.part{path.suffix}")  # what it ends in tells others how to write it
    try:
        yield part
        part.replace(path)
    except OSError as error:
        raise CannotWrite.because(path, error) from None
    finally:
        with suppress(OSError):  # what has gone with its folder needs no removing
            part.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    with written_whole(path) as part:
        part.write_text(text, "utf-8")
