"""The same closed loop against boardgame.io: its own server, its own wire (Socket.IO over WebSocket), our generator.

Our server, theirs in memory and theirs with files take turns.

A move counts when the mover's client has its update, for that is the only answer boardgame.io gives. Note that it sends
the update before it stores anything, and that its file store does not wait for the disk.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.load import modes, sides
from benchmarks.load.measuring import Tally
from benchmarks.load.modes import Found, until, with_complaints
from benchmarks.load.serving import Served, folder, started
from benchmarks.load.sides import Side, Window
from benchmarks.load.tables import Table, open_tables
from benchmarks.load.wire import HOST

OURS = Path(__file__).parent.parent / "boardgameio"
MATCH_MOVES = 180  # as many as a match of Die Weinhändler with moves at random
PLAYERS = 4
STORES = ("memory", "file")
CONNECT = b"40/wine,"
EVENT = b"42/wine,"
UPDATE = EVENT + b'["update",'
SYNC = EVENT + b'["sync",'
STATE = re.compile(rb'"_stateID":(\d+)')  # the first is the table's, those behind it are the log's
CURRENT = re.compile(rb'"currentPlayer":"(\d)"')
HANDSHAKE = (
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Socket(asyncio.Protocol):
    """One client of Socket.IO, with frames made by hand."""

    def __init__(self, table: PeerTable, seat: int) -> None:
        self.seat = seat
        self.is_joined = False
        self.synced = ""
        self._table = table
        self._rest = b""
        self._is_open = False
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(HANDSHAKE.format(host=HOST, port=self._table.port).encode())

    def say(self, text: bytes) -> None:
        """One text frame; its mask is all zeros, so nothing has to be masked."""
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        if self._transport:
            self._transport.write(b"\x81" + length + b"\0\0\0\0" + text)

    def sync(self, match: str) -> None:
        self.synced = ""
        self.say(EVENT + f'["sync","{match}","{self.seat}",null,{PLAYERS}]'.encode())

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        begin = 0
        if not self._is_open:
            begin = data.find(b"\r\n\r\n") + 4
            self._is_open = begin > 3
        while self._is_open and (frame := self._frame(data, begin)):
            first, end = frame
            self._heard(data[first:end])
            begin = end
        self._rest = data[begin:] if self._is_open else data

    @staticmethod
    def _frame(data: bytes, begin: int) -> tuple[int, int] | None:
        """Where the content of the next whole frame begins and ends."""
        if len(data) < begin + 2:
            return None
        first, length = begin + 2, data[begin + 1]
        if length >= 126:
            size = 2 if length == 126 else 8
            first, length = first + size, int.from_bytes(data[first : first + size], "big")
        return (first, first + length) if len(data) >= first + length else None

    def _heard(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            self._table.tally.heard(text)
            state = STATE.search(text)
            current = CURRENT.search(text)
            if state and current:
                self._table.updated(self, int(state[1]), int(current[1]))
        elif text.startswith(SYNC):
            self.synced = text[len(SYNC) + 1 :].partition(b'"')[0].decode()
        elif text == b"2":
            self.say(b"3")
        elif text.startswith(b"0"):
            self.say(CONNECT)
        elif text.startswith(CONNECT):
            self.is_joined = True

    def connection_lost(self, _: Exception | None) -> None:
        self._table.lost()

    def leave(self) -> None:
        if self._transport:
            self._transport.close()


class PeerTable:
    """Four clients who play match after match."""

    def __init__(self, port: int, tally: Tally, number: int, seed: int) -> None:
        self.port = port
        self.tally = tally
        self._name = f"table{number}"
        self._match = ""
        self._matches = 0
        self._random = random.Random(seed + number).random
        self._sent: dict[int, float] = {}
        self._heard: dict[int, int] = {}
        self._eager = False
        self._held: tuple[Socket, int] | None = None
        self._stopped = False
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets = [Socket(self, seat) for seat in range(PLAYERS)]

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for socket in self.sockets:
            await loop.create_connection(lambda socket=socket: socket, HOST, self.port)  # type: ignore[misc]
        await until(lambda: all(socket.is_joined for socket in self.sockets))
        await self.begin()

    async def begin(self) -> None:
        """The first to ask for a match makes it; asked for by two at once, it would be made twice."""
        self._matches += 1
        self._match = match = f"{self._name}x{self._matches}"
        self.sockets[0].sync(match)
        await until(lambda: self.sockets[0].synced == match)
        for socket in self.sockets[1:]:
            socket.sync(match)
        await until(lambda: all(socket.synced == match for socket in self.sockets))
        self._sent.clear()
        self._heard.clear()
        self._move(self.sockets[0], 0)

    def hurry(self) -> None:
        """From here on, play as fast as it goes."""
        self._eager = True
        held, self._held = self._held, None
        if held:
            self._move(*held)

    def rest(self) -> None:
        """No move is made until there is hurry again."""
        self._eager = False

    def _move(self, socket: Socket, state: int) -> None:
        if self._stopped:
            return
        if not self._eager:
            self._held = (socket, state)
            return
        place, seat = int(self._random() * 5), socket.seat
        payload = f'{{"type":"bid","args":[{place}],"playerID":"{seat}","credentials":null}}'
        self._sent[state + 1] = time.perf_counter()
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        socket.say(EVENT + f'["update",{action},{state},"{self._match}","{seat}"]'.encode())

    def updated(self, socket: Socket, state: int, current: int) -> None:
        """A client has the update of a move."""
        sent = self._sent.get(state)
        if sent is None:
            return
        if socket.seat == (current - 1) % PLAYERS:
            self.tally.answered(None, sent)
        heard = self._heard[state] = self._heard.get(state, 0) + 1
        if heard == PLAYERS:
            del self._sent[state], self._heard[state]
            self.tally.told(None, sent)
            if state >= MATCH_MOVES:
                self._again()
        if socket.seat == current and state < MATCH_MOVES:
            self._move(socket, state)

    def _again(self) -> None:
        if not self._stopped:
            self.tally.over()
            task = asyncio.create_task(self.begin())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def lost(self) -> None:
        if not self._stopped:
            self.tally.refused["a connection has ended"] += 1

    def leave(self) -> None:
        self._stopped = True
        for socket in self.sockets:
            socket.leave()


async def their_side(served: Served, count: int, seed: int) -> Side[PeerTable]:
    tables = [PeerTable(served.port, Tally(), number, seed) for number in range(count)]
    for first in range(0, count, 8):
        await asyncio.gather(*(table.open() for table in tables[first : first + 8]))
    return Side(tables, [served.pid])


async def our_side(served: Served, count: int, seed: int) -> Side[Table]:
    tables = [Table([served.port], Tally(), seed + number) for number in range(count)]
    await open_tables(tables)
    return Side(tables, [served.pid])


@contextmanager
def installed(given: Path | None) -> Iterator[Path]:
    """A folder with boardgame.io in it, from the registry unless one is given."""
    if given:
        shutil.copy(OURS / "server.cjs", given)
        yield given
        return
    with folder(None) as made:
        for name in OURS.iterdir():
            shutil.copy(name, made)
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=made, check=True, timeout=300)
        yield made


@contextmanager
def server(packages: Path, store: str, parent: Path | None) -> Iterator[Served]:
    with folder(parent) as data:
        command = ["node", "server.cjs", store, str(data)]
        environment = {**os.environ, "NODE_ENV": "production"}
        with started(command, r"listening at port (\d+)", environment, cwd=packages) as served:
            yield served


def compare(packages: Path | None, count: int, rounds: int, seconds: float, parent: Path | None, seed: int) -> Found:
    """As many tables at each."""
    with ExitStack() as ending:
        ours = ending.enter_context(modes.server(parent))
        installed_at = ending.enter_context(installed(packages))
        theirs = [ending.enter_context(server(installed_at, store, parent)) for store in STORES]
        played = asyncio.run(_play(ours, theirs, count, rounds, seconds, seed))
        facts = with_complaints({"tables": count, **sides.facts(played, rounds, seconds)}, ours, *theirs)
    names = ("Etalage, durable", *(f"boardgame.io 0.50, {store}" for store in STORES))
    return {**facts, "rows": [_row(name, side, played[0]) for name, side in zip(names, played, strict=True)]}


async def _play(
    ours: Served, theirs: Sequence[Served], count: int, rounds: int, seconds: float, seed: int
) -> list[Side[Any]]:  # fmt: skip
    made: list[Side[Any]] = [await our_side(ours, count, seed)]
    made += [await their_side(served, count, seed) for served in theirs]
    await sides.in_turns(made, rounds, seconds)
    sides.leave(made)
    return made


def _row(name: str, side: Side[Any], ours: Side[Any]) -> Found:
    def speed(window: Window) -> float:
        return window.moves_per_second

    def thrift(window: Window) -> float:
        return window.moves_per_cpu_second

    return {
        "server": name,
        "moves/s": round(side.median(speed)),
        "ratio": round(ours.median(speed) / side.median(speed), 2),
        "moves/CPU s": round(side.median(thrift)),
        "ratio of CPU": round(ours.median(thrift) / side.median(thrift), 2),
        "p50 ms": side.median(lambda window: window.told["p50"]),
        "p99 ms": side.median(lambda window: window.told["p99"]),
    }
