"""Tables where clients of the generator sit and play."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.load.measuring import Tally
from benchmarks.load.wire import Person

TOO_MANY = {"weinhaendler": b"pass", "money": b"bid PLAY"}
"""What can be played where the server does not list all moves."""
DECISION = b'"decision":'
LEGAL = b'"legal":{'
MOVES = b'"moves":["'
OVER = b'"phase":"over"'
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Ready(NamedTuple):
    """A seat that knows it is its turn, and the move it has picked."""

    seat: Seat
    decision: int
    move: bytes


class OnTheWay:
    """A move that somebody has not heard of yet."""

    __slots__ = ("due", "heard", "sent")

    def __init__(self, due: float | None, sent: float) -> None:
        self.due, self.sent, self.heard = due, sent, 0


class Seat:
    """One client: it hears every update, and decodes only what it needs."""

    def __init__(self, table: Table, number: int, port: int) -> None:
        self.number = number
        self.person = Person(port)
        self._table = table
        self._decision = 0
        self._asked = 0
        self._opening = b""

    async def sit(self, id: str) -> None:
        body = {"name": NAMES[self.number]}
        await self.person.ask("PUT", f"/api/tables/{id}/seats/{self.number}", body)
        self._opening = self.person.opening("POST", f"/api/tables/{id}/moves")

    def heard(self, update: bytes) -> None:
        self._table.tally.heard(update)
        at = update.find(DECISION) + len(DECISION)
        decision = int(update[at : update.find(b",", at)])
        if decision > self._decision:
            if self._decision:
                self._table.has_heard(decision)
            self._decision = decision
        legal = update.find(LEGAL, at, at + 120)
        if legal >= 0:
            if decision > self._asked:
                self._asked = decision
                self._table.is_asked(self, decision, self._pick(update, legal))
        elif self.number == 0 and OVER in update:
            self._table.is_over()

    def _pick(self, update: bytes, legal: int) -> bytes:
        listed = update.find(MOVES, legal, legal + 40)
        if listed < 0:
            return TOO_MANY[self._table.game]
        moves = update[listed + len(MOVES) : update.find(b'"]', listed)].split(b'","')
        return moves[int(self._table.random() * len(moves))]

    def play(self, decision: int, move: bytes, way: OnTheWay) -> None:
        body = b'{"decision":%d,"moves":["%b"]}' % (decision, move)

        def then(status: int, _: bytes, answer: bytes) -> None:
            if status == 200:
                self._table.tally.answered(way.due, way.sent)
            else:
                self._table.tally.refused[f"{status} {answer[:160].decode(errors='replace')}"] += 1

        self.person.post(b"%b%d\r\n\r\n%b" % (self._opening, len(body), body), then)


class Table:
    """Four seats, or one among bots, that play match after match."""

    def __init__(
        self, ports: Sequence[int], tally: Tally, seed: int, game: str = "weinhaendler", bots: str | None = None
    ) -> None:  # fmt: skip
        """Its clients take the servers at these ports in turn."""
        self.game = game
        self.tally = tally
        self.random = random.Random(seed).random
        self.eager = False
        """Whether moves are made at once, or when they are due."""
        self.is_playing = False
        self.decision = 1
        self._due: deque[float] = deque()
        self._ready: Ready | None = None
        self._ways: dict[int, OnTheWay] = {}
        self._bots = bots
        self.id = ""
        self._stopped = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._spectators: list[Person] = []
        people = range(1 if bots else len(NAMES))
        self.seats = [Seat(self, number, ports[number % len(ports)]) for number in people]

    async def open(self) -> None:
        """Everybody sits down and listens."""
        host = self.seats[0].person
        self.id = (await host.ask("POST", "/api/tables", {"game": self.game, "players": len(NAMES)}))["id"]
        for seat in self.seats:
            await seat.sit(self.id)
            await seat.person.listen(self.id, seat.heard, self._lost)
        for number in range(len(self.seats), len(NAMES)):
            await host.ask("PUT", f"/api/tables/{self.id}/seats/{number}/bot", {"bot": self._bots})

    async def begin(self) -> None:
        await self.seats[0].person.ask("POST", f"/api/tables/{self.id}/start")
        self.is_playing = True

    async def let_watch(self, count: int) -> None:
        """Spectators come, each with a stream."""
        came = [Person(self.seats[0].person.port) for _ in range(count)]
        for each in came:
            await each.listen(self.id, lambda _: None, self._lost)
        self._spectators += came

    def hurry(self) -> None:
        """From here on, play as fast as it goes."""
        self.eager = True
        self._go(None)

    def rest(self) -> None:
        """No move is made until there is hurry again, or one is due."""
        self.eager = False
        self._due.clear()

    def let(self, due: float) -> None:
        """A move is due; it is made as soon as the last one has come through."""
        self._due.append(due)
        self._go_when_due()

    def is_asked(self, seat: Seat, decision: int, move: bytes) -> None:
        self._ready = Ready(seat, decision, move)
        if self.eager:
            self._go(None)
        else:
            self._go_when_due()

    def _go_when_due(self) -> None:
        if self._due and self._ready:
            self._go(self._due.popleft())

    def _go(self, due: float | None) -> None:
        if self._ready is None or self._stopped:
            return
        seat, decision, move = self._ready
        self._ready = None
        way = self._ways[decision] = OnTheWay(due, time.perf_counter())
        seat.play(decision, move, way)

    def has_heard(self, decision: int) -> None:
        """A seat has got the update that leads to this decision."""
        way = self._ways.get(decision - 1)
        self.decision = decision
        if way is None:  # a bot's move
            return
        way.heard += 1
        if way.heard == len(self.seats):
            del self._ways[decision - 1]
            self.tally.told(way.due, way.sent)

    def is_over(self) -> None:
        if self.is_playing and not self._stopped:
            self.is_playing = False
            self.tally.over()
            task = asyncio.create_task(self._again())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _again(self) -> None:
        try:
            for seat in self.seats:  # the first offers it, and with the last who accepts it begins
                await seat.person.ask("POST", f"/api/tables/{self.id}/rematch", {"same_cards": False})
            if len(self.seats) == 1:
                await self.begin()
            self.is_playing = True
        except Exception as error:
            self.tally.refused[f"rematch: {error}"[:200]] += 1

    def _lost(self) -> None:
        if not self._stopped:
            self.tally.refused["a stream has ended"] += 1

    def stop(self) -> None:
        """No further moves."""
        self._stopped = True

    def leave(self) -> None:
        self.stop()
        for person in [*(seat.person for seat in self.seats), *self._spectators]:
            person.leave()


async def open_tables(tables: Sequence[Table], begins: bool = True, at_once: int = 8) -> None:
    """Open all tables, a few at a time, and begin their matches."""
    turns = asyncio.Semaphore(at_once)

    async def one(table: Table) -> None:
        async with turns:
            await table.open()
            if begins:
                await table.begin()

    await asyncio.gather(*(one(table) for table in tables))
