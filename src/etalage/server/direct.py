"""A connection that can be written to at once, past the ASGI interface.

What a server of games does all day is to answer moves and to tell of them: short messages, each of which would cost
several coroutines, and checks of headers that were written here a moment ago.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

EXTENSION = "etalage.direct"


class Direct:
    """What answers a request, on its own connection."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    def body(self) -> bytes | None:
        """What the request brings, if all of it is there."""
        cycle = self._cycle
        return None if cycle.more_body or cycle.disconnected else bytes(cycle.body)

    def answer(self, status: int, headers: bytes, body: bytes) -> None:
        """The whole answer; the headers are lines as they go over the wire."""
        cycle = self._cycle
        if cycle.transport.is_closing():  # whoever asked has gone, which uvicorn hears a moment later
            cycle.disconnected = True
        if cycle.disconnected or cycle.response_started:
            return
        cycle.response_started = cycle.response_complete = True
        usual = b"".join([b"%b: %b\r\n" % pair for pair in cycle.default_headers])
        if not cycle.keep_alive:
            usual += b"connection: close\r\n"
        if status == HTTPStatus.REQUEST_TIMEOUT:  # whose headers say so
            cycle.keep_alive = False
        length = b"content-length: %d\r\n\r\n" % len(body)
        cycle.transport.write(b"".join([STATUS_LINE[status], usual, headers, length, body]))
        cycle.message_event.set()
        if not cycle.keep_alive:
            cycle.transport.close()
        cycle.on_response()

    def write(self, chunk: bytes) -> None:
        """A part of an answer that has begun and is of no known length."""
        transport = self._cycle.transport
        if not transport.is_closing():  # else whoever reads has gone, and it will be heard of soon
            transport.write(b"%x\r\n%b\r\n" % (len(chunk), chunk))

    def unsent(self) -> int:
        """Bytes that the other side has not taken yet."""
        transport = self._cycle.transport
        return 0 if transport.is_closing() else transport.get_write_buffer_size()

    def abort(self) -> None:
        """Whatever has not been sent is lost."""
        self._cycle.transport.abort()


class DirectProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it; each request brings along its `Direct`."""

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if self.cycle is not None and self.cycle.scope is self.scope:
            self.cycle.scope["extensions"] = {EXTENSION: cast(Any, Direct(self.cycle))}


def direct(scope: Any) -> Direct:
    found: Direct = scope["extensions"][EXTENSION]
    return found


def let_go(scope: Any) -> None:
    """The request is over. It would hold itself by its own connection, and wait for garbage to be collected: all play
    stands still for that, and all the longer the more there is."""
    del scope["extensions"]
