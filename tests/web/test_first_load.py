"""The first visit: little to fetch, and soon usable; and what a move takes until one sees it."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import DESK
from tests.web.playing import CARDS, PASS
from tests.web.visiting import play_now

MOST_SCRIPT = 100_000  # bytes on the wire
MOST_FONTS = 60_000
SHOWN = """() => document.querySelector(".act .primary")?.disabled === false
  || document.querySelector(".mybid.clash")"""
FETCHED = """() => performance.getEntriesByType("resource")
  .map(({ name, encodedBodySize, initiatorType }) => ({ name, size: encodedBodySize, initiatorType }))"""


def fetched(page: Any, ending: str) -> int:
    return sum(each["size"] for each in page.evaluate(FETCHED) if each["name"].split("?")[0].endswith(ending))


def test_the_front_page_is_light(person: Any) -> None:
    anne = person(DESK)
    anne.go()
    expect(anne.page.get_by_role("button", name="Play now Die Weinhändler", exact=True)).to_be_enabled()
    anne.page.wait_for_load_state("networkidle")
    assert 10_000 < fetched(anne.page, ".js") <= MOST_SCRIPT
    assert fetched(anne.page, ".woff2") <= MOST_FONTS


def test_a_move_is_seen_at_once(person: Any) -> None:
    """The best of a few: other tests may keep the machine busy."""
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    page = anne.page
    page.locator(PASS).wait_for()
    took = []
    for card in (0, 0, 0, 0):
        page.locator(CARDS).nth(card).click()
        began = time.perf_counter()
        page.wait_for_function(SHOWN)
        took.append(time.perf_counter() - began)
        page.keyboard.press("Escape")
    assert min(took) < 0.1, took
