"""Several processes on one PostgreSQL."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from etalage.records import referee
from tests.server.postgres import Postgres
from tests.server.visiting import GENEROUS, Listener, Running, Visitor, first_move, running
from tests.waiting import PATIENCE, wait_until


def twins(visitor: Visitor, other: Running) -> Visitor:
    """The same person at another server."""
    twin = other.visitor()
    twin.http.cookies.update(visitor.http.cookies)
    return twin


def play_on(table: str, visitors: list[Visitor], moves: int | None = None) -> int:
    """Moves by whoever is to move, until the match is over; how many were made."""
    made = 0
    while True:
        moved = False
        for visitor in visitors:
            seen = visitor.look(table)
            if seen["table"]["phase"] == "over":
                return made
            move = first_move(seen)
            if move is not None:
                answer = visitor.http.post(
                    f"/api/tables/{table}/moves", json={"decision": seen["decision"], "moves": [move]}
                )
                assert answer.status_code in (200, 409), answer.text
                made += answer.status_code == 200
                moved = True
                if made == moves:
                    return made
        if not moved:
            wait_until(lambda: any(first_move(each.look(table)) for each in visitors) or _over(visitors[0], table))


def _over(visitor: Visitor, table: str) -> bool:
    return bool(visitor.look(table)["table"]["phase"] == "over")


def heard(listener: Listener) -> list[tuple[int, str]]:
    """Numbers and names of all that was told, to the end of the match."""
    lines: list[tuple[int, str]] = []
    while True:
        update = listener.next()
        lines += [(line["number"], line["name"]) for line in update["told"]]
        if any(line["name"] == "table.match-over" for line in update["told"]):
            return lines


def test_clients_of_one_table_on_two_servers_see_the_same(postgres: Postgres) -> None:
    address = ("--database", postgres.url, *GENEROUS)
    with running(*address) as one, running(*address) as two:
        for game in ("weinhaendler", "money"):
            anne, bob, carl = one.visitor(), two.visitor(), one.visitor()
            table = anne.open_table(game, 3, **({"options": {"deals": 1}} if game == "money" else {}))
            anne.sit(table, 0, "Anne")
            bob.sit(table, 1, "Bob")
            carl.sit(table, 2, "Carl")
            listeners = [twins(carl, two).listen(table), anne.listen(table), bob.listen(table)]
            for listener in listeners:
                listener.next()
            anne.post(f"/api/tables/{table}/start")
            wait_until(lambda table=table, bob=bob: bob.look(table)["table"]["phase"] == "playing")
            assert play_on(table, [twins(anne, two), bob, carl]) > 0
            all_heard = [heard(listener) for listener in listeners]
            assert all_heard[0] == all_heard[1] == all_heard[2]
            record = bob.get(f"/api/tables/{table}/matches/1/record")
            assert sum(len(deal["moves"]) for deal in record["deals"]) > 0


def test_a_bots_seat_is_taken_over_at_another_server(postgres: Postgres) -> None:
    """The bot may be thinking at the first server; what it comes to there is not taken."""
    address = ("--database", postgres.url, *GENEROUS)
    with running(*address) as one, running(*address) as two:
        anne, bob = one.visitor(), two.visitor()
        table = anne.open_table("money", 3, options={"deals": 1})
        anne.sit(table, 0, "Anne")
        anne.start(table)
        bob.sit(table, 1, "Bob")
        assert play_on(table, [anne, bob]) > 0
        record = anne.get(f"/api/tables/{table}/matches/1/record")
        assert record["players"][:2] == ["Anne", "Bob"]
        assert [(late["name"], late["seat"]) for late in record["late"]] == [("Bob", 1)]
        assert referee(record).fair is True


def test_another_worker_takes_over_when_one_dies(postgres: Postgres) -> None:
    with running("--database", postgres.url, "--workers", "2", *GENEROUS) as servers:
        anne = servers.visitor()
        tables = []
        for _ in range(6):
            table = anne.open_table("weinhaendler", 3)
            anne.sit(table, 0, "Anne")
            anne.post(f"/api/tables/{table}/start")
            tables.append(table)
        for table in tables:
            play_on(table, [anne], 3)
        os.kill(_a_worker(servers), signal.SIGKILL)
        for table in tables:
            _play_patiently(anne, table)
        worker = _a_worker(servers)
        servers.kill()
        wait_until(lambda: not Path("/proc", str(worker)).exists())


def test_both_recover_when_the_database_was_away(postgres: Postgres) -> None:
    address = ("--database", postgres.url, *GENEROUS)
    with running(*address) as one, running(*address) as two:
        anne, bob = one.visitor(), two.visitor()
        table = anne.open_table("weinhaendler", 3)
        anne.sit(table, 0, "Anne")
        bob.sit(table, 1, "Bob")
        listener = bob.listen(table)
        anne.post(f"/api/tables/{table}/start")
        play_on(table, [anne, bob], 4)
        postgres.stop()
        away = anne.http.post(f"/api/tables/{table}/phrases", json={"phrase": "hello"})
        assert away.status_code == 503
        assert "nothing was changed" in away.json()["message"]
        postgres.start()
        wait_until(lambda: anne.http.get(f"/api/tables/{table}").status_code == 200)
        wait_until(lambda: bob.http.get(f"/api/tables/{table}").status_code == 200)
        play_on(table, [anne, bob])
        listener.until(lambda update: any(line["name"] == "table.match-over" for line in update["told"]))


def _a_worker(servers: Running) -> int:
    assert servers.process
    parent = Path("/proc", str(servers.process.pid))
    children = (parent / "task" / parent.name / "children").read_text().split()
    workers = [pid for pid in children if "spawn_main" in Path("/proc", pid, "cmdline").read_text()]
    return int(workers[-1])


def _play_patiently(visitor: Visitor, table: str) -> None:
    """To the end, over connections that may be cut."""

    def once() -> Any:
        try:
            return play_on(table, [visitor]) >= 0
        except Exception as error:
            if "status" in str(error):
                raise
            return False

    wait_until(once, 2 * PATIENCE)
