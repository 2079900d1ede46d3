"""Who is at which table: whoever follows it, here or at another process, and when those who do not were last there.

What this process knows it keeps in memory. Where several share a database, each writes every few seconds whom it has
seen at the tables it has readers for, and reads what the others have; so a process that dies takes nothing with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from etalage.server.store import Store
from etalage.server.streams import Stream
from etalage.server.writer import Writer
from etalage.tables.state import TableState

STOCK_SECONDS = 10.0
"""From one look round to the next."""

Seen = dict[str, float]
"""When each person was last there."""


class Followed(NamedTuple):
    """A table, and who follows it here."""

    table: TableState
    streams: Iterable[Stream]


class Presence:
    def __init__(self, store: Store, writer: Writer, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._writer = writer
        self._now = now
        self._began = now()
        """Before that, nobody knows: so nobody has been away for longer."""
        self._last: dict[str, Seen] = {}
        """By table, when those who have moved or gone were last seen here."""

    def see(self, id: str, person: str | None) -> None:
        """Somebody has moved at a table, or follows it no longer."""
        if person is not None:
            self._last.setdefault(id, {})[person] = self._now()

    def forget(self, id: str) -> None:
        self._last.pop(id, None)

    async def seen(self, followed: Sequence[Followed]) -> list[Seen]:
        """When the people who have seats at these tables were last seen; `now` if they follow them."""
        own = {each.table.id: self._seen_here(each) for each in followed}
        if self._store.is_shared:
            known = await self._writer.run(self._store.seen_at, own)
            return [known[each.table.id] for each in followed]
        return [dict.fromkeys(each.table.people, self._began) | own[each.table.id] for each in followed]

    def _seen_here(self, followed: Followed) -> Seen:
        id, people = followed.table.id, followed.table.people
        here = {stream.visitor.person: self._now() for stream in followed.streams if stream.visitor.person}
        last = self._last.get(id, {}) | here
        return {person: last[person] for person in people if person in last}
