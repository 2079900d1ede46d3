"""Whoever plays the matches of a run: several processes of this machine, or those of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

T = TypeVar("T")

AHEAD = 4  # pieces of work given out for each process, so that none waits


class Crew(Protocol):
    """Takes work, and ends whatever is under way when its block is left by an error or Ctrl-C."""

    def hands(self) -> int:
        """How many pieces of work can be done at once."""

    def submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]: ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def finished(
    crew: Crew,
    work: Callable[..., T],
    tasks: Iterable[tuple[Any, ...]],
    keep: Callable[[T], None] = lambda _: None,
) -> Generator[T, None, None]:
    """What comes of the tasks, each the arguments of the work, in the order in which they are finished.

    What came in while somebody pressed Ctrl-C, or beside a task that failed, goes to `keep`; so may what was told last.
    """
    waiting = iter(tasks)
    under_way: set[Future[T]] = set()
    try:
        while True:
            room = AHEAD * crew.hands() - len(under_way)
            for task in islice(waiting, max(0, room)):  # less than none, when hands have gone
                under_way.add(crew.submit(work, *task))
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                yield future.result()
                under_way.remove(future)
    except BaseException:
        for future in under_way:
            if future.done() and not future.cancelled() and future.exception() is None:
                keep(future.result())
        raise
