"""Work in several processes, which end at once when the work is given up."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import TracebackType
from typing import Any, TypeVar

from etalage.games.errors import Failed

T = TypeVar("T")


class WorkerDied(Failed):
    """A process that ended in the middle of its work."""

    def __init__(self) -> None:
        super().__init__(
            "a process that was playing has died: somebody ended it, there was too little memory, or a bot crashed it; "
            "run it again, and with --jobs 1 if it happens again, to see at which bot"
        )


class Workers:
    """So many processes. Leaving the block by an error or Ctrl-C kills them, whatever they are doing."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._others = set(multiprocessing.active_children())
        spawning = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, mp_context=spawning, initializer=_leave_interrupts_to_the_parent)

    def hands(self) -> int:
        return self._jobs

    def submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        with interrupts_held_back():
            return self._pool.submit(work, *arguments)

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self._pool.shutdown()
            return
        with interrupts_held_back():
            for process in set(multiprocessing.active_children()) - self._others:
                process.kill()  # one that hangs would not hear anything gentler
            self._pool.shutdown(wait=False, cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise WorkerDied from None


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal. A worker would take it for the end of its match, and go on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C is heard at the end of the block: half a process started, or half of them ended, would be left behind.

    A process started here inherits that Ctrl-C is not for it, even before it comes to its first line of ours.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # no other thread hears it
        return
    heard: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    blocks = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if blocks else set()
    try:
        yield
    finally:
        if blocks:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, usual)
        if heard:
            signal.raise_signal(signal.SIGINT)
