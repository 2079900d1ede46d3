"""At the door: what is refused before it goes any further, and how one sees that the server is well."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import event

from etalage.server.database import open_database, sqlite_url
from etalage.server.hosts import AllowedHosts
from etalage.server.readiness import Readiness
from etalage.server.store import Store
from etalage.server.writer import Writer
from tests.server.test_tables import begun
from tests.server.visiting import GENEROUS, Running, Visitor, running
from tests.waiting import PATIENCE, wait_until

PROTECTING = {
    "content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy",
    "cross-origin-resource-policy", "cache-control",
}  # fmt: skip


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def error(self) -> str:
        assert self.headers.keys() >= PROTECTING
        problem = json.loads(self.body)
        assert problem["message"]
        return str(problem["error"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with running("--data", str(folder), "--limit", "body-seconds=1", "--log-level", "info", *GENEROUS) as started:
        yield started


@pytest.fixture(scope="module")
def annes_table(house: Running) -> tuple[Visitor, str]:
    anne = house.visitor()
    return anne, begun(anne)


def send(server: Running, head: str, body: bytes, length: int | None = None, host: str = "localhost") -> Answer:
    """A request, byte by byte; what comes back."""
    lines = (head, f"Host: {host}", "Content-Type: application/json", f"Content-Length: {length or len(body)}", "", "")
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall("\r\n".join(lines).encode() + body)
        received = b""
        while b"\r\n\r\n" not in received:
            received += connection.recv(65536)
        beginning, _, rest = received.partition(b"\r\n\r\n")
        first, *others = beginning.decode().splitlines()
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in others)}
        while len(rest) < int(headers["content-length"]):
            rest += connection.recv(65536)
    return Answer(int(first.split()[1]), headers, rest)


def paths(anne: Visitor, table: str) -> list[str]:
    """The long way and the short way."""
    cookie = f"Cookie: etalage={anne.http.cookies['etalage']}"
    addresses = (
        "POST /api/tables",
        f"PUT /api/tables/{table}/seats/0",
        f"POST /api/tables/{table}/moves",
        "POST /api/replay",
    )
    return [f"{address} HTTP/1.1\r\n{cookie}" for address in addresses]


def test_a_body_that_is_not_utf8_is_malformed(house: Running, annes_table: tuple[Visitor, str]) -> None:
    for head in paths(*annes_table):
        answer = send(house, head, b'{"decision": 1, "moves": ["\xff"], "name": "\xc3(", "game": "\xed\xa0\x80"}')
        assert (answer.status, answer.error) == (400, "malformed"), head
    assert not [line for line in house.lines if '"trace"' in line]


def test_a_body_that_dribbles_in_is_too_slow(house: Running, annes_table: tuple[Visitor, str]) -> None:
    for head in paths(*annes_table):
        answer = send(house, head, b"{", length=1000)
        assert (answer.status, answer.error) == (408, "too-slow"), head
        assert answer.headers["connection"] == "close"
    assert not [line for line in house.lines if '"trace"' in line]


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "localhost@evil.example", "", "127.0.0.1:x", "192.0.2.7"]
)
def test_a_request_for_another_host_is_misdirected(house: Running, host: str) -> None:
    answer = send(house, "GET /api/about HTTP/1.1", b"", host=host)
    assert (answer.status, answer.error) == (421, "wrong-host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8484", "127.0.0.1:1", "[::1]:8484", "localhost."])
def test_the_machine_itself_is_answered(house: Running, host: str) -> None:
    assert send(house, "GET /health HTTP/1.1", b"", host=host).status == 200


def test_names_are_those_of_the_origin_the_operator_and_the_address() -> None:
    hosts = AllowedHosts(["Games.example", "fe80::1"], "https://play.example:8443")
    assert hosts.allow(b"games.example:80", None)
    assert hosts.allow(b"play.example", None)
    assert hosts.allow(b"[fe80::1]:8484", None)
    assert hosts.allow(b"192.0.2.7:8484", ("192.0.2.7", 8484))
    assert hosts.allow(b"192.0.2.7:8484", ("::ffff:192.0.2.7", 8484))
    assert not hosts.allow(b"192.0.2.8", ("192.0.2.7", 8484))
    assert not hosts.allow(None, ("192.0.2.7", 8484))
    assert not hosts.allow("bücher.example".encode(), None)


def test_a_server_is_asked_for_by_the_names_it_is_given(data: tuple[str, str]) -> None:
    with running(*data, "--host-name", "cards.example", "--host-name", "wine.example") as server:
        statuses = {
            name: httpx.get(f"{server.url}/api/about", headers={"Host": name}, timeout=PATIENCE).status_code
            for name in ("cards.example", "wine.example:8484", "other.example")
        }
    assert statuses == {"cards.example": 200, "wine.example:8484": 200, "other.example": 421}


def test_a_server_that_cannot_store_is_alive_and_not_ready(tmp_path: Path) -> None:
    """SQLite is told that its file may not grow, as on a full disk; then that it may; then the file is damaged."""
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        begun(anne)
        assert anne.get("/ready")["ok"]
        assert server.process
        pid = server.process.pid
        size = (tmp_path / "etalage.sqlite3-wal").stat().st_size + 1
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        wait_until(lambda: anne.http.get("/ready").status_code == 503)
        assert anne.http.get("/ready").json()["error"] == "unavailable"
        assert anne.get("/health")["ok"]
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_until(lambda: anne.http.get("/ready").status_code == 200)
        for name in ("etalage.sqlite3", "etalage.sqlite3-wal"):
            damage(tmp_path / name)
        wait_until(lambda: anne.http.get("/ready").status_code == 503)
        assert anne.get("/health")["ok"]


def damage(file: Path) -> None:
    """All but its head."""
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xa5" * (file.stat().st_size - 4096))


def test_however_many_ask_it_is_tried_once_a_second(tmp_path: Path) -> None:
    store = Store(open_database(sqlite_url(tmp_path)))
    commits: list[object] = []
    event.listen(store.engine, "commit", commits.append)

    async def ask() -> list[object]:
        writer = Writer(store, lambda error: None)
        readiness = Readiness(store, writer)
        answers = await asyncio.gather(*(readiness.refusal() for _ in range(1000)))
        writer.close()
        return list(answers)

    began = time.monotonic()
    assert asyncio.run(ask()) == [None] * 1000
    assert 1 <= len(commits) <= 1 + (time.monotonic() - began)
