"""Whatever comes in, the answer is clear and the other tables go on."""

from __future__ import annotations

import resource
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from etalage.server.addresses import counted
from tests.server.test_tables import begun, my_turn
from tests.server.visiting import GENEROUS, Running, Visitor, first_move, running
from tests.waiting import PATIENCE, wait_until


def raw(server: Running, data: bytes) -> bytes:
    """Bytes as they are, and what comes back."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(data)
        return connection.recv(65536)


def test_nothing_that_openapi_allows_or_forbids_breaks_the_server(server: Running) -> None:
    anne = server.visitor()
    table = begun(anne)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", timeout=PATIENCE)
    cookie = f"etalage={anne.http.cookies['etalage']}"
    failures: list[str] = []

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path.endswith("/events"):
            continue  # a stream has no end

        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def check(case: Any) -> None:
            if case.path_parameters and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            answer = case.call(headers={"Cookie": cookie}, timeout=PATIENCE)
            if answer.status_code >= 500:
                failures.append(f"{case.method} {case.path}: {answer.status_code} {answer.text}")

        given(case=operation.as_strategy())(check)()
    assert not failures, failures[:3]
    assert anne.get("/health")["ok"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"game": 7}', b'{"game": "chess", "players": 3}', b'{"game": "money", "players": 9}',
             b'{"game": "money", "players": 3, "extra": 1}', b'{"game": "money", "players": 3, "seconds": -1}',
             b"\xff\xfe", b'{"game": "money", "players": 1e400}', b"[" * 9000]
)  # fmt: skip
def test_malformed_bodies(anne: Visitor, body: bytes) -> None:
    answer = anne.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["message"]


def test_oversized_bodies(anne: Visitor) -> None:
    table = anne.open_table()
    answer = anne.http.post(f"/api/tables/{table}/moves", json={"decision": 1, "moves": ["x" * 100_000]})
    assert answer.status_code == 413
    answer = anne.http.post(f"/api/tables/{table}/moves", json={"decision": 1, "moves": ["pass"] * 65})
    assert answer.status_code == 400


def test_what_is_no_http(server: Running) -> None:
    assert b"400" in raw(server, b"\x00\x01\x02\r\n\r\n")
    assert b"404" in raw(server, b"GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n")
    raw(server, b"GET /api/tables HTTP/1.1\r\nHost: " + b"x" * 200_000 + b"\r\n\r\n")
    assert server.visitor().get("/health")["ok"]


def test_slow_and_abandoned_requests(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--limit", "body-seconds=1", *GENEROUS) as server:
        anne = server.visitor()
        table = begun(anne)
        head = f"POST /api/tables/{table}/moves HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        slow = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
        for connection in slow:
            connection.sendall(f"{head}Content-Length: 1000\r\n\r\n{{".encode())
        for connection in slow[:25]:
            connection.close()
        seen = my_turn(anne, table)
        anne.move(table, seen["decision"], str(first_move(seen)))
        for connection in slow[25:]:
            connection.settimeout(PATIENCE)
            connection.recv(65536)  # an answer or an end, but no waiting for ever
            connection.close()
        listeners = [anne.listen(table) for _ in range(20)]
        for listener in listeners:
            listener.next()
        assert "etalage_streams 20.0" in anne.http.get("/metrics").text
        anne.http.close()
        watcher = server.visitor()
        wait_until(lambda: "etalage_streams 0.0" in watcher.http.get("/metrics").text)


def test_limits(tmp_path: Path) -> None:
    limits = ["requests-per-second=1", "burst=10", "streams-of-person=2", "tables-of-person=2", "tables=5"]
    arguments = [word for limit in limits for word in ("--limit", limit)]
    with running("--data", str(tmp_path), *arguments) as server:
        anne = server.visitor()
        tables = [anne.open_table(), anne.open_table()]
        refused = anne.post("/api/tables", {"game": "money", "players": 3}, expect=429)
        assert refused["error"] == "too-many-tables"
        listeners = [anne.listen(tables[0]) for _ in range(2)]
        for listener in listeners:
            listener.next()
        answer = anne.http.get(f"/api/tables/{tables[0]}/events")
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many-streams")
        assert anne.http.get("/api/tables").status_code == 200
        wait_until(lambda: anne.http.get("/api/tables").status_code == 429)
        bob = server.visitor()
        wait_until(lambda: bob.http.get("/api/tables").status_code == 200)


def test_who_fidgets_is_stopped_before_others_tire_of_it(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--limit", "changes-per-minute=5") as server:
        anne = server.visitor()
        table = anne.open_table()
        for number in range(5):
            anne.sit(table, 0, f"Anne {number}")

        def refused() -> Any:
            answer = anne.http.put(f"/api/tables/{table}/seats/0", json={"name": "Anna"})
            return answer.json() if answer.status_code == 429 else None

        assert wait_until(refused)["error"] == "too-many-requests"


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somebody", "somebody"),
    ],
)
def test_a_network_counts_as_one_client(host: str, client: str) -> None:
    assert counted(host) == client


def test_no_table_has_such_a_name(server: Running) -> None:
    """Whatever stands in an address, the database is not asked about what cannot be there."""
    anne = server.visitor()
    for name in ("%00", "a%20b", "%F0%9F%8D%B7"):
        assert anne.get(f"/api/tables/{name}", expect=404)["error"] == "no-such-table"
    wanted = {"game": "money", "players": 3, "cards": {"table": "a\u0000b", "match": 1}}
    assert anne.post("/api/tables", wanted, expect=400)["error"]
    assert "etalage_database_errors_total 0.0" in anne.http.get("/metrics").text


def test_figures_are_not_for_those_whom_a_proxy_here_lets_in(server: Running) -> None:
    assert server.visitor().http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 403


def test_wrong_use_of_the_command(tmp_path: Path) -> None:
    def said(*arguments: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "etalage", "serve", "--port", "0", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert "Traceback" not in done.stderr
        return done.returncode, done.stderr

    data = ("--data", str(tmp_path))
    assert said(*data, "--workers", "2") == (
        2,
        "etalage: --workers 2: several processes cannot share the embedded database, for only one may write to it; "
        "use PostgreSQL (--database postgresql://…), or one worker\n",
    )
    assert "choose one of them" in said(*data, "--database", "postgresql://x/y")[1]
    assert "NAME=NUMBER" in said(*data, "--limit", "tables=many")[1]
    assert "cannot be read" in said("--database", "no address")[1]
    assert "cannot be opened" in said("--database", "postgresql://nobody@127.0.0.1:1/nothing")[1]
    assert "--log-level" in said(*data, "--log-level", "loud")[1]
    with socket.create_server(("127.0.0.1", 0)) as other:
        assert "is taken" in said(*data, "--port", str(other.getsockname()[1]))[1]
    (tmp_path / "file").write_text("")
    assert "data folder" in said("--data", str(tmp_path / "file" / "x"))[1]
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "etalage.sqlite3").write_bytes(b"no database" * 100)
    assert "cannot be opened" in said("--data", str(tmp_path / "broken"))[1]


def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        server.stop()
    database = sqlite3.connect(tmp_path / "etalage.sqlite3")
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.commit()
    database.close()
    command = [sys.executable, "-m", "etalage", "serve", "--data", str(tmp_path), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert "newer" in done.stderr


def test_terminated_it_ends_its_streams_and_the_game_survives(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        table = begun(anne)
        before = my_turn(anne, table)
        listener = anne.listen(table)
        listener.next()
        assert server.stop() == 0
        assert listener.ended.wait(PATIENCE)
        assert not server.cut_connections
        server.start()
        after = my_turn(anne, table)
        assert after == before
        anne.move(table, after["decision"], str(first_move(after)))


def test_a_full_disk_refuses_moves_and_heals(tmp_path: Path) -> None:
    """SQLite is told that its file may not grow, as on a full disk; then that it may."""
    with running("--data", str(tmp_path), "--log-level", "error", *GENEROUS) as server:
        anne = server.visitor()
        table = anne.open_table()
        anne.sit(table, 0, "Anne")
        assert server.process
        _bound(server.process.pid, (tmp_path / "etalage.sqlite3-wal").stat().st_size + 1)
        refused = anne.http.post(f"/api/tables/{table}/start")
        assert refused.status_code == 503
        assert "nothing was changed" in refused.json()["message"]
        assert anne.look(table)["table"]["phase"] == "open"
        _bound(server.process.pid, None)
        anne.post(f"/api/tables/{table}/start")
        seen = my_turn(anne, table)
        anne.move(table, seen["decision"], str(first_move(seen)))


def _bound(pid: int, size: int | None) -> None:
    """The largest file the process may write."""
    limit = resource.RLIM_INFINITY if size is None else size
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))


def test_deleted_behind_its_back_a_table_is_gone(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        table, other = anne.open_table(), anne.open_table()
        listener = anne.listen(table)
        listener.next()
        database = sqlite3.connect(tmp_path / "etalage.sqlite3", timeout=PATIENCE)
        database.execute("DELETE FROM tables WHERE id = ?", (table,))
        database.commit()
        database.close()
        assert listener.ended.wait(PATIENCE)
        assert anne.get(f"/api/tables/{table}", expect=404)["error"] == "no-such-table"
        anne.sit(other, 0, "Anne")
