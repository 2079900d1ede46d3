"""Whether a move costs more where there are many tables, where a table is old, and where many watch.

Moves are due by the clock, at ten tables; what counts is what the server spends on one. The other tables sleep: their
matches have begun, and nobody moves.
"""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from benchmarks.load import modes, sides
from benchmarks.load.measuring import Tally
from benchmarks.load.modes import Found, until, with_complaints
from benchmarks.load.serving import Served
from benchmarks.load.sides import Paced, Window
from benchmarks.load.tables import NAMES, Table, open_tables
from benchmarks.load.wire import Person

ACTIVE = 10
SLEEPING_PLAYERS = 3
CIRCLE = 50  # tables at which the same people sit, as many as the limits allow
CIRCLES_AT_ONCE = 8
OLD_PATIENCE = 180.0


class Sitting(NamedTuple):
    """How everything is measured."""

    rate: float
    rounds: int
    seconds: float
    seed: int

    async def side(self, served: Served) -> Paced:
        """Ten tables that play when it is their turn."""
        tables = [Table([served.port], Tally(), self.seed + number) for number in range(ACTIVE)]
        await open_tables(tables)
        return Paced(tables, [served.pid], rate=self.rate)

    async def measure(self, compared: Sequence[Paced]) -> None:
        await sides.in_turns(compared, self.rounds, self.seconds)
        sides.leave(compared)


def compare(
    sitting: Sitting, counts: Sequence[int], watchers: Sequence[int], matches: int, parent: Path | None
) -> Found:  # fmt: skip
    """A server for each number of tables, and one more for the rest."""
    with ExitStack() as ending:
        *crowded, quiet = [ending.enter_context(modes.server(parent)) for _ in range(len(counts) + 1)]
        found = asyncio.run(_all(sitting, crowded, quiet, counts, watchers, matches))
        return with_complaints(found, *crowded, quiet)


async def _all(
    sitting: Sitting, crowded: Sequence[Served], quiet: Served, counts: Sequence[int], watchers: Sequence[int],
    matches: int,
) -> Found:  # fmt: skip
    among = [await _among(sitting, served, count) for served, count in zip(crowded, counts, strict=True)]
    await sitting.measure(among)
    young, old = aged = [await sitting.side(quiet), await _old(sitting, quiet, matches)]
    await sitting.measure(aged)
    watched = [await _watched(sitting, quiet, count) for count in watchers]
    await sitting.measure(watched)
    slope = statistics.linear_regression(watchers, [_cost(side) for side in watched]).slope
    rows = [
        *_rows((f"{count:,} tables", _cost(side)) for count, side in zip(counts, among, strict=True)),
        *_rows([
            ("first match, early", _microseconds(young.windows[0])),
            ("first match, late", _microseconds(young.windows[-1])),
            (f"after {matches} matches", _cost(old)),
        ]),
        *_rows((f"{count} spectators", _cost(side)) for count, side in zip(watchers, watched, strict=True)),
    ]  # fmt: skip
    facts = sides.facts([*among, *aged, *watched], sitting.rounds, sitting.seconds)
    return {"rate": sitting.rate, **facts, "microseconds_per_spectator": round(slope, 1), "rows": rows}


async def _among(sitting: Sitting, served: Served, count: int) -> Paced:
    """So many tables in all, most of them asleep."""
    turns = asyncio.Semaphore(CIRCLES_AT_ONCE)
    sleeping = max(0, count - ACTIVE)

    async def circle(tables: int) -> None:
        async with turns:
            await _sleep(served.port, tables)

    await asyncio.gather(*(circle(min(CIRCLE, sleeping - first)) for first in range(0, sleeping, CIRCLE)))
    return await sitting.side(served)


async def _sleep(port: int, tables: int) -> None:
    """People who begin matches and do nothing more."""
    people = [Person(port) for _ in range(SLEEPING_PLAYERS)]
    for _ in range(tables):
        opened = await people[0].ask("POST", "/api/tables", {"game": "weinhaendler", "players": SLEEPING_PLAYERS})
        path = f"/api/tables/{opened['id']}"
        for seat, person in enumerate(people):
            await person.ask("PUT", f"{path}/seats/{seat}", {"name": NAMES[seat]})
        await people[0].ask("POST", f"{path}/start")
    for person in people:
        person.leave()


async def _old(sitting: Sitting, served: Served, matches: int) -> Paced:
    """Tables that have seen many a match."""
    side = await sitting.side(served)
    past = Tally()
    past.is_open = True
    for table in side.tables:
        table.tally = past
        table.hurry()
    await until(lambda: past.matches >= matches * ACTIVE, OLD_PATIENCE)
    side.end()
    return side


async def _watched(sitting: Sitting, served: Served, watchers: int) -> Paced:
    side = await sitting.side(served)
    for table in side.tables:
        await table.let_watch(watchers)
    return side


def _cost(side: Paced) -> float:
    return side.median(_microseconds)


def _microseconds(window: Window) -> float:
    return 1000 * window.server_ms


def _rows(costs: Iterable[tuple[str, float]]) -> list[Found]:
    """What a move costs, and how it compares with the first of its kind."""
    known = list(costs)
    return [
        {"": name, "CPU µs/move": round(cost), "× the first": round(cost / known[0][1], 2)} for name, cost in known
    ]  # fmt: skip
