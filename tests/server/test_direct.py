"""Writing past the ASGI interface."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn
import uvloop
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.server import ServerState

from etalage.server.direct import Direct, DirectProtocol, direct
from etalage.server.middleware import Middleware
from etalage.server.services import Services
from etalage.server.settings import Settings


def test_whoever_has_gone_stops_nobody() -> None:
    """A transport of uvloop that is closed raises at whatever one does with it."""

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        listener = await loop.create_server(asyncio.Protocol, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]
        transport, _ = await loop.create_connection(asyncio.Protocol, "127.0.0.1", port)
        cycle = SimpleNamespace(transport=transport, disconnected=False, response_started=False)
        gone = Direct(cast(Any, cycle))
        transport.abort()
        for _ in range(3):
            gone.write(b"an event")
            gone.answer(200, b"", b"an answer")
            assert gone.unsent() == 0
            await asyncio.sleep(0)
        listener.close()

    uvloop.run(scene())


@asynccontextmanager
async def connected(application: Any) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to an application as uvicorn runs it."""
    config = uvicorn.Config(application, http=DirectProtocol, log_config=None)
    config.load()
    loop = asyncio.get_running_loop()
    listener = await loop.create_server(lambda: DirectProtocol(config, ServerState(), {}), "127.0.0.1", 0)
    reading, writing = await asyncio.open_connection(*listener.sockets[0].getsockname())
    yield reading, writing
    writing.close()
    listener.close()


def test_an_answer_to_whoever_has_just_gone_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        answered = asyncio.Event()

        async def application(scope: Any, _receive: Any, _send: Any) -> None:
            direct(scope).abort()  # uvicorn hears that the connection is lost when this task is over
            direct(scope).answer(200, b"", b"an answer")
            answered.set()

        async with connected(application) as (reading, writing):
            writing.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await answered.wait()
            with suppress(ConnectionResetError):
                await reading.read()

    uvloop.run(scene())
    assert not caplog.records


def test_requests_leave_no_garbage_behind() -> None:
    """Collecting it would stop all play."""

    async def scene() -> None:
        async with connected(Middleware(None, Services(Settings("sqlite://")))) as (reading, writing):
            for _ in range(10):
                writing.write(b"GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n")
                assert (await reading.readuntil(b"}")).startswith(b"HTTP/1.1 421")
            kept = [each for each in gc.get_objects() if isinstance(each, RequestResponseCycle)]
            assert len(kept) == 1, "a connection keeps the request that it has answered last"

    gc.collect()
    gc.disable()
    try:
        uvloop.run(scene())
    finally:
        gc.enable()
