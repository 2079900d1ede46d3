"""The server is killed again and again under load; nothing that was acknowledged is lost, and everybody catches up.

How often says the environment variable ETALAGE_KILLS; `make soak` does it fifty times.
"""

from __future__ import annotations

import json
import os
import random
import threading
from pathlib import Path
from typing import Any

import httpx

from etalage.server.database import open_database, sqlite_url
from etalage.server.store import Store
from etalage.tables.state import Entry, MatchFacts
from tests.server.visiting import GENEROUS, Running, Visitor, first_move
from tests.waiting import PATIENCE, wait_until

KILLS = int(os.environ.get("ETALAGE_KILLS", "5"))
TABLES = 4
MOVES = (10, 150)  # between two kills


class Client(threading.Thread):
    """Plays one seat through thick and thin, and keeps book of what it was promised and told."""

    def __init__(self, visitor: Visitor, table: str, seat: int, stopping: threading.Event) -> None:
        super().__init__(daemon=True)
        self.visitor, self.table, self.seat, self.stopping = visitor, table, seat, stopping
        self.acknowledged: dict[int, str] = {}
        self.heard: list[int] = []
        self.last = 0
        self.failure: str | None = None

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                self._listen()
            except (httpx.HTTPError, ValueError):
                self.stopping.wait(0.05)  # the server is away

    def _listen(self) -> None:
        path = f"/api/tables/{self.table}/events"
        headers = {"Last-Event-ID": str(self.last)}
        with self.visitor.http.stream("GET", path, headers=headers, timeout=5) as answer:
            if answer.status_code != 200:
                raise ValueError
            number = 0
            for line in answer.iter_lines():
                if line.startswith("id: "):
                    number = int(line[4:])
                elif line.startswith("data: "):
                    update = json.loads(line[6:])
                    self.heard += sorted({each["number"] for each in update["told"]} - set(self.heard[-1:]))
                    self.last = number
                    self._move(update["seen"])
                if self.stopping.is_set():
                    return

    def _move(self, seen: Any) -> None:
        move = first_move(seen)
        if move is None or self.stopping.is_set():
            return
        body = {"decision": seen["decision"], "moves": [move]}
        answer = self.visitor.http.post(f"/api/tables/{self.table}/moves", json=body)
        if answer.status_code == 200:
            self.acknowledged[seen["decision"]] = move
        elif answer.status_code not in (409, 503):
            self.failure = answer.text


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server = Running("--data", str(tmp_path), *GENEROUS).start()
    stopping = threading.Event()
    clients: list[Client] = []
    chance = random.Random(KILLS)
    seated: dict[str, list[Visitor]] = {}
    for number in range(TABLES):
        people = [server.visitor() for _ in range(3)]
        options = {"options": {"deals": 3}} if number % 2 else {}
        table = people[0].open_table("money" if number % 2 else "weinhaendler", 4, **options)
        for seat, visitor in enumerate(people):
            visitor.sit(table, seat, f"P{seat}")
        people[0].post(f"/api/tables/{table}/start")
        seated[table] = people
        clients += [Client(visitor, table, seat, stopping) for seat, visitor in enumerate(people)]
    for client in clients:
        client.start()
    try:
        for _ in range(KILLS):
            _play_on(clients, seated, chance.randint(*MOVES))
            server.kill()
            server.start()
        _all_go_on(clients)
    finally:
        stopping.set()
        for client in clients:
            client.join(PATIENCE)
        server.kill()
    assert not [client.failure for client in clients if client.failure]
    _check(clients, tmp_path)


def _play_on(clients: list[Client], people: dict[str, list[Visitor]], moves: int) -> None:
    """Until so many more have been acknowledged."""
    before = _acknowledged(clients)

    def are_made() -> bool:
        _begin_again(people)
        return _acknowledged(clients) >= before + moves

    wait_until(are_made)


def _acknowledged(clients: list[Client]) -> int:
    return sum(len(client.acknowledged) for client in clients)


def _begin_again(people: dict[str, list[Visitor]]) -> None:
    """Matches that are over are followed by another, so that there is always something to lose."""
    for table, (host, *others) in people.items():
        if host.look(table)["table"]["phase"] == "over":
            host.post(f"/api/tables/{table}/rematch", {})
            for each in others:  # with the last of them it begins
                each.post(f"/api/tables/{table}/rematch", {})


def _all_go_on(clients: list[Client]) -> None:
    """At every table somebody moves after the last restart, or the match is over."""
    before = {client: client.last for client in clients}

    def goes_on(client: Client) -> bool:
        is_playing = client.visitor.look(client.table)["table"]["phase"] == "playing"
        return client.last != before[client] or not is_playing

    for client in clients:
        wait_until(lambda client=client: goes_on(client))


def _check(clients: list[Client], folder: Path) -> None:
    store = Store(open_database(sqlite_url(folder)))
    for table in {client.table for client in clients}:
        loaded = store.load(table)
        assert loaded
        by_number: dict[int, Entry] = {}
        silent: set[int] = set()
        played: dict[tuple[int, int], str] = {}
        for match in range(1, loaded.state.match + 1):
            found = store.match(table, match)
            assert found
            facts, entries = found
            by_number |= {entry.number: entry for entry in entries}
            moves, quiet = _by_decision(facts, entries)
            played |= moves
            silent |= quiet
        sealed = {(each.decision, each.seat): each.move for each in loaded.sealed}
        assert sorted(by_number) == list(range(1, loaded.state.number + 1)), "numbers run without a gap"
        for client in (each for each in clients if each.table == table):
            for decision, move in client.acknowledged.items():
                there = played.get((decision, client.seat)) or sealed.get((decision, client.seat))
                assert there == move, f"decision {decision} of seat {client.seat} was acknowledged"
            assert client.heard == sorted(set(client.heard)), "nothing was told twice, or out of order"
            expected = [number for number in range(client.heard[0], client.last + 1) if number not in silent]
            assert client.heard == expected, "nothing was left out"


def _by_decision(facts: MatchFacts, entries: list[Entry]) -> tuple[dict[tuple[int, int], str], set[int]]:
    """The moves of a match by decision and seat; and the numbers of those that were sealed, which tell nothing more."""
    found: dict[tuple[int, int], str] = {}
    silent: set[int] = set()
    decision = facts.first_decision
    together = 0
    for entry in entries:
        if entry.kind == "sealed":
            together += 1
        elif entry.kind == "move":
            assert entry.seat is not None
            found[decision, entry.seat] = str(entry.text)
            if together:
                together -= 1
                silent.add(entry.number)
            if not together:
                decision += 1
    return found, silent
