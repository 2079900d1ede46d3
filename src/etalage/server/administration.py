"""What operators do with the database, also while a server runs on it: its tables look for changes made elsewhere."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from sqlalchemy import Connection, Engine, and_, delete, exists, func, or_, select
from sqlalchemy.sql import ColumnElement

from etalage.games.errors import EtalageError
from etalage.games.protocol import Json
from etalage.server.attempts import drop_unfinished, prune_challenges
from etalage.server.database import DatabaseUnusable
from etalage.server.figures import Figures
from etalage.server.notices import Message, TableChanged, notify, told_of
from etalage.server.people import TOKEN
from etalage.server.private_files import FILE_MODE
from etalage.server.schema import (
    entries,
    finished,
    keys,
    matches,
    people,
    presence,
    results,
    reviews,
    sealed,
    seat_figures,
    seats,
    tables,
    unentered,
)  # fmt: skip
from etalage.server.selecting import portions, take_out
from etalage.server.store import Store
from etalage.tables import seating
from etalage.tables.showing import record_so_far
from etalage.tables.state import NOT_OVER, Entry, MatchFacts, StoredTable

ATTEMPTS = 20  # to change a table that is being played at


class NotThere(EtalageError):
    """A table or match that the database has not, or not yet."""


class Listed(NamedTuple):
    """A table, as an operator sees it: not its cards."""

    id: str
    game: str
    phase: str
    match: int
    players: list[str | None]
    """The name in each seat; None where it is free."""
    created: float
    changed: float
    moves: int
    """Of all its matches."""


class Pruned(NamedTuple):
    """How much was deleted, or would be."""

    tables: int
    people: int


def listed(engine: Engine, phase: str | None = None) -> list[Listed]:
    """All tables, or those of one phase, the latest change first."""
    moves = select(func.count(entries.c.ply)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    wanted = select(tables, moves.label("moves")).order_by(tables.c.changed.desc(), tables.c.id)
    if phase is not None:
        wanted = wanted.where(tables.c.phase == phase)
    with engine.connect() as connection:
        rows = connection.execute(wanted).all()
        names: dict[str, list[str | None]] = {row.id: [] for row in rows}
        for seat in connection.execute(select(seats).order_by(seats.c.table_id, seats.c.seat)):
            if seat.table_id in names:
                names[seat.table_id].append(seat.name or None)
    return [
        Listed(row.id, row.game, row.phase, row.match, names[row.id], row.created, row.changed, row.moves)
        for row in rows
    ]


def end(store: Store, id: str) -> None:
    """Close a table, whatever is going on there."""
    for _ in range(ATTEMPTS):
        state = _loaded(store, id).state
        if state.phase not in NOT_OVER:
            raise EtalageError(f"table {id} is {state.phase} already")
        if store.change([seating.close(state, time.time())])[0]:
            return
    raise EtalageError(f"table {id} changes too fast to be closed; try again")


def export_record(store: Store, id: str, number: int | None = None) -> Json:
    """The record of a match, by default the last that has begun; of one that is not over, as far as it goes.

    While others play on, rows may be newer than those read before them. So it is the moves that say whether the match
    is over, and what the record may tell.
    """
    state = _loaded(store, id).state
    facts, lines = _begun_match(store, id, number, state.match)
    return record_so_far(state, facts, lines)


def _begun_match(store: Store, id: str, number: int | None, last: int) -> tuple[MatchFacts, list[Entry]]:
    for wanted in [number] if number is not None else [last, last - 1]:
        found = store.match(id, wanted)
        if found and found[0].begun is not None:
            return found
    which = "no match has begun" if number is None else f"match {number} has not begun, or there is none of this number"
    raise NotThere(f"{which} at table {id}")


def _loaded(store: Store, id: str) -> StoredTable:
    found = store.load(id, after=2**31 - 1)  # its entries are not needed
    if found is None:
        raise NotThere(f"there is no table {id}; `etalage admin list` shows all")
    return found


def delete_tables(engine: Engine, ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them; all of them, or none if one is not there."""
    with engine.begin() as connection:
        gone = delete_where(connection, tables.c.id.in_(ids))
        missing = set(ids) - set(gone)
        if missing:
            raise NotThere(f"there is no table {sorted(missing)[0]}; nothing was deleted")


def prune(engine: Engine, before: float, dry_run: bool = False, finished_too: bool = False) -> Pruned:
    """Delete what is over or was left, and has not changed since a time; then people of whom nothing is left.

    Matches that are being played stay, however slow, and those on somebody's list of finished ones, unless these are to
    go too. So does whoever has a token: a program may come back any time.
    """
    left = and_(tables.c.phase.in_(("over", "cancelled", "open")), tables.c.changed < before)
    if not finished_too:
        left = and_(left, ~exists().where(results.c.table_id == tables.c.id, results.c.person.is_not(None)))
    with engine.connect() as connection:
        old = len(delete_where(connection, left))
        gone = connection.execute(delete(people).where(_forgotten(before)).returning(people.c.id)).scalars().all()
        prune_challenges(connection, before)
        take_out(connection, gone)
        connection.execute(delete(keys).where(keys.c.expires <= time.time()))
        if gone:
            notify(connection, Message(pruned=True))
        if dry_run:
            connection.rollback()
        else:
            connection.commit()
    return Pruned(old, len(gone))


def recount(store: Store) -> int:
    """Enter all finished matches anew into the figures of those who played; how many there are."""
    own = Figures(store)
    own.enter_anew()
    own.catch_up()
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(finished)).scalar_one()


def _forgotten(before: float) -> ColumnElement[bool]:
    """People of old without seat, table, finished match or token."""
    has_seat = exists().where(or_(seats.c.person == people.c.id, seats.c.next_person == people.c.id))
    is_host = exists().where(tables.c.host == people.c.id)
    has_finished = exists().where(results.c.person == people.c.id)
    has_token = exists().where(keys.c.person == people.c.id, keys.c.kind == TOKEN)
    return and_(people.c.created < before, ~or_(has_seat, is_host, has_finished, has_token))


def delete_where(connection: Connection, wanted: ColumnElement[bool]) -> list[str]:
    """The tables themselves first: from then on, nobody can add anything to them."""
    rows = connection.execute(delete(tables).where(wanted).returning(tables.c.id, tables.c.revision)).all()
    ids = [row.id for row in rows]
    for some in portions(ids):
        drop_unfinished(connection, some)
        for part in (seats, matches, entries, sealed, presence, reviews, finished, results, unentered, seat_figures):
            connection.execute(delete(part).where(part.c.table_id.in_(some)))
    notify(connection, *told_of(TableChanged(row.id, row.revision + 1) for row in rows))
    return ids


def back_up(source: Path, target: Path) -> int:
    """Copy an SQLite database as it stands at one moment, whoever writes to it; its bytes.

    The copy is checked, and appears under its name only when it is whole. Only its owner may read it: it holds the
    secrets of matches that are being played.
    """
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    os.close(handle)
    part = Path(name)
    part.chmod(FILE_MODE)
    try:
        _copy(source, part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except sqlite3.Error as error:
        raise DatabaseUnusable(f"the database cannot be copied: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, target: Path) -> None:
    address = f"file:{quote(str(source.resolve()))}?mode=rw"  # never makes one where there is none
    with closing(sqlite3.connect(address, uri=True)) as original, closing(sqlite3.connect(target)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise DatabaseUnusable(f"the copy is damaged, and so may be the database: {found.splitlines()[0]}")
