"""All tables of this process: loaded when somebody comes, changed one change at a time, told to whoever listens."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial

from etalage.records.fair import SECRET_BYTES
from etalage.server.encoding import encode
from etalage.server.errors import no_such_table
from etalage.server.fair_pool import FairPool
from etalage.server.live_table import LiveTable
from etalage.server.metrics import Metrics
from etalage.server.notices import TableChanged, TableWatched
from etalage.server.people import Visitor
from etalage.server.presence import STOCK_SECONDS, Followed, Presence
from etalage.server.store import Store
from etalage.server.streams import PING, PING_SECONDS, Stream, message
from etalage.server.telling import Telling, reader
from etalage.server.thinking import Attention, Question, Thinking
from etalage.server.writer import Writer
from etalage.tables.errors import Refused, not_seated
from etalage.tables.latecomers import entrance
from etalage.tables.log import LogItem, LogReplay
from etalage.tables.showing import Log, Reader, Shown, lines_of, position_at
from etalage.tables.state import UNDER_WAY, StoredTable
from etalage.tables.table import PendingChange, SeatAct, Table, replay_match

ATTEMPTS = 8  # to change a table that others are changing too
IDLE_SECONDS = 300.0  # without streams and changes, until a table is dropped from memory
TICK_SECONDS = 0.5
LOOK_SECONDS = 3.0  # between looks at what others have changed
ATTEND_SECONDS = 20.0  # between looks for bots and clocks that nobody attends to
AT_ONCE = 500  # tables to look for in one query

APART_THREADS = 1  # more of them would only take the interpreter's lock from each other and from play
MOST_APART, MOST_APART_OF_CLIENT = 256, 16

Act = Callable[[Table, float], PendingChange | None]
"""What somebody does at a table, at some time; None if there is nothing to change."""

log = logging.getLogger("etalage.tables")


class LiveTables:
    def __init__(
        self,
        store: Store,
        writer: Writer,
        metrics: Metrics,
        owns: Callable[[str], bool],
        bots: int,
        now: Callable[[], float] = time.time,
        finished: Callable[[], None] = lambda: None,
    ) -> None:
        self.store = store
        self.writer = writer
        self._now = now
        self._presence = Presence(store, writer, now)
        self.metrics = metrics
        self._owns = owns
        """Whether this process runs the bots and clocks of a table."""
        self._finished = finished
        """Is told when a match is over."""
        self._live: dict[str, LiveTable] = {}
        self._thinking = Thinking(bots, self._answer, self._attention)
        self.apart = FairPool(APART_THREADS, "apart", MOST_APART, MOST_APART_OF_CLIENT)
        """For what takes its time and is asked for by visitors."""
        self._due: dict[str, float] = {}
        self._looked = self._attended = self._stock_taken = time.monotonic()
        self._ticking = asyncio.create_task(self._tick())
        self._pinging = asyncio.create_task(self._ping())

    # Looking

    async def create(self, table: StoredTable, address: str) -> None:
        """Somebody at this address opens it."""
        await self.writer.run(self.store.create, table)
        self.meet(table, address)

    def meet(self, table: StoredTable, address: str) -> None:
        """A table has been opened by somebody at this address."""
        self._thinking.meet(table.state.host, address)

    async def look(self, id: str, visitor: Visitor) -> bytes:
        """The table as this visitor sees it."""
        table = await self.inspect(id)
        return encode(Shown(table).seen(reader(table, visitor)))

    async def log(self, id: str, visitor: Visitor, client: str, after: int) -> bytes:
        """All that has happened after a number, as this visitor may know it."""
        live = self._get(id)
        table = await self.inspect(id)
        missed = await self._missed(live, table, after, client)
        return await self.apart.run(client, id, _encoded_log, missed, reader(table, visitor))

    async def position(self, id: str, visitor: Visitor, client: str, number: int) -> bytes:
        """The table as it stood after an entry of its log, in this match or the one before, as this visitor saw it."""
        table = await self.inspect(id)
        replay = table.replay()
        if number < table.facts.first_number:
            found = await self.writer.run(self.store.match, id, table.facts.number - 1)
            if found is not None:
                replay = replay_match(table.state, *found)
        return await self.apart.run(
            client, id, _encoded_position, table, replay, number, reader(table, visitor)
        )  # fmt: skip

    async def listen(self, id: str, visitor: Visitor, after: int | None, by_changes: bool = False) -> Stream:
        """A stream that begins with all that has happened after a number, and with how the table stands."""
        live = self._get(id)
        missed: Sequence[LogItem] = []
        if after is not None:  # the table goes on while an old log is looked through
            before = await self._loaded(live)
            missed = await self._missed(live, before, after)
            after = max(after, before.state.number)
        async with live.lock:  # nothing may happen between what was missed and what is told from here on
            table = await self._load(live)
            if after is not None:
                missed = [*missed, *await self._missed(live, table, after)]
            sees = reader(table, visitor)
            first = message(table.state.number, encode(Shown(table).update(sees, missed)))
            stream = Stream(visitor, sees, by_changes, first)
            live.streams.add(stream)
            self.metrics.streams.inc()
        seat = table.state.seat_of(visitor.person)
        if seat is not None and table.state.seats[seat].away is not None:
            await self._take_stock([live])
        await self._tell_owners([live])
        return stream

    def unlisten(self, id: str, stream: Stream) -> None:
        self.metrics.streams.dec()
        self._presence.see(id, stream.visitor.person)
        live = self._live.get(id)
        if live:
            live.streams.discard(stream)
            live.touched = live.looked = time.monotonic()

    async def inspect(self, id: str) -> Table:
        """The table itself; nothing of it may leave the server but through `etalage.tables.showing`."""
        live = self._get(id)
        was_left_alone = self._attention(id) is Attention.NONE
        live.looked = time.monotonic()
        table = await self._loaded(live)
        if was_left_alone:
            self._attend(table)
        return table

    def _attention(self, id: str) -> Attention:
        live = self._live.get(id)
        return Attention.NONE if live is None else live.attention()

    async def watched_elsewhere(self, watched: TableWatched) -> None:
        """Somebody follows a table at another process; if this one runs its bots, they are to know."""
        if not self._owns(watched.table):
            return
        live = self._get(watched.table)
        was_left_alone = self._attention(watched.table) >= Attention.LEFT
        live.elsewhere = Attention.PLAYED if watched.is_played else Attention.WATCHED
        live.heard = time.monotonic()
        if was_left_alone:
            self._attend(await self._loaded(live))

    async def _tell_owners(self, lives: Iterable[LiveTable]) -> None:
        """Bots think in another process, which has to know that somebody is here."""
        watched = [
            TableWatched(live.id, self._attention(live.id) is Attention.PLAYED)
            for live in lives
            if live.table and live.streams and live.table.state.automatic and not self._owns(live.id)
        ]
        if watched and self.store.is_shared:
            await self.writer.run(self.store.tell_watched, watched)

    # Changing

    async def change(self, id: str, act: Act) -> PendingChange | None:
        """Work out a change, store it, tell of it; None if there was nothing to change."""
        live = self._get(id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                pending = act(await self._load(live), self._now())
                if pending is None:
                    return None
                if await self.writer.write(pending.change):
                    live.table = pending.table
                    self._tell(live, pending.table, pending.items, pending.rebid)
                    self._attend(pending.table)
                    if pending.change.results:
                        self._finished()
                    return pending
                await self._catch_up(live)  # another process was faster
        raise Refused("busy", "the table is changing too fast; try again")

    async def act(self, id: str, person: str, act: Act) -> None:
        """What somebody does who is there, therefore."""
        self._presence.see(id, person)
        await self.change(id, act)

    async def change_seats(self, id: str, person: str, act: SeatAct) -> None:
        """A change of seats, settings or words."""
        await self.act(id, person, lambda table, now: table.change_seats(act, now))

    async def rematch(self, id: str, person: str, same_cards: bool) -> None:
        secret = secrets.token_bytes(SECRET_BYTES)
        await self.act(id, person, lambda table, now: table.rematch(person, same_cards, secret, now))

    async def move(self, id: str, person: str, decision: int, texts: Sequence[str]) -> None:
        """Moves of a person, or of a program in their name."""
        self._presence.see(id, person)

        def act(table: Table, now: float) -> PendingChange | None:
            seat = table.state.seat_of(person)
            if seat is None:
                raise not_seated()
            self._get(id).answered = time.monotonic()
            return table.play(seat, decision, texts, now)

        if await self.change(id, act) is not None:
            self.metrics.moves.inc(len(texts))

    async def seat_bot(self, id: str, person: str, seat: int, bot: str | None) -> None:
        """A character takes a seat, or stands in for somebody who is away."""
        live = self._get(id)
        await self._loaded(live)
        await self._take_stock([live])
        await self.change(id, lambda table, now: table.seat_bot(person, seat, bot, now))

    async def _answer(self, question: Question, move: str) -> None:
        """A bot has decided."""

        def act(table: Table, now: float) -> PendingChange | None:
            if table.state.match != question.match:
                return None
            return table.play(question.seat, question.decision, [move], now, by_bot=True)

        if await self.change(question.table, act) is not None:
            self.metrics.moves.inc()

    # Telling

    def _tell(self, live: LiveTable, table: Table, items: Iterable[LogItem], rebid: int | None = None) -> None:
        before = live.told
        known = before.state.number if before else 0
        news = [item for item in items if item.entry.number > known]
        live.touched = time.monotonic()
        live.remember(news)
        if rebid is None and not news and not _has_other_entrance(before, table):
            return
        live.told = table
        if not live.streams:
            return
        telling = Telling(before, table, news)
        for stream in live.streams:
            sees = telling.reader(stream)
            if rebid is None or sees.seat == rebid:
                stream.put(telling.message(sees, stream.by_changes and sees == stream.reader))
            stream.reader = sees

    async def _missed(self, live: LiveTable, table: Table, after: int, client: str = "") -> Sequence[LogItem]:
        """All that has happened after a number, in this match and the one before; from memory if that suffices."""
        if after >= table.state.number:
            return []
        remembered = live.remembered(table, after)
        if remembered is not None:
            return remembered
        items = await self.apart.run(client, live.id, table.replay().to_end)  # a whole match takes its time
        if after < table.facts.first_number - 1:
            found = await self.writer.run(self.store.match, live.id, table.state.match - 1)
            if found is not None:
                items = await self.apart.run(client, live.id, replay_match(table.state, *found).to_end) + items
        return [item for item in items if item.entry.number > after]

    # Who is there

    async def take_stock(self) -> None:
        """Look round all tables that somebody follows here."""
        await self._take_stock(live for live in self._live.values() if live.streams)

    async def _take_stock(self, lives: Iterable[LiveTable]) -> None:
        """Tell who has gone and who is there again, where there is somebody to tell it to."""
        tables = [live.table for live in lives if live.table and live.table.state.is_in_company]
        followed = [Followed(table.state, self._live[table.state.id].streams) for table in tables]
        try:
            for table, seen in zip(tables, await self._presence.seen(followed), strict=True):
                if table.take_stock(self._now(), seen) is not None:
                    await self.change(table.state.id, partial(Table.take_stock, seen=seen))
        except Refused as refused:
            log.warning("who is there cannot be told: %s", refused.reason)

    # In memory

    def _get(self, id: str) -> LiveTable:
        if not (id.isascii() and id.isalnum()):  # not even a question for the database
            raise no_such_table()
        if id not in self._live:
            self._live[id] = LiveTable(id)
        return self._live[id]

    async def _loaded(self, live: LiveTable) -> Table:
        if live.table is None:
            async with live.lock:
                return await self._load(live)
        live.touched = time.monotonic()
        return live.table

    async def _load(self, live: LiveTable) -> Table:
        """The table, from the database if it is not here; whoever listens hears what came in between."""
        if live.table is None:
            stored = await self.writer.run(self.store.load, live.id)
            if stored is None:
                self._drop(live)
                raise no_such_table()
            table = live.table = Table.restore(stored)
            if live.told is None:
                live.told = table
            elif live.told.state.number < table.state.number:
                self._tell(live, table, await self._missed(live, table, live.told.state.number))
            self._attend(table)
        live.touched = time.monotonic()
        return live.table

    def _drop(self, live: LiveTable) -> None:
        for stream in live.streams:
            stream.end()
        self._live.pop(live.id, None)
        self._due.pop(live.id, None)
        self._presence.forget(live.id)
        self._thinking.forget(live.id)

    async def follow(self, id: str, revision: int | None) -> None:
        """Another process has changed a table; nothing to do unless it is here."""
        live = self._live.get(id)
        try:
            if live is not None:
                await self._follow(live, revision)
            elif self._owns(id):
                await self.inspect(id)
        except Refused as refused:
            log.info("a table that changed elsewhere cannot be followed: %s", refused.reason)

    async def reload(self, ids: Iterable[str]) -> None:
        """What was written of these tables has been changed: those that are here are read from the beginning."""
        for live in [self._live[id] for id in ids if id in self._live]:
            async with live.lock:
                live.table, live.recent = None, []
                with suppress(Refused):  # it is gone, or will be read when somebody asks for it
                    await self._load(live)

    def follow_at_once(self, change: TableChanged) -> bool:
        """Put a change by another process into the table, if there is nothing to look up."""
        live = self._live.get(change.table)
        if live is None:
            return not (change.is_for_bots and self._owns(change.table))
        if live.lock.locked() or live.table is None:
            return False
        if live.table.state.revision >= change.revision:
            return True
        if not (change.is_for_bots or live.table.state.automatic) and self._attention(live.id) >= Attention.LEFT:
            self._drop(live)  # it is of no use here
            return True
        stored = change.stored_after(live.table)
        return stored is not None and self._follow_stored(live, live.table, stored, change.rebid)

    async def _follow(self, live: LiveTable, revision: int | None) -> None:
        async with live.lock:
            table = live.table
            if table is not None and (revision is None or table.state.revision < revision):
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other processes have changed."""
        table = live.table
        assert table
        stored = await self.writer.run(self.store.load, live.id, table.state.number)
        if stored is None or not self._follow_stored(live, table, stored):
            live.table = None
            await self._load(live)

    def _follow_stored(self, live: LiveTable, table: Table, stored: StoredTable, rebid: int | None = None) -> bool:
        followed = table.follow(stored)
        if followed is None:
            return False
        live.table, items = followed
        self._tell(live, live.table, items, rebid)
        self._attend(live.table)
        return True

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
        if state.phase not in UNDER_WAY:
            self._due.pop(state.id, None)
            self._thinking.forget(state.id)
            return
        if not self._owns(state.id):
            return
        if state.due is not None:
            self._due[state.id] = state.due
        else:
            self._due.pop(state.id, None)
        self._thinking.attend(table)

    async def attend_all(self) -> None:
        """Take care of all tables whose bots and clocks are this process's now."""
        self._attended = time.monotonic()
        for id in filter(self._owns, await self.writer.run(self.store.unattended)):
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
            if self._owns(id):
                try:
                    await self._time_out(id)
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
        if time.monotonic() >= self._stock_taken + STOCK_SECONDS:
            self._stock_taken = time.monotonic()
            await self.take_stock()
            await self._tell_owners(list(self._live.values()))
        if time.monotonic() >= self._attended + ATTEND_SECONDS:
            await self.attend_all()  # whatever was missed
        self.metrics.live_tables.set(len(self._live))
        self.metrics.bots_waiting.set(self._thinking.waiting)

    async def _time_out(self, id: str) -> None:
        secret = secrets.token_bytes(SECRET_BYTES)  # for other cards, where a start is called off
        await self.change(id, lambda table, now: table.time_out(secret, now))

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
        self.apart.close()


def _has_other_entrance(before: Table | None, after: Table) -> bool:
    """Whether somebody may take a seat who could not, or the other way round: a review of a match closes it, and
    nobody hears of the review."""
    if before is None:
        return False
    return entrance(before.state, before.facts, before.match) != entrance(after.state, after.facts, after.match)


def _encoded_log(items: Sequence[LogItem], reader: Reader) -> bytes:
    return encode(Log(lines_of(items, reader.seat)))


def _encoded_position(table: Table, replay: LogReplay, number: int, reader: Reader) -> bytes:
    return encode(position_at(table, replay, number, reader))
