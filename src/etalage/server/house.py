"""Everything a running server has: made when it starts, put away when it stops."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from etalage.server.database import opened, reason
from etalage.server.limiting import Limiter
from etalage.server.metrics import Metrics
from etalage.server.people import People
from etalage.server.settings import Settings
from etalage.server.store import Store
from etalage.server.tables import Tables
from etalage.server.writer import Writer

log = logging.getLogger("etalage.server")


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limiter = Limiter(settings.limits)
        self.streams_of: Counter[str] = Counter()
        """Open streams by client."""
        self.stopping = False

    async def open(self) -> None:
        engine = await asyncio.to_thread(opened, self.settings.database)
        self.store = Store(engine)
        self.people = People(engine)
        self.writer = Writer(self.store, self._database_failed)
        self.tables = Tables(self.store, self.writer, self.metrics, lambda _: True, self.settings.bots)
        await self.tables.attend_all()

    async def close(self) -> None:
        self.tables.close()
        await asyncio.to_thread(self.writer.close)
        self.store.engine.dispose()

    def stop(self) -> None:
        """The streams end, so that the server can."""
        self.stopping = True
        if hasattr(self, "tables"):
            self.tables.end_streams()

    def _database_failed(self, error: BaseException) -> None:
        self.metrics.database_errors.inc()
        log.error("database: %s", reason(error))
