"""The coach behind live play: hints and reviews, in turns by whoever asks, in threads of their own.

A hint is thought out and answered. A review takes seconds: whoever asks follows it on a stream, several the same one,
and when nobody follows it any more it is given up. What was made is kept by whoever asked for it to be made; what a
stop of the server has interrupted is begun anew when it is asked for again.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct

from etalage.games.errors import EtalageError
from etalage.server.encoding import encode
from etalage.server.fair_pool import FairPool
from etalage.server.problems import FAILURE, Problem, problem_of
from etalage.server.streams import PING
from etalage.tables.errors import Refused

THREADS = 2
KEPT_FREE = 1  # of them for hints, which somebody waits for at a table
HINT, REVIEW = 0, 1
"""How urgent they are: 0 is the most urgent."""
MOST, MOST_OF_CLIENT = 64, 4  # that wait
REMEMBERED_HINTS, REMEMBERED_REVIEWS = 1024, 16
LINGER_SECONDS = 3.0  # until a review is given up that nobody follows: a reload takes less
PING_SECONDS = 10.0

log = logging.getLogger("etalage.coach")

T = TypeVar("T")
Advance = Callable[[int, int], None]
"""Is told how much has been done, and of how much."""
Stop = Callable[[], bool]
"""Whether nobody wants it any more."""
Make = Callable[[Advance, Stop], bytes]
Keep = Callable[[bytes], Awaitable[None]]


class Progress(Struct):
    """Of a review that is being made; 0 of 0 while it waits for its turn."""

    done: int
    total: int


class Coaching:
    """Of one server process."""

    def __init__(self) -> None:
        self._pool = FairPool(THREADS, "coach", MOST, MOST_OF_CLIENT, KEPT_FREE)
        self._hints: OrderedDict[str, bytes] = OrderedDict()
        self._reviews: dict[str, ReviewJob] = {}
        self._work: dict[str, asyncio.Task[None]] = {}
        self._remembered: OrderedDict[str, bytes] = OrderedDict()
        """Reviews that are kept nowhere else."""
        self._stopping = threading.Event()

    async def hint(self, client: str, key: str, think: Callable[[Stop], bytes]) -> bytes:
        """The answer to a question, thought out once."""
        known = self._hints.get(key)
        if known is None:
            known = await self._pool.run(client, key, think, self._stopping.is_set, urgency=HINT)
            _remember(self._hints, key, known, REMEMBERED_HINTS)
        return known

    def known_review(self, key: str) -> bytes | None:
        """One that was made a while ago, and is kept nowhere else."""
        return self._remembered.get(key)

    def being_made(self, key: str) -> ReviewJob | None:
        """A review that is being made."""
        return self._reviews.get(key)

    def review(self, client: str, key: str, make: Make, keep: Keep | None = None) -> ReviewJob:
        """Have a review made, or refuse; it is kept before anybody gets it, here if nowhere else."""
        if self._stopping.is_set():
            raise Refused("stopping", "the server is going down; come back in a moment")
        job = ReviewJob()
        work = self._pool.submit(client, key, make, job.advance, job.is_unwanted, urgency=REVIEW)
        job.begin(_made(work, keep or partial(self._keep, key)))
        self._reviews[key] = job
        job.made.add_done_callback(lambda _: self._reviews.pop(key, None))
        return job

    def work_out(self, client: str, key: str, make: Callable[[], T], keep: Callable[[T], Awaitable[None]]) -> None:
        """In the background, once at a time; whoever wants to know looks whether it has been kept."""
        if key in self._work or self._stopping.is_set():
            return

        async def work() -> None:
            await keep(await self._pool.run(client, key, make, urgency=REVIEW))

        self._work[key] = task = asyncio.create_task(work())
        task.add_done_callback(partial(self._worked_out, key))

    def _worked_out(self, key: str, work: asyncio.Task[None]) -> None:
        self._work.pop(key, None)
        if not work.cancelled() and (error := work.exception()) and not isinstance(error, EtalageError):
            log.error("working something out has failed", exc_info=error)

    async def _keep(self, key: str, body: bytes) -> None:
        _remember(self._remembered, key, body, REMEMBERED_REVIEWS)

    def stop(self) -> None:
        """The streams end, so that the server can; threads come back at their next look."""
        self._stopping.set()
        for job in list(self._reviews.values()):
            job.interrupt()

    def close(self) -> None:
        self.stop()
        self._pool.close()


async def _made(work: Awaitable[bytes], keep: Keep) -> bytes:
    body = await work
    await keep(body)
    return body


def _remember(known: OrderedDict[str, bytes], key: str, body: bytes, most: int) -> None:
    known[key] = body
    if len(known) > most:
        known.popitem(last=False)


class ReviewJob:
    """A review that is being made, and whoever follows it."""

    made: asyncio.Task[bytes]

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._progress = Progress(0, 0)
        self._news = asyncio.Event()
        self._followers = 0
        self._unwanted = threading.Event()

    def begin(self, work: Coroutine[Any, Any, bytes]) -> None:
        self.made = asyncio.create_task(work)
        self.made.add_done_callback(self._settled)
        self._leave_in_time()

    def advance(self, done: int, total: int) -> None:
        """So far the work has come; from its own thread."""
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._advance, Progress(done, total))

    def is_unwanted(self) -> bool:
        return self._unwanted.is_set()

    def interrupt(self) -> None:
        """Whoever follows is told that it is to be asked for again."""
        self._unwanted.set()
        self.made.cancel()

    async def follow(self) -> AsyncGenerator[bytes, None]:
        """What a stream says of it: how far it has come, now and then, and what came of it."""
        self._followers += 1
        told = None
        try:
            while not self.made.done():
                news = self._news
                if self._progress != told:
                    told = self._progress
                    yield event("progress", encode(told))
                if news.is_set():
                    continue
                try:
                    await asyncio.wait_for(news.wait(), PING_SECONDS)
                except TimeoutError:
                    yield PING
            yield self._end()
        finally:
            self._followers -= 1
            self._leave_in_time()

    def _settled(self, made: asyncio.Task[bytes]) -> None:
        self._tell()
        if not made.cancelled() and (error := made.exception()) and not isinstance(error, EtalageError):
            log.error("a review has failed", exc_info=error)

    def _advance(self, progress: Progress) -> None:
        self._progress = progress
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _end(self) -> bytes:
        if self.made.cancelled():
            error: BaseException | None = Refused("stopping", "the server is going down; come back in a moment")
        else:
            error = self.made.exception()
        if error is None:
            return event("review", self.made.result())
        if isinstance(error, EtalageError):
            return event("problem", encode(problem_of(error)[1]))
        return event("problem", encode(Problem("failure", FAILURE)))

    def _leave_in_time(self) -> None:
        if self._followers == 0 and not self.made.done():
            self._loop.call_later(LINGER_SECONDS, self._give_up)

    def _give_up(self) -> None:
        if self._followers == 0:
            self.interrupt()


def event(name: str, data: bytes) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (name.encode(), data)
