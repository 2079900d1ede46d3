"""Whether moves can be stored: tried in earnest, at most once a second however many ask."""

from __future__ import annotations

import asyncio
import time

from etalage.server.store import Store
from etalage.server.writer import Writer
from etalage.tables.errors import Refused

SECONDS = 1.0


class Readiness:
    def __init__(self, store: Store, writer: Writer) -> None:
        self._store = store
        self._writer = writer
        self._lock = asyncio.Lock()
        self._again = 0.0
        self._refusal: Refused | None = None

    async def refusal(self) -> Refused | None:
        """Why nothing can be stored; None if it can."""
        async with self._lock:
            if time.monotonic() >= self._again:
                self._refusal = await self._tried()
                self._again = time.monotonic() + SECONDS
        return self._refusal

    async def _tried(self) -> Refused | None:
        try:
            await self._writer.run(self._store.try_to_write)
        except Refused as refused:
            return refused
        return None
