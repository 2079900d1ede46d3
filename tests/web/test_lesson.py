"""A lesson, played as it asks for it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browsing import DESK


def guide(page: Page, words: str) -> None:
    expect(page.get_by_role("region", name="Lesson", exact=True)).to_contain_text(words)


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Continue").click()


def lesson_at_first_task(person: Any) -> Page:
    page: Page = person(DESK).go("/learn/weinhaendler")
    go_on(page)
    go_on(page)
    guide(page, "Bid the 5 and the 14 together")
    return page


def bid(page: Page, *bottles: str) -> None:
    for bottle in bottles:
        page.get_by_role("button", name=bottle).click()
    page.get_by_role("main").get_by_role("button", name=re.compile(r"^Bid \d")).click()


def test_something_else_is_not_taken(person: Any) -> None:
    page = lesson_at_first_task(person)
    page.get_by_role("button", name="Pass", exact=True).click()
    guide(page, "Not quite.")
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)


def test_the_others_answer_what_the_learner_does(person: Any) -> None:
    page = lesson_at_first_task(person)
    bid(page, "Dornfelder 5", "Zinfandel 14")
    guide(page, "Nice bid!")
    expect(page.get_by_role("log")).to_contain_text("Carl bids")
    go_on(page)
    guide(page, "add the empty bottle")
    bid(page, "Empty bottle")
    expect(page.get_by_role("log")).to_contain_text("Herman passes")
    go_on(page)
    page.get_by_role("button", name="Pass", exact=True).click()
    guide(page, "the bidding is over")
    expect(page.get_by_text("The bids change hands")).to_be_visible()
    go_on(page)
    guide(page, "Carl takes the display")
    page.get_by_role("button", name="Go on").click()
    guide(page, "Another evening")
