"""All tables of this process: loaded when somebody comes, changed one change at a time, told to whoever listens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from etalage.games.errors import EtalageError
from etalage.server.errors import Refused, no_such_table, not_seated
from etalage.server.metrics import Metrics
from etalage.server.people import Visitor
from etalage.server.showing import Position, Shown, shown_position
from etalage.server.state import Change, TableState
from etalage.server.store import Store
from etalage.server.streams import PING, PING_SECONDS, Reader, Stream, message
from etalage.server.table import Table, Turn
from etalage.server.telling import Line, Told, moment, retold
from etalage.server.thinking import Question, Thinking
from etalage.server.writer import Writer

ATTEMPTS = 8  # to change a table that others are changing too
IDLE_SECONDS = 300.0  # without streams and changes, until a table is dropped from memory
TICK_SECONDS = 0.5
LOOK_SECONDS = 3.0  # between looks at what others have changed
ATTEND_SECONDS = 20.0  # between looks for bots and clocks that nobody attends to
AT_ONCE = 500  # tables to look for in one query
RECENT = 24  # changes that a reader may have missed and is told from memory

Act = Callable[[Table], Turn | None]

log = logging.getLogger("etalage.tables")


class LiveTable:
    """A table that somebody is interested in."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        """Whoever looks at the table or changes it holds this; so nobody sees what has not been stored."""
        self.table: Table | None = None
        self.streams: set[Stream] = set()
        self.told = 0
        """The number up to which the streams have been told."""
        self.recent: list[Told] = []
        self.touched = time.monotonic()


class Tables:
    def __init__(self, store: Store, writer: Writer, metrics: Metrics, keeps: Callable[[str], bool], bots: int) -> None:
        self.store = store
        self.writer = writer
        self.metrics = metrics
        self._keeps = keeps
        """Whether this process runs the bots and clocks of a table."""
        self._live: dict[str, LiveTable] = {}
        self._thinking = Thinking(bots, self._answer)
        self._due: dict[str, float] = {}
        self._looked = self._attended = time.monotonic()
        self._ticking = asyncio.create_task(self._tick())
        self._pinging = asyncio.create_task(self._ping())

    # Looking

    async def create(self, state: TableState, *parts: object) -> None:
        await self.writer.run(self.store.create, state, *parts)

    async def look(self, id: str, visitor: Visitor) -> bytes:
        """The table as this visitor sees it."""
        live = self._get(id)
        async with live.lock:
            table = await self._loaded(live)
            return Shown(table).seen(reader(table.state, visitor))

    async def log(self, id: str, visitor: Visitor, after: int) -> list[Line]:
        """All that has happened after a number, as this visitor may know it."""
        live = self._get(id)
        async with live.lock:
            table = await self._loaded(live)
            seat = table.state.seat_of(visitor.person)
            return [line for told in await self._missed(live, table, after) for line in told.lines(seat)]

    async def position(self, id: str, visitor: Visitor, number: int) -> Position:
        """The table as it stood after an entry of its log, in this match or the one before, as this visitor saw it."""
        table = await self.inspect(id)
        reads = reader(table.state, visitor)
        facts, entries, sealed = table.facts, list(table.entries), table.sealed()
        if number < facts.first_number:
            found = await self.writer.run(self.store.match, id, facts.number - 1)
            if found is not None:
                (facts, entries), sealed = found, []
        match = table.match_of(facts)
        stood = await asyncio.to_thread(moment, match, entries, sealed, number)  # a whole match takes its time
        if stood is None:
            last = table.state.number
            message = f"there is no entry {number} of this match or the one before; they end with {last}"
            raise Refused(404, "no-such-entry", message, first=facts.first_number, last=last)
        return shown_position(table.game, table.state.players, stood, number, reads)

    async def listen(self, id: str, visitor: Visitor, after: int | None) -> Stream:
        """A stream that begins with all that has happened after a number, and with how the table stands."""
        live = self._get(id)
        async with live.lock:
            table = await self._loaded(live)
            stream = Stream(visitor)
            missed = [] if after is None else await self._missed(live, table, after)
            stream.put(message(table.state.number, Shown(table).update(reader(table.state, visitor), missed)))
            live.streams.add(stream)
            self.metrics.streams.inc()
            return stream

    def unlisten(self, id: str, stream: Stream) -> None:
        self.metrics.streams.dec()
        live = self._live.get(id)
        if live:
            live.streams.discard(stream)
            live.touched = time.monotonic()

    async def inspect(self, id: str) -> Table:
        """The table itself, for what only reads it; nothing of it may leave the server but through `showing`."""
        live = self._get(id)
        async with live.lock:
            return await self._loaded(live)

    # Changing

    async def change(self, id: str, act: Act) -> Turn | None:
        """Work out a change, store it, tell of it; None if there was nothing to change."""
        live = self._get(id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                table = await self._loaded(live)
                live.table = None  # until it is stored: it may hold what nobody may see yet
                try:
                    turn = act(table)
                except EtalageError:  # refused, and nothing touched
                    live.table = table
                    raise
                if turn is None:
                    live.table = table
                    return None
                if await self.writer.write(turn.change):
                    live.table = table
                    table.take(turn)
                    self._tell(live, table, turn.told, turn.rebid)
                    self._attend(table)
                    return turn
        raise Refused(503, "busy", "the table is changing too fast; try again")

    async def seat(self, id: str, make: Callable[[TableState], Change]) -> None:
        """A change of seats, settings or words."""
        await self.change(id, lambda table: table.seated(make(table.state)))

    async def move(self, id: str, person: str, decision: int, texts: list[str]) -> None:
        """Moves of a person, or of a program in his name."""

        def act(table: Table) -> Turn | None:
            seat = table.state.seat_of(person)
            if seat is None:
                raise not_seated()
            return table.moved(seat, decision, texts)

        if await self.change(id, act) is not None:
            self.metrics.moves.inc(len(texts))

    async def _answer(self, question: Question, move: str) -> None:
        """A bot has decided."""

        def act(table: Table) -> Turn | None:
            if table.state.match != question.match:
                return None
            return table.moved(question.seat, question.decision, [move], by_bot=True)

        if await self.change(question.table, act) is not None:
            self.metrics.moves.inc()

    # Telling

    def _tell(self, live: LiveTable, table: Table, told: Iterable[Told], rebid: int | None = None) -> None:
        news = [each for each in told if each.entry.number > live.told]
        live.told = table.state.number
        live.touched = time.monotonic()
        joins_on = bool(news and live.recent and live.recent[-1].entry.number + 1 == news[0].entry.number)
        live.recent = [*live.recent, *news][-RECENT:] if joins_on or not news else news[-RECENT:]
        if not live.streams or (rebid is None and not news):
            return
        shown = Shown(table)
        bodies: dict[Reader, bytes] = {}
        for stream in live.streams:
            sees = reader(table.state, stream.visitor)  # he may have sat down or left by another process
            if rebid is not None and sees.seat != rebid:
                continue
            if sees not in bodies:
                bodies[sees] = message(table.state.number, shown.update(sees, news))
            stream.put(bodies[sees])

    async def _missed(self, live: LiveTable, table: Table, after: int) -> Iterable[Told]:
        """All that has happened after a number, in this match and the one before; from memory if that suffices."""
        if after >= table.state.number:
            return []
        recent = live.recent
        if recent and recent[0].entry.number <= after + 1 and recent[-1].entry.number == table.state.number:
            return [each for each in recent if each.entry.number > after]
        told = await asyncio.to_thread(list, table.told())  # a whole match takes its time
        if after < table.facts.first_number - 1:
            found = await self.writer.run(self.store.match, live.id, table.state.match - 1)
            if found is not None:
                told = await asyncio.to_thread(list, retold(table.match_of(found[0]), found[1])) + told
        return [each for each in told if each.entry.number > after]

    # In memory

    def _get(self, id: str) -> LiveTable:
        if not (id.isascii() and id.isalnum()):  # not even a question for the database
            raise no_such_table()
        if id not in self._live:
            self._live[id] = LiveTable(id)
        return self._live[id]

    async def _loaded(self, live: LiveTable) -> Table:
        """The table, from the database if it is not here; whoever listens hears what came in between."""
        if live.table is None:
            loaded = await self.writer.run(self.store.load, live.id)
            if loaded is None:
                self._drop(live)
                raise no_such_table()
            table = live.table = Table(loaded)
            if not live.told:
                live.told = table.state.number
            elif live.told < table.state.number:
                self._tell(live, table, await self._missed(live, table, live.told))
            self._attend(table)
        live.touched = time.monotonic()
        return live.table

    def _drop(self, live: LiveTable) -> None:
        for stream in live.streams:
            stream.end()
        self._live.pop(live.id, None)
        self._due.pop(live.id, None)
        self._thinking.forget(live.id)

    async def follow(self, id: str, revision: int | None) -> None:
        """Another process has changed a table; nothing to do unless it is here."""
        live = self._live.get(id)
        try:
            if live is not None:
                await self._follow(live, revision)
            elif self._keeps(id):
                await self.inspect(id)
        except Refused as refused:
            log.info("a table that changed elsewhere cannot be followed: %s", refused.reason)

    async def _follow(self, live: LiveTable, revision: int | None) -> None:
        async with live.lock:
            table = live.table
            if table is None or (revision is not None and table.state.revision >= revision):
                return
            loaded = await self.writer.run(self.store.load, live.id, table.state.number)
            live.table = None
            told = None if loaded is None else table.follow(loaded)
            if told is None:
                await self._loaded(live)
            else:
                live.table = table
                self._tell(live, table, told)
                self._attend(table)

    async def follow_all(self) -> None:
        """Look whether anything that is here has changed elsewhere: by an operator, or while nothing could be heard."""
        known = {id: live.table.state.revision for id, live in self._live.items() if live.table is not None}
        ids = list(known)
        try:
            for first in range(0, len(ids), AT_ONCE):
                some = ids[first : first + AT_ONCE]
                revisions = await self.writer.run(self.store.revisions, some)
                for id in some:
                    if revisions.get(id, 0) != known[id]:
                        await self.follow(id, revisions.get(id))
        except Refused as refused:
            log.warning("changes cannot be looked for: %s", refused.reason)

    # Bots and clocks

    def _attend(self, table: Table) -> None:
        state = table.state
        if state.phase != "playing":
            self._due.pop(state.id, None)
            self._thinking.forget(state.id)
            return
        if not self._keeps(state.id):
            return
        if state.due is not None:
            self._due[state.id] = state.due
        else:
            self._due.pop(state.id, None)
        self._thinking.attend(table)

    async def attend_all(self) -> None:
        """Take care of all tables whose bots and clocks are this process's now."""
        self._attended = time.monotonic()
        for id in filter(self._keeps, await self.writer.run(self.store.unattended)):
            try:
                self._attend(await self.inspect(id))
            except Refused as refused:  # others do not suffer from it
                log.warning("a table cannot be attended to: %s", refused.reason)

    async def _tick(self) -> None:
        """Whatever goes wrong, the clocks go on."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self._look_after()
            except Exception:
                log.exception("looking after the tables has failed")

    async def _look_after(self) -> None:
        """Clocks run out; changes from outside are found; idle tables leave the memory."""
        for id in [id for id, due in self._due.items() if due <= time.time()]:
            self._due.pop(id, None)
            if self._keeps(id):
                try:
                    await self.change(id, Table.timed_out)
                except Refused as refused:
                    log.warning("a clock has run out, but: %s", refused.reason)
                    if refused.reason in ("unavailable", "busy"):
                        self._due[id] = time.time() + TICK_SECONDS
        horizon = time.monotonic() - IDLE_SECONDS
        for live in list(self._live.values()):
            if not live.streams and live.touched < horizon and not live.lock.locked() and live.id not in self._due:
                self._drop(live)
        if time.monotonic() >= self._looked + LOOK_SECONDS:
            await self.follow_all()
            self._looked = time.monotonic()
        if time.monotonic() >= self._attended + ATTEND_SECONDS:
            await self.attend_all()  # whatever was missed
        self.metrics.live_tables.set(len(self._live))
        self.metrics.bots_waiting.set(self._thinking.waiting)

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_SECONDS)
            for live in self._live.values():
                for stream in live.streams:
                    stream.put(PING)

    def end_streams(self, visitor: Visitor | None = None) -> None:
        """Of everybody, when the server goes down; or of one whose key is no longer good."""
        for live in self._live.values():
            for stream in live.streams:
                if visitor is None or stream.visitor == visitor:
                    stream.end()

    def close(self) -> None:
        self._ticking.cancel()
        self._pinging.cancel()
        self._thinking.close()


def reader(state: TableState, visitor: Visitor) -> Reader:
    """What somebody may see here; programs remember everything anyway."""
    is_host = visitor.person is not None and state.host == visitor.person
    return Reader(state.seat_of(visitor.person), is_host, state.memory_aid or visitor.is_program)
