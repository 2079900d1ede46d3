"""One browser and one server for all tests of the page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.visiting import GENEROUS, Running, running
from tests.web.browsing import Person, browsing, chromium


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running("--data", str(tmp_path_factory.mktemp("data")), *GENEROUS) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        if os.environ.get("CI") == "true":
            pytest.fail("Chromium is not installed: apt-get install chromium-headless-shell")
        pytest.skip("NOT TESTED: the page, for Chromium is not installed (apt-get install chromium-headless-shell)")
    with browsing() as started:
        yield started


@pytest.fixture
def person(browser: Browser, server: Running) -> Iterator[Any]:
    """Makes people, and looks after them: what their browsers complain of fails the test."""
    people: list[Person] = []

    def come(*arguments: Any, **more: Any) -> Person:
        people.append(Person(browser, server.url, *arguments, **more))
        return people[-1]

    yield come
    for each in people:
        each.close()
    assert [fault for each in people for fault in each.faults] == []
