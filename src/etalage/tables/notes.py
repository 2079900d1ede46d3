"""Entries of a table's log as they are written."""

from __future__ import annotations

import json
from typing import Any

from etalage.tables.state import Change, Entry, MatchFacts, TableState


class Notes:
    """The entries of a change as they come, numbered from where the table is."""

    def __init__(self, state: TableState, now: float) -> None:
        self.entries: list[Entry] = []
        self._state = state
        self._now = now

    def add(self, kind: str, seat: int | None = None, **facts: Any) -> Entry:
        return self._enter(kind, seat, json.dumps(facts, ensure_ascii=False, separators=(",", ":")) if facts else None)

    def add_move(self, kind: str, seat: int, text: str | None = None, ply: int | None = None) -> Entry:
        """A move, or that one was sealed."""
        return self._enter(kind, seat, text, ply)

    def _enter(self, kind: str, seat: int | None, text: str | None, ply: int | None = None) -> Entry:
        number = self._state.number + len(self.entries) + 1
        self.entries.append(Entry(number, self._state.match, kind, seat, text, self._now, ply))
        return self.entries[-1]

    def change(self, after: TableState, facts: MatchFacts | None = None, **fields: Any) -> Change:
        """To this state with these fields, and with the numbers that follow from the entries."""
        fields.setdefault("changed", self._now)
        before = self._state
        after = after._replace(revision=before.revision + 1, number=before.number + len(self.entries), **fields)
        return Change(after, self.entries, facts, seats_changed=after.seats != before.seats)
