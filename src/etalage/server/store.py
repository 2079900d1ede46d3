"""Tables in the database. Everything here is synchronous and runs in threads.

A change names the revision it builds upon, and is refused when somebody else was faster. So any number of processes can
share a database.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from operator import attrgetter, itemgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, false, func, insert, or_, select
from sqlalchemy.dialects.postgresql import insert as insert_or_update
from sqlalchemy.sql import ColumnElement

from etalage.server.attempts import begin_attempt, settle_attempt
from etalage.server.database import turn_of, writing
from etalage.server.notices import TableChanged, TableWatched, notify, told_of, told_of_watched
from etalage.server.schema import (
    entries, finished, matches, presence, results, reviews, sealed, seats, tables, unentered,
)  # fmt: skip
from etalage.tables.common import Attempt
from etalage.tables.state import NOT_OVER, UNDER_WAY, Change, Entry, MatchFacts, Sealed, Seat, StoredTable, TableState

_CHANGING = ("revision", "number", "host", "phase", "match", "waiting", "automatic", "due", "changed")
_changing = attrgetter(*_CHANGING)
_SETTINGS = ", ".join(f"{name} = new.column{place}" for place, name in enumerate(_CHANGING, 3)).replace(
    "new.column10",
    "CAST(new.column10 AS DOUBLE PRECISION)",  # when the clocks run out: where none runs, all are NULL
)
_ENTRY = ("table_id", *Entry._fields)
_STATE = tuple(name for name in TableState._fields if name not in ("options", "seats", "known_cards"))
_LISTS = ("contributions", "seals", "names")
"""Of a match, kept as JSON."""


Row = tuple[Any, ...]
LATER = {"looked_at": False}
"""A match that is still to be entered into figures.py."""


class Store:
    """Reads and writes tables; what it returns are values."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name != "sqlite"
        """Whether other processes may serve the same tables."""
        self._place = "%s" if self.is_shared else "?"

    def create(self, table: StoredTable) -> None:
        with writing(self.engine) as connection:
            self._create(connection, table)

    def _create(self, connection: Connection, table: StoredTable) -> None:
        state = table.state
        connection.execute(insert(tables), _table_row(state))
        connection.execute(insert(seats), _seat_rows(state))
        connection.execute(insert(matches), _match_row(state.id, table.facts))
        self._enter(connection, [(state.id, *line) for line in table.entries])

    def begin_attempt(self, attempt: Attempt, table: StoredTable) -> Attempt | None:
        """Store a table at which somebody plays a deal that counts; or whatever attempt of theirs there is already."""
        with writing(self.engine) as connection:
            earlier = begin_attempt(connection, attempt)
            if earlier is None:
                self._create(connection, table)
            return earlier

    def change(self, changes: Sequence[Change]) -> list[bool]:
        """Store these in one transaction; of each, whether it took place: if not, the table has changed meanwhile."""
        rows = sorted(_advance_row(each.after) for each in changes)  # all processes lock in the same order
        with turn_of(self.engine), self.engine.connect() as connection:
            if self._advance(connection, rows) == len(rows):
                self._write(connection, changes)
                connection.commit()
                return [True] * len(changes)
        return [self._change_one(each) for each in changes]

    def _change_one(self, change: Change) -> bool:
        with turn_of(self.engine), self.engine.connect() as connection:
            if self._advance(connection, [_advance_row(change.after)]) != 1:
                return False
            self._write(connection, [change])
            connection.commit()
        return True

    def _advance(self, connection: Connection, rows: list[Row]) -> int:
        """Bring tables from one revision to the next; how many were still at the one."""
        statement = (
            f"UPDATE tables SET {_SETTINGS} FROM (VALUES {self._places(rows)}) AS new "
            "WHERE tables.id = new.column1 AND tables.revision = new.column2"
        )
        return connection.exec_driver_sql(statement, tuple(chain(*rows))).rowcount

    def _enter(self, connection: Connection, rows: list[Row]) -> None:
        statement = f"INSERT INTO entries ({', '.join(_ENTRY)}) VALUES {self._places(rows)}"
        connection.exec_driver_sql(statement, tuple(chain(*rows)))

    def _places(self, rows: list[Row]) -> str:
        """Many rows in one statement: PostgreSQL's driver would send a statement for each, and SQLite's gives the
        interpreter's lock away for each, and takes half a millisecond to get it back from a busy event loop."""
        row = f"({', '.join([self._place] * len(rows[0]))})"
        return ", ".join([row] * len(rows))

    def _write(self, connection: Connection, changes: Sequence[Change]) -> None:
        lines = [(each.after.id, *line) for each in changes for line in each.entries]
        if lines:
            self._enter(connection, lines)
        for each in changes:
            state = each.after
            settle_attempt(connection, each)
            if each.facts:
                connection.execute(delete(matches).where(_of_match(matches, state.id, each.facts.number)))
                connection.execute(insert(matches), _match_row(state.id, each.facts))
            if each.seats_changed:
                connection.execute(delete(seats).where(seats.c.table_id == state.id))
                connection.execute(insert(seats), _seat_rows(state))
            if each.unseal is not None:
                connection.execute(delete(sealed).where(_of_match(sealed, state.id, state.match)))
            elif each.seal:
                seal = each.seal
                there = and_(_of_match(sealed, state.id, state.match), sealed.c.seat == seal.seat)
                connection.execute(delete(sealed).where(there))
                row = {"table_id": state.id, "match": state.match, **seal._asdict()}
                connection.execute(insert(sealed), row)
            if each.results:
                _enter_finished(connection, each)
        if self.is_shared:
            notify(connection, *told_of(map(TableChanged.by, changes)))

    def load(self, id: str, after: int = 0) -> StoredTable | None:
        """A table with its current match, without the entries up to a number; all as of one moment."""
        with self._snapshot() as connection:
            found = _states(connection, tables.c.id == id, 1)
            if not found:
                return None
            state = found[0]
            match = connection.execute(select(matches).where(_of_match(matches, id, state.match))).one()
            bids = connection.execute(select(sealed).where(_of_match(sealed, id, state.match)))
            return StoredTable(
                state,
                _match_facts(match),
                _entries(connection, id, state.match, after),
                [Sealed(row.decision, row.seat, row.move) for row in bids],
            )

    @contextmanager
    def _snapshot(self) -> Iterator[Connection]:
        """Several reads, between which nothing changes."""
        with self.engine.connect() as connection:
            if self.is_shared:
                yield connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                connection.exec_driver_sql("BEGIN")
                yield connection

    def match(self, id: str, number: int) -> tuple[MatchFacts, list[Entry]] | None:
        """Any match of a table."""
        with self.engine.connect() as connection:
            row = connection.execute(select(matches).where(_of_match(matches, id, number))).one_or_none()
            return (_match_facts(row), _entries(connection, id, number, 0)) if row else None

    def review(self, id: str, number: int) -> bytes | None:
        """Of a match of a table, as it was kept."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(reviews.c.body).where(_of_match(reviews, id, number))
            ).scalar_one_or_none()
            return None if found is None else bytes(found)

    def keep_review(self, id: str, number: int, body: bytes) -> None:
        """Unless another process was faster, or the table is gone."""
        with writing(self.engine) as connection:
            if connection.execute(select(matches.c.match).where(_of_match(matches, id, number))).first() is not None:
                kept = insert_or_update(reviews).values(table_id=id, match=number, body=body)
                connection.execute(kept.on_conflict_do_nothing())

    def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        with self.engine.connect() as connection:
            found = connection.execute(select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids)))
            return {row.id: row.revision for row in found}

    def lobby(self, most: int) -> list[TableState]:
        """Public tables that one can join or watch, the latest first; none with cards that somebody may know."""
        with self.engine.connect() as connection:
            wanted = and_(tables.c.public, tables.c.phase.in_(NOT_OVER), matches.c.cards_of.is_(None))
            return _states(connection, wanted, most)

    def tables_of(self, person: str, most: int) -> list[TableState]:
        """Where this person sits or is the host, the latest first."""
        with self.engine.connect() as connection:
            own = select(seats.c.table_id).where(seats.c.person == person)
            concerned = or_(tables.c.id.in_(own), tables.c.host == person)
            return _states(connection, and_(concerned, tables.c.phase != "cancelled"), most)

    def unattended(self) -> list[str]:
        """The tables under way at which a bot is to move or a clock runs."""
        with self.engine.connect() as connection:
            bots_turn = tables.c.waiting.op("&")(tables.c.automatic) != 0
            to_do = or_(bots_turn, tables.c.due.is_not(None))
            under_way = tables.c.phase.in_(UNDER_WAY)
            return [row.id for row in connection.execute(select(tables.c.id).where(under_way, to_do))]

    def seen_at(self, mine: Mapping[str, Mapping[str, float]]) -> dict[str, dict[str, float]]:
        """When people were last at these tables, by what all processes know; `mine` is what this one does."""
        rows = [
            {"table_id": id, "person": person, "seen": at} for id, seen in mine.items() for person, at in seen.items()
        ]
        known: dict[str, dict[str, float]] = {id: {} for id in mine}
        with writing(self.engine) as connection:
            if rows:
                newer = insert_or_update(presence).values(sorted(rows, key=itemgetter("table_id", "person")))
                connection.execute(
                    newer.on_conflict_do_update(
                        index_elements=["table_id", "person"],
                        set_={"seen": func.greatest(presence.c.seen, newer.excluded.seen)},
                    )
                )
            for row in connection.execute(select(presence).where(presence.c.table_id.in_(known))):
                known[row.table_id][row.person] = row.seen
        return known

    def tell_watched(self, watched: Sequence[TableWatched]) -> None:
        """Tell other processes which tables are followed here."""
        with writing(self.engine) as connection:
            notify(connection, *told_of_watched(watched))

    def try_to_write(self) -> None:
        """Write rows where moves go, and take them back: what is wrong with the disk or the file comes out."""
        id = f"probe-{secrets.token_hex(8)}"
        with turn_of(self.engine), self.engine.connect() as connection:
            if not self.is_shared:
                connection.exec_driver_sql("PRAGMA shrink_memory")  # pages are to be read from the disk
            connection.execute(insert(tables), _blank_row(tables, id=id))
            connection.execute(insert(entries), _blank_row(entries, table_id=id))
            connection.execute(delete(entries).where(entries.c.table_id == id))
            connection.execute(delete(tables).where(tables.c.id == id))
            connection.commit()

    def count(self, host: str | None = None) -> int:
        """The tables that are not over: all of them, or those of a host."""
        wanted: list[ColumnElement[bool]] = [tables.c.phase.in_(NOT_OVER)]
        if host is not None:
            wanted.append(tables.c.host == host)
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(tables).where(*wanted)).scalar_one()


def _enter_finished(connection: Connection, change: Change) -> None:
    """A match is over: what stays of it when its table is played at again, or gone."""
    state, facts = change.after, change.facts
    assert facts
    assert facts.begun is not None
    assert facts.ended is not None
    alike = {
        "table_id": state.id, "match": facts.number, "game": state.game, "players": state.players,
        "ended": facts.ended,
    }  # fmt: skip
    people = len({each.person for each in change.results} - {None})
    row = {
        "options": _json(state.options), "seconds": state.seconds, "rules": facts.rules, "people": people,
        "known_cards": state.known_cards, "hints": facts.hinted, "begun": facts.begun,
        "late": facts.late,
    }  # fmt: skip
    connection.execute(insert(finished), alike | row)
    connection.execute(insert(results), [alike | each._asdict() for each in change.results])
    connection.execute(insert(unentered), {name: alike[name] for name in ("table_id", "match", "ended")} | LATER)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _blank_row(of: Any, **keys: str) -> dict[str, Any]:
    """All that a row must have."""
    return {column.name: column.type.python_type() for column in of.c if not column.nullable} | keys


def _of_match(of: Any, id: str, number: int) -> ColumnElement[bool]:
    return and_(of.c.table_id == id, of.c.match == number)


def _states(connection: Connection, wanted: ColumnElement[bool], most: int) -> list[TableState]:
    match = and_(matches.c.table_id == tables.c.id, matches.c.match == tables.c.match)
    found = select(tables, matches.c.cards_of).join(matches, match).where(wanted)
    rows = connection.execute(found.order_by(tables.c.changed.desc()).limit(most)).all()
    ids = [row.id for row in rows]
    inside = seats.c.table_id.in_(ids) if ids else false()
    by_table: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in connection.execute(select(seats).where(inside).order_by(seats.c.table_id, seats.c.seat)):
        by_table[row.table_id].append(Seat(*(getattr(row, name) for name in Seat._fields)))
    return [_state(row, by_table[row.id]) for row in rows]


def _entries(connection: Connection, id: str, match: int, after: int) -> list[Entry]:
    wanted = and_(_of_match(entries, id, match), entries.c.number > after)
    found = connection.execute(
        select(*(entries.c[name] for name in Entry._fields)).where(wanted).order_by(entries.c.number)
    )
    return [Entry(*row) for row in found]


def _state(row: Any, own_seats: list[Seat]) -> TableState:
    fields = {name: getattr(row, name) for name in _STATE}
    options = msgspec.json.decode(row.options)
    return TableState(**fields, options=options, seats=tuple(own_seats), known_cards=row.cards_of is not None)


def _table_row(state: TableState) -> dict[str, Any]:
    row = {name: getattr(state, name) for name in _STATE}
    return row | {"options": _json(state.options), "automatic": state.automatic}


def _advance_row(state: TableState) -> Row:
    return (state.id, state.revision - 1, *_changing(state))


def _seat_rows(state: TableState) -> list[dict[str, Any]]:
    return [{"table_id": state.id, "seat": number, **seat._asdict()} for number, seat in enumerate(state.seats)]


def _match_row(id: str, facts: MatchFacts) -> dict[str, Any]:
    row = facts._asdict()
    for name in _LISTS:
        row[name] = None if row[name] is None else _json(row[name])
    return row | {"table_id": id, "match": row.pop("number")}


def _match_facts(row: Any) -> MatchFacts:
    fields = {name: getattr(row, "match" if name == "number" else name) for name in MatchFacts._fields}
    for name in _LISTS:
        fields[name] = None if fields[name] is None else tuple(msgspec.json.decode(fields[name]))
    return MatchFacts(**fields | {"secret": bytes(row.secret)})
