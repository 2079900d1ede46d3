"""What is built to be installed elsewhere: complete, and in working order in an environment that has nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import etalage
from tests.server.visiting import Running

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src/etalage/server/page/index.html"
SOURCES = ("src", "web", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
NOT_SOURCES = shutil.ignore_patterns("node_modules", "__pycache__", "*.so", "*.egg-info")
BUILD = "import sys, setuptools.build_meta as backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(os.environ.get("ETALAGE_PURE")), reason="packages are built once"),
    pytest.mark.skipif(not PAGE.exists(), reason="there is no page without Node.js"),
]


def run(command: Sequence[object], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder, env={**os.environ, **variables}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, made where no git is, and unpacked."""
    folder = tmp_path_factory.mktemp("source")
    for name in SOURCES:
        there = ROOT / name
        if there.is_dir():
            shutil.copytree(there, folder / name, ignore=NOT_SOURCES)
        else:
            shutil.copy(there, folder / name)
    run([sys.executable, "-c", BUILD, "build_sdist", folder / "dist"], folder)
    (packed,) = (folder / "dist").glob("etalage-*.tar.gz")
    assert packed.name == f"etalage-{etalage.__version__}.tar.gz"
    with tarfile.open(packed) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    return folder / "unpacked" / packed.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    """Built from the source distribution, without a compiler."""
    said = run(
        [sys.executable, "-c", BUILD, "build_wheel", source / "dist"], source, CC="there-is-none", PATH=os.defpath
    )
    assert "WITHOUT its compiled kernel" in said.stderr
    (found,) = (source / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands of an environment with the wheel, and what it says it needs."""
    environment = tmp_path_factory.mktemp("environment")
    run([sys.executable, "-m", "venv", "--without-pip", environment], ROOT)
    run([ROOT / "requirements/install", environment, ROOT / "requirements/run.txt"], ROOT)
    uv = [environment / "bin/uv", "--quiet", "pip", "install", "--python", environment / "bin/python"]
    run([*uv, "--offline", "--no-deps", wheel], ROOT)
    run([environment / "bin/uv", "pip", "check", "--python", environment / "bin/python"], ROOT)
    return environment / "bin"


def test_page_networks_and_texts_are_inside(wheel: Path) -> None:
    there = set(ZipFile(wheel).namelist())
    for pattern in ("**/network.bin", "**/*.ftl", "**/*.md", "**/*.pxd", "**/ratings.json", "server/page/**/*.*"):
        wanted = {f"etalage/{path.relative_to(ROOT / 'src/etalage')}" for path in (ROOT / "src/etalage").glob(pattern)}
        assert wanted, pattern
        assert wanted <= there
    assert not any(name.endswith(".so") for name in there)


def test_it_is_the_right_version_and_says_that_it_is_slow(installed: Path, tmp_path: Path) -> None:
    said = run([installed / "etalage", "--version"], tmp_path).stdout
    assert said.startswith(f"etalage {etalage.__version__} (kernel not compiled")


def test_a_game_is_played(installed: Path, tmp_path: Path) -> None:
    match = ["simulate", "money", "--players", "3", "--games", "1", "--records", "match.jsonl"]
    run([installed / "etalage", *match], tmp_path)
    run([installed / "etalage", "check", "match.jsonl"], tmp_path)


def test_the_page_is_served(installed: Path, tmp_path: Path) -> None:
    server = Running("--data", str(tmp_path), program=[str(installed / "etalage")]).start()
    try:
        assert httpx.get(f"{server.url}/").text == PAGE.read_text("utf-8")
        assert any("not compiled" in line for line in server.lines)
    finally:
        server.stop()
