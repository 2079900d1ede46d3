"""What is built to be installed elsewhere: complete, and in working order in an environment that has nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import etalage
from tests.server.visiting import Running
from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/etalage"
PAGE = PACKAGE / "server/page/index.html"
SOURCES = ("src", "web", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
NOT_SOURCES = shutil.ignore_patterns("node_modules", "__pycache__", "*.so", "*.egg-info")
DATA = (
    "**/network.bin", "**/value.bin", "**/*.ftl", "**/*.md", "**/*.pxd", "**/ratings.json", "server/page/**/*.*",
    "notebook/cards.svg", "coach/**/*.json*",
)  # fmt: skip
BUILD = "import sys, setuptools.build_meta as backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"
ON_A_TERMINAL = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
QUICK_COMPILER = '#!/bin/sh\nexec cc "$@" -O0\n'
"""The compiler, told last of all not to take its time: optimised, the same C takes three times as long."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(os.environ.get("ETALAGE_PURE")), reason="packages are built once"),
    pytest.mark.skipif(not PAGE.exists(), reason="there is no page without Node.js"),
]


def run(command: Sequence[object], folder: Path, **variables: str) -> str:
    """What the command says; it must succeed."""
    here = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder, env=here | variables, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    return done.stdout


def make_source_archive(folder: Path) -> Path:
    """Where no git is."""
    for name in SOURCES:
        there = ROOT / name
        if there.is_dir():
            shutil.copytree(there, folder / name, ignore=NOT_SOURCES)
        else:
            shutil.copy(there, folder / name)
    run([sys.executable, "-c", BUILD, "build_sdist", folder / "dist"], folder)
    (packed,) = (folder / "dist").glob("etalage-*.tar.gz")
    assert packed.name == f"etalage-{etalage.__version__}.tar.gz"
    return packed


def make_wheel(source: Path, folder: Path) -> Path:
    """Compiled from what is in the source archive, and from nothing else."""
    folder.mkdir()
    compiler = folder / "quick-compiler"
    compiler.write_text(QUICK_COMPILER)
    compiler.chmod(0o755)
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / source.name.removesuffix(".tar.gz")
    run([sys.executable, "-c", BUILD, "build_wheel", folder], unpacked, CC=str(compiler))
    (built,) = folder.glob("etalage-*.whl")
    return built


class Installed:
    """An environment with an archive and what that needs to serve, and nothing else."""

    def __init__(self, archive: Path, environment: Path, **variables: str) -> None:
        self.environment = environment
        self.commands = environment / "bin"
        installer = ROOT / "requirements/install"
        run([sys.executable, "-m", "venv", "--without-pip", environment], ROOT)
        run([installer, environment, ROOT / "requirements/run.txt"], ROOT)
        self.said_on_terminal = run(
            [sys.executable, "-c", ON_A_TERMINAL, installer, environment, archive], ROOT, **variables
        )
        uv = self.commands / "uv"
        if uv.exists():  # else pip has installed all this
            run([uv, "pip", "check", "--python", self.commands / "python"], ROOT)

    def is_compiled(self, folder: Path) -> bool:
        program = "import etalage; print(etalage.__file__, etalage.compiled())"
        file, compiled = run([self.commands / "python", "-c", program], folder).split()
        assert Path(file).is_relative_to(self.environment), "not the working copy"
        return compiled == "True"

    def version(self, folder: Path) -> str:
        return run([self.commands / "etalage", "--version"], folder)

    def play_match(self, folder: Path) -> None:
        """A short one, with a bot that looks at its network."""
        table = ["--players", "3", "--bots", "expert:1,random,random", "--games", "1", "--option", "deals=1"]
        run([self.commands / "etalage", "simulate", "money", *table, "--records", "match.jsonl"], folder)
        run([self.commands / "etalage", "check", "match.jsonl"], folder)

    def serve(self, folder: Path) -> list[str]:
        """The page, once; what the server said."""
        server = Running("--data", str(folder), program=[str(self.commands / "etalage")]).start()
        try:
            assert httpx.get(f"{server.url}/", timeout=PATIENCE).text == PAGE.read_text("utf-8")
        finally:
            server.stop()
        return server.lines


def assert_complete(names: Iterable[str]) -> None:
    there = set(names)
    for pattern in DATA:
        wanted = {f"etalage/{path.relative_to(PACKAGE)}" for path in PACKAGE.glob(pattern)}
        assert wanted, pattern
        assert wanted <= there


def test_a_wheel_is_compiled_and_complete(tmp_path: Path) -> None:
    wheel = make_wheel(make_source_archive(tmp_path), tmp_path / "wheel")
    names = ZipFile(wheel).namelist()
    assert_complete(names)
    compiled_here = {f"etalage/{path.relative_to(PACKAGE)}" for path in PACKAGE.rglob("*.so")}
    assert len(compiled_here) > 20
    assert {name for name in names if name.endswith(".so")} == compiled_here
    installed = Installed(wheel, tmp_path / "environment")
    assert "WITHOUT" not in installed.said_on_terminal
    assert installed.is_compiled(tmp_path)
    assert installed.version(tmp_path) == f"etalage {etalage.__version__} (kernel compiled)\n"
    installed.play_match(tmp_path)
    assert installed.serve(tmp_path) == []


def test_a_source_archive_is_complete_and_runs_without_a_compiler_and_says_so(tmp_path: Path) -> None:
    source = make_source_archive(tmp_path)
    with tarfile.open(source) as archive:
        names = archive.getnames()
    assert_complete(name.partition("/src/")[2] for name in names)
    assert not any(name.endswith((".so", ".c")) for name in names)
    installed = Installed(source, tmp_path / "environment", CC="false")
    assert "WITHOUT its compiled kernel" in installed.said_on_terminal
    assert not installed.is_compiled(tmp_path)
    assert installed.version(tmp_path).startswith(f"etalage {etalage.__version__} (kernel not compiled: ")
    installed.play_match(tmp_path)
    assert any("not compiled" in line for line in installed.serve(tmp_path))
