"""What can be measured at our own server."""

from __future__ import annotations

import asyncio
import json
import statistics
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from benchmarks.load.measuring import Processor, Tally, family_seconds, generator_seconds, resident
from benchmarks.load.serving import Served, etalage, folder
from benchmarks.load.tables import Table, open_tables
from benchmarks.load.wire import Person

Found = dict[str, Any]
WARM_SECONDS = 1.0
SETTLE_SECONDS = 2.0
TICK_SECONDS = 0.001
IDLE_TABLES = 100
EXPERTS = {"weinhaendler": "clement", "money": "zsofia"}
SAMPLE = Path(__file__).parent.parent.parent / "web" / "src" / "games" / "weinhaendler" / "samples" / "4.json"
HINTED_PLIES = 100
EVERY_SECONDS = 0.02  # between the moves of the table that must not feel the bots, or the coach


@contextmanager
def server(parent: Path | None) -> Iterator[Served]:
    with folder(parent) as data, etalage("--data", str(data)) as served:
        yield served


def with_complaints(found: Found, *servers: Served) -> Found:
    """What servers have written to their logs, where there should be nothing."""
    lines = [line for served in servers for line in served.complaints()]
    return {**found, "log_lines": len(lines), "first_log_line": lines[0][:300]} if lines else found


async def measured(tally: Tally, seconds: float, pid: int) -> Found:
    """What happens in a while, without its beginning."""
    await asyncio.sleep(WARM_SECONDS)
    server_used, own = Processor(lambda: family_seconds([pid])), Processor(generator_seconds)
    tally.is_open = True
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    tally.is_open = False
    spent = time.perf_counter() - began
    used = {"server_cores": server_used.cores(), "generator_cores": own.cores()}
    return {**tally.found(spent), **used}


async def saturate(port: int, pid: int, count: int, seconds: float, seed: int) -> Found:
    """Every seat moves as soon as it knows it is its turn."""
    tally = Tally()
    tables = [Table([port], tally, seed + number) for number in range(count)]
    await open_tables(tables)
    for table in tables:
        table.hurry()
    found = await measured(tally, seconds, pid)
    leave(tables)
    return {"tables": count, **found}


async def open_loop(port: int, pid: int, count: int, rate: float, seconds: float, seed: int) -> Found:
    """Moves are due by the clock, whatever the server does; one that has to wait is late from when it was due."""
    tally = Tally()
    tables = [Table([port], tally, seed + number) for number in range(count)]
    await open_tables(tables)
    schedule = asyncio.create_task(scheduled(tables, rate))
    found = await measured(tally, seconds, pid)
    schedule.cancel()
    leave(tables)
    return {"tables": count, "rate": rate, **found}


async def half(port: int, pid: int, count: int, seconds: float, seed: int) -> Found:
    """The open loop at half of what the closed one has reached shortly before."""
    most = (await saturate(port, pid, count, seconds / 2, seed))["moves_per_second"]
    found = await open_loop(port, pid, count, round(most / 2, 1), seconds, seed + count)
    return {"saturation": most, **found}


async def scheduled(tables: Sequence[Table], rate: float) -> None:
    """Hand out the moves that are due, table by table; where no match is on, none can be due."""
    began, given, turn = time.perf_counter(), 0, 0
    while True:
        while (due := began + given / rate) <= time.perf_counter():
            given += 1
            for _ in tables:
                turn = (turn + 1) % len(tables)
                if tables[turn].is_playing:
                    tables[turn].let(due)
                    break
        await asyncio.sleep(max(TICK_SECONDS, due - time.perf_counter()))


def leave(tables: Sequence[Table]) -> None:
    for table in tables:
        table.leave()


async def idle(port: int, pid: int, streams: int, seed: int) -> Found:
    """Streams that hear nothing but how the table stands."""
    fresh = resident(pid)
    tables = [Table([port], Tally(), seed + number) for number in range(min(IDLE_TABLES, streams))]
    await open_tables(tables)
    await asyncio.sleep(WARM_SECONDS)
    before = resident(pid)
    heard: set[int] = set()
    ended: list[int] = []
    watchers = [Person(port) for _ in range(streams)]

    async def watch(number: int) -> None:
        table = tables[number % len(tables)]
        await watchers[number].listen(table.id, lambda _: heard.add(number), lambda: ended.append(number))

    began = time.perf_counter()
    for first in range(0, streams, 50):
        await asyncio.gather(*(watch(number) for number in range(first, min(first + 50, streams))))
    await until(lambda: len(heard) == streams)
    spent = time.perf_counter() - began
    await asyncio.sleep(WARM_SECONDS)
    after = resident(pid)
    lost = len(ended)
    for each in watchers:
        each.leave()
    await asyncio.sleep(SETTLE_SECONDS)
    found = {
        "streams": streams, "lost": lost, "seconds_to_open": round(spent, 2), "fresh_kb": fresh, "before_kb": before,
        "after_kb": after, "closed_kb": resident(pid), "kb_per_stream": round((after - before) / streams, 1),
    }  # fmt: skip
    leave(tables)
    return found


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("the server has not done what it should in time")
        await asyncio.sleep(0.01)


