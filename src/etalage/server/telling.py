"""What those who listen to a table are told of a change."""

from __future__ import annotations

from collections.abc import Sequence

from etalage.server.encoding import encode, pack
from etalage.server.people import Visitor
from etalage.server.streams import Stream, message
from etalage.tables.log import LogItem
from etalage.tables.showing import Changed, Changes, Reader, Shown, Update, can_be_told
from etalage.tables.table import Table


def reader(table: Table, visitor: Visitor) -> Reader:
    return Reader.of(table.state, visitor.person, visitor.is_program)


class Telling:
    """A change of a table on its way to those who listen; whoever sees the same gets the same bytes."""

    def __init__(self, before: Table | None, after: Table, news: Sequence[LogItem]) -> None:
        self._after = after
        self._news = news
        self._has_same_seats = before is not None and before.state.has_same_people(after.state)
        self._changed = Changed(before, after, news, pack) if before and can_be_told(before, after) else None
        self._whole: Shown | None = None
        self._messages: dict[tuple[Reader, bool], bytes] = {}

    def reader(self, stream: Stream) -> Reader:
        """They may have sat down or left meanwhile, also by another process."""
        return stream.reader if self._has_same_seats else reader(self._after, stream.visitor)

    def message(self, sees: Reader, by_changes: bool) -> bytes:
        found = self._messages.get((sees, by_changes))
        if found is None:
            found = message(self._after.state.number, encode(self._update(sees, by_changes)))
            self._messages[sees, by_changes] = found
        return found

    def _update(self, sees: Reader, by_changes: bool) -> Update | Changes:
        if by_changes and self._changed is not None:
            return self._changed.update(sees)
        if self._whole is None:
            self._whole = Shown(self._after, pack)
        return self._whole.update(sees, self._news)
