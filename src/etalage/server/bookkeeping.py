"""Enters finished matches into the figures, beside everything else that the server does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from etalage.server.figures import Figures
from etalage.server.writer import Writer
from etalage.tables.errors import Refused

PATIENCE_SECONDS = 1.0
"""For a match to be entered that somebody asks about; one that has just ended takes some hundredths."""

log = logging.getLogger("etalage.server")


class Bookkeeping:
    """Of one server process."""

    def __init__(self, figures: Figures, writer: Writer) -> None:
        self._figures = figures
        self._writer = writer
        self._wanted = asyncio.Event()
        self._done = asyncio.Event()
        self._task = asyncio.create_task(self._run())
        self.enter()

    def enter(self) -> None:
        """Some match is over, or may be."""
        self._done = asyncio.Event()
        self._wanted.set()

    async def entered(self) -> None:
        """Wait until all is entered that was over by now; or not quite so long, where there is much of it."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._done.wait(), PATIENCE_SECONDS)

    def close(self) -> None:
        self._figures.stop()
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            done = self._done
            try:
                await self._writer.run(self._figures.catch_up)
            except Refused:
                log.warning("finished matches have not been entered; with the next one they will be")
            except Exception:
                log.exception("finished matches cannot be entered")
            done.set()
