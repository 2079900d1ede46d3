"""What came of deals that many play: the first match of each person counts, and is kept when its table is gone.

Everything here is synchronous and runs in threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_update
from sqlalchemy.sql import ColumnElement, Select

from etalage.server.database import writing
from etalage.server.schema import attempts, challenges, entries, expert_lines, tables
from etalage.tables.common import (
    CHALLENGE,
    Attempt,
    ExpertLine,
    counts,
    is_own_play,
    moves_in,
    result_of,
    scores_in,
)
from etalage.tables.state import Change, Entry

MOST_COMPARED = 200
"""Attempts at one challenge that are listed."""


class Challenge(NamedTuple):
    """A deal, and a seat, that somebody sends to friends."""

    id: str
    person: str | None
    name: str
    table_id: str
    match: int
    seat: int
    bots: tuple[str | None, ...]
    created: float


class Attempts:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of(self, deal: str, person: str | None) -> Attempt | None:
        """Somebody's attempt at a deal."""
        with self._engine.connect() as connection:
            return _attempt_of(connection, deal, person)

    def all_of(self, deal: str) -> list[Attempt]:
        """The attempts at a deal, the first to begin first."""
        with self._engine.connect() as connection:
            wanted = select(attempts).where(attempts.c.cards == deal).order_by(attempts.c.begun).limit(MOST_COMPARED)
            return [_attempt(row) for row in connection.execute(wanted)]

    def of_person(self, person: str | None, first: str, last: str) -> list[Attempt]:
        """Somebody's attempts at the deals of these days, the latest day first, without their moves."""
        with self._engine.connect() as connection:
            return [_attempt(row) for row in connection.execute(_of_person(person, first, last))]

    def days_of(self, person: str | None) -> list[str]:
        """On which somebody has played a deal of the day to its end."""
        played = and_(attempts.c.person == person, attempts.c.day.is_not(None), attempts.c.ended.is_not(None))
        with self._engine.connect() as connection:
            return list(connection.execute(select(attempts.c.day).where(played).distinct()).scalars())

    def scores(self, deal: str) -> list[tuple[int, int]]:
        """How many have come to each score, the highest first."""
        with self._engine.connect() as connection:
            return [(row.score, row.number) for row in connection.execute(_scores(deal))]

    def expert(self, deal: str) -> ExpertLine | None:
        """How an expert did, once that was worked out."""
        with self._engine.connect() as connection:
            row = connection.execute(select(expert_lines).where(expert_lines.c.cards == deal)).one_or_none()
            return None if row is None else ExpertLine(row.score, row.place, _listed(row.moves))

    def keep_expert(self, deal: str, line: ExpertLine) -> None:
        """Unless another process was faster."""
        with writing(self._engine) as connection:
            row = {"cards": deal, "score": line.score, "place": line.place, "moves": _written(line.moves)}
            connection.execute(insert_or_update(expert_lines).values(row).on_conflict_do_nothing())

    def make_challenge(self, challenge: Challenge) -> str:
        """The id of this challenge, or of the same one made before."""
        row = challenge._asdict() | {"bots": _written(challenge.bots)}
        same = [getattr(challenges.c, name) == row[name] for name in ("person", "table_id", "match", "seat")]
        with writing(self._engine) as connection:
            connection.execute(insert_or_update(challenges).values(row).on_conflict_do_nothing())
            return str(connection.execute(select(challenges.c.id).where(*same)).scalar_one())

    def challenge(self, id: str) -> Challenge | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(challenges).where(challenges.c.id == id)).one_or_none()
            return None if row is None else Challenge(**row._asdict() | {"bots": _listed(row.bots)})


def begin_attempt(connection: Connection, attempt: Attempt) -> Attempt | None:
    """Note that somebody begins; None, or what they have begun before: of two tabs one is first."""
    row = attempt._asdict() | {"moves": None}
    made = insert_or_update(attempts).values(row).on_conflict_do_nothing().returning(attempts.c.cards)
    is_first = connection.execute(made).first() is not None
    return None if is_first else _attempt_of(connection, attempt.cards, attempt.person)


def settle_attempt(connection: Connection, change: Change) -> None:
    """With the last move of a match that counts, what came of it is noted."""
    state, facts = change.after, change.facts
    if facts is None or facts.ended is None or not counts(facts.cards_of):
        return
    own = and_(attempts.c.table_id == state.id, attempts.c.match == facts.number)
    seat = connection.execute(select(attempts.c.seat).where(own)).scalar_one_or_none()
    if seat is None:
        return
    there = and_(entries.c.table_id == state.id, entries.c.match == facts.number)
    wanted = select(*(entries.c[name] for name in Entry._fields)).where(there).order_by(entries.c.number)
    lines = [Entry(*row) for row in connection.execute(wanted)]
    score, place = result_of(scores_in(lines), seat) if is_own_play(state, lines) else (None, None)
    values = {"ended": facts.ended, "score": score, "place": place, "moves": _written(moves_in(lines))}
    connection.execute(update(attempts).where(own).values(values))


def drop_unfinished(connection: Connection, table_ids: Sequence[str]) -> None:
    """Tables have been deleted: what was not over there cannot be played on."""
    connection.execute(delete(attempts).where(attempts.c.table_id.in_(table_ids), attempts.c.ended.is_(None)))


def prune_challenges(connection: Connection, before: float) -> None:
    """Challenges of old whose deal is gone, with all that came of them."""
    is_there = select(tables.c.id).where(tables.c.id == challenges.c.table_id).exists()
    old = and_(challenges.c.created < before, ~is_there)
    for id in connection.execute(delete(challenges).where(old).returning(challenges.c.id)).scalars().all():
        for part in (attempts, expert_lines):
            connection.execute(delete(part).where(part.c.cards == f"{CHALLENGE}/{id}"))


def _attempt_of(connection: Connection, deal: str, person: str | None) -> Attempt | None:
    own = and_(attempts.c.cards == deal, attempts.c.person == person)
    row = connection.execute(select(attempts).where(own)).one_or_none()
    return None if row is None else _attempt(row)


def _of_person(person: str | None, first: str, last: str) -> Select[Any]:
    wanted = [column for column in attempts.c if column is not attempts.c.moves]
    mine = and_(attempts.c.person == person, attempts.c.day.between(first, last))
    return select(*wanted).where(mine).order_by(attempts.c.day.desc())


def _scores(deal: str) -> Select[Any]:
    of_deal: ColumnElement[bool] = and_(attempts.c.cards == deal, attempts.c.score.is_not(None))
    number = func.count().label("number")
    return select(attempts.c.score, number).where(of_deal).group_by(attempts.c.score).order_by(attempts.c.score.desc())


def _attempt(row: Any) -> Attempt:
    fields = row._asdict()
    return Attempt(**fields | {"moves": _listed(fields.get("moves"))})


def _written(names: Sequence[str | None]) -> str:
    return msgspec.json.encode(names).decode()


def _listed(text: str | None) -> tuple[Any, ...]:
    return () if text is None else tuple(msgspec.json.decode(text))
