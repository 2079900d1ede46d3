"""Nobody fills the disk of an operator with lines of the log."""

from __future__ import annotations

import io
import json
import logging
import socket
from pathlib import Path

import pytest

from etalage.server.quiet_log import AT_ONCE, SECONDS, QuietHandler
from tests.server.visiting import Running, running
from tests.waiting import PATIENCE

GARBAGE = 300


def throw_garbage(server: Running, times: int) -> None:
    for _ in range(times):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
            connection.sendall(b"\x00\x01\x02\r\n\r\n")
            connection.recv(65536)


def test_garbage_is_counted_not_written_again_and_again(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        throw_garbage(server, GARBAGE)
        server.stop()
    lines = [json.loads(line)["message"] for line in server.lines if "malformed" in line]
    assert lines == ["connections ended: 1 malformed; the last from 127.0.0.1"]


@pytest.fixture
def written() -> tuple[logging.Logger, io.StringIO, list[float]]:
    """A log of its own, and its clock."""
    clock = [0.0]
    stream = io.StringIO()
    log = logging.Logger("etalage.test")
    log.addHandler(QuietHandler(stream, lambda: clock[0]))
    return log, stream, clock


def test_the_number_is_said_when_the_minute_is_over(written: tuple[logging.Logger, io.StringIO, list[float]]) -> None:
    log, stream, clock = written
    for number in range(AT_ONCE + 1235):
        log.warning("nonsense %d", number)
    clock[0] += SECONDS
    log.warning("something else")
    lines = stream.getvalue().splitlines()
    assert lines[:AT_ONCE] == [f"nonsense {number}" for number in range(AT_ONCE)]
    assert lines[AT_ONCE:] == [f"nonsense {AT_ONCE + 1234} … and 1,234 more", "something else"]


def test_one_kind_does_not_silence_another(written: tuple[logging.Logger, io.StringIO, list[float]]) -> None:
    log, stream, _ = written
    for _ in range(100):
        log.warning("nonsense")
    log.error("a worker has died")
    assert stream.getvalue().splitlines()[-1] == "a worker has died"
