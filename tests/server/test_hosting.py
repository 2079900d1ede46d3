"""Hosting as docs/hosting.md has it: behind proxies, under systemd, restarted and replaced while people play."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest

from etalage.server.metrics import Metrics
from tests.server import proxies
from tests.server.postgres import Postgres
from tests.server.proxies import DEPLOY, Proxy
from tests.server.visiting import ETALAGE, GENEROUS, Listener, Running, Visitor, first_move, running
from tests.waiting import PATIENCE, wait_until

ORIGIN = ("--origin", "https://games.example", "--proxy", "127.0.0.1")
AT_ONCE = 7.0
"""Seconds: half of what lies between two pings, which would push out what a proxy holds back."""
MOST_EXPOSED = 2.0
"""As systemd counts it, from 0 to 10."""

Start = Callable[[Path, int], AbstractContextManager[Proxy]]


def seated(visitor: Visitor) -> str:
    """A match with two bots has begun."""
    table = visitor.open_table()
    visitor.sit(table, 0, "Anne")
    visitor.post(f"/api/tables/{table}/start")
    return table


def my_move(visitor: Visitor, table: str) -> tuple[int, str]:
    """The decision that waits for them, and an answer."""

    def found() -> tuple[int, str] | None:
        seen = visitor.look(table)
        move = first_move(seen)
        return None if move is None else (seen["decision"], move)

    answer = wait_until(found)
    assert answer
    return answer


@pytest.mark.parametrize("proxy", [proxies.nginx, proxies.caddy], ids=["nginx", "caddy"])
def test_moves_come_through_a_proxy_at_once(proxy: Start, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running("--data", str(data), *ORIGIN, *GENEROUS) as server, proxy(tmp_path, server.port) as front:
        anne, bob = front.visitor(), front.visitor()
        table = seated(anne)
        assert "__Host-etalage" in anne.http.cookies
        listener = bob.listen(table)
        listener.next()
        for _ in range(5):
            decision, move = my_move(anne, table)
            began = time.monotonic()
            anne.move(table, decision, move)
            listener.until(lambda update, after=decision: update["seen"]["decision"] > after)
            assert time.monotonic() - began < AT_ONCE
        answer = anne.http.get("/api/about")
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["strict-transport-security"]
        assert anne.http.get("/metrics").status_code == 403, "not for those outside"


class Passed(Running):
    """A server that gets its socket as systemd passes it: as file descriptor 3."""

    LAUNCHER = (
        "import os, sys; os.dup2(int(sys.argv[1]), 3); os.set_inheritable(3, True); "
        "os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS='1'); os.execv(sys.argv[2], sys.argv[2:])"
    )

    def __init__(self, listener: socket.socket, *arguments: str) -> None:
        launcher = (sys.executable, "-c", self.LAUNCHER, str(listener.fileno()), sys.executable, "-m", "etalage")
        super().__init__(*arguments, program=launcher, passing=[listener.fileno()])


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0), backlog=100) as opened:
        yield opened


class Follower(threading.Thread):
    """Follows a table through restarts, from where it was; keeps book of the numbers."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__(daemon=True)
        self.visitor, self.table = visitor, table
        self.numbers: list[int] = []
        self.refused = 0
        self.is_over = threading.Event()

    def run(self) -> None:
        last = 0
        while not self.is_over.is_set():
            stream = Listener(self.visitor, self.table, last)
            while not (stream.ended.is_set() and stream.events.empty()) and not self.is_over.is_set():
                with contextlib.suppress(Exception):
                    update = stream.next(0.1)
                    self.numbers += sorted(
                        {line["number"] for line in update["told"]} - {last}
                    )  # some have several lines
                    last = self.numbers[-1]
                    if update["seen"]["table"]["phase"] == "over":
                        self.is_over.set()


