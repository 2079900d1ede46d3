"""Forgetting somebody, in all that is kept. Everything here is synchronous and runs in threads."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, or_, select, update

from etalage.records.fair import SECRET_BYTES
from etalage.server.administration import ATTEMPTS
from etalage.server.database import writing
from etalage.server.figures import hold
from etalage.server.history import sweep
from etalage.server.notices import THIS_PROCESS, Message, notify
from etalage.server.schema import entries, matches, people, results, reviews, seats, tables
from etalage.server.selecting import take_out
from etalage.server.store import Store
from etalage.tables import forgetting
from etalage.tables.errors import Refused


class Forgetting:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._engine = store.engine

    def forget(self, person: str) -> list[str]:
        """All that is somebody's goes; where others have played with them they are called Guest. The tables touched.

        Their names go first, while it is known which seats are theirs: if anything breaks off, asking again goes on.
        """
        with writing(self._engine) as connection:
            names = _names(connection, person)
            for table, own in names.items():
                _rename(connection, table, person, own)
            concerned = _concerned(connection, person)
        for table in concerned:
            self._leave(table, person)
        with writing(self._engine) as connection:
            self._delete(connection, person, concerned)
            notify(connection, Message(THIS_PROCESS, rewritten=concerned, revoked=[person]))
        return concerned

    def _leave(self, table: str, person: str) -> None:
        for _ in range(ATTEMPTS):
            stored = self._store.load(table)
            if stored is None:
                return
            secret = secrets.token_bytes(SECRET_BYTES)
            change = forgetting.go(stored.state, stored.facts, person, secret, time.time())
            if change is None:
                return
            self._store.change([change])
        raise Refused("busy", "a table of yours is changing too fast; ask again")

    def _delete(self, connection: Connection, person: str, concerned: Sequence[str]) -> None:
        hold(connection)  # nobody's matches are entered meanwhile
        mine = results.c.person == person
        ids = connection.execute(select(results.c.table_id, results.c.match).where(mine)).all()
        connection.execute(update(results).where(mine).values(person=None))
        alone = [(table, 0) for table in concerned]  # no match, but a table that may be nobody's any more
        sweep(connection, [*((row.table_id, row.match) for row in ids), *alone], person)
        take_out(connection, [person])
        connection.execute(delete(people).where(people.c.id == person))


def _names(connection: Connection, person: str) -> dict[str, set[str]]:
    """What somebody is called, at each table where they have been."""
    names: dict[str, set[str]] = {}
    called = [(of.c.table_id, of.c.name, of.c.person) for of in (seats, results)]
    for table, name, whose in [*called, (seats.c.table_id, seats.c.next_name.label("name"), seats.c.next_person)]:
        for row in connection.execute(select(table, name).where(whose == person)):
            names.setdefault(row.table_id, set()).add(row.name)
    return names


def _concerned(connection: Connection, person: str) -> list[str]:
    """All their tables: where they sit, are the host, or have finished a match."""
    mine = or_(
        tables.c.id.in_(select(seats.c.table_id).where(or_(seats.c.person == person, seats.c.next_person == person))),
        tables.c.id.in_(select(results.c.table_id).where(results.c.person == person)),
        tables.c.host == person,
    )
    return list(connection.execute(select(tables.c.id).where(mine)).scalars())


def _rename(connection: Connection, table: str, person: str, names: Collection[str]) -> None:
    """The table gets another revision, so that nobody writes what they know of it over this."""
    here = tables.c.id == table
    connection.execute(update(tables).where(here).values(revision=tables.c.revision + 1))
    their_seat = and_(seats.c.table_id == table, seats.c.person == person)
    others = select(seats.c.name).where(seats.c.table_id == table, ~their_seat | seats.c.person.is_(None))
    guest = forgetting.guest(connection.execute(others).scalars().all())
    connection.execute(update(seats).where(their_seat).values(name=guest))
    for match, seat in _sat(connection, table, person).items():
        _rename_in_match(connection, table, match, seat)
    _rename_in_log(connection, table, names)


def _sat(connection: Connection, table: str, person: str) -> dict[int, int]:
    """In which seat somebody has played each match of a table."""
    over = select(results.c.match, results.c.seat).where(results.c.table_id == table, results.c.person == person)
    under_way = (
        select(tables.c.match, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.id == table, seats.c.person == person, tables.c.phase == "playing")
    )
    return {row.match: row.seat for wanted in (over, under_way) for row in connection.execute(wanted)}


def _rename_in_match(connection: Connection, table: str, match: int, seat: int) -> None:
    here = and_(matches.c.table_id == table, matches.c.match == match)
    written = connection.execute(select(matches.c.names).where(here)).scalar_one_or_none()
    names = msgspec.json.decode(written) if written else []
    if seat >= len(names):
        return
    names[seat] = forgetting.guest([*names[:seat], *names[seat + 1 :]])
    connection.execute(update(matches).where(here).values(names=msgspec.json.encode(names).decode()))
    result = and_(results.c.table_id == table, results.c.match == match, results.c.seat == seat)
    connection.execute(update(results).where(result).values(name=names[seat]))
    connection.execute(delete(reviews).where(reviews.c.table_id == table, reviews.c.match == match))


def _rename_in_log(connection: Connection, table: str, names: Collection[str]) -> None:
    naming = and_(entries.c.table_id == table, entries.c.kind.in_(forgetting.NAMING_KINDS))
    rows = connection.execute(select(entries.c.number, entries.c.text).where(naming).order_by(entries.c.number)).all()
    all_names = forgetting.names_before(names, [row.text for row in rows])
    for row in rows:
        text = forgetting.without_names(row.text, all_names)
        if text != row.text:
            there = and_(entries.c.table_id == table, entries.c.number == row.number)
            connection.execute(update(entries).where(there).values(text=text))
