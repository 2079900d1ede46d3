"""What processes that share a database tell each other, through PostgreSQL's NOTIFY.

A notice of a change brings the change along, so that whoever stands at the revision before it can follow without a
query. Where something is missing, too long or unknown to it, the table is read from the database.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, text

from etalage.tables.state import Change, Entry, Phase, Sealed, StoredTable
from etalage.tables.table import Table

CHANNEL = "etalage"
MOST_BYTES = 7900  # of a message; PostgreSQL takes less than 8,000
MOST_WATCHED = 100  # tables in a message
THIS_PROCESS = secrets.token_hex(4)

_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :message)")


class Progress(NamedTuple):
    """What a change touches of a table's state while the same people sit there and the same match goes on."""

    number: int
    host: str
    phase: Phase
    waiting: int
    due: float | None
    changed: float


class TableChanged(NamedTuple):
    """A change of a table as other processes hear of it."""

    table: str
    revision: int
    progress: Progress | None = None
    """None: it has to be read from the database."""
    entries: Sequence[Entry] = ()
    seal: Sealed | None = None
    is_for_bots: bool = True
    """Whether a bot or a clock may have something to do now."""

    @staticmethod
    def by(change: Change) -> TableChanged:
        state = change.after
        if change.facts or change.seats_changed:
            return TableChanged(state.id, state.revision)
        progress = Progress(state.number, state.host, state.phase, state.waiting, state.due, state.changed)
        is_for_bots = state.due is not None or state.waiting & state.automatic != 0
        return TableChanged(state.id, state.revision, progress, change.entries, change.seal, is_for_bots)

    @property
    def rebid(self) -> int | None:
        """The seat that has changed its sealed move, of which nobody else is told."""
        return self.seal.seat if self.seal and not self.entries else None

    def stored_after(self, table: Table) -> StoredTable | None:
        """The table as it is stored, without the entries that were known; None if this notice does not tell."""
        if self.progress is None or table.state.revision + 1 != self.revision:
            return None
        state = table.state._replace(revision=self.revision, **self.progress._asdict())
        return table.stored_with(state, self.entries, self.seal)


class TableWatched(NamedTuple):
    """Somebody follows a table at the sender's."""

    table: str
    is_played: bool
    """Whether they have a seat there."""


class Message(msgspec.Struct, omit_defaults=True):
    """What goes out at once."""

    sender: str = ""
    changes: list[TableChanged] = []
    watched: Sequence[TableWatched] = ()
    revoked: Sequence[str] = ()
    """People whose keys are no longer good."""
    rewritten: Sequence[str] = ()
    """Tables of whose log something was changed that had been told."""
    pruned: bool = False
    """Whether people of whom nothing was left have been deleted."""

    @property
    def is_own(self) -> bool:
        return self.sender == THIS_PROCESS


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Message).decode


def notify(connection: Connection, *messages: Message) -> None:
    """Tell all processes, when this transaction is committed; where there can be only one, nobody."""
    if messages and connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, [{"message": _encode(each).decode()} for each in messages])


def read(payload: bytes | str) -> Message:
    return _decode(payload)


def told_of_watched(watched: Sequence[TableWatched]) -> list[Message]:
    portions = range(0, len(watched), MOST_WATCHED)
    return [Message(THIS_PROCESS, watched=watched[first : first + MOST_WATCHED]) for first in portions]


def told_of(changes: Iterable[TableChanged]) -> list[Message]:
    """As few messages as can be sent."""
    messages: list[Message] = []
    room = 0
    for change in map(_bounded, changes):
        size = len(_encode(change)) + 1
        if size > room:
            messages.append(Message(THIS_PROCESS, []))
            room = MOST_BYTES - len(_encode(messages[-1]))
        messages[-1].changes.append(change)
        room -= size
    return messages


def _bounded(change: TableChanged) -> TableChanged:
    """What is too long to be told has to be read from the database."""
    return change if len(_encode(change)) < MOST_BYTES // 2 else TableChanged(change.table, change.revision)
