"""Connections to the server, as cheap as they get: the generator shares its processors with what it measures.

Requests are written by hand, and answers are searched for the few bytes that matter.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from typing import Any

Then = Callable[[int, bytes, bytes], None]
HOST = "127.0.0.1"
LENGTH = b"content-length: "
COOKIE = b"set-cookie: etalage="
DATA = b"\ndata: "
END = b"\n\n"


class Gone(Exception):
    """The server has closed a connection, or refused what has to work."""


class Asker(asyncio.Protocol):
    """One connection for requests with short answers; the server ends it when it is idle, then there is another."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._rest = b""
        self._waiting: deque[tuple[bytes, Then]] = deque()
        self._transport: Any = None
        self._connecting: asyncio.Task[None] | None = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        for request, _ in self._waiting:
            transport.write(request)

    def ask(self, request: bytes, then: Then) -> None:
        """Send it; `then` gets status, headers and body of the answer."""
        self._waiting.append((request, then))
        if self._transport:
            self._transport.write(request)
        elif self._connecting is None:
            self._connecting = asyncio.create_task(self._connect())

    async def _connect(self) -> None:
        try:
            await asyncio.get_running_loop().create_connection(lambda: self, HOST, self._port)
        except OSError as error:
            while self._waiting:
                self._waiting.popleft()[1](0, b"", str(error).encode())
        self._connecting = None

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        while (end := data.find(b"\r\n\r\n")) >= 0:
            at = data.find(LENGTH, 0, end) + len(LENGTH)
            whole = end + 4 + int(data[at : data.find(b"\r", at)])
            if len(data) < whole:
                break
            _, then = self._waiting.popleft()
            then(int(data[9:12]), data[:end], data[end + 4 : whole])
            data = data[whole:]
        self._rest = data

    def connection_lost(self, _: Exception | None) -> None:
        """What has not been answered is sent again; a move that is sent twice counts once."""
        self._transport, self._rest = None, b""
        if self._waiting and self._connecting is None:
            self._connecting = asyncio.create_task(self._connect())

    def leave(self) -> None:
        self._waiting.clear()
        if self._transport:
            self._transport.close()


class Listener(asyncio.Protocol):
    """A stream of server-sent events; hands on the data of each.

    An event is never split over chunks, so what stands between the chunks is skipped like any other line.
    """

    def __init__(self, request: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._request, self._heard, self._lost = request, heard, lost
        self._rest = b""
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        begin = 0
        while (end := data.find(END, begin)) >= 0:
            at = data.find(DATA, begin, end)
            if at >= 0:
                self._heard(data[at + len(DATA) : end])
            begin = end + len(END)
        self._rest = data[begin:]

    def connection_lost(self, _: Exception | None) -> None:
        self._lost()

    def leave(self) -> None:
        if self._transport:
            self._transport.close()


class Person:
    """Somebody with a cookie and a connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._host = b"Host: %b:%d\r\n" % (HOST.encode(), port)
        self._cookie = b""
        self._asker = Asker(port)
        self._listeners: list[Listener] = []

    def request(self, method: str, path: str, body: bytes = b"") -> bytes:
        return self.opening(method, path) + b"%d\r\n\r\n%b" % (len(body), body)

    def opening(self, method: str, path: str) -> bytes:
        """A request up to the length of its body."""
        line = f"{method} {path} HTTP/1.1\r\n".encode()
        return line + self._host + self._cookie + b"Content-Type: application/json\r\nContent-Length: "

    def post(self, request: bytes, then: Then) -> None:
        self._asker.ask(request, then)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request that has to succeed; its answer as data."""
        answer: asyncio.Future[tuple[int, bytes, bytes]] = asyncio.get_running_loop().create_future()

        def then(*parts: Any) -> None:
            if not answer.done():
                answer.set_result(parts)

        text = b"" if body is None else json.dumps(body).encode()
        self._asker.ask(self.request(method, path, text), then)
        status, head, found = await answer
        if not 200 <= status < 300:
            raise Gone(f"{method} {path}: {status} {found.decode()}")
        at = head.find(COOKIE)
        if at >= 0:
            key = head[at + len(COOKIE) :].partition(b";")[0]
            self._cookie = b"Cookie: etalage=%b\r\n" % key
        return json.loads(found)

    async def listen(self, table: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """Open a stream; the first event tells how the table stands."""
        line = f"GET /api/tables/{table}/events?changes=true HTTP/1.1\r\n".encode()
        listener = Listener(line + self._host + self._cookie + b"\r\n", heard, lost)
        self._listeners.append(listener)
        await asyncio.get_running_loop().create_connection(lambda: listener, HOST, self.port)

    def leave(self) -> None:
        self._asker.leave()
        for each in self._listeners:
            each.leave()
