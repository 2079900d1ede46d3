"""A PostgreSQL server of our own, in a folder that goes away with it."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.waiting import PATIENCE


def program(name: str) -> str | None:
    """Debian keeps the server's programs off the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = [str(folder / name) for folder in folders if (folder / name).exists()]
    return found[0] if found else shutil.which(name)


class Postgres:
    """It listens at a socket in its folder and at no port, which somebody else could have taken."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="etalage-pg-"))
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "-D", str(self.data), "-U", "etalage", "-A", "trust", "-E", "UTF8")
        self.start()
        self.create("etalage")

    def create(self, name: str) -> None:
        self._run("createdb", "-h", str(self.folder), "-U", "etalage", name)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    @property
    def url(self) -> str:
        return self.url_of("etalage")

    def url_of(self, database: str) -> str:
        return f"postgresql://etalage@/{database}?host={self.folder}"

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses=''"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, name: str, *arguments: str) -> None:
        found = program(name)
        assert found, f"{name} is missing: apt-get install postgresql"
        as_postgres = ["runuser", "-u", "postgres", "--"] if getpass.getuser() == "root" else []
        command = [*as_postgres, found, *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert done.returncode == 0, f"{name}: {done.stderr or done.stdout}"
