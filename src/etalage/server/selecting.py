"""What several parts of the server ask of the database in the same way."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, and_, delete, false, or_, update
from sqlalchemy.sql import ColumnElement

from etalage.server.schema import metadata, results, seats

T = TypeVar("T")
MatchKey = tuple[str, int]
"""A table, and the number of a match there."""
AT_ONCE = 500
ONE_BY_ONE = (seats, results)
"""What others keep, too, without the name of whoever is taken out."""


def portions(ids: Sequence[T], most: int = AT_ONCE) -> list[Sequence[T]]:
    """No more of them than one statement takes."""
    return [ids[first : first + most] for first in range(0, len(ids), most)]


def among(of: Any, keys: Collection[MatchKey]) -> ColumnElement[bool]:
    """Whether a row is of one of these matches, some hundred at most; for a list of pairs, SQLite uses no index."""
    return or_(false(), *(and_(of.c.table_id == table, of.c.match == match) for table, match in keys))


def take_out(connection: Connection, people: Sequence[str]) -> None:
    """Wherever somebody is named: rows that are nothing without them go, in others there is nobody, without a name.

    The columns are found by their names, so that a new table need not be listed anywhere.
    """
    for table in metadata.sorted_tables:
        for column in table.c:
            if column.name.split("_")[-1] != "person" or (table in ONE_BY_ONE and column.name == "person"):
                continue
            name = column.name.removesuffix("person") + "name"
            blank = {column.name: None} | ({name: ""} if name in table.c else {})
            for some in portions(people):
                theirs = column.in_(some)
                connection.execute(
                    update(table).where(theirs).values(blank) if column.nullable else delete(table).where(theirs)
                )
