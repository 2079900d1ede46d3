"""Things that went wrong once, or nearly."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx

from etalage.server.database import BUSY_SECONDS
from tests.server.postgres import Postgres
from tests.server.test_tables import begun, my_turn, played_out
from tests.server.test_workers import twins
from tests.server.visiting import GENEROUS, Listener, Running, Visitor, running
from tests.waiting import PATIENCE, wait_until


def hands_seen_until(listener: Listener, last: str) -> list[Any]:
    """The hands that a stream shows until it tells of something, that included."""
    views: list[Any] = []

    def is_last(update: Any) -> bool:
        views.append(update["seen"]["view"])
        return any(line["name"] == last for line in update["told"])

    listener.until(is_last)
    assert any(views), "the match is on"
    return [hand for view in views if view for hand in view["hands"] if hand]


def test_who_has_left_sees_nothing_of_the_next_in_their_seat(postgres: Postgres) -> None:
    address = ("--database", postgres.url, *GENEROUS)
    with running(*address) as one, running(*address) as two:
        host, mallory, bob = one.visitor(), one.visitor(), one.visitor()
        table = host.open_table("money", 3)
        host.sit(table, 1, "Host")
        mallory.sit(table, 0, "Mallory")
        listeners = [mallory.listen(table), twins(mallory, two).listen(table)]
        for listener in listeners:
            assert listener.next()["seen"]["seat"] == 0
        mallory.post(f"/api/tables/{table}/leave")
        bob.sit(table, 0, "Bob")
        host.post(f"/api/tables/{table}/start")
        host.post(f"/api/tables/{table}/phrases", {"phrase": "hello"})
        for listener in listeners:
            assert hands_seen_until(listener, "table.said") == []


def test_a_revoked_token_hears_no_more(server: Running, anne: Visitor) -> None:
    table = anne.open_table()
    made = anne.post("/api/me/tokens", {"label": "bot"})
    listener = Visitor(server.url, made["token"]).listen(table)
    listener.next()
    anne.ask("DELETE", f"/api/me/tokens/{made['about']['id']}")
    assert listener.ended.wait(PATIENCE)


def test_another_database_of_the_same_cluster_takes_no_tables_away(postgres: Postgres) -> None:
    postgres.create("elsewhere")
    with (
        running("--database", postgres.url_of("elsewhere")),
        running("--database", postgres.url, *GENEROUS) as server,
    ):
        anne = server.visitor()
        for _ in range(6):
            assert my_turn(anne, begun(anne))["seat"] == 0


def test_a_host_who_leaves_hands_over(anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table("money", 3, options={"deals": 1})
    anne.sit(table, 0, "Anne")
    bob.sit(table, 1, "Bob")
    anne.post(f"/api/tables/{table}/start")
    anne.post(f"/api/tables/{table}/leave")
    assert bob.look(table)["is_host"]
    played_out(bob, table)
    bob.post(f"/api/tables/{table}/rematch", {})
    assert [seat["kind"] for seat in bob.look(table)["table"]["seats"]] == ["free", "person", "bot"]
    bob.post(f"/api/tables/{table}/start")
    lonely = anne.open_table()
    anne.sit(lonely, 0, "Anne")
    anne.post(f"/api/tables/{lonely}/leave")
    bob.sit(lonely, 2, "Bob")
    assert bob.look(lonely)["is_host"], "the next to sit down"


def test_a_new_name_keeps_ones_word(anne: Visitor) -> None:
    table = anne.open_table()
    anne.sit(table, 0, "Anne", word="Anne's word")
    anne.put(f"/api/tables/{table}/seats/0", {"name": "Anna"})
    assert anne.look(table)["table"]["seats"][0]["seal"] == anne.seal_of(table, 0, "Anne's word")


def test_nothing_is_said_at_a_closed_table(anne: Visitor) -> None:
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    anne.post(f"/api/tables/{table}/cancel")
    assert anne.post(f"/api/tables/{table}/phrases", {"phrase": "hello"}, expect=409)["error"] == "wrong-phase"


def test_a_limit_of_nothing_is_nothing(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--limit", "newcomers-per-minute=0") as server:
        refused = server.visitor().post("/api/tables", {"game": "money", "players": 3}, expect=429)
        assert refused["error"] == "crowded-network"


def test_one_bad_table_does_not_stop_the_others(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        tables = [begun(anne, seconds=1) for _ in range(3)]
        server.kill()
        database = sqlite3.connect(tmp_path / "etalage.sqlite3")
        database.execute("UPDATE matches SET rules = 99 WHERE table_id = ?", (tables[0],))
        database.commit()
        database.close()
        server.start()
        assert anne.get(f"/api/tables/{tables[0]}", expect=503)["error"] == "rules-version"
        for table in tables[1:]:
            wait_until(lambda table=table: anne.look(table)["table"]["seats"][0]["stand_in"])


def test_a_database_that_is_busy_is_said_soon_and_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        table = anne.open_table()
        anne.sit(table, 0, "Anne")
        blocker = sqlite3.connect(tmp_path / "etalage.sqlite3", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        assert BUSY_SECONDS <= 3, "so long somebody waits for an answer"
        anne.post(f"/api/tables/{table}/start", expect=503)
        with httpx.Client(base_url=server.url, cookies=anne.http.cookies, timeout=PATIENCE) as client:
            client.get("/health")
        assert server.stop() == 0
        assert not server.cut_connections
        blocker.close()
