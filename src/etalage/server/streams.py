"""Those who listen to a table: server-sent events, one stream for each open page."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from etalage.server.people import Visitor

MOST_WAITING = 256  # messages; who is further behind is cut off and comes back with Last-Event-ID
MOST_BYTES = 1024 * 1024  # that may wait
PING_SECONDS = 15.0
PING = b": still here\n\n"
HELLO = b"retry: 1000\n\n"


class Stream:
    """Messages on their way to one page or program."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._ended = False

    def put(self, message: bytes) -> None:
        if self._waiting and (len(self._waiting) >= MOST_WAITING or self._bytes + len(message) > MOST_BYTES):
            self._clear()  # nobody reads them
            self.end()
        if not self._ended:
            self._waiting.append(message)
            self._bytes += len(message)
            self._wake.set()

    def end(self) -> None:
        """What is waiting still goes out."""
        self._ended = True
        self._wake.set()

    def _clear(self) -> None:
        self._waiting.clear()
        self._bytes = 0

    async def messages(self) -> AsyncIterator[bytes]:
        """All that is there, as soon as something is; ends when the stream does."""
        yield HELLO
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._waiting:
                chunk = self._waiting[0] if len(self._waiting) == 1 else b"".join(self._waiting)
                self._clear()
                yield chunk
            if self._ended:
                return


def message(number: int, data: bytes) -> bytes:
    """One event; its id is where to go on from."""
    return b"id: %d\nevent: table\ndata: %b\n\n" % (number, data)
