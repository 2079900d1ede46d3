"""The data folder: its owner's alone, and one server's at a time."""

from __future__ import annotations

import os
import stat
import subprocess
from pathlib import Path

import pytest

from tests.server.test_tables import begun
from tests.server.visiting import ETALAGE, GENEROUS, Running, running
from tests.waiting import PATIENCE

DATABASE = "etalage.sqlite3"


def modes(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in (folder, *folder.iterdir())}


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A server that ends by itself."""
    command = [*ETALAGE, "serve", "--port", "0", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def admin(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [*ETALAGE, "admin", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
def test_whatever_the_umask_only_the_owner_may_read_the_data(tmp_path: Path, umask: int) -> None:
    folder = tmp_path / "above" / "data"
    before = os.umask(umask)
    try:
        with running("--data", str(folder), *GENEROUS) as server:
            begun(server.visitor())
            admin("backup", str(folder / "copy.sqlite3"), "--data", str(folder))
            found = modes(folder)
    finally:
        os.umask(before)
    assert found.pop("data") == 0o700
    assert set(found) >= {DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", "copy.sqlite3"}
    assert set(found.values()) == {0o600}
    assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o700


def test_what_others_could_read_is_mended_with_a_warning(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running("--data", str(folder), *GENEROUS) as server:
        begun(server.visitor())
        server.kill()
    names = (DATABASE, f"{DATABASE}-wal", "old.sqlite3")
    (folder / "old.sqlite3").touch()
    for name in names:
        (folder / name).chmod(0o644)
    folder.chmod(0o755)
    with running("--data", str(folder), *GENEROUS) as server:
        found = modes(folder)
        server.stop()
    assert found.pop("data") == 0o700
    assert set(found.values()) == {0o600}
    warnings = [line for line in server.lines if "was open to others" in line]
    assert len(warnings) == len(names) + 1, server.lines
    assert all('"level": "warning"' in line for line in warnings)


def test_a_folder_that_holds_other_things_is_left_open_with_a_warning(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    (folder / "of others").mkdir(parents=True)
    folder.chmod(0o755)
    with running("--data", str(folder)) as server:
        found = modes(folder)
        server.stop()
    assert found["shared"] == 0o755
    assert found[DATABASE] == 0o600
    assert any("a folder of their own" in line for line in server.lines)


def test_a_second_server_on_the_same_folder_refuses(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as first:
        table = begun(first.visitor())
        second = started("--data", str(tmp_path))
        assert second.returncode == 2
        assert first.process
        assert second.stderr == (
            f"etalage: the data folder {tmp_path} is in use by another server (process {first.process.pid}), and the "
            "embedded database is for one: stop that one, choose another folder with --data, or use PostgreSQL\n"
        )
        assert table in admin("list", "--data", str(tmp_path)).stdout, "operators work beside a running server"
        admin("backup", str(tmp_path / "copy.sqlite3"), "--data", str(tmp_path))
        first.kill()
    Running("--data", str(tmp_path)).start().stop()
