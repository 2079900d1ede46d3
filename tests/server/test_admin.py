"""What operators do with a database while a server runs on it."""

from __future__ import annotations

import json
import os
import pty
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import asdict

from etalage.cli import main
from etalage.records import referee
from etalage.server.settings import Limits
from tests.server.postgres import Postgres
from tests.server.test_join import ONE_DEAL, play_on, token_of
from tests.server.test_tables import played_out
from tests.server.visiting import GENEROUS, Running, Visitor, running
from tests.waiting import PATIENCE, wait_until

DAY = 24 * 3600


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Admin = Callable[..., Ran]


@pytest.fixture
def etalage(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command, in this process."""

    def run(*arguments: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["etalage", *map(str, arguments)])
        code: object = 0
        capsys.readouterr()
        try:
            main()
        except SystemExit as leaving:
            code = leaving.code or 0
        return Ran(int(str(code)), *capsys.readouterr())

    return run


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("database")


@pytest.fixture(scope="module")
def own_server(folder: Path) -> Iterator[Running]:
    with running("--data", str(folder), *GENEROUS) as started:
        yield started


@pytest.fixture
def admin(etalage: Admin, folder: Path) -> Admin:
    """`etalage admin`, with the database of `own_server`."""

    def run(command: str, *arguments: object) -> Ran:
        return etalage("admin", command, *arguments, "--data", folder)

    return run


def begun(visitor: Visitor, game: str = "weinhaendler", **wishes: Any) -> str:
    """A table at which somebody plays with bots."""
    table = visitor.open_table(game, **wishes)
    visitor.sit(table, 0, "Anne")
    visitor.post(f"/api/tables/{table}/start")
    return table


def test_tables_are_listed(own_server: Running, admin: Admin) -> None:
    before = time.time()
    anne = own_server.visitor()
    played, waiting = begun(anne), anne.open_table("money", 5)
    play_on(anne, played, 3)
    found = {each["id"]: each for each in json.loads(admin("list", "--json").out)}
    names = [seat["name"] for seat in anne.look(played)["table"]["seats"]]
    assert found[played]["game"] == "weinhaendler"
    assert found[played]["phase"] == "playing"
    assert found[played]["players"] == names
    assert found[played]["moves"] >= 3
    assert before - 1 <= found[played]["created"] <= time.time()
    assert found[waiting]["players"] == [None] * 5
    assert found[waiting]["moves"] == 0
    lines = admin("list", "--phase", "open").out.splitlines()
    assert lines[0].split() == ["table", "game", "phase", "age", "moves", "players"]
    assert any(line.startswith(f"{waiting}  money") and "(free), (free)" in line for line in lines)
    assert not any(played in line for line in lines)
    assert admin("list", "--phase", "strange").code == 2


def test_a_table_is_ended_and_the_server_notices(own_server: Running, admin: Admin) -> None:
    anne = own_server.visitor()
    table = begun(anne)
    listener = anne.listen(table)
    decision = listener.next()["seen"]["decision"]
    ran = admin("end", table)
    assert (ran.code, ran.out) == (0, f"table {table} is closed\n")
    told = listener.until(lambda update: update["seen"]["table"]["phase"] == "cancelled")["told"]
    assert told[-1]["name"] == "table.cancelled"
    assert anne.move(table, decision, "pass", expect=409)["error"] == "wrong-phase"
    again = admin("end", table)
    assert (again.code, again.err) == (2, f"etalage: table {table} is cancelled already\n")


def test_records_are_exported(own_server: Running, admin: Admin, etalage: Admin, tmp_path: Path) -> None:
    anne = own_server.visitor()
    table = begun(anne)
    play_on(anne, table, 3)
    file = tmp_path / "match.json"
    assert admin("export", table, "--out", file).code == 0
    unfinished = json.loads(file.read_text("utf-8"))
    assert set(unfinished["fair"]) == {"version", "commitment", "seals", "contributions"}
    assert len(unfinished["deals"][0]["moves"]) >= 3
    assert "result" not in unfinished
    assert etalage("check", file).code == 0
    assert "exists; give --force" in admin("export", table, "--out", file).err
    play_on(anne, table)
    assert admin("export", table, "--out", file, "--force").code == 0
    finished = json.loads(file.read_text("utf-8"))
    assert finished == anne.get(f"/api/tables/{table}/matches/1/record")
    assert referee(finished).fair
    assert etalage("check", file).code == 0
    anne.post(f"/api/tables/{table}/rematch", {"same_cards": True})
    assert json.loads(admin("export", table).out) == finished
    anne.post(f"/api/tables/{table}/start")
    second = json.loads(admin("export", table).out)
    assert second["cards_of"] == finished["fair"]["commitment"]
    assert "fair" not in second
    assert second["deals"][0]["hands"] == finished["deals"][0]["hands"]
    assert json.loads(admin("export", table, "--match", 1).out) == finished
    assert "match 3 has not begun" in admin("export", table, "--match", 3).err


def test_a_record_holds_no_sealed_bid(own_server: Running, admin: Admin) -> None:
    anne, bob = own_server.visitor(), own_server.visitor()
    table = anne.open_table("money", **ONE_DEAL)
    anne.sit(table, 0, "Anne")
    bob.sit(table, 1, "Bob")
    assert f"no match has begun at table {table}" in admin("export", table).err
    anne.post(f"/api/tables/{table}/start")
    anne.move(table, anne.look(table)["decision"], "bid PLAY")
    wait_until(lambda: anne.look(table)["table"]["waiting"] == [1])
    record = json.loads(admin("export", table).out)
    assert record["deals"][0]["moves"] == []
    assert not referee(record).fair


def test_a_table_is_deleted_with_all_that_belongs_to_it(own_server: Running, admin: Admin, folder: Path) -> None:
    anne = own_server.visitor()
    tables = [begun(anne) for _ in range(3)]
    listener = anne.listen(tables[0])
    refused = admin("delete", tables[0])
    assert (refused.code, refused.err) == (2, "etalage: nobody is there to confirm it; give --yes\n")
    missing = admin("delete", tables[0], "nowhere", "--yes")
    assert (missing.code, missing.err) == (2, "etalage: there is no table nowhere; nothing was deleted\n")
    assert rows_of(folder, tables[0]) >= 8
    assert admin("delete", *tables[:2], "--yes").out == "2 tables deleted\n"
    assert rows_of(folder, tables[0]) == rows_of(folder, tables[1]) == 0
    assert rows_of(folder, tables[2]) >= 8
    assert listener.ended.wait(PATIENCE)
    assert anne.get(f"/api/tables/{tables[0]}", expect=404)["error"] == "no-such-table"
    assert anne.move(tables[1], 1, "pass", expect=404)["error"] == "no-such-table"


def rows_of(folder: Path, table: str) -> int:
    """All that the database has of a table."""
    with closing(sqlite3.connect(folder / "etalage.sqlite3")) as database:
        parts = ["tables WHERE id", *(f"{name} WHERE table_id" for name in ("seats", "matches", "entries", "sealed"))]
        return sum(database.execute(f"SELECT count(*) FROM {part} = ?", [table]).fetchone()[0] for part in parts)


def test_on_a_terminal_deleting_is_asked_for(own_server: Running, folder: Path) -> None:
    table = begun(own_server.visitor())
    for answer, code, there in (("n", 1, True), ("y", 0, False)):
        assert on_a_terminal(answer, "admin", "delete", table, "--data", str(folder)) == code
        assert (rows_of(folder, table) > 0) == there


def on_a_terminal(answer: str, *arguments: str) -> int:
    """The exit code of a command that somebody answers at a keyboard."""
    keyboard, terminal = pty.openpty()
    try:
        os.write(keyboard, f"{answer}\n".encode())
        command = [sys.executable, "-m", "etalage", *arguments]
        return subprocess.run(command, stdin=terminal, capture_output=True, timeout=PATIENCE, check=False).returncode
    finally:
        os.close(keyboard)
        os.close(terminal)


def test_a_backup_can_be_played_on(own_server: Running, admin: Admin, etalage: Admin, tmp_path: Path) -> None:
    anne = own_server.visitor()
    table = begun(anne, "money", **ONE_DEAL)
    play_on(anne, table, 3)
    there = wait_until(lambda: waiting_for_anne(anne, table))
    copy = tmp_path / "etalage.sqlite3"
    ran = admin("backup", copy)
    assert ran.code == 0
    assert ran.out == f"a copy of {copy.stat().st_size:,} bytes is in {copy}\n"
    assert copy.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == [copy.name]
    assert f"{copy} exists; give --force to write it anew" in admin("backup", copy).err
    assert admin("backup", copy, "--force").code == 0
    play_on(anne, table)  # the original goes on by itself
    with running("--data", str(tmp_path), *GENEROUS) as restored:
        again = restored.visitor()
        again.http.cookies.update(anne.http.cookies)
        assert again.look(table) == there
        play_on(again, table)
        assert referee(again.get(f"/api/tables/{table}/matches/1/record")).fair
    assert "is the database itself" in etalage("admin", "backup", copy, "--force", "--data", tmp_path).err


def waiting_for_anne(anne: Visitor, table: str) -> Any:
    """The table, when it is her turn and nobody else's."""
    seen = anne.look(table)
    return seen if seen["table"]["waiting"] == [0] else None


def test_figures_are_counted_anew(etalage: Admin, tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        table = anne.open_table("money", 3, **ONE_DEAL)
        anne.sit(table, 0, "Anne")
        anne.start(table)
        played_out(anne, table)
        before = anne.get("/api/me/figures")
        assert before["games"][0]["matches"] == 1
        assert etalage("admin", "recount", "--data", tmp_path).out == "1 finished match counted\n"
        assert anne.get("/api/me/figures") == before


def test_what_is_old_is_pruned(etalage: Admin, tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        host, player, left, programmer, closer = (server.visitor() for _ in range(5))
        open_now, open_long = host.open_table(), left.open_table()
        playing, closed = begun(player), closer.open_table()
        closer.post(f"/api/tables/{closed}/cancel")
        token = token_of(programmer)
        age(tmp_path, f"UPDATE tables SET changed = changed - {40 * DAY} WHERE id <> '{open_now}'")
        age(tmp_path, f"UPDATE people SET created = created - {40 * DAY}")

        def pruned(days: int, *more: str) -> str:
            return etalage("admin", "prune", "--older-than", days, *more, "--data", tmp_path).out

        assert pruned(50) == "0 tables and 0 people were deleted\n"
        assert pruned(30, "--dry-run") == "2 tables and 2 people would be deleted\n"
        assert pruned(30) == "2 tables and 2 people were deleted\n"
        assert pruned(30) == "0 tables and 0 people were deleted\n"
        found = {each["id"] for each in json.loads(etalage("admin", "list", "--json", "--data", tmp_path).out)}
        assert found == {open_now, playing}
        assert rows_of(tmp_path, open_long) == rows_of(tmp_path, closed) == 0
        server.kill()
        server.start()
        known = [visitor.get("/api/me")["known"] for visitor in (host, player, left, programmer, closer)]
        assert known == [True, True, False, True, False]
        assert Visitor(server.url, token).get("/api/me") == {"known": True, "is_program": True}


def age(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "etalage.sqlite3", timeout=PATIENCE)) as database:
        database.execute(statement)
        database.commit()


def test_wrong_use_is_said_in_a_sentence(admin: Admin, etalage: Admin, own_server: Running, tmp_path: Path) -> None:
    for command in (["list"], ["end", "x"], ["backup", tmp_path / "copy"], ["prune", "--older-than", "9"], ["recount"]):
        ran = etalage("admin", *command, "--data", tmp_path / "nothing")
        assert ran.code == 2
        assert ran.err.startswith(f"etalage: there is no database {tmp_path / 'nothing'}")
        assert not (tmp_path / "nothing").exists()
    assert "there is no table x; `etalage admin list` shows all" in admin("end", "x").err
    assert "there is no table x" in admin("export", "x").err
    assert "there is no folder" in admin("backup", tmp_path / "no" / "copy").err
    both = etalage("admin", "list", "--data", tmp_path, "--database", "postgresql://host/name")
    assert (both.code, both.err) == (2, "etalage: --data and --database: choose one of them\n")
    assert "write it as postgresql://user" in etalage("admin", "list", "--database", "nonsense").err
    (tmp_path / "etalage.sqlite3").write_text("no database, but a letter\n" * 100)
    broken = etalage("admin", "list", "--data", tmp_path)
    assert (broken.code, broken.err) == (2, "etalage: the database cannot be opened: file is not a database\n")
    copied = etalage("admin", "backup", tmp_path / "copy", "--data", tmp_path)
    assert (copied.code, copied.err) == (2, "etalage: the database cannot be copied: file is not a database\n")
    assert not (tmp_path / "copy").exists()


def test_the_page_on_hosting_names_all_limits() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    for name, value in asdict(Limits()).items():
        assert f"| `{name}` | {value} |" in page


def test_the_command_starts_without_the_database_packages() -> None:
    program = "import sys; import etalage.cli.app; print('sqlalchemy' in sys.modules, 'msgspec' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "False False\n"


def test_the_same_on_postgresql(postgres: Postgres, etalage: Admin, tmp_path: Path) -> None:
    address = ("--database", postgres.url)
    with running(*address, *GENEROUS) as server:
        anne = server.visitor()
        ended, doomed = begun(anne), begun(anne)
        listeners = [anne.listen(ended), anne.listen(doomed)]
        for listener in listeners:
            listener.next()
        assert etalage("admin", "end", ended, *address).code == 0
        listeners[0].until(lambda update: update["seen"]["table"]["phase"] == "cancelled")
        assert etalage("admin", "export", doomed, *address, "--out", tmp_path / "match.json").code == 0
        assert etalage("check", tmp_path / "match.json").code == 0
        assert etalage("admin", "delete", doomed, "--yes", *address).code == 0
        assert listeners[1].ended.wait(PATIENCE)
        would = etalage("admin", "prune", "--older-than", "0", "--dry-run", *address).out
        assert int(would.split()[0]) >= 1
        assert ended in etalage("admin", "list", *address).out
        backup = etalage("admin", "backup", tmp_path / "copy", *address)
        assert backup.code == 2
        assert backup.err.startswith("etalage: PostgreSQL makes its own backups: pg_dump ")
