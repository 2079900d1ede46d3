"""Several that are compared in one sitting: they take turns in short windows, so that a busy minute is everybody's."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from benchmarks.load.measuring import Processor, Tally, family_seconds

WARM_SECONDS = 0.7
SETTLE_SECONDS = 0.3  # in which the last moves come through


class Playing(Protocol):
    """A table, ours or the peer's."""

    tally: Tally

    def hurry(self) -> None: ...
    def rest(self) -> None: ...
    def leave(self) -> None: ...


@dataclass(frozen=True)
class Window:
    """What a side has done in one turn."""

    moves: int
    seconds: float
    server_seconds: float
    database_seconds: float

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def server_ms(self) -> float:
        """Milliseconds on processors for each acknowledged move."""
        return 1000 * self.server_seconds / max(1, self.moves)

    @property
    def database_ms(self) -> float:
        return 1000 * self.database_seconds / max(1, self.moves)

    @property
    def cpu_ms(self) -> float:
        return self.server_ms + self.database_ms


@dataclass
class Side:
    """Tables, and the processes that serve them."""

    tables: Sequence[Playing]
    servers: Sequence[int]
    database: Sequence[int] = ()
    windows: list[Window] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)

    async def turn(self, seconds: float) -> None:
        """Play for a while, and then rest."""
        tally = Tally()
        for table in self.tables:
            table.tally = tally
        self.begin()
        await asyncio.sleep(WARM_SECONDS)
        self.windows.append(await self._window(tally, seconds))
        self.end()
        await asyncio.sleep(SETTLE_SECONDS)
        self.refused += tally.refused

    def begin(self) -> None:
        for table in self.tables:
            table.hurry()

    def end(self) -> None:
        for table in self.tables:
            table.rest()

    async def _window(self, tally: Tally, seconds: float) -> Window:
        servers = Processor(lambda: family_seconds(self.servers))
        database = Processor(lambda: family_seconds(self.database))
        began, tally.is_open = time.perf_counter(), True
        await asyncio.sleep(seconds)
        tally.is_open, spent = False, time.perf_counter() - began
        return Window(tally.moves, spent, servers.seconds(), database.seconds())

    def median(self, of: Callable[[Window], float]) -> float:
        return statistics.median(of(window) for window in self.windows)


async def in_turns(sides: Sequence[Side], rounds: int, seconds: float) -> None:
    """Every other round goes backwards, so that nobody is always first."""
    for number in range(rounds):
        for side in reversed(sides) if number % 2 else sides:
            await side.turn(seconds)


def leave(sides: Iterable[Side]) -> None:
    for side in sides:
        for table in side.tables:
            table.leave()


def refused(sides: Iterable[Side]) -> dict[str, int]:
    """By all of them together; there should be none."""
    return dict(sum((side.refused for side in sides), Counter[str]()))