def play_to_the_end(visitor: Visitor, table: str, most: int | None = None) -> int:
    """All moves of one person, each until it is acknowledged; how many."""
    made = 0
    while most is None or made < most:
        seen = visitor.look(table)
        if seen["table"]["phase"] == "over":
            break
        move = first_move(seen)
        if move is not None:
            body = {"decision": seen["decision"], "moves": [move]}
            status = visitor.http.post(f"/api/tables/{table}/moves", json=body).status_code
            assert status in (200, 409)
            made += status == 200
    return made


def test_during_a_restart_people_wait_and_lose_nothing(listener: socket.socket, data: tuple[str, str]) -> None:
    server = Passed(listener, *data, *GENEROUS)
    server.start()
    try:
        anne = server.visitor()
        table = seated(anne)
        follower = Follower(server.visitor(), table)
        follower.start()
        for _ in range(2):
            play_to_the_end(anne, table, 3)
            server.stop()
            with ThreadPoolExecutor() as pool:  # nobody is there: the connection waits at the socket
                waiting = pool.submit(httpx.get, f"{server.url}/health", timeout=PATIENCE)
                server.start()
                assert waiting.result(PATIENCE).status_code == 200
        play_to_the_end(anne, table)
        assert follower.is_over.wait(PATIENCE)
        numbers = follower.numbers
        assert numbers == list(range(1, len(numbers) + 1)), "each line once, in order, none missing"
    finally:
        if server.process and server.process.poll() is None:
            server.kill()


def test_one_server_after_the_other_is_replaced_while_a_match_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    """Two of them share a database behind nginx; whoever plays does not notice."""
    address = ("--database", postgres.url, *ORIGIN, *GENEROUS)
    servers = [Running(*address, port=proxies.free_port()).start() for _ in range(2)]
    try:
        with proxies.nginx(tmp_path, *(server.port for server in servers)) as front:
            anne = front.visitor()
            table = seated(anne)
            follower = Follower(front.visitor(), table)
            follower.start()
            for server in servers:
                play_to_the_end(anne, table, 3)
                server.stop()
                play_to_the_end(anne, table, 2)
                server.start()
            play_to_the_end(anne, table)
            assert follower.is_over.wait(PATIENCE)
            assert follower.numbers == list(range(1, len(follower.numbers) + 1))
    finally:
        for server in servers:
            if server.process and server.process.poll() is None:
                server.kill()


@pytest.mark.parametrize(
    ("count", "said"), [("2", "passes 2 sockets"), ("1", "is not a socket"), ("0", "passes 0 sockets")]
)
def test_what_systemd_cannot_mean_is_refused_in_words(data: tuple[str, str], count: str, said: str) -> None:
    program = "import os, sys; os.environ['LISTEN_PID'] = str(os.getpid()); os.execv(sys.argv[1], sys.argv[1:])"
    command = [sys.executable, "-c", program, *ETALAGE, "serve", *data]
    environment = {**os.environ, "LISTEN_FDS": count}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert said in done.stderr


def test_the_service_is_shut_off_from_what_it_does_not_need() -> None:
    unit = DEPLOY / "etalage.service"
    if shutil.which("systemd-analyze") is None:
        directives = set(unit.read_text().splitlines())
        assert directives >= {"NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "UMask=0077"}
        return
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={10 * MOST_EXPOSED:.0f}", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout[-200:]
    assert "Unknown" not in done.stderr


@pytest.mark.parametrize("file", ["grafana/dashboard.json", "grafana/alerts.yaml"])
def test_every_figure_that_is_watched_exists(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    watched = set(re.findall(r"\betalage_\w+", text))
    known = {line.split(" ")[0].partition("{")[0] for line in Metrics().text().decode().splitlines()}
    counted = {"etalage_requests_total"}  # has a line for each status, once there is one
    assert watched
    assert watched <= known | counted


def test_the_dashboard_is_one() -> None:
    dashboard = json.loads((DEPLOY / "grafana/dashboard.json").read_text("utf-8"))
    assert all(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
