"""The database: its versions, and what it holds."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from etalage.records import referee
from etalage.server import database
from etalage.server.database import open_database, sqlite_url
from etalage.server.schema import REVISION, metadata
from etalage.server.shares import Share, Shares
from etalage.server.store import Store
from etalage.tables import seating
from etalage.tables.state import Change, Entry
from tests.server.postgres import Postgres
from tests.server.test_tables import my_turn, played_out
from tests.server.visiting import GENEROUS, Visitor, running
from tests.tables.tabletop import NOON, Tabletop

GOLDEN = Path(__file__).parent / "golden"
KEYS = {
    "0001": "Z0Ou3BOFHgh_FyZioJFr1Z868D0Q8hnSN4zIwjK6B5o",
    "0002": "09GUhhU_8OawVtwENv7sZsf0oejlJh0vJF6ijY7ZC5Q",
    "0003": "w5iac_ydsduHTRmvPzlu8PPYJIK4qq50Zy0bo73-CZk",
    "0004": "UTIzWrMaYoW-rW44TM8Amx4aKjG25hb-YGnzZjbDM7U",
    "0005": "UTIzWrMaYoW-rW44TM8Amx4aKjG25hb-YGnzZjbDM7U",
    "0006": "aZefOYxMmclQHpue9wNseiTXyXuaYKVS2dcQbpsDcso",
}
"""A cookie of Anne's in each of the old databases, where she plays Money! and Die Weinhändler."""


def versions() -> list[str]:
    return sorted(path.stem for path in GOLDEN.glob("*.sql"))


@pytest.mark.parametrize("version", versions())
def test_old_data_open_after_an_upgrade_and_their_matches_go_on(version: str, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "etalage.sqlite3")
    database.executescript((GOLDEN / f"{version}.sql").read_text("utf-8"))
    database.close()
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = Visitor(server.url)
        anne.http.cookies.set("etalage", KEYS[version])
        tables = {each["table"]["game"]: each["table"]["id"] for each in anne.get("/api/me/tables")["tables"]}
        assert sorted(tables) == ["money", "weinhaendler"]
        for table in tables.values():
            assert my_turn(anne, table)["seat"] is not None
            played_out(anne, table)
            assert referee(anne.get(f"/api/tables/{table}/matches/1/record")).fair is True


def test_every_version_has_old_data_to_open() -> None:
    assert versions() == sorted(KEYS)
    assert versions()[-1] == REVISION


def test_migrations_lead_to_the_schema(tmp_path: Path, postgres: Postgres) -> None:
    for address in (sqlite_url(tmp_path), postgres.url):
        engine = open_database(address)
        with engine.connect() as connection:
            differences = compare_metadata(MigrationContext.configure(connection), metadata)
        engine.dispose()
        assert differences == []


def test_a_change_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    store = Store(open_database(sqlite_url(tmp_path)))
    stored = Tabletop().stored()
    store.create(stored)
    change = seating.sit(stored.state, 0, "anne", "Anne", None, NOON)
    assert store.change([change, change]) == [True, False], "the second builds upon what is past"
    loaded = store.load(stored.state.id)
    assert loaded
    assert (loaded.state.revision, loaded.state.seats[0].name) == (2, "Anne")
    again = seating.say(loaded.state, "anne", "hello", NOON)
    wrong = Change(again.after, [Entry(1, 1, "said", 0, None, 0.0)])
    with pytest.raises(IntegrityError):
        store.change([wrong])
    assert store.load(stored.state.id) == loaded


def test_a_ply_cannot_be_there_twice(tmp_path: Path) -> None:
    store = Store(open_database(sqlite_url(tmp_path)))
    stored = Tabletop().stored()
    store.create(stored)
    after = seating.sit(stored.state, 0, "anne", "Anne", None, NOON).after
    plies = [Entry(number, 1, "move", 0, "bid PLAY", 0.0, ply=7) for number in (2, 3)]
    with pytest.raises(IntegrityError):
        store.change([Change(after, plies)])


def test_threads_that_write_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without them, whoever finds the file busy for two seconds is turned away; here that would be at once."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0)
    shares = Shares(open_database(sqlite_url(tmp_path)))
    share = Share("tables", 1000, 3600)
    with ThreadPoolExecutor(8) as pool:
        waits = list(pool.map(lambda _: shares.take(share, "127.0.0.1"), range(400)))
    assert waits == [0.0] * 400
