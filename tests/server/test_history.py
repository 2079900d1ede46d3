"""My matches: the list, its filters and pages, the records, taking matches off it, and being forgotten."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from etalage.records import referee
from etalage.server.administration import prune
from etalage.server.database import open_database, sqlite_url
from etalage.server.history import Place, Wanted, page_query, seats_query
from tests.server.test_admin import begun
from tests.server.test_sessions import brought_along
from tests.server.test_tables import played_out
from tests.server.visiting import GENEROUS, Running, Visitor, first_move, running
from tests.waiting import wait_until

SHORT = {"deals": 1}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("history")


@pytest.fixture(scope="module")
def own_server(folder: Path) -> Iterator[Running]:
    with running("--data", str(folder), *GENEROUS) as started:
        yield started


def finished(visitor: Visitor, *, matches: int = 1, **wishes: Any) -> str:
    """A table at which somebody has played against bots to the end."""
    table = begun(visitor, "money", options=SHORT, **wishes)
    played_out(visitor, table)
    for _ in range(matches - 1):
        again(visitor, table)
    return table


def again(visitor: Visitor, table: str) -> None:
    visitor.post(f"/api/tables/{table}/rematch", {})
    visitor.start(table)
    played_out(visitor, table)


def listed(visitor: Visitor, query: str = "") -> list[tuple[str, int]]:
    return [(each["table"], each["match"]) for each in visitor.get(f"/api/me/matches{query}")["matches"]]


def in_company(anne: Visitor, bob: Visitor) -> str:
    """A match of Anne and Bob, under way."""
    table = anne.open_table("money", 3, options=SHORT)
    anne.sit(table, 0, "Anne")
    bob.sit(table, 1, "Bob")
    anne.start(table)
    return table


def play_out_together(table: str, *visitors: Visitor) -> None:
    def is_over() -> bool:
        for visitor in visitors:
            seen = visitor.look(table)
            if seen["table"]["phase"] == "over":
                return True
            move = first_move(seen)
            if move:
                visitor.move(table, seen["decision"], move)
        return False

    wait_until(is_over)


def stored(folder: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "etalage.sqlite3")) as database:
        return database.execute(statement).fetchall()


def test_a_match_stays_in_the_list_after_a_rematch(own_server: Running) -> None:
    anne = own_server.visitor()
    assert anne.get("/api/me/matches") == {"matches": [], "after": None, "total": 0}
    table = finished(anne, matches=2)
    anne.post(f"/api/tables/{table}/rematch", {"same_cards": True})
    found = anne.get("/api/me/matches")
    assert [(each["table"], each["match"]) for each in found["matches"]] == [(table, 2), (table, 1)]
    assert (found["after"], found["total"]) == (None, 2)
    match = found["matches"][1]
    record = anne.get(f"/api/tables/{table}/matches/1/record")
    assert [each["score"] for each in match["results"]] == record["result"]["scores"]
    assert [each["name"] for each in match["results"]] == record["players"]
    assert [each["seat"] for each in found["matches"]] == [0, 0]
    assert [each["kind"] for each in match["results"]] == ["person", "bot", "bot"]
    assert sorted(each["place"] for each in match["results"])[0] == 1
    assert (match["game"], match["options"], match["seconds"]) == ("money", SHORT, 0)
    assert (match["known_cards"], match["hints"]) == (False, False)
    assert match["begun"] < match["ended"] <= time.time()


def test_the_list_comes_in_pages_and_can_be_filtered(own_server: Running) -> None:
    anne, bob = own_server.visitor(), own_server.visitor()
    alone = finished(anne, matches=3)
    shared = in_company(anne, bob)
    play_out_together(shared, anne, bob)
    everything = listed(anne)
    assert everything == [(shared, 1), (alone, 3), (alone, 2), (alone, 1)]
    first = anne.get("/api/me/matches?most=3")
    second = anne.get(f"/api/me/matches?most=3&after={first['after']}")
    assert [(each["table"], each["match"]) for page in (first, second) for each in page["matches"]] == everything
    assert (second["after"], second["total"]) == (None, None)
    assert listed(anne, "?name=bO") == [(shared, 1)] == listed(bob)
    assert listed(anne, "?name=anne") == [], "only the others are looked for"
    assert listed(anne, "?name=%25") == []
    assert listed(anne, "?game=weinhaendler") == []
    assert listed(anne, "?game=money&option=deals%3D1") == everything
    assert listed(anne, "?game=money&option=deals%3D2") == []
    ended = [each["ended"] for each in anne.get("/api/me/matches")["matches"]]
    assert listed(anne, f"?since={ended[1]!r}&until={ended[0]!r}") == [(alone, 3)]


def test_what_makes_no_sense_is_refused(own_server: Running) -> None:
    anne, bob = own_server.visitor(), own_server.visitor()
    table = finished(anne)
    for cursor in ("x", "%00", "a" * 150, "W10", Place(1.0, "t", 1).written() + "x"):
        assert anne.get(f"/api/me/matches?after={cursor}", expect=400)["error"] == "cursor", cursor
    for option in ("x", "deals", "deals=99", "=1", "draw%3D1"):
        assert anne.get(f"/api/me/matches?option={option}", expect=400)["error"] == "no-such-option"
    for query in ("most=0", "most=101", "since=x", "until=-1", f"after={'a' * 300}", f"name={'a' * 65}"):
        anne.get(f"/api/me/matches?{query}", expect=400)
    bob.open_table()
    assert bob.ask("DELETE", f"/api/me/matches/{table}/1", expect=404)["error"] == "no-such-match"
    assert anne.ask("DELETE", f"/api/me/matches/{table}/2", expect=404)["error"] == "no-such-match"
    assert listed(anne) == [(table, 1)]
    program = Visitor(own_server.url, anne.post("/api/me/tokens", {"label": "bot"})["token"])
    assert listed(program) == [(table, 1)]
    for path in ("/api/me", "/api/me/matches", f"/api/me/matches/{table}/1"):
        assert program.ask("DELETE", path, expect=403)["error"] == "not-for-programs"
        assert own_server.visitor().ask("DELETE", path, expect=401)["error"] == "unknown"


def test_all_records_come_in_one_file(own_server: Running) -> None:
    anne = own_server.visitor()
    table = finished(anne, matches=2)
    answer = anne.http.get("/api/me/matches/records")
    assert answer.headers["content-disposition"].startswith('attachment; filename="etalage-')
    records = [json.loads(line) for line in answer.text.splitlines()]
    assert records == [anne.get(f"/api/tables/{table}/matches/{match}/record") for match in (1, 2)]
    assert all(referee(record).fair for record in records)


def test_a_match_of_mine_alone_is_deleted_and_one_of_others_only_leaves_my_list(
    own_server: Running, folder: Path
) -> None:
    anne, bob = own_server.visitor(), own_server.visitor()
    alone, shared = finished(anne, matches=2), in_company(anne, bob)
    play_out_together(shared, anne, bob)
    for there in (f"{alone}/1", f"{shared}/1"):
        anne.ask("DELETE", f"/api/me/matches/{there}")
        anne.ask("DELETE", f"/api/me/matches/{there}", expect=404)
    assert (listed(anne), listed(bob)) == ([(alone, 2)], [(shared, 1)])
    anne.get(f"/api/tables/{alone}/matches/1/record", expect=404)
    assert bob.get(f"/api/tables/{shared}/matches/1/record")["players"][0] == "Anne"
    anne.ask("DELETE", f"/api/me/matches/{alone}/2")
    anne.get(f"/api/tables/{alone}", expect=404)
    for name in ("tables", "matches", "entries", "results", "finished"):
        key = "id" if name == "tables" else "table_id"
        assert stored(folder, f"SELECT * FROM {name} WHERE {key} = '{alone}'") == []


def test_all_matches_leave_my_list_and_the_table_that_is_played_at_stays(own_server: Running) -> None:
    anne = own_server.visitor()
    table, over = finished(anne), finished(anne)
    anne.post(f"/api/tables/{table}/rematch", {})
    anne.start(table)
    assert anne.ask("DELETE", "/api/me/matches") == {"matches": 2}
    assert listed(anne) == []
    anne.get(f"/api/tables/{over}", expect=404)
    played_out(anne, table)
    assert listed(anne) == [(table, 2)]


def test_whoever_is_forgotten_leaves_nothing_behind_but_a_guest(own_server: Running, folder: Path) -> None:
    anne, bob = own_server.visitor(), own_server.visitor()
    alone = finished(anne)
    shared = anne.open_table("money", 3, options=SHORT)
    anne.sit(shared, 0, "Annabel")
    anne.sit(shared, 0, "Annegret")
    bob.sit(shared, 1, "Bob")
    anne.start(shared)
    play_out_together(shared, anne, bob)
    bob.post(f"/api/tables/{shared}/rematch", {})
    bob.ask("POST", f"/api/tables/{shared}/start", expect=403)
    anne.start(shared)
    open_table = anne.open_table()
    person = stored(folder, f"SELECT host FROM tables WHERE id = '{open_table}'")[0][0]
    phone, stream = brought_along(anne, own_server), bob.listen(shared)
    stream.next()
    anne.ask("DELETE", "/api/me")
    assert [each.get("/api/me")["known"] for each in (anne, phone, bob)] == [False, False, True]
    seen = bob.look(shared)["table"]
    assert [each["name"] for each in seen["seats"]][:2] == ["Guest", "Bob"]
    assert seen["seats"][0]["kind"] == "bot"
    assert stream.until(lambda update: update["seen"]["table"]["seats"][0]["kind"] == "bot")
    play_out_together(shared, bob)
    assert bob.get(f"/api/tables/{shared}/matches/1/record")["players"][:2] == ["Guest", "Bob"]
    assert bob.get(f"/api/tables/{shared}/matches/2/record")["players"][:2] == ["Guest", "Bob"]
    results = [[(each["name"], each["kind"]) for each in match["results"]] for match in mine(bob)]
    assert [each[:2] for each in results] == [
        [("Guest", "bot"), ("Bob", "person")],
        [("Guest", "person"), ("Bob", "person")],
    ]
    for table in (alone, open_table):
        bob.get(f"/api/tables/{table}", expect=404)
    bob.get(f"/api/tables/{shared}/log")
    with closing(sqlite3.connect(folder / "etalage.sqlite3")) as database:
        everything = "\n".join(database.iterdump())
    for trace in (person, "Annegret", "Annabel"):
        assert trace not in everything


def mine(visitor: Visitor) -> list[Any]:
    return list(visitor.get("/api/me/matches")["matches"])


def test_a_start_that_waits_for_words_is_called_off_when_somebody_is_forgotten(own_server: Running) -> None:
    anne, bob = own_server.visitor(), own_server.visitor()
    table = bob.open_table("money", 3, options=SHORT)
    bob.sit(table, 0, "Bob")
    anne.sit(table, 1, "Anne", word="Anne's word")
    bob.start(table)
    assert bob.look(table)["table"]["phase"] == "revealing"
    anne.ask("DELETE", "/api/me")
    seen = bob.look(table)["table"]
    assert seen["phase"] == "open"
    assert [each["kind"] for each in seen["seats"]] == ["person", "free", "free"]
    bob.start(table)
    played_out(bob, table)


def test_the_host_who_is_forgotten_has_an_heir(own_server: Running) -> None:
    anne, bob = own_server.visitor(), own_server.visitor()
    table = anne.open_table("money", 3, options=SHORT)
    bob.sit(table, 1, "Bob")
    anne.ask("DELETE", "/api/me")
    assert anne.ask("DELETE", "/api/me", expect=401)["error"] == "unknown"
    bob.start(table)
    played_out(bob, table)


def test_what_people_have_finished_is_pruned_only_if_an_operator_says_so(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        table = finished(anne, matches=2)
        among_bots = anne.open_table("money", 3, options=SHORT)
        for seat in range(3):
            anne.put(f"/api/tables/{among_bots}/seats/{seat}/bot", {"bot": "greta"})
        anne.start(among_bots)
        wait_until(lambda: anne.look(among_bots)["table"]["phase"] == "over")
        engine = open_database(sqlite_url(tmp_path))
        later = time.time() + 1
        assert prune(engine, later, dry_run=True) == (1, 0)
        assert prune(engine, later) == (1, 0)
        assert listed(anne) == [(table, 2), (table, 1)]
        assert prune(engine, later, finished_too=True) == (1, 1)
        assert [stored(tmp_path, f"SELECT * FROM {name}") for name in ("finished", "results", "people")] == [[]] * 3


def test_two_tabs_may_ask_at_once(own_server: Running) -> None:
    anne = own_server.visitor()
    finished(anne)
    phone = brought_along(anne, own_server)
    anne.ask("DELETE", "/api/me/matches")
    assert phone.ask("DELETE", "/api/me/matches") == {"matches": 0}
    assert mine(phone) == []


@pytest.mark.parametrize(
    "wanted", [Wanted(), Wanted("money"), Wanted(None, "Bob"), Wanted("money", "B", ("deals", 1), 1.0, 2.0)]
)
def test_no_query_reads_more_than_the_matches_of_one_person(wanted: Wanted, tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    for after in (None, Place(5.0, "table", 1)):
        with engine.connect() as connection:
            query = page_query("anne", wanted, after, 26).compile(engine, compile_kwargs={"literal_binds": True})
            plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]
        assert any("results_of_person" in step for step in plan), plan
        assert not any(step.startswith("SCAN") or "TEMP B-TREE" in step for step in plan), plan
    with engine.connect() as connection:
        query = seats_query([("table", 1), ("other", 2)]).compile(engine, compile_kwargs={"literal_binds": True})
        plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]
    assert not any(step.startswith("SCAN") for step in plan), plan


def test_links_are_listed_with_what_came_of_them_and_can_be_revoked(own_server: Running) -> None:
    anne, bob = own_server.visitor(), own_server.visitor()
    assert bob.get("/api/me/links") == {"links": []}
    anne.open_table()
    unused, used = (anne.post("/api/me/link")["key"] for _ in range(2))
    first, second = anne.get("/api/me/links")["links"]
    assert first["created"] < second["created"] < first["expires"]
    phone = own_server.visitor()
    phone.post("/api/me/claim", {"key": used})
    assert anne.get("/api/me/links")["links"] == [first]
    came = {each["link_made"] for each in anne.get("/api/me/sessions")["sessions"]}
    assert came == {None, second["created"]}
    bob.open_table()
    there = f"/api/me/links/{first['id']}"
    assert bob.ask("DELETE", there, expect=404)["error"] == "no-such-link"
    anne.ask("DELETE", there)
    assert own_server.visitor().post("/api/me/claim", {"key": unused}, expect=403)["error"] == "link-used"
    assert anne.get("/api/me/links") == {"links": []}
