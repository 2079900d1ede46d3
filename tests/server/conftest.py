"""Servers and databases that tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, program
from tests.server.visiting import GENEROUS, Running, Visitor, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests that leave it as it was: each opens tables of its own."""
    with running("--data", str(tmp_path_factory.mktemp("data")), *GENEROUS) as started:
        yield started


@pytest.fixture
def anne(server: Running) -> Visitor:
    return server.visitor()


@pytest.fixture
def bob(server: Running) -> Visitor:
    return server.visitor()


@pytest.fixture
def data(tmp_path: Path) -> tuple[str, str]:
    """Arguments for a server with a database of its own."""
    return "--data", str(tmp_path / "data")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if program("initdb") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed: apt-get install postgresql")
        pytest.skip("NOT TESTED: several workers, for PostgreSQL is not installed (apt-get install postgresql)")
    started = Postgres()
    yield started
    started.remove()
