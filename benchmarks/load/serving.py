"""Servers to measure, in processes of their own that end with the measurement."""

from __future__ import annotations

import contextlib
import http.client
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any

NO_LIMIT = 900_000_000
LIMITS = (
    "tables", "tables-of-person", "streams", "streams-of-person", "streams-of-address", "requests-per-second", "burst",
    "requests-per-second-of-address", "burst-of-address", "connections", "connections-of-address",
    "newcomers-per-minute", "tables-per-hour", "tables-per-hour-of-address", "changes-per-minute",
)  # fmt: skip
PATIENCE = 60.0


class Served:
    """A server that runs, and what it has said on its error stream."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: IO[str]) -> None:
        self.process = process
        self.port = port
        self._log = log

    @property
    def pid(self) -> int:
        return self.process.pid

    def complaints(self) -> list[str]:
        self._log.seek(0)
        return self._log.read().splitlines()


@contextlib.contextmanager
def folder(parent: Path | None) -> Iterator[Path]:
    """A data folder that goes away."""
    with tempfile.TemporaryDirectory(prefix="etalage-load-", dir=parent, ignore_cleanup_errors=True) as made:
        yield Path(made)


@contextlib.contextmanager
def etalage(*options: str) -> Iterator[Served]:
    """Our server, with limits that do not bind."""
    limits = [text for name in LIMITS for text in ("--limit", f"{name}={NO_LIMIT}")]
    command = [sys.executable, "-m", "etalage", "serve", "--port", "0", *options, *limits]
    with started(command, r"http://[^ ]+:(\d+)/", {**os.environ, "BROWSER": "false"}) as served:
        wait_for_health(served.port)
        yield served


@contextlib.contextmanager
def started(command: Sequence[str], address: str, environment: dict[str, str], **options: Any) -> Iterator[Served]:
    """Any server that prints where it listens, in words that the pattern finds."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, **options
        )  # fmt: skip
        alarm = threading.Timer(PATIENCE, process.kill)  # one that says nothing is not waited for
        alarm.start()
        try:
            assert process.stdout
            found = next((match for line in process.stdout if (match := re.search(address, line))), None)
            alarm.cancel()
            if not found:
                log.seek(0)
                raise RuntimeError(f"the server did not start: {log.read()[-2000:]}")
            yield Served(process, int(found[1]), log)
        finally:
            alarm.cancel()
            ended(process)


def ended(process: subprocess.Popen[str]) -> None:
    """Asked to stop, then made to."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    if process.stdout:
        process.stdout.close()


def wait_for_health(port: int) -> None:
    """Its port is open before it answers, so one question is enough."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        with contextlib.suppress(OSError, http.client.HTTPException), contextlib.closing(connection):
            connection.request("GET", "/health")
            if connection.getresponse().status == 200:
                return
        time.sleep(0.005)
    raise RuntimeError("the server does not answer")
