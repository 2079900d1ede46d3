"""Several that are compared in one sitting: they take turns in short windows, so that a busy minute is everybody's."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from benchmarks.load.measuring import Processor, Tally, family_seconds, percentiles
from benchmarks.load.modes import scheduled
from benchmarks.load.tables import Table

WARM_SECONDS = 0.7
SETTLE_SECONDS = 0.3  # in which the last moves come through


class Playing(Protocol):
    """A table, ours or the peer's."""

    tally: Tally

    def hurry(self) -> None: ...
    def rest(self) -> None: ...
    def leave(self) -> None: ...


Kind = TypeVar("Kind", bound=Playing)


@dataclass(frozen=True)
class Window:
    """What a side has done in one turn."""

    moves: int
    seconds: float
    server_seconds: float
    database_seconds: float
    told: dict[str, float]
    """Milliseconds from sending a move to the last client's update, by their rank."""

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

    @property
    def moves_per_cpu_second(self) -> float:
        return 1000 / self.cpu_ms if self.cpu_ms else 0.0


@dataclass
class Side(Generic[Kind]):
    """Tables that play as fast as it goes, and the processes that serve them."""

    tables: Sequence[Kind]
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
        told = percentiles(tally.spans.get("sent to told", []))
        return Window(tally.moves, spent, servers.seconds(), database.seconds(), told)

    def median(self, of: Callable[[Window], float]) -> float:
        return statistics.median(of(window) for window in self.windows)


@dataclass
class Paced(Side[Table]):
    """Tables whose moves are due by the clock, as many in every turn."""

    rate: float = 100.0
    _schedule: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._schedule = asyncio.create_task(scheduled(self.tables, self.rate))

    def end(self) -> None:
        if self._schedule:
            self._schedule.cancel()
        super().end()


async def in_turns(sides: Sequence[Side[Any]], rounds: int, seconds: float) -> None:
    """Every other round goes backwards, so that nobody is always first."""
    for number in range(rounds):
        for side in reversed(sides) if number % 2 else sides:
            await side.turn(seconds)


def leave(sides: Iterable[Side[Any]]) -> None:
    for side in sides:
        for table in side.tables:
            table.leave()


def facts(sides: Iterable[Side[Any]], rounds: int, seconds: float) -> dict[str, Any]:
    """How it was measured, and what was refused, where there should be nothing."""
    refused = sum((side.refused for side in sides), Counter[str]())
    return {"windows": f"{rounds} × {seconds:g} s each", "refused": dict(refused)}
