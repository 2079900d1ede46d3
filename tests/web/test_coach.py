"""The coach on the page: a hint is played, a match reviewed, a puzzle solved."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.server.visiting import Visitor
from tests.web.browsing import DESK, PHONE
from tests.web.company import Company, trader
from tests.web.visiting import play_now


def test_a_hint_is_chosen_as_if_by_hand(person: Any) -> None:
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    page = anne.page
    anne.button("wine-pass").wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog", name="What would the expert do?")
    dialog.get_by_role("button", name=re.compile(r"^Bid ")).first.click()
    expect(dialog).to_have_count(0)
    bid = anne.bar.get_by_role("button", name=re.compile(r"^Bid \d"))
    expect(
        page.get_by_role("group", name=anne.words["wine-hand"]).get_by_role("button", pressed=True).first
    ).to_be_visible()
    bid.click()
    expect(page.get_by_role("log").get_by_text(re.compile(r"^You bid "))).to_be_visible()


def test_a_match_is_reviewed_from_its_result(person: Any) -> None:
    anne = person(PHONE)
    company = Company(anne, "money", 3, options={"deals": 1})
    company.play_out(trader)
    page = anne.go(company.path)
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("heading", name="The way of the match").wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text("You played with an accuracy of")
    graph = page.get_by_role("slider", name="Win shares along the match")
    graph.focus()
    graph.press("Home")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^Round 1: You \d+%"))
    page.get_by_text("As a table", exact=True).click()
    assert page.get_by_role("table").first.get_by_role("row").count() > 3
    page.get_by_role("button", name="Bertrand", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Bertrand: accuracy")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").click()
    assert download.value.suggested_filename == "etalage-review.png"
    page.get_by_role("link", name="Look at this position").click()
    expect(page.get_by_role("slider", name="Position")).to_be_visible()
    page.get_by_role("link", name="To the review").click()
    expect(page.get_by_role("heading", name="The way of the match")).to_be_visible()


def test_a_puzzle_is_solved(person: Any) -> None:
    """An exchange: what another choice would cost is said, and the right one makes a streak with the next."""
    anne = person(DESK)
    visitor, number = Visitor(anne.url), 0
    while (puzzle := visitor.get(f"/api/puzzles/money/{number}"))["best"].startswith("bid"):
        number += 1
    done = json.dumps({"done": list(range(number)), "solved": 0, "streak": 1, "longest": 1})
    page = anne.go("/")
    page.evaluate("kept => localStorage.setItem('etalage.puzzles.money', kept)", done)
    page = anne.go("/puzzles/money")
    expect(anne.region("practice")).to_contain_text(f"Puzzle {number + 1} of")
    page.get_by_role("radio").and_(page.locator(f"[value='{puzzle['best']}']")).check()
    anne.bar.get_by_role("button").last.click()
    expect(anne.region("practice")).to_contain_text("Right!")
    expect(anne.region("practice")).to_contain_text("2 solved in a row")
    anne.region("practice").get_by_role("button", name="Next").click()
    expect(anne.region("practice")).to_contain_text(f"Puzzle {number + 2} of")
