"""Fair deals of version 2 on a server: commitment, seals, words, cards, in this order."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from etalage.records import referee
from tests.server.postgres import Postgres
from tests.server.test_storage import GOLDEN, KEYS
from tests.server.test_tables import played_out
from tests.server.test_workers import play_on, twins
from tests.server.visiting import GENEROUS, Running, Visitor, running
from tests.waiting import wait_until


def seated(anne: Visitor, bob: Visitor) -> str:
    """A table where two have sealed their names."""
    table = anne.open_table()
    anne.sit(table, 0, "Anne", word="anne")
    bob.sit(table, 1, "Bob", word="bob")
    return table


def last_lines(visitor: Visitor, table: str, kind: str) -> list[Any]:
    lines = visitor.get(f"/api/tables/{table}/log")["lines"]
    return [line["facts"] for line in lines if line["name"] == f"table.{kind}"]


def test_a_whole_match_from_the_seals_to_the_check(anne: Visitor, bob: Visitor) -> None:
    table = seated(anne, bob)
    committed = anne.look(table)["table"]["commitment"]
    seals = [
        hashlib.sha256(f"etalage-word/2\0{committed}\0{seat}\0{word}".encode()).hexdigest()
        for seat, word in enumerate(("anne", "bob"))
    ]
    listener = bob.listen(table)
    assert [seat["seal"] for seat in listener.next()["seen"]["table"]["seats"]] == [*seals, None]
    assert anne.reveal(table, "anne", expect=409)["error"] == "wrong-phase"
    asked = time.time()
    anne.post(f"/api/tables/{table}/start")
    update = listener.next()
    assert (update["told"][0]["name"], update["told"][0]["facts"]) == ("table.starting", {"seals": [*seals, None]})
    shown = update["seen"]["table"]
    assert (shown["phase"], shown["waiting"], shown["commitment"]) == ("revealing", [0, 1], committed)
    assert [seat["word"] for seat in shown["seats"]] == [None, None, None]
    assert asked <= shown["due"] - 10 <= time.time()
    assert bob.reveal(table, "another word", expect=422)["error"] == "other-word"
    anne.reveal(table, "anne")
    assert listener.next()["told"][0]["facts"] == {"seat": 0, "word": "anne"}
    bob.reveal(table, "bob")
    assert [line["name"] for line in listener.next()["told"]] == ["table.revealed", "table.sat", "table.begun"]
    bob.reveal(table, "bob")  # as a page does that did not hear the answer
    play_on(table, [anne, bob])
    record = anne.get(f"/api/tables/{table}/matches/1/record")
    assert referee(record).fair is True
    assert record["fair"]["commitment"] == committed
    assert record["fair"]["seals"] == [*seals, None]
    assert record["fair"]["contributions"] == ["anne", "bob", ""]
    assert anne.look(table)["fair"] == record["fair"]


def test_a_start_without_somebodys_word_is_called_off(anne: Visitor, bob: Visitor) -> None:
    table = seated(anne, bob)
    committed = anne.look(table)["table"]["commitment"]
    anne.start(table, word="anne")
    assert anne.ask("PUT", f"/api/tables/{table}/seats/2/bot", {}, expect=409)["error"] == "wrong-phase"
    opened = wait_until(lambda: _open(anne, table))
    assert last_lines(anne, table, "withheld") == [{"name": "Bob", "seat": 1}]
    assert opened["commitment"] != committed
    assert [(seat["seal"], seat["word"]) for seat in opened["seats"]] == [(None, None)] * 3
    assert bob.reveal(table, "bob", expect=409)["error"] == "wrong-phase"
    for visitor, seat, word in ((anne, 0, "anne again"), (bob, 1, "bob again")):
        visitor.post(f"/api/tables/{table}/seal", {"seal": visitor.seal_of(table, seat, word)})
    anne.start(table, word="anne again")
    bob.reveal(table, "bob again")
    assert anne.look(table)["table"]["phase"] == "playing"


def _open(visitor: Visitor, table: str) -> Any:
    shown = visitor.look(table)["table"]
    return shown if shown["phase"] == "open" else None


def test_a_restart_forgets_neither_words_nor_the_time_for_them(data: tuple[str, str]) -> None:
    server = Running(*data, *GENEROUS).start()
    anne, bob = server.visitor(), server.visitor()
    in_time, too_late = seated(anne, bob), seated(anne, bob)
    for table in (in_time, too_late):
        anne.start(table, word="anne")
    server.kill()
    _set_due(Path(data[1]), in_time, time.time() + 1000)  # a restart may take its time here
    _set_due(Path(data[1]), too_late, time.time() - 1)
    server.start()
    try:
        bob.reveal(in_time, "bob")
        assert anne.look(in_time)["table"]["phase"] == "playing"
        wait_until(lambda: _open(anne, too_late))
        assert last_lines(bob, too_late, "withheld") == [{"name": "Bob", "seat": 1}]
    finally:
        server.kill()


def _set_due(folder: Path, table: str, due: float) -> None:
    database = sqlite3.connect(folder / "etalage.sqlite3")
    with database:
        database.execute("UPDATE tables SET due = ? WHERE id = ?", (due, table))
    database.close()


def test_whichever_process_is_asked_words_and_their_time_are_the_same(postgres: Postgres) -> None:
    address = ("--database", postgres.url, *GENEROUS)
    with running(*address) as one, running(*address) as two:
        anne, bob = one.visitor(), two.visitor()
        begun, called_off = seated(anne, bob), seated(anne, bob)
        anne.start(begun, word="anne")
        twins(bob, one).reveal(begun, "bob")
        wait_until(lambda: bob.look(begun)["table"]["phase"] == "playing")
        anne.start(called_off, word="anne")
        wait_until(lambda: _open(anne, called_off))
        wait_until(lambda: _open(bob, called_off))
        assert last_lines(bob, called_off, "withheld") == [{"name": "Bob", "seat": 1}]


def test_who_sends_a_word_before_it_is_sealed_is_told_what_to_do(anne: Visitor) -> None:
    table = anne.open_table()
    old = {"name": "Anne", "contribution": "my word"}
    refusals = [
        anne.put(f"/api/tables/{table}/seats/0", old, expect=400),
        anne.post(f"/api/tables/{table}/contribution", {"contribution": "my word"}, expect=400),
    ]
    for refusal in refusals:
        assert refusal["error"] == "sealed-words"
        assert "send the seal of yours as `seal`" in refusal["message"]
    assert anne.put(f"/api/tables/{table}/seats/0", {"name": "Anne", "seal": "x"}, expect=400)["error"] == "seal"


@pytest.mark.parametrize("reseals", [True, False])
def test_a_table_that_was_open_before_words_were_sealed_is_played(tmp_path: Path, reseals: bool) -> None:
    """Its commitment stays; what was contributed in the open is not part of the shuffle."""
    database = sqlite3.connect(tmp_path / "etalage.sqlite3")
    database.executescript((GOLDEN / "0001.sql").read_text("utf-8"))
    with database:
        ((table, secret),) = database.execute(
            "SELECT id, secret FROM tables JOIN matches ON id = table_id WHERE game = 'money'"
        ).fetchall()
        database.execute("UPDATE tables SET phase = 'open', waiting = 0 WHERE id = ?", (table,))
        database.execute(
            "UPDATE matches SET contributions = NULL, names = NULL, begun = NULL WHERE table_id = ?", (table,)
        )
        database.execute("DELETE FROM entries WHERE table_id = ? AND kind IN ('begun', 'move', 'sealed')", (table,))
        database.execute("DELETE FROM sealed WHERE table_id = ?", (table,))
    database.close()
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = Visitor(server.url)
        anne.http.cookies.set("etalage", KEYS["0001"])
        committed = anne.look(table)["table"]["commitment"]
        assert committed == hashlib.sha256(secret).hexdigest()
        if reseals:
            anne.post(f"/api/tables/{table}/seal", {"seal": anne.seal_of(table, 0, "anne")})
        anne.start(table, word="anne" if reseals else None)
        played_out(anne, table)
        record = anne.get(f"/api/tables/{table}/matches/1/record")
        assert (referee(record).fair, record["fair"]["version"], record["fair"]["commitment"]) == (True, 2, committed)
        assert record["fair"]["contributions"] == ["anne" if reseals else "", "", ""]
