"""Visitors who ask for what costs a server most, as often as they can, while a game goes on; with the limits that a
server has by default. Each attack prints what a move took before it and during it."""

from __future__ import annotations

import json
import multiprocessing
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import etalage
from etalage.records import dumps
from tests.server.attacking import ATTACKER, SIZE, Match, report
from tests.server.test_tables import begun, my_turn
from tests.server.visiting import Running, Visitor, running
from tests.waiting import PATIENCE

CONNECTIONS = max(2, SIZE // 250)
REPLAYING = min(150, SIZE // 30)
LONG = 6  # deals of Money! in a record
TABLES_OF_EXPERTS = min(20, SIZE // 100)
EXPERT = "zsofia"
BETWEEN_REFUSALS = 0.01  # seconds: whoever is refused asks again
GOOD = {200, 429, 503}

Ask = Callable[..., httpx.Response]
"""By a visitor, with whatever else it takes."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running("--data", str(tmp_path)) as started:
        yield started


@contextmanager
def asking(server: Running, connections: int, ask: Ask, *rest: Any) -> Iterator[None]:
    """So many visitors of one address ask again and again, and each time they are answered or refused.

    They are a process of their own, so that what they do with answers holds up nobody here.
    """
    spawning = multiprocessing.get_context("spawn")
    begun, ended = spawning.Barrier(2), spawning.Event()
    attacker = spawning.Process(target=besiege, args=(server.url, connections, begun, ended, ask, rest), daemon=True)
    attacker.start()
    begun.wait(PATIENCE)
    yield
    ended.set()
    attacker.join(PATIENCE)
    assert attacker.exitcode == 0, "every request is answered, or refused"


def besiege(url: str, connections: int, begun: Any, ended: Any, ask: Ask, rest: tuple[Any, ...]) -> None:
    answered = [0] * connections
    unexpected: list[int] = []

    def go_on(number: int) -> None:
        visitor = Visitor(url, address=ATTACKER)
        while not ended.is_set():
            status = ask(visitor, *rest).status_code
            answered[number] += 1
            if status not in GOOD:
                unexpected.append(status)
            if status >= 400:
                ended.wait(BETWEEN_REFUSALS)

    threads = [threading.Thread(target=go_on, args=[number], daemon=True) for number in range(connections)]
    for thread in threads:
        thread.start()
    begun.wait(PATIENCE)
    for thread in threads:
        thread.join()
    assert all(answered), "nobody waits for ever"
    assert not unexpected


def get(visitor: Visitor, path: str) -> httpx.Response:
    return visitor.http.get(path)


def preview(visitor: Visitor) -> httpx.Response:
    """Every visitor has a table of their own."""
    mine = visitor.get("/api/me/tables")["tables"] if visitor.http.cookies else []
    table = mine[0]["id"] if mine else begun(visitor)
    decision = my_turn(visitor, table)["decision"]
    return visitor.http.post(f"/api/tables/{table}/preview", json={"decision": decision, "moves": []})


def replay(visitor: Visitor, record: dict[str, Any]) -> httpx.Response:
    """Each time of another record, so that none is remembered."""
    other = record | {"players": [secrets.token_hex(8), *record["players"][1:]]}
    return visitor.http.post("/api/replay/whole", json={"record": other, "open": True})


@pytest.mark.parametrize("path", ["/api/docs", "/health"])
def test_pages_that_are_made_once(server: Running, path: str) -> None:
    match = Match(server)
    with asking(server, CONNECTIONS, get, path):
        match.goes_on(f"{CONNECTIONS} connections that ask for {path}")


def test_logs_and_earlier_positions(server: Running) -> None:
    match = Match(server)
    path = f"/api/tables/{match.table}"
    last = match.anne.get(f"{path}/log")["lines"][-1]["number"]
    for what in ("log", f"positions/{last}"):
        with asking(server, CONNECTIONS, get, f"{path}/{what}"):
            match.goes_on(f"{CONNECTIONS} spectators who ask for …/{what}")


def test_previews(server: Running) -> None:
    match = Match(server)
    with asking(server, CONNECTIONS, preview):
        match.goes_on(f"{CONNECTIONS} people who try moves without making them")


def test_replays(server: Running) -> None:
    rng = etalage.Rng(1)
    played = etalage.match("money", ["Marc", "Anne", "Herman", "Lea", "Otto"], seed=3, options={"deals": LONG})
    *_, (long, _) = played.play_on(lambda match, seat: match.deal.random_move(seat, rng))
    record = json.loads(dumps(long))
    match = Match(server)
    with asking(server, REPLAYING, replay, record):
        match.goes_on(f"{REPLAYING} connections that replay records of {len(dumps(long)) // 1024} KB")
        assert server.visitor().get("/ready")


def test_experts_at_many_tables(server: Running) -> None:
    """Bots think for people first."""
    match = Match(server)
    before = match.play_with_bots()
    for _ in range(TABLES_OF_EXPERTS):
        host = server.visitor(ATTACKER)
        table = host.open_table("money", players=4)
        for seat in range(4):
            host.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": EXPERT})
        host.start(table)
    report(f"{TABLES_OF_EXPERTS} tables of experts, with the bots' answers", before, match.play_with_bots())
