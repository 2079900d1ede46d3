"""A server to test against, and visitors who know only its API."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import httpx

from etalage.records import word_seal
from tests.waiting import PATIENCE, wait_until

ETALAGE = (sys.executable, "-m", "etalage")
LIMITS = (
    "requests-per-second", "burst", "newcomers-per-minute", "tables-per-hour", "tables-per-hour-of-address",
    "phrases-per-minute", "changes-per-minute", "requests-per-second-of-address", "burst-of-address",
    "previews-per-second", "previews-per-second-of-address", "keys-per-hour-of-address",
)  # fmt: skip
GENEROUS = tuple(word for limit in LIMITS for word in ("--limit", f"{limit}=100000"))
"""All tests come from one address."""


class Running:
    """A server in a process of its own."""

    def __init__(
        self,
        *arguments: str,
        port: int = 0,
        program: Sequence[str] = ETALAGE,
        passing: Sequence[int] = (),
        machine: str | None = None,
    ) -> None:
        self._machine = tempfile.TemporaryDirectory(prefix="machine-")
        self.machine = machine or self._machine.name
        """The folder for temporary files; servers with the same one find each other, as those of one machine do."""
        self.program = program
        self.passing = passing
        """File descriptors that it inherits."""
        self.arguments = arguments
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.lines: list[str] = []
        self._reader: threading.Thread | None = None

    def start(self) -> Running:
        wait_until(self._listens)
        wait_until(self._answers)
        return self

    def _listens(self) -> bool:
        """Started again at the port it had, it may find there a connection that somebody else has just made."""
        command = [*self.program, "serve", "--port", str(self.port), *self.arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, pass_fds=self.passing,
            env={**os.environ, "BROWSER": "false", "TMPDIR": self.machine},
        )  # fmt: skip
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ ]+:(\d+)/", line)
        if not found:
            _, errors = self.process.communicate()
            if self.port and "is taken" in errors:
                return False
            raise AssertionError(f"the server said {line!r} and {errors}")
        self.port = int(found[1])
        self._reader = threading.Thread(target=self._read, args=(self.process.stderr,), daemon=True)
        self._reader.start()
        return True

    def _read(self, stream: Any) -> None:
        self.lines.extend(stream)

    def _answers(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200
        return False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator would; how it ended, and then `lines` holds all that it said."""
        assert self.process
        assert self._reader
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code

    @property
    def cut_connections(self) -> bool:
        """Whether some of them did not end by themselves when the server stopped."""
        return any("graceful shutdown exceeded" in line for line in self.lines)

    def visitor(self, address: str | None = None) -> Visitor:
        """Somebody on this machine, who may come from any address of the loopback network."""
        return Visitor(self.url, address=address)


@contextlib.contextmanager
def running(*arguments: str, program: Sequence[str] = ETALAGE, machine: str | None = None) -> Iterator[Running]:
    server = Running(*arguments, program=program, machine=machine).start()
    try:
        yield server
    finally:
        if server.process and server.process.poll() is None:
            server.kill()


class Visitor:
    """Somebody with a browser's cookies, or a program with a token."""

    def __init__(self, url: str, token: str | None = None, address: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        door = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, transport=door)

    def ask(self, method: str, path: str, body: Any = None, expect: int | None = None) -> Any:
        """Send a request; its answer as data. `expect` says which status it must have; by default a good one."""
        answer = self.http.request(method, path, json=body)
        if expect is None:
            assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        else:
            assert answer.status_code == expect, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def get(self, path: str, expect: int | None = None) -> Any:
        return self.ask("GET", path, None, expect)

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return self.ask("POST", path, body, expect)

    def put(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return self.ask("PUT", path, body, expect)

    def open_table(self, game: str = "weinhaendler", players: int = 3, **wishes: Any) -> str:
        return str(self.post("/api/tables", {"game": game, "players": players, **wishes})["id"])

    def sit(self, table: str, seat: int, name: str, expect: int | None = None, word: str | None = None) -> Any:
        """With a word as a page does it: sealed for the commitment, which is read first."""
        body = {"name": name} if word is None else {"name": name, "seal": self.seal_of(table, seat, word)}
        return self.put(f"/api/tables/{table}/seats/{seat}", body, expect)

    def seal_of(self, table: str, seat: int, word: str) -> str:
        return word_seal(self.look(table)["table"]["commitment"], seat, word)

    def start(self, table: str, word: str | None = None) -> None:
        """As the host, who reveals their own word, if they have sealed one."""
        self.post(f"/api/tables/{table}/start")
        if word is not None:
            self.reveal(table, word)

    def reveal(self, table: str, word: str, expect: int | None = None) -> Any:
        return self.post(f"/api/tables/{table}/word", {"word": word}, expect)

    def look(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def move(self, table: str, decision: int, *moves: str, expect: int | None = None) -> Any:
        return self.post(f"/api/tables/{table}/moves", {"decision": decision, "moves": list(moves)}, expect)

    def listen(self, table: str, last: int | None = None) -> Listener:
        return Listener(self, table, last)


class Listener:
    """A stream that is read in the background."""

    def __init__(self, visitor: Visitor, table: str, last: int | None) -> None:
        self.events: queue.Queue[tuple[int, Any]] = queue.Queue()
        self.ended = threading.Event()
        self.last = last
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        self._visitor, self._table, self._headers = visitor, table, headers
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        path = f"/api/tables/{self._table}/events"
        stream = self._visitor.http.stream("GET", path, headers=self._headers, timeout=None)
        with contextlib.suppress(httpx.HTTPError), stream as answer:
            number = 0
            for line in answer.iter_lines():
                if line.startswith("id: "):
                    number = int(line[4:])
                elif line.startswith("data: "):
                    self.events.put((number, json.loads(line[6:])))
        self.ended.set()

    def next(self, seconds: float = PATIENCE) -> Any:
        """The next update."""
        self.last, update = self.events.get(timeout=seconds)
        return update

    def until(self, condition: Any) -> Any:
        """Read on to an update of which this is true."""
        while True:
            update = self.next()
            if condition(update):
                return update


def first_move(seen: Any) -> str | None:
    """Some legal move, if it is this seat's turn: the last of the list, which passes or ends a turn."""
    legal = seen["legal"]
    if legal is None or seen["seat"] not in seen["table"]["waiting"]:
        return None
    if legal["moves"] is None:
        return "bid PLAY"
    return str(legal["moves"][-1])
