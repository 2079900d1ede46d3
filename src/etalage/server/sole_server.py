"""One server for each embedded database: a lock that goes with its process, however that ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from etalage.games.errors import EtalageError
from etalage.server.private_files import make_private_file

try:
    import fcntl
except ImportError:  # Windows, where nobody hosts
    fcntl = None  # type: ignore[assignment]


class FolderInUse(EtalageError):
    """Another server has the embedded database."""


@contextmanager
def sole_server(database: Path | None) -> Iterator[None]:
    """While a server runs on this file; what operators do with it meanwhile needs no lock."""
    if database is None or fcntl is None:
        yield
        return
    with _opened(database.with_suffix(".lock")) as lock:
        _take(lock.fileno(), database.parent)
        yield


def _opened(lock: Path) -> TextIO:
    try:
        make_private_file(lock)
        return lock.open("r+")
    except OSError as error:
        raise FolderInUse(f"{lock} cannot be opened: {error.strerror}") from None


def _take(lock: int, folder: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        owner = os.pread(lock, 20, 0).decode("ascii", "replace").strip()
        raise FolderInUse(
            f"the data folder {folder} is in use by another server{f' (process {owner})' if owner else ''}, and the "
            "embedded database is for one: stop that one, choose another folder with --data, or use PostgreSQL"
        ) from None
    os.ftruncate(lock, 0)
    os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
