"""One thread writes; whatever has come in while it wrote goes into the next transaction together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from etalage.server.errors import unavailable
from etalage.server.store import Store
from etalage.tables.state import Change

MOST_AT_ONCE = 500
CLOSE_SECONDS = 2.0

T = TypeVar("T")


class Job(NamedTuple):
    change: Change
    done: asyncio.Future[bool]


class Writer:
    """Durable when it says so: `write` returns after the commit."""

    def __init__(self, store: Store, failed: Callable[[BaseException], None]) -> None:
        self._store = store
        self._failed = failed
        """Is told of errors of the database."""
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def write(self, change: Change) -> bool:
        """Store it; False if the table has changed meanwhile."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._jobs.put(Job(change, done))
        return await done

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Anything else with the database, in a thread of its own."""
        try:
            return await asyncio.to_thread(work, *arguments)
        except SQLAlchemyError as error:
            self._failed(error)
            raise unavailable() from None

    def close(self) -> None:
        """Finish what has been given, as far as the database lets it, then stop."""
        self._jobs.put(None)
        self._thread.join(CLOSE_SECONDS)

    def _run(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get())
            batch = [job for job in jobs if job is not None]
            if batch:
                results = self._written(batch)
                self._loop.call_soon_threadsafe(_settle, batch, results)
            if len(batch) < len(jobs):
                return

    def _written(self, batch: list[Job]) -> list[bool | BaseException]:
        try:
            return list(self._store.change([job.change for job in batch]))
        except OperationalError as error:  # the database is away or full, for all of them
            self._failed(error)
            return [unavailable() for _ in batch]
        except SQLAlchemyError as error:
            self._failed(error)
            if len(batch) == 1:
                return [unavailable()]
            return [self._written([job])[0] for job in batch]  # one that cannot be stored must not hinder the others
        except Exception as error:  # a fault of ours: the request fails, the writer goes on
            return [error] * len(batch)


def _settle(batch: list[Job], results: list[bool | BaseException]) -> None:
    for job, result in zip(batch, results, strict=True):
        if job.done.cancelled():
            continue
        if isinstance(result, BaseException):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
