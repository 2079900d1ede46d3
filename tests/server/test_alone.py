"""`etalage` without a command: a server, and in a terminal a table to play at."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.visiting import wait_until


def read_until(terminal: int, text: str, seconds: float = 30.0) -> str:
    """What the terminal shows, up to this."""
    shown = ""
    end = time.monotonic() + seconds
    while text not in shown and select.select([terminal], [], [], max(0.0, end - time.monotonic()))[0]:
        shown += os.read(terminal, 4096).decode("utf-8", "replace")
    assert text in shown, shown
    return shown


def test_in_a_terminal_it_serves_while_one_plays(tmp_path: Path) -> None:
    terminal, inside = pty.openpty()
    home = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    process = subprocess.Popen(
        [sys.executable, "-m", "etalage"],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env={**home, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "TERM": "dumb"},
        start_new_session=True,
    )
    os.close(inside)
    try:
        shown = read_until(terminal, "Which game?")
        served = re.search(r"http://127.0.0.1:8484/", shown)
        assert served or "8484 is taken" in shown
        if served:
            wait_until(lambda: _answers("http://127.0.0.1:8484/health"))
        os.write(terminal, b"2\n")
        assert "Money!" in read_until(terminal, "seed")
        read_until(terminal, "PLAY): ")
        os.write(terminal, b"q\n")
        read_until(terminal, "Which game?")
        os.write(terminal, b"q\n")
        assert process.wait(20) == 0
        if served:
            assert not _answers("http://127.0.0.1:8484/health")
            assert (tmp_path / "etalage" / "etalage.sqlite3").exists()
    finally:
        process.kill()


def _answers(url: str) -> bool:
    try:
        return httpx.get(url, timeout=2).status_code == 200
    except httpx.HTTPError:
        return False
