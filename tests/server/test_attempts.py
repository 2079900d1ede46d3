"""Attempts at deals that many play, in the database: quick however many there are, and gone when they should be."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select
from sqlalchemy.dialects import sqlite

from etalage.bots.daily import daily_deal
from etalage.server.administration import delete_tables, prune
from etalage.server.attempts import Attempts, Challenge, _of_person, _scores
from etalage.server.database import open_database, sqlite_url, writing
from etalage.server.schema import attempts, challenges
from etalage.server.selecting import take_out
from etalage.server.store import Store
from etalage.tables.alone import begun_table, deal_of_the_day, is_alike
from etalage.tables.common import Attempt, ExpertLine, counts, practice_of
from etalage.tables.seating import Cards
from etalage.tables.state import StoredTable
from etalage.tables.table import Table
from tests.server.postgres import Postgres
from tests.tables.tabletop import NOON

DAY = "2026-11-19"
KEY = f"daily/{DAY}/money/evening"
MANY = 100_000
MOST_SECONDS = 0.05


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    opened = open_database(sqlite_url(tmp_path))
    yield opened
    opened.dispose()


def begun(id: str = "tableone", person: str = "anne") -> tuple[Attempt, StoredTable]:
    deal = deal_of_the_day(daily_deal(DAY, "money", "evening"), counts=True)
    table = begun_table(id, deal, person, "Anne B.", NOON)
    return Attempt(KEY, person, id, 1, deal.seat, "Anne B.", NOON, DAY), table


def crowd(engine: Engine) -> None:
    """A hundred thousand matches: half of them with one deal, the others of a year."""
    chance = random.Random(1)
    days = [f"2027-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]

    def row(number: int) -> dict[str, Any]:
        day = DAY if number % 2 else days[number // 2 % len(days)]
        score = chance.randrange(0, 150) * 10
        person = f"p{number}" if number % 2 else f"q{number // 2 // len(days)}"
        return {
            "cards": f"daily/{day}/money/evening", "person": person, "day": day,
            "table_id": f"t{number}", "match": 1, "seat": 0, "name": "Anne", "begun": NOON, "ended": NOON,
            "score": score, "place": 1, "moves": "[]",
        }  # fmt: skip

    with writing(engine) as connection:
        connection.execute(insert(attempts), [row(number) for number in range(MANY)])


def test_a_hundred_thousand_matches_are_no_burden(engine: Engine) -> None:
    crowd(engine)
    found = Attempts(engine)
    found.of(KEY, "p1")  # the first opens the file
    began = time.process_time()
    scores = found.scores(KEY)
    mine = found.of(KEY, "p1")
    recent = found.of_person("q1", "2027-03-01", "2027-03-14")
    days = found.days_of("q1")
    assert time.process_time() - began < MOST_SECONDS
    assert sum(people for _, people in scores) == MANY / 2
    assert [score for score, _ in scores] == sorted((score for score, _ in scores), reverse=True)
    assert mine is not None
    assert len(recent) == 14
    assert len(days) == 336


@pytest.mark.parametrize(
    ("statement", "index"),
    [
        (_scores(KEY), "COVERING INDEX attempts_by_score (cards=?"),
        (_of_person("p1", DAY, DAY), "INDEX attempts_of_person (person=? AND day>? AND day<?)"),
    ],
)
def test_by_an_index_and_not_by_luck(engine: Engine, statement: Any, index: str) -> None:
    text = statement.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with engine.connect() as connection:
        plan = " ".join(row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}"))
    assert index in plan
    assert "SCAN" not in plan


def test_the_first_counts_in_either_database(tmp_path: Path, postgres: Postgres) -> None:
    for address in (sqlite_url(tmp_path), postgres.url):
        store = Store(open_database(address))
        assert store.begin_attempt(*begun()) is None
        earlier = store.begin_attempt(*begun("tabletwo"))
        assert earlier is not None
        assert earlier.table_id == "tableone"
        assert store.load("tabletwo") is None, "nothing is left of the second"
        kept = Attempts(store.engine)
        assert kept.scores(KEY) == []
        line = ExpertLine(390, 1, ("bid PLAY",))
        kept.keep_expert(KEY, line)
        kept.keep_expert(KEY, line._replace(score=0))
        assert kept.expert(KEY) == line
        store.engine.dispose()


def test_whoever_wants_to_be_forgotten_leaves_nothing(engine: Engine) -> None:
    store, kept = Store(engine), Attempts(engine)
    store.begin_attempt(*begun())
    id = kept.make_challenge(Challenge("c1", "anne", "Anne", "tableone", 1, 0, (None, "ilse", "jules"), NOON))
    with writing(engine) as connection:
        take_out(connection, ["anne"])
    assert kept.of(KEY, "anne") is None
    challenge = kept.challenge(id)
    assert challenge is not None
    assert (challenge.person, challenge.name) == (None, "")


def test_a_table_that_is_deleted_takes_what_was_not_over_along(engine: Engine) -> None:
    store, kept = Store(engine), Attempts(engine)
    store.begin_attempt(*begun())
    delete_tables(engine, ["tableone"])
    assert kept.of(KEY, "anne") is None
    assert store.begin_attempt(*begun("tabletwo")) is None


def test_challenges_whose_deal_is_gone_go_in_time(engine: Engine) -> None:
    store, kept = Store(engine), Attempts(engine)
    attempt, table = begun()
    store.create(table)
    kept.make_challenge(Challenge("c1", "anne", "Anne", "tableone", 1, 0, (None, "ilse", "jules"), NOON))
    with writing(engine) as connection:
        row = attempt._replace(cards="challenge/c1", person="bob", table_id="another", ended=NOON, day=None)
        connection.execute(insert(attempts), row._asdict() | {"moves": "[]"})
    prune(engine, time.time())
    assert kept.challenge("c1"), "the table is still being played at"
    delete_tables(engine, ["tableone"])
    prune(engine, NOON - 1)
    assert kept.challenge("c1"), "whoever has the link is told that its deal is gone"
    prune(engine, time.time())
    with engine.connect() as connection:
        assert connection.execute(select(challenges)).all() == connection.execute(select(attempts)).all() == []


def test_cards_that_are_played_again_do_not_count() -> None:
    attempt, stored = begun()
    table = Table.restore(stored)
    cards_of = Cards.of("tableone", table.facts).cards_of
    assert cards_of == f"daily/{DAY}/evening/practice"
    assert practice_of(cards_of) == cards_of
    assert not counts(cards_of)
    assert counts(table.facts.cards_of)
    assert table.bots_key is not None
    deal = deal_of_the_day(daily_deal(DAY, "money", "evening"), counts=True)._replace(facts=table.facts)
    assert is_alike(deal, stored.state)
    assert attempt.seat == deal.seat
