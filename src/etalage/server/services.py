"""Everything a running server has: made when it starts, put away when it stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from etalage.server.addresses import Proxies
from etalage.server.attempts import Attempts
from etalage.server.bookkeeping import Bookkeeping
from etalage.server.coaching import Coaching
from etalage.server.database import open_database, reason
from etalage.server.figures import Figures
from etalage.server.forgetting import Forgetting
from etalage.server.handover import Accept, Handover
from etalage.server.history import History
from etalage.server.limiting import Limiter, crowded
from etalage.server.listening import Listening
from etalage.server.live_tables import LiveTables
from etalage.server.metrics import Metrics
from etalage.server.notices import Message
from etalage.server.ownership import OwnsAll, ShardOwner, SharedOwner
from etalage.server.people import People, Visitor
from etalage.server.readiness import Readiness
from etalage.server.settings import Settings
from etalage.server.shares import Share, Shares
from etalage.server.store import Store
from etalage.server.writer import Writer
from etalage.tables.errors import Refused

COLLECTING = (5_000, 200, 100)
"""How many new objects until garbage is collected: seldom, for tables are made to stay."""

FORGET_SECONDS = 300.0  # between looks for what addresses took long ago

log = logging.getLogger("etalage.server")


class Services:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limiter = Limiter(settings.limits)
        self.proxies = Proxies(settings.proxies)
        self.stopping = False
        self._owner: ShardOwner = OwnsAll()
        self._listening: Listening | None = None
        self.handover: Handover | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(_unhandled)
        engine = await asyncio.to_thread(open_database, self.settings.database)
        self.store = Store(engine)
        self.people = People(engine)
        self.shares = Shares(engine)
        self.attempts = Attempts(engine)
        self.history = History(engine)
        self.forgetting = Forgetting(self.store)
        self.writer = Writer(self.store, self._database_failed)
        self.readiness = Readiness(self.store, self.writer)
        self.figures = Figures(self.store)
        self.bookkeeping = Bookkeeping(self.figures, self.writer)
        self.tables = LiveTables(
            self.store, self.writer, self.metrics, self._owns, self.settings.bots, finished=self.bookkeeping.enter
        )
        self.coaching = Coaching()
        if self.store.is_shared:
            self._owner = SharedOwner(engine, self._gained)
            self._listening = Listening(engine, self._heard, self._back)
        else:
            await self.tables.attend_all()
        self._begin(self._forget_shares())
        gc.collect()
        gc.freeze()  # what is loaded stays, and looking through it again would stop everything for a tenth of a second
        gc.set_threshold(*COLLECTING)

    def share_connections(self, accept: Accept) -> None:
        """Give connections to other processes of this machine, and get them, if there can be any."""
        if isinstance(self._owner, SharedOwner) and hasattr(socket, "send_fds"):
            try:
                self.handover = Handover(self.settings.database, self._owner, accept)
            except OSError as error:
                log.warning("connections stay at the process to which they come: %s", error)

    async def close(self) -> None:
        await asyncio.to_thread(self._owner.close)
        if self._listening:
            self._listening.close()
        for task in self._tasks:
            task.cancel()
        self.bookkeeping.close()
        self.tables.close()
        self.coaching.close()
        await asyncio.to_thread(self.writer.close)
        self.store.engine.dispose()

    def stop(self) -> None:
        """The streams end, so that the server can."""
        self.stopping = True
        if self.handover:
            self.handover.close_soon()
        if hasattr(self, "tables"):
            self.tables.end_streams()
        if hasattr(self, "coaching"):
            self.coaching.stop()

    async def take(self, share: Share, address: str) -> None:
        """Count one more for this address, in all processes, or refuse it."""
        wait = await self.writer.run(self.shares.take, share, address)
        if wait:
            raise crowded(f"your network has had its {share.most} {share.kind}", wait)

    async def _forget_shares(self) -> None:
        while True:
            with suppress(Refused):  # the database is away, and will be back
                await self.writer.run(self.shares.forget)
            await asyncio.sleep(FORGET_SECONDS)

    def _owns(self, id: str) -> bool:
        return self._owner.owns(id)

    def _heard(self, message: Message) -> None:
        """From another process."""
        for change in message.changes:
            if not self.tables.follow_at_once(change):
                self._begin(self.tables.follow(change.table, change.revision))
        for watched in message.watched:
            self._begin(self.tables.watched_elsewhere(watched))
        if message.rewritten:
            self._begin(self.tables.reload(message.rewritten))
        for person in message.revoked:
            self.revoked(person)
        if message.pruned:
            self.people.forget()

    def revoked(self, person: str) -> None:
        """Keys of this person are no longer good; their streams end, and learn that when they come back."""
        self.people.forget()
        for is_program in (False, True):
            self.tables.end_streams(Visitor(person, is_program))

    def _back(self) -> None:
        """Something may have been missed."""
        self.people.forget()
        self._begin(self.tables.follow_all())
        self._begin(self.tables.attend_all())

    def _gained(self) -> None:
        """More tables are this process's to keep."""
        if self.handover:
            self.handover.announce()
        self._begin(self.tables.attend_all())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _database_failed(self, error: BaseException) -> None:
        self.metrics.database_errors.inc()
        log.error("database: %s", reason(error))


def _unhandled(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A fault of ours in something that nobody waits for."""
    error = context.get("exception")
    log.error("something has failed in the background", exc_info=error if isinstance(error, Exception) else None)
