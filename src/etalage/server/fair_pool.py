"""Work that takes its time, a few threads at a time: in turns by whoever wants it, however much each of them wants."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from etalage.tables.errors import Refused

T = TypeVar("T")


class Job(NamedTuple):
    done: asyncio.Future[Any]
    work: Callable[..., Any]
    arguments: tuple[Any, ...]


Turns = dict[str, dict[str, deque[Job]]]
"""By client, then by what it concerns; in both, first in line first."""


class FairPool:
    """What is more urgent goes first; then clients take turns, then what each of them asks about."""

    def __init__(
        self, threads: int, name: str, most: int = 10_000, most_of_client: int = 10_000, kept_free: int = 0
    ) -> None:
        """So many of the threads are kept free for what is most urgent."""
        self._threads = threads
        self._kept_free = kept_free
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most, self._most_of_client = most, most_of_client
        self._waiting: dict[int, Turns] = {}
        """By urgency; 0 is the most urgent."""
        self._counts: Counter[str] = Counter()
        """By client: what is waiting."""
        self._running = 0
        self._tasks: set[asyncio.Task[None]] = set()
        """Held on to until they are done, for the event loop does not."""

    async def run(self, client: str, about: str, work: Callable[..., T], *arguments: Any, urgency: int = 0) -> T:
        """The result, when its turn has come; or refuse, where too much is waiting."""
        return await self.submit(client, about, work, *arguments, urgency=urgency)

    def submit(
        self, client: str, about: str, work: Callable[..., T], *arguments: Any, urgency: int = 0
    ) -> asyncio.Future[T]:
        """The same, refused at once; what is cancelled while it waits gives its place back."""
        if self._counts[client] >= self._most_of_client:
            raise Refused("too-many-requests", "too many requests at once; wait for the answers", seconds=1)
        if self._counts.total() >= self._most:
            raise Refused("busy", "the server has too much to do; try again in a moment")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        turns = self._waiting.setdefault(urgency, {})
        turns.setdefault(client, {}).setdefault(about, deque()).append(Job(done, work, arguments))
        self._counts[client] += 1
        self._go_on()
        done.add_done_callback(partial(self._withdraw, client, about, urgency))
        return done

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        while (job := self._next()) is not None:
            if not job.done.cancelled():
                self._running += 1
                task = asyncio.create_task(self._do(job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _next(self) -> Job | None:
        """Whoever has had a turn stands at the end of the line."""
        for urgency in sorted(self._waiting):
            turns = self._waiting[urgency]
            if turns and self._running < self._threads - (self._kept_free if urgency else 0):
                client, about = _first_to_last(turns)
                _, jobs = _first_to_last(about)
                job = jobs.popleft()
                self._uncount(client)
                _drop_if_empty(about, jobs)
                _drop_if_empty(turns, about)
                return job
        return None

    def _uncount(self, client: str) -> None:
        self._counts[client] -= 1
        if not self._counts[client]:
            del self._counts[client]

    def _withdraw(self, client: str, about: str, urgency: int, done: asyncio.Future[Any]) -> None:
        """Nobody waits for it any more: take it out of the line, unless it has had its turn."""
        of_client = self._waiting[urgency].get(client, {})
        jobs = of_client.get(about, ())
        if done.cancelled() and (job := next((each for each in jobs if each.done is done), None)):
            of_client[about].remove(job)
            self._uncount(client)
            if not of_client[about]:
                del of_client[about]
            if not of_client:
                del self._waiting[urgency][client]

    async def _do(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        try:
            result = await loop.run_in_executor(self._pool, job.work, *job.arguments)
        except BaseException as error:
            if not job.done.cancelled():
                job.done.set_exception(error)
        else:
            if not job.done.cancelled():
                job.done.set_result(result)
        finally:
            self._running -= 1
            self._go_on()


def _first_to_last(line: dict[str, T]) -> tuple[str, T]:
    name = next(iter(line))
    line[name] = line.pop(name)
    return name, line[name]


def _drop_if_empty(line: dict[str, Any], last: Any) -> None:
    """The last in line has nothing left to do."""
    if not last:
        line.popitem()
