"""Somebody who plays while others mean harm: what a move takes before an attack and during it.

All of it happens on this machine, the attackers at an address of their own. Every attack is bounded and ends by itself.
How large they are says ETALAGE_ATTACK; `make soak` has larger ones.
"""

from __future__ import annotations

import contextlib
import os
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tests.server.test_tables import begun, my_turn
from tests.server.visiting import Running, first_move
from tests.waiting import PATIENCE

SIZE = int(os.environ.get("ETALAGE_ATTACK", "1000"))
ATTACKER = "127.0.0.2"
MOVES = 20 if SIZE > 1000 else 8
SLOWEST = 2.0
"""Seconds for half of the moves: a server that an attack stops takes as long as the attack."""


class Took(NamedTuple):
    """Moves, in seconds."""

    median: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Took:
        return cls(statistics.median(seconds), max(seconds))

    def __str__(self) -> str:
        return f"{1000 * self.median:.1f} ms, {1000 * self.most:.0f} at most"


class Match:
    """Somebody who plays on."""

    def __init__(self, server: Running) -> None:
        self.anne = server.visitor()
        self.table = begun(self.anne)
        self.before = self.play()

    def play(self) -> Took:
        """Some moves."""
        return Took.of([self._move() for _ in range(MOVES)])

    def play_with_bots(self) -> Took:
        """Some moves, each until all bots have answered."""
        return Took.of([self._move() + self._wait() for _ in range(MOVES)])

    def _wait(self) -> float:
        began = time.monotonic()
        my_turn(self.anne, self.table)
        return time.monotonic() - began

    def _move(self) -> float:
        seen = my_turn(self.anne, self.table)
        if seen["table"]["phase"] == "over":
            self.anne.post(f"/api/tables/{self.table}/rematch", {})
            self.anne.post(f"/api/tables/{self.table}/start")
            seen = my_turn(self.anne, self.table)
        began = time.monotonic()
        self.anne.move(self.table, seen["decision"], str(first_move(seen)))
        return time.monotonic() - began

    def goes_on(self, attack: str) -> None:
        report(attack, self.before, self.play())


def report(attack: str, before: Took, during: Took) -> None:
    print(f"{attack}: a move took {before} before; {during} during")
    assert during.median < SLOWEST


@contextlib.contextmanager
def attack(work: Callable[[], None]) -> Iterator[None]:
    """In a thread, while a game goes on."""
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    yield
    thread.join(PATIENCE)
    assert not thread.is_alive(), "an attack has to end"


def connect(server: Running, address: str = ATTACKER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
