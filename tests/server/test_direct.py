"""Writing past the ASGI interface."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import uvloop

from etalage.server.direct import Direct


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
