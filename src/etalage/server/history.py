"""The matches that people have finished. Everything here is synchronous and runs in threads."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, exists, func, or_, select, tuple_, update
from sqlalchemy.sql import ColumnElement

from etalage.server import figures
from etalage.server.administration import delete_where
from etalage.server.database import writing
from etalage.server.schema import entries, finished, matches, results, reviews, seats, tables
from etalage.server.selecting import MatchKey, among, portions
from etalage.tables.errors import Refused
from etalage.tables.finishing import Finished
from etalage.tables.state import Result

AT_ONCE = 100
"""Matches in one statement."""
_ORDER = (results.c.ended, results.c.table_id, results.c.match)


class Place(NamedTuple):
    """Where a page of the list ends: the last match on it."""

    ended: float
    table: str
    match: int

    def written(self) -> str:
        return base64.urlsafe_b64encode(msgspec.json.encode(self)).decode().rstrip("=")

    @staticmethod
    def read(text: str) -> Place:
        try:
            padded = text + "=" * (-len(text) % 4)
            return msgspec.json.decode(base64.b64decode(padded, b"-_", validate=True), type=Place)
        except (binascii.Error, ValueError, msgspec.DecodeError):
            raise Refused("cursor", "this is not where a page has ended; begin without a cursor") from None


class Wanted(NamedTuple):
    """Which of one's matches; None: all."""

    game: str | None = None
    name: str | None = None
    """Part of the name of anybody else who played: a person's or a character's."""
    option: tuple[str, str | int] | None = None
    since: float | None = None
    until: float | None = None


class Page(NamedTuple):
    matches: list[Finished]
    after: Place | None
    """Where the next page begins, if there is one."""


class History:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def page(self, person: str, wanted: Wanted, after: Place | None, most: int) -> Page:
        """Some of the matches that somebody has finished, the latest first."""
        with self._engine.connect() as connection:
            rows = connection.execute(page_query(person, wanted, after, most + 1)).all()
            found = _finished(connection, rows[:most])
        last = found[-1] if len(rows) > most else None
        return Page(found, last and Place(last.ended, last.table, last.match))

    def count(self, person: str) -> int:
        with self._engine.connect() as connection:
            mine = select(func.count()).select_from(results).where(results.c.person == person)
            return connection.execute(mine).scalar_one()

    def ids(self, person: str) -> list[MatchKey]:
        """Table and number of all matches that somebody has finished, the first one first."""
        with self._engine.connect() as connection:
            mine = select(results.c.table_id, results.c.match).where(results.c.person == person).order_by(*_ORDER)
            return [(row.table_id, row.match) for row in connection.execute(mine)]

    def delete(self, person: str, table: str | None = None, match: int | None = None) -> int:
        """Take all these matches, or one, off somebody's list; how many. Those that are on nobody's are deleted."""
        mine = [results.c.person == person]
        if table is not None:
            mine += [results.c.table_id == table, results.c.match == match]
        with writing(self._engine) as connection:
            taken = update(results).where(*mine).values(person=None).returning(results.c.table_id, results.c.match)
            ids = [(row.table_id, row.match) for row in connection.execute(taken)]
            sweep(connection, ids, person)
        return len(ids)


def page_query(person: str, wanted: Wanted, after: Place | None, most: int) -> Any:
    """Asks for matches of a person from a place on."""
    asked: list[ColumnElement[bool]] = [results.c.person == person]
    if after is not None:
        asked.append(tuple_(*_ORDER) < tuple_(*after))
    if wanted.game is not None:
        asked.append(results.c.game == wanted.game)
    if wanted.since is not None:
        asked.append(results.c.ended >= wanted.since)
    if wanted.until is not None:
        asked.append(results.c.ended < wanted.until)
    if wanted.name:
        others = results.alias()
        here = and_(others.c.table_id == results.c.table_id, others.c.match == results.c.match)
        is_called = others.c.name.icontains(wanted.name, autoescape=True)
        asked.append(exists().where(here, others.c.seat != results.c.seat, is_called))
    if wanted.option is not None:
        asked.append(finished.c.options.contains(_written(wanted.option), autoescape=True))
    its = and_(finished.c.table_id == results.c.table_id, finished.c.match == results.c.match)
    found = select(finished).join_from(results, finished, its).where(*asked)
    return found.order_by(*(column.desc() for column in _ORDER)).limit(most)


def _written(option: tuple[str, str | int]) -> str:
    """An option as it stands among others, which are kept as JSON."""
    return msgspec.json.encode(dict([option])).decode()[1:-1]


def _finished(connection: Connection, rows: Sequence[Any]) -> list[Finished]:
    all_seats: Iterable[Any] = connection.execute(seats_query([(row.table_id, row.match) for row in rows]))
    of: dict[MatchKey, list[Result]] = {
        key: [Result(**{name: getattr(each, name) for name in Result._fields}) for each in group]
        for key, group in groupby(all_seats, lambda each: (each.table_id, each.match))
    }
    return [
        Finished(
            row.table_id, row.match, row.game, row.players, msgspec.json.decode(row.options), row.seconds,
            row.known_cards, row.hints, row.begun, row.ended, of[row.table_id, row.match],
        )
        for row in rows
    ]  # fmt: skip


def seats_query(ids: Sequence[MatchKey]) -> Any:
    """Asks for the results of all seats at these matches."""
    return select(results).where(among(results, ids)).order_by(*results.primary_key.columns)


def sweep(connection: Connection, ids: Sequence[MatchKey], person: str) -> None:
    """Delete those of these matches that are on nobody's list, and tables at which nobody else has sat."""
    for some in portions(ids, AT_ONCE):
        kept = select(results.c.table_id, results.c.match).where(among(results, some), results.c.person.is_not(None))
        somebodys = {(row.table_id, row.match) for row in connection.execute(kept)}
        _delete_matches(connection, [each for each in some if each not in somebodys])
        figures.forget_matches(connection, some, person)
        _delete_tables(connection, sorted({table for table, _ in some}), person)


def _delete_matches(connection: Connection, ids: Sequence[MatchKey]) -> None:
    """The last match of a table stays there, for its table shows it, but in no list."""
    if not ids:
        return
    for kept in (finished, results, reviews):
        connection.execute(delete(kept).where(among(kept, ids)))
    for part in (matches, entries):
        is_last = exists().where(tables.c.id == part.c.table_id, tables.c.match == part.c.match)
        connection.execute(delete(part).where(among(part, ids), ~is_last))


def _delete_tables(connection: Connection, ids: Sequence[str], person: str) -> None:
    """Of these, the ones that are over, and nobody's but this person's, or nobody's any more."""
    others = and_(seats.c.table_id == tables.c.id, seats.c.person.is_not(None), seats.c.person != person)
    lists = and_(results.c.table_id == tables.c.id, results.c.person.is_not(None))
    is_left = and_(tables.c.phase.in_(("over", "cancelled")), tables.c.host.in_((person, "")))
    delete_where(connection, and_(tables.c.id.in_(ids), is_left, ~or_(exists().where(others), exists().where(lists))))
