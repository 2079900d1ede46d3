"""Hearing what other processes tell, in the event loop itself: a thread would have to wake it for every message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, text

from etalage.server.database import reason
from etalage.server.notices import CHANNEL, Message, read

SHORTEST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds, until a database that is away is tried again

log = logging.getLogger("etalage.listening")


class Listening:
    """To PostgreSQL, on a connection of its own."""

    def __init__(self, engine: Engine, heard: Callable[[Message], None], back: Callable[[], None]) -> None:
        """`heard` gets what others tell; `back` is called when something may have been missed."""
        self._engine = engine
        self._heard = heard
        self._back = back
        self._loop = asyncio.get_running_loop()
        self._broken = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    def close(self) -> None:
        self._task.cancel()

    async def _listen(self) -> None:
        """As long as the server runs, whatever happens to the database."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                connection = await asyncio.to_thread(self._connect)
                pause = SHORTEST_PAUSE
                await self._listen_to(connection)
            except Exception as error:  # whatever the driver raises when the database goes away
                log.error("the database is away: %s", reason(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _connect(self) -> Connection:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        connection.execute(text(f"LISTEN {CHANNEL}"))
        return connection

    async def _listen_to(self, connection: Connection) -> None:
        """Until it breaks."""
        driver: Any = connection.connection.driver_connection
        self._broken.clear()
        file = driver.fileno()
        self._loop.add_reader(file, self._read, driver.pgconn)
        try:
            self._back()
            await self._broken.wait()
        finally:
            self._loop.remove_reader(file)
            connection.invalidate()

    def _read(self, socket: Any) -> None:
        try:
            socket.consume_input()
            while (notice := socket.notifies()) is not None:
                message = read(notice.extra)
                if not message.is_own:
                    self._heard(message)
        except Exception as error:  # the database has gone, or another version speaks here
            log.error("what other processes tell cannot be heard: %s", reason(error))
            self._broken.set()
