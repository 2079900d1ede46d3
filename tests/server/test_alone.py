"""`etalage` without a command: a server, and the address to open."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.waiting import PATIENCE, wait_until


def start(home: Path, port: str = "0") -> subprocess.Popen[str]:
    """On a machine without a screen: nothing is opened. The usual port may be somebody else's."""
    here = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.Popen(
        [sys.executable, "-m", "etalage"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**here, "HOME": str(home), "XDG_DATA_HOME": str(home), "ETALAGE_PORT": port},
    )


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    line = process.stdout.readline()
    found = re.search(r"http://[^ ]+/", line)
    assert found, line
    return found[0]


def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    process = start(tmp_path)
    try:
        url = address(process)
        wait_until(lambda: _answers(f"{url}health"))
        assert (tmp_path / "etalage" / "etalage.sqlite3").exists()
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        assert not _answers(f"{url}health")
    finally:
        process.kill()


def test_a_port_that_is_none_is_said(tmp_path: Path) -> None:
    for port in ("many", "-1", "65536", "²"):
        process = start(tmp_path, port)
        _, errors = process.communicate(timeout=PATIENCE)
        said = f"etalage: ETALAGE_PORT={port}: write a port, from 1 to 65535, or 0 for any that is free\n"
        assert (process.returncode, errors) == (2, said)


def test_a_second_one_points_at_the_first(tmp_path: Path) -> None:
    first = start(tmp_path)
    try:
        url = address(first)
        wait_until(lambda: _answers(f"{url}health"))
        second = start(tmp_path / "other", url.rstrip("/").rpartition(":")[2])
        try:
            assert second.stdout
            assert second.stdout.readline() == f"Etalage is running already, at {url}\n"
            assert second.wait(PATIENCE) == 0
        finally:
            second.kill()
    finally:
        first.kill()


def _answers(url: str) -> bool:
    try:
        return httpx.get(url, timeout=PATIENCE).status_code == 200
    except httpx.HTTPError:
        return False