async def bot(port: int, pid: int, seconds: float, games: Sequence[str], seed: int) -> Found:
    """One table's moves, first alone and then while experts think at others."""
    alone, among = Tally(), Tally()
    quiet = Table([port], alone, seed)
    await open_tables([quiet])
    schedule = asyncio.create_task(scheduled([quiet], 1 / EVERY_SECONDS))
    found = {"without": await measured(alone, seconds, pid)}
    quiet.tally = among
    thinking = [Table([port], Tally(), seed + 1 + number, game, EXPERTS[game]) for number, game in enumerate(games)]
    await open_tables(thinking)
    for table in thinking:
        table.hurry()
    before = sum(table.decision for table in thinking)
    found["with"] = await measured(among, seconds, pid)
    made = sum(table.decision for table in thinking) - before
    found["with"]["decisions_at_bot_tables"] = made
    found["with"]["refused_at_bot_tables"] = dict(sum((table.tally.refused for table in thinking), Tally().refused))
    schedule.cancel()
    leave([quiet, *thinking])
    return found


async def coach(port: int, pid: int, seconds: float, rounds: int, seed: int) -> Found:
    """One table's moves, by turns alone and while a review is made and hints are thought out, one after the other."""
    table = Table([port], Tally(), seed)
    await open_tables([table])
    schedule = asyncio.create_task(scheduled([table], 1 / EVERY_SECONDS))
    rows = []
    for number in range(rounds):
        for name in ("without", "with"):
            table.tally = Tally()
            leaving = threading.Event()
            asking = [asyncio.create_task(asyncio.to_thread(ask, port, number, leaving)) for ask in COACHED[name]]
            window = await measured(table.tally, seconds, pid)
            leaving.set()
            asked = await asyncio.gather(*asking)
            rows.append({"coach": name, **window, "hints": sum(asked)})
            await asyncio.sleep(SETTLE_SECONDS)
    schedule.cancel()
    leave([table])
    return {"rows": rows}


def _review(port: int, number: int, leaving: threading.Event) -> int:
    """Follow reviews of matches that the server does not know yet."""
    times = 0
    while not leaving.is_set():
        times += 1
        record = {**json.loads(SAMPLE.read_text("utf-8")), "asked": f"{number} {times}"}
        with urlopen(_posted(port, "/api/review", {"record": record})) as answer:
            for _ in answer:
                if leaving.is_set():
                    break
    return 0


def _hints(port: int, number: int, leaving: threading.Event) -> int:
    """Ask for hints at one position after the other; how many came."""
    times = 0
    record = {**json.loads(SAMPLE.read_text("utf-8")), "asked": f"hints {number}"}
    while not leaving.is_set():
        wanted = {"record": record, "ply": times % HINTED_PLIES, "seat": 0}
        try:
            with urlopen(_posted(port, "/api/replay/hint", wanted)) as answer:
                answer.read()
        except HTTPError as refused:  # it is not this seat's turn there
            refused.read()
        times += 1
    return times


def _posted(port: int, path: str, body: object) -> Request:
    headers = {"Content-Type": "application/json"}
    return Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)


COACHED: dict[str, Sequence[Callable[[int, int, threading.Event], int]]] = {"without": (), "with": (_review, _hints)}


def start(parent: Path | None, times: int) -> Found:
    """From the command to the first answer that all is well."""
    fresh, existing = [], []
    for _ in range(times):
        with folder(parent) as data:
            fresh.append(_seconds_to_start(data))
            existing.append(_seconds_to_start(data))
    return {
        name: {"median_ms": round(1000 * statistics.median(values)), "max_ms": round(1000 * max(values))}
        for name, values in (("fresh", fresh), ("existing", existing))
    }


def _seconds_to_start(data: Path) -> float:
    began = time.perf_counter()
    with etalage("--data", str(data)):
        return time.perf_counter() - began
