"""Whether more processes on one PostgreSQL mean more: what a move costs with one, two and four of them.

Each number has a PostgreSQL of its own, so that what it spends is known to be for these servers and nobody else. A
worker here is an `etalage serve` with a port of its own, so that it can be chosen who is whose client.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from benchmarks.load import sides
from benchmarks.load.measuring import Tally
from benchmarks.load.modes import Found, with_complaints
from benchmarks.load.serving import Served, etalage
from benchmarks.load.sides import Side
from benchmarks.load.tables import Table, open_tables
from tests.server.postgres import Postgres

TOGETHER, SPREAD = "together", "spread"


class Crew(NamedTuple):
    """Servers that share a database, and how the clients of a table come to them."""

    clients: str
    servers: Sequence[Served]
    postgres: Postgres

    def ports(self, table: int) -> list[int]:
        """That the clients of a table take in turn: all, or one that the table has got."""
        ports = [served.port for served in self.servers]
        return ports if self.clients == SPREAD else [ports[table % len(ports)]]


@contextmanager
def crew(workers: int, clients: str) -> Iterator[Crew]:
    with ExitStack() as ending:
        postgres = Postgres()
        ending.callback(postgres.remove)
        servers = [ending.enter_context(etalage("--database", postgres.url)) for _ in range(workers)]
        yield Crew(clients, servers, postgres)


def compare(counts: Sequence[int], tables: int, rounds: int, seconds: float, seed: int) -> Found:
    """The closed loop of `saturate`, with each number of workers in turn."""
    with ExitStack() as ending:
        ways = [(count, clients) for count in counts for clients in ((TOGETHER, SPREAD) if count > 1 else (TOGETHER,))]
        crews = [ending.enter_context(crew(*way)) for way in ways]
        played = asyncio.run(_play(crews, tables, rounds, seconds, seed))
        facts = with_complaints({"tables": tables, **sides.facts(played, rounds, seconds)}, *_servers(crews))
    return {**facts, "rows": [_row(each, side, played[0]) for each, side in zip(crews, played, strict=True)]}


def _servers(crews: Sequence[Crew]) -> list[Served]:
    return [served for each in crews for served in each.servers]


async def _play(crews: Sequence[Crew], count: int, rounds: int, seconds: float, seed: int) -> list[Side[Table]]:
    made = []
    for each in crews:
        tables = [Table(each.ports(number), Tally(), seed + number) for number in range(count)]
        await open_tables(tables)
        made.append(Side(tables, [served.pid for served in each.servers], [each.postgres.pid]))
    await sides.in_turns(made, rounds, seconds)
    sides.leave(made)
    return made


def _row(each: Crew, side: Side[Table], first: Side[Table]) -> Found:
    cost = side.median(lambda window: window.cpu_ms)
    return {
        "workers": len(each.servers),
        "clients of a table": each.clients,
        "moves/s": round(side.median(lambda window: window.moves_per_second)),
        "CPU ms/move": round(cost, 3),
        "servers": round(side.median(lambda window: window.server_ms), 3),
        "PostgreSQL": round(side.median(lambda window: window.database_ms), 3),
        "× the first": round(cost / first.median(lambda window: window.cpu_ms), 2),
    }
