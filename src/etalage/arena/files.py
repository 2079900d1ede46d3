"""Files written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from etalage.games.errors import Failed


class CannotWrite(Failed):
    """A disk that is full, or a folder that has gone."""

    reason = ""

    @staticmethod
    def because(path: Path, error: OSError) -> CannotWrite:
        reason = error.strerror or str(error)
        found = CannotWrite(f"{path} cannot be written: {reason}")
        found.reason = reason
        return found


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """Where to write what is to be in a file: only when all is written does it take its place."""
    part: Path | None = None
    try:
        ending = f".part{path.suffix}"  # what it ends in tells others how to write it
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}.", suffix=ending)
        os.close(handle)
        part = Path(name)
        part.chmod(0o666 & ~_umask())
        yield part
        part.replace(path)
    except OSError as error:
        raise CannotWrite.because(path, error) from None
    finally:
        if part:
            with suppress(OSError):  # what has gone with its folder needs no removing
                part.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    with written_whole(path) as part:
        part.write_text(text, "utf-8")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
