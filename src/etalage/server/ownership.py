"""Several processes on one PostgreSQL: exactly one of them runs the bots and clocks of a table.

Tables fall into shards. Whoever holds the advisory lock of a shard owns its tables; PostgreSQL itself lets go of the
locks of a process that dies, and another takes them.
"""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from collections.abc import Callable
from typing import Any, Protocol
from zlib import crc32

from sqlalchemy import Engine, text

from etalage.server.database import reason

SHARDS = 16
ALIVE, OWNED = 0x657401, 0x657402  # classes of advisory locks: a process that is there, a shard that is owned
BALANCE_SECONDS = 0.5
LONGEST_PAUSE = 5.0

log = logging.getLogger("etalage.ownership")


def shard_of(id: str) -> int:
    return crc32(id.encode()) % SHARDS


class ShardOwner(Protocol):
    def owns(self, id: str) -> bool:
        """Whether this process runs the bots and clocks of a table."""

    def close(self) -> None: ...


class OwnsAll:
    """The only process there is."""

    def owns(self, id: str) -> bool:
        return True

    def close(self) -> None:
        pass


class SharedOwner:
    """One of several processes. Holds its locks in a thread of its own, on a connection of its own."""

    def __init__(self, engine: Engine, gained: Callable[[], None]) -> None:
        """`gained` is called when this process owns more than before."""
        self._engine = engine
        self._gained = gained
        self._loop = asyncio.get_running_loop()
        self.shards: frozenset[int] = frozenset()
        """Of which this process has the locks."""
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="owner", daemon=True)
        self._thread.start()

    def owns(self, id: str) -> bool:
        return shard_of(id) in self.shards

    def close(self) -> None:
        self._stopping.set()
        self._thread.join(2 * BALANCE_SECONDS + 1)

    def _run(self) -> None:
        pause = 0.2
        while not self._stopping.is_set():
            try:
                self._hold()
                pause = 0.2
            except Exception as error:  # whatever the driver raises when the database goes away
                log.error("the database is away: %s", reason(error))
            self.shards = frozenset()  # its locks went with the connection
            self._stopping.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _hold(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text(f"SELECT pg_advisory_lock_shared({ALIVE}, {random.getrandbits(31)})"))
            try:
                while not self._stopping.is_set():
                    self._balance(connection)
                    self._stopping.wait(BALANCE_SECONDS)
            finally:
                connection.invalidate()  # the locks go with it

    def _balance(self, connection: Any) -> None:
        """Hold as many shards as fall to each process that is there."""
        counted = (  # pg_locks shows those of other databases too
            "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
            f"WHERE locktype = 'advisory' AND classid = {ALIVE} AND granted AND datname = current_database()"
        )
        alive = connection.execute(text(counted)).scalar_one()
        wanted = -(-SHARDS // max(1, alive))
        held = set(self.shards)
        for shard in sorted(held)[wanted:]:
            held.discard(shard)
            self.shards = frozenset(held)  # let go before anybody else takes it
            connection.execute(text(f"SELECT pg_advisory_unlock({OWNED}, {shard})"))
        for shard in random.sample(range(SHARDS), SHARDS):
            if len(held) >= wanted:
                break
            lock = text(f"SELECT pg_try_advisory_lock({OWNED}, {shard})")
            if shard not in held and connection.execute(lock).scalar_one():
                held.add(shard)
        if held - self.shards:
            self.shards = frozenset(held)
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._gained)
