"""Connections go to the process that has the table they ask for, among those of one machine that share a database.

A change has to be worked out, and told, by each process at which somebody follows the table; where all of them come to
one process, by that one alone. A connection is handed over before anything of its request is read: the socket itself,
with the bytes that have come. Where that cannot be done, it stays: any process can answer any request.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import secrets
import socket
import stat
import tempfile
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from etalage.server.ownership import SharedOwner, shard_of
from etalage.server.private_files import FOLDER_MODE, OTHERS, make_private_folder

MOST_BYTES = 64 * 1024  # that come along
MOST_AT_ONCE = 64  # are taken before others have their turn
TABLE = re.compile(rb"[A-Z]+ /api/tables/([0-9A-Za-z]{1,64})[/? ]")

Accept = Callable[[socket.socket, bytes], None]


def table_asked_for(data: bytes) -> str | None:
    """The table in the first line of a request."""
    found = TABLE.match(data)
    return found[1].decode() if found else None


class Handover:
    """What this process gives to others and gets from them; each has a socket in a folder that is theirs alone."""

    def __init__(self, database: str, owner: SharedOwner, accept: Accept) -> None:
        self._folder = _folder(database)
        self._owner = owner
        self._accept = accept
        self._loop = asyncio.get_running_loop()
        self._name = secrets.token_hex(8)
        make_private_folder(self._folder)
        _require_own(self._folder)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._folder / self._name))
        self._loop.add_reader(self._socket, self._receive)
        self.announce()

    def announce(self) -> None:
        """Others are to give the connections for this process's tables to it."""
        for shard in self._owner.shards:
            link = self._folder / f"{self._name}-{shard}"
            link.symlink_to(self._name)
            link.replace(self._place(shard))

    def give(self, transport: Any, data: bytes) -> bool:
        """Give a connection on which this has come to the process it is for; False if it stays here."""
        table = table_asked_for(data)
        if table is None or len(data) > MOST_BYTES:
            return False
        shard = shard_of(table)
        if shard in self._owner.shards:
            return False
        file = array("i", [transport.get_extra_info("socket").fileno()])
        try:
            self._socket.sendmsg([data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, file)], 0, str(self._place(shard)))
        except OSError:  # it is on another machine, is gone, or has enough to do
            return False
        return True

    def close_soon(self) -> None:
        """A signal may have come at any moment."""
        self._loop.call_soon_threadsafe(self._close)

    def _close(self) -> None:
        """What has been given to this process is still taken."""
        if self._socket.fileno() < 0:
            return
        for each in self._folder.iterdir():
            with suppress(OSError):  # another process may have put its own in its place
                if each.name == self._name or (each.is_symlink() and each.readlink().name == self._name):
                    each.unlink()
        self._receive()
        self._loop.remove_reader(self._socket)
        self._socket.close()

    def _place(self, shard: int) -> Path:
        return self._folder / f"shard-{shard}"

    def _receive(self) -> None:
        for _ in range(MOST_AT_ONCE):
            try:
                data, files, _, _ = socket.recv_fds(self._socket, MOST_BYTES, 1)
            except OSError:
                return
            for file in files:
                self._accept(socket.socket(fileno=file), data)


def _folder(database: str) -> Path:
    """The same for all processes of one user on one machine that share a database."""
    key = hashlib.sha256(f"{os.getuid()} {database}".encode()).hexdigest()[:16]
    return Path(tempfile.gettempdir(), f"etalage-{key}")


def _require_own(folder: Path) -> None:
    """Somebody else could have made it, to be given connections."""
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & OTHERS:
        raise PermissionError(f"{folder} is not a folder of this user alone (mode {FOLDER_MODE:o})")
