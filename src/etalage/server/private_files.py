"""The data folder is its owner's alone, whatever the umask: it holds the secrets behind the cards."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

FOLDER_MODE = 0o700
FILE_MODE = 0o600
OTHERS = 0o077
"""What nobody but the owner may do."""

log = logging.getLogger("etalage.server")


def make_private_folder(folder: Path) -> None:
    """Make a folder, and those above it, where they are missing; raises OSError."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(FOLDER_MODE, exist_ok=True)
        each.chmod(FOLDER_MODE)


def make_private_file(file: Path) -> None:
    """Make an empty file, if there is none; raises OSError. SQLite makes what it keeps beside a database like it."""
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE)
    except FileExistsError:
        return
    os.close(made)
    file.chmod(FILE_MODE)


def mend(database: Path) -> None:
    """Take away what others may do with a database, its copies, what is beside them, and their folder; say so."""
    if os.name != "posix":
        return
    folder = database.parent
    there = list(folder.iterdir())
    own = [each for each in there if _is_own(each, database)]
    for file in own:
        _close_to_others(file, FILE_MODE)
    if len(own) == len(there):
        _close_to_others(folder, FOLDER_MODE)
    elif _is_open_to_others(folder):
        log.warning("%s is open to others and holds more than Etalage's files: give them a folder of their own", folder)


def _is_own(file: Path, database: Path) -> bool:
    """A folder in which there is anything else, say /tmp or /var/lib, is not ours to close."""
    is_named_so = file.name.startswith(f"{database.stem}.") or file.suffix == database.suffix
    return is_named_so and stat.S_ISREG(file.lstat().st_mode)


def _close_to_others(path: Path, mode: int) -> None:
    if not _is_open_to_others(path):
        return
    try:
        path.chmod(mode)
    except OSError as error:
        log.warning("%s is open to others, and that cannot be mended: %s", path, error.strerror)
    else:
        log.warning("%s was open to others, and has been closed to them", path)


def _is_open_to_others(path: Path) -> bool:
    try:
        return bool(path.stat().st_mode & OTHERS)
    except FileNotFoundError:  # SQLite has just put it away
        return False
