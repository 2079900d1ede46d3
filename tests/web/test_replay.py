"""Matches played before, turned page by page or by time."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import DESK, Person

READABLE = 14  # pixels
FAST, NORMAL = 450, 1200
"""In milliseconds: from one position to the next; what changes hands is shown for twice as long."""


@pytest.fixture
def page(person: Any) -> Page:
    return open_replay(person(DESK))


def open_replay(anne: Person) -> Page:
    """The first of the matches that come with the page, which is one of Die Weinhändler."""
    opened = anne.go("/replay")
    opened.locator("main li a, main li button").first.click()
    expect(place(opened)).to_be_visible()
    return opened


def place(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position")


def exchange(page: Page) -> Locator:
    return page.get_by_text("The bids change hands")


def go_to_first_exchange(page: Page) -> str:
    """By the log; where one is then."""
    page.get_by_role("log").get_by_role("button", name=re.compile(r" takes? ")).first.click()
    expect(exchange(page)).to_be_visible()
    return place(page).input_value()


def test_an_exchange_is_shown_until_one_goes_on(page: Page) -> None:
    ply = go_to_first_exchange(page)
    page.get_by_role("button", name="Continue").click()
    expect(exchange(page)).to_have_count(0)
    assert place(page).input_value() == ply


def test_whoever_turns_the_pages_comes_by_an_exchange(page: Page) -> None:
    ply = go_to_first_exchange(page)
    page.get_by_role("button", name="One move back").click()
    expect(exchange(page)).to_have_count(0)
    page.get_by_role("button", name="One move forward").click()
    expect(exchange(page)).to_be_visible()
    assert place(page).input_value() == ply
    page.get_by_role("button", name="One move forward").click()
    expect(exchange(page)).to_have_count(0)


def test_a_match_that_plays_by_itself_stops_for_an_exchange_and_goes_on(person: Any) -> None:
    anne = person(DESK)
    anne.stop_time()
    page = open_replay(anne)
    ply = int(go_to_first_exchange(page))
    page.get_by_role("button", name="One move back").click()
    expect(exchange(page)).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(NORMAL)
    expect(exchange(page)).to_be_visible()
    page.clock.run_for(2 * NORMAL - 1)
    expect(exchange(page)).to_be_visible()
    expect(place(page)).to_have_value(str(ply))
    page.clock.run_for(1)
    expect(place(page)).to_have_value(str(ply + 1))
    expect(exchange(page)).to_have_count(0)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_slider_moves_the_log(page: Page) -> None:
    marked = page.get_by_role("log").locator(".past").last
    for ply in ("150", "3"):
        place(page).fill(ply)
        expect(page.get_by_text(f"Move {ply} of")).to_be_visible()
        expect(marked).to_be_in_viewport()


def test_open_hands_can_be_read(page: Page) -> None:
    place(page).fill("20")
    cards = page.get_by_role("list", name=re.compile("in hand")).get_by_role("listitem")
    expect(cards.first).to_be_visible()
    sizes = cards.evaluate_all("(all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize))")
    assert min(sizes) >= READABLE


def test_the_rules_open_at_their_top_with_all_columns(page: Page) -> None:
    place(page).fill("150")
    expect(page.get_by_role("log").locator(".past").last).to_be_in_viewport()
    page.get_by_role("tab", name="Rules").click()
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("table").first).to_be_visible()
    assert panel.evaluate("(each) => each.scrollTop") == 0
    hidden = "(all) => all.map((each) => each.parentElement.scrollWidth - each.parentElement.clientWidth)"
    assert max(panel.get_by_role("table").evaluate_all(hidden)) <= 0


@pytest.mark.parametrize("lines", [1, 2])
def test_a_record_with_an_endless_name_is_refused_in_words(person: Any, lines: int) -> None:
    record = json.loads(Path("web/src/games/weinhaendler/samples/4.json").read_text("utf-8"))
    record["players"][1] = "W" * 5_000
    opened: Page = person(DESK).go("/replay")
    content = "\n".join([json.dumps(record)] * lines).encode()
    opened.locator("input[type=file]").set_input_files({"name": "a.jsonl", "mimeType": "", "buffer": content})
    expect(opened.get_by_role("alert")).to_contain_text("a name has at most 64 characters")


def test_a_link_with_an_endless_name_is_refused_in_words(person: Any) -> None:
    record = json.loads(Path("web/src/games/weinhaendler/samples/4.json").read_text("utf-8"))
    record["players"][1] = "W" * 5_000
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(json.dumps(record).encode()) + packer.flush()
    piece = urlsafe_b64encode(packed).decode().rstrip("=")
    opened: Page = person(DESK).go(f"/replay#{piece}")
    expect(opened.get_by_role("alert")).to_contain_text("a name has at most 64 characters")
