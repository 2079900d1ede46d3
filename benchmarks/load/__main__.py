"""How fast the game server is, under loads made here.

    python -m benchmarks.load saturate|open|half|idle|start|bot|coach|peer|workers|growth [--json] [...]

`saturate`: four clients at each table move as soon as it is their turn. `open`: moves are due by the clock, and late
from when they were due. `half`: `open` at half of what `saturate` has just reached. `idle`: the memory of streams that
wait. `start`: from the command to the first answer. `bot`: whether one table feels the experts that think at others,
`coach`: or the hints and reviews that others ask for.
`peer`: the loop of `saturate` against boardgame.io, in memory and with files, in turns, and how much faster we are.
`workers`: the same loop with one, two and four servers on one PostgreSQL, and what a move costs in all of them.
`growth`: what a move costs among ever more tables, in a match that goes on, and before ever more spectators.

Each starts a server of its own, in a folder that goes away, and ends it. The generator is one process and shares the
processors with the server; how much of a core each has used is part of the report.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvloop
from benchmarks.load import growth, modes, peer, workers
from benchmarks.load.measuring import shown
from benchmarks.load.modes import Found

SPARE_SECONDS = 120.0  # for all that is not measured: opening tables, ending


def main() -> None:
    chosen = _arguments()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended too
    asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    found = _run(chosen)
    print(json.dumps(found, indent=2, ensure_ascii=False) if chosen.json else _report(chosen.mode, found))


def _run(chosen: argparse.Namespace) -> Found:
    if chosen.mode == "start":
        return modes.start(chosen.folder, chosen.times)
    if chosen.mode == "peer":
        return peer.compare(
            chosen.packages, chosen.tables, chosen.rounds, chosen.seconds, chosen.folder, chosen.seed
        )  # fmt: skip
    if chosen.mode == "growth":
        sitting = growth.Sitting(chosen.rate, chosen.rounds, chosen.seconds, chosen.seed)
        return growth.compare(sitting, chosen.tables, chosen.spectators, chosen.matches, chosen.folder)
    if chosen.mode == "workers":
        return workers.compare(chosen.workers, chosen.tables, chosen.rounds, chosen.seconds, chosen.seed)
    with modes.server(chosen.folder) as served:
        limit = getattr(chosen, "seconds", 0.0) * 2 * getattr(chosen, "rounds", 1) + SPARE_SECONDS
        found = asyncio.run(asyncio.wait_for(_work(chosen, served.port, served.pid), limit))
        return modes.with_complaints(found, served)


def _work(chosen: argparse.Namespace, port: int, pid: int) -> Coroutine[Any, Any, Found]:
    if chosen.mode == "saturate":
        return modes.saturate(port, pid, chosen.tables, chosen.seconds, chosen.seed)
    if chosen.mode == "half":
        return modes.half(port, pid, chosen.tables, chosen.seconds, chosen.seed)
    if chosen.mode == "open":
        return modes.open_loop(port, pid, chosen.tables, chosen.rate, chosen.seconds, chosen.seed)
    if chosen.mode == "idle":
        return modes.idle(port, pid, chosen.streams, chosen.seed)
    if chosen.mode == "coach":
        return modes.coach(port, pid, chosen.seconds, chosen.rounds, chosen.seed)
    return modes.bot(port, pid, chosen.seconds, chosen.games, chosen.seed)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--json", action="store_true", help="a JSON object instead of a table")
    common.add_argument("--seed", type=int, default=1, help="of the moves that are picked")
    common.add_argument("--folder", type=Path, help="where data folders are made; by default the system's own place")
    ways = parser.add_subparsers(dest="mode", required=True)

    def way(name: str, seconds: float = 15.0) -> argparse.ArgumentParser:
        made = ways.add_parser(name, parents=[common])
        if seconds:
            made.add_argument("--seconds", type=float, default=seconds)
        return made

    def in_turns(name: str, seconds: float) -> argparse.ArgumentParser:
        made = way(name, seconds)
        made.add_argument("--rounds", type=int, default=3, help="windows that each side gets, of so many seconds")
        return made

    way("saturate").add_argument("--tables", type=int, default=100)
    steady = way("open")
    steady.add_argument("--rate", type=float, default=1000.0, help="moves a second, over all tables")
    steady.add_argument("--tables", type=int, default=100)
    way("half").add_argument("--tables", type=int, default=100)
    way("idle", 0).add_argument("--streams", type=int, default=2000)
    way("start", 0).add_argument("--times", type=int, default=5)
    way("bot").add_argument("--games", nargs="+", choices=modes.EXPERTS, default=list(modes.EXPERTS))
    in_turns("coach", 10.0)
    other = in_turns("peer", 6.0)
    other.add_argument("--tables", type=int, default=100)
    other.add_argument("--packages", type=Path, help="a folder where npm has installed them already")
    several = in_turns("workers", 5.0)
    several.add_argument("--tables", type=int, default=100)
    several.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    growing = in_turns("growth", 3.0)
    growing.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000, 10000])
    growing.add_argument("--spectators", type=int, nargs="+", default=[0, 4, 16, 64], help="at each table that plays")
    growing.add_argument("--matches", type=int, default=10, help="that an old table has seen")
    growing.add_argument("--rate", type=float, default=100.0, help="moves a second, over the ten tables that play")
    return parser.parse_args()


def _report(mode: str, found: Found) -> str:
    """For people."""
    if mode == "bot":
        rest = {key: value for key, value in found.items() if key not in ("with", "without")}
        parts = [f"{name} bots that think\n{_run_report(found[name])}" for name in ("without", "with")]
        return "\n\n".join([*parts, *([_facts(rest)] if rest else [])])
    if mode == "start":
        heads = list(found["fresh"])
        return shown([["folder", *heads], *([name, *times.values()] for name, times in found.items())])
    if "rows" in found:
        rows = found.pop("rows")
        return f"{_facts(found)}\n\n{shown([list(rows[0]), *(list(row.values()) for row in rows)])}"
    return _run_report(found)


def _run_report(found: Found) -> str:
    times = found.get("milliseconds") or {}
    parts = [_facts({key: value for key, value in found.items() if key != "milliseconds"})]
    if times:
        heads = list(next(iter(times.values())))
        parts.append(shown([["milliseconds", *heads], *([name, *each.values()] for name, each in times.items())]))
    return "\n\n".join(parts)


def _facts(facts: Found) -> str:
    width = max(len(name) for name in facts)
    return "\n".join(f"{name.replace('_', ' '):<{width}}  {_text(value)}" for name, value in facts.items())


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{count} × {what}" for what, count in value.items()) or "none"
    return f"{value:,}" if isinstance(value, int) else str(value)


if __name__ == "__main__":
    main()
