"""How the suite runs: compiled with many examples, uncompiled with fewer."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import etalage
from etalage.games.plugins import installed

os.environ["LC_ALL"] = "C"  # what commands say is read in English, wherever the tests run
signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background of a script nobody would hear Ctrl-C

settings.register_profile("compiled", max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("pure", max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("compiled" if etalage.compiled() else "pure")

LONG = ("tests/server/", "tests/test_package.py", "tests/web/")
PEBBLES = """
[etalage.games]
pebbles = tests.third_game:GAME
[etalage.terminal]
pebbles = tests.third_game_plugins:PAGE
[etalage.game_bots]
pebbles = tests.third_game_plugins:BOTS
[etalage.coach]
pebbles = tests.third_game_plugins:COACH
"""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: not for make quick")
    config.addinivalue_line("markers", "clauses(*ids): the clauses of the rules that a test is about")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no worker is left alone with it in the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


def pytest_report_header() -> str:
    return f"etalage {etalage.__version__}, kernel {'compiled' if etalage.compiled() else 'not compiled'}"


Installer = Callable[[str, str], Path]


@pytest.fixture
def install(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installer]:
    """Other packages with entry points, as pip would have installed them; returns where their modules go."""

    def install_package(name: str, entry_points: str) -> Path:
        site = tmp_path_factory.mktemp("site")
        info = site / f"{name.replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(entry_points)
        monkeypatch.syspath_prepend(str(site))
        installed.cache_clear()
        return site

    yield install_package
    installed.cache_clear()


@pytest.fixture
def pebbles(install: Installer) -> None:
    """A third game."""
    install("pebbles", PEBBLES)
