"""Those who listen to a table: server-sent events, one stream for each open page."""

from __future__ import annotations

import asyncio

from etalage.server.direct import Direct
from etalage.server.people import Visitor
from etalage.tables.showing import Reader

MOST_UNSENT = 512 * 1024  # bytes; who is further behind is cut off and comes back with Last-Event-ID
PING_SECONDS = 15.0
PING = b": still here\n\n"
HELLO = b"retry: 1000\n\n"


class Stream:
    """Messages on their way to one page or program."""

    def __init__(self, visitor: Visitor, reader: Reader, by_changes: bool, first: bytes) -> None:
        self.visitor = visitor
        self.reader = reader
        """As whom they were told of the table last."""
        self.by_changes = by_changes
        """Whether they know how to put changes into the table as they know it."""
        self._waiting = HELLO + first
        self._direct: Direct | None = None
        self._ended = asyncio.Event()

    def put(self, message: bytes) -> None:
        if self._ended.is_set():
            return
        if self._direct is None:
            self._waiting += message
        elif self._direct.unsent() > MOST_UNSENT:
            self._direct.abort()
            self.end()
        else:
            self._direct.write(message)

    def open(self, direct: Direct) -> None:
        """The answer has begun: what is waiting goes out, and all else as soon as it is there."""
        self._direct = direct
        direct.write(self._waiting)
        self._waiting = b""

    def end(self) -> None:
        """What was put before still goes out."""
        self._ended.set()

    async def ended(self) -> None:
        await self._ended.wait()


def message(number: int, data: bytes) -> bytes:
    """One event; its id is where to go on from."""
    return b"id: %d\nevent: table\ndata: %b\n\n" % (number, data)
