"""Very many tables: those who play do not notice. How many says ETALAGE_TABLES; `make soak` opens ten thousand."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

from tests.server.test_tables import begun, my_turn
from tests.server.visiting import GENEROUS, Visitor, first_move, running

ENOUGH = 10  # moves
TABLES = int(os.environ.get("ETALAGE_TABLES", "300"))
ROOM = ("--limit", f"tables={TABLES + 1}", "--limit", f"tables-of-person={TABLES}")
MOST_BEFORE = 20
"""Tables that are opened at most while somebody waits for an answer to a move; how long it takes, the machine says."""


def test_others_play_on_while_tables_are_opened_until_there_is_no_room(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS, *ROOM) as server:
        anne, crowd = server.visitor(), server.visitor()
        table = begun(anne)
        opened = [0]
        opening = threading.Thread(target=_open_all, args=(crowd, opened))
        opening.start()
        spent: list[float] = []
        meanwhile: list[int] = []
        while opening.is_alive() or len(spent) < ENOUGH:
            seen = my_turn(anne, table)
            if seen["table"]["phase"] == "over":
                _begin_another(anne, table)
                continue
            began, before = time.monotonic(), opened[0]
            anne.move(table, seen["decision"], str(first_move(seen)))
            spent.append(time.monotonic() - began)
            meanwhile.append(opened[0] - before)
        opening.join()
        if anne.look(table)["table"]["phase"] == "over":
            _begin_another(anne, table)
        slow, most = (sorted(each)[int(0.99 * len(each)) - 1] for each in (spent, meanwhile))
        print(f"{TABLES} tables opened; moves meanwhile: {len(spent)}, p99 {1000 * slow:.0f} ms and {most} tables")
        assert most <= MOST_BEFORE
        full = crowd.post("/api/tables", {"game": "money", "players": 3}, expect=503)
        assert full["error"] == "full"
        assert len(crowd.get("/api/tables")["tables"]) == 100, "the latest"
        assert anne.get("/health")["ok"]


def _begin_another(visitor: Visitor, table: str) -> None:
    visitor.post(f"/api/tables/{table}/rematch", {})
    visitor.post(f"/api/tables/{table}/start")


def _open_all(visitor: Visitor, opened: list[int]) -> None:
    for _ in range(TABLES):
        visitor.open_table("money", 5, public=True)
        opened[0] += 1
