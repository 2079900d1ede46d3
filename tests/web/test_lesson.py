"""A lesson, played as it asks for it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import DESK, PHONE, Person


def guide(page: Page, words: str) -> None:
    expect(page.get_by_role("region", name="Lesson", exact=True)).to_contain_text(words)


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Continue").click()


def spots(page: Page) -> Locator:
    """What is lit up on the table."""
    return page.locator("[data-spots] .ring")


def lesson_at_step(person: Person, game: str, step: int) -> Page:
    """As one who comes back to it."""
    page = person.go("/fair")
    page.evaluate(f"localStorage.setItem('etalage.learn.{game}', '{step}')")
    page = person.go(f"/learn/{game}")
    expect(person.region("learn-guide")).to_be_visible()
    return page


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


def lay(page: Page, bottle: str, place: str) -> None:
    """Put a bottle of the hand where it may lie: a tap on it, and on its place."""
    hand = page.get_by_role("group", name="Your hand")
    hand.get_by_role("button", name=re.compile(rf"^{bottle}, \w+ stars?$")).first.click()
    lit = page.locator(f"[data-place='{place}'].lit")
    lit.click()
    expect(lit).to_have_count(0)


def place(page: Page) -> None:
    page.get_by_role("main").get_by_role("button", name=re.compile(r"^End the turn: ")).click()


def test_the_others_answer_what_the_learner_does(person: Any) -> None:
    page = lesson_at_first_task(person)
    expect(spots(page)).to_have_count(2)
    bid(page, "Dornfelder 5", "Zinfandel 14")
    guide(page, "Nice bid!")
    expect(spots(page)).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Carl bids")
    go_on(page)
    guide(page, "add the empty bottle")
    bid(page, "Empty bottle")
    expect(page.get_by_role("log")).to_contain_text("Herman passes")
    go_on(page)
    page.get_by_role("button", name="Pass", exact=True).click()
    guide(page, "Only Carl is left")
    expect(page.get_by_role("log")).not_to_contain_text("Carl passes")
    go_on(page)
    guide(page, "Carl takes the display")
    expect(page.get_by_role("region", name="The bids change hands")).to_be_visible()
    expect(page.get_by_role("button", name="Continue")).to_have_count(1)  # there is one thing to press
    go_on(page)
    guide(page, "five rows")
    expect(page.get_by_role("region", name="Your cellar")).to_contain_text("13 of 15")
    expect(spots(page)).to_have_count(1)


def test_the_draw_and_the_end_are_played_and_the_gentlest_come_first(person: Any) -> None:
    """By one who follows the hints, on a phone: nothing is refused on the way, and the log misses nothing."""
    anne = person(PHONE, expected="^$")
    failed: list[str] = []
    anne.page.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    page = lesson_at_step(anne, "weinhaendler", 8)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".cardbox.advised")).to_have_count(1)
    lay(page, "Cabernet Sauvignon 16", "2:0")
    place(page)
    guide(page, "Seven points")
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text("You place 16: +7")
    page.keyboard.press("Escape")
    go_on(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".draw.advised").click()
    guide(page, "the 13 is now in your hand")
    expect(page.get_by_role("group", name="Your hand").get_by_role("button", name="Merlot 13")).to_be_visible()
    go_on(page)
    for bottle, where in (("Cabernet Sauvignon 23", "4:-3"), ("Portugieser 17", "5:-4"), ("Portugieser 17", "1:0")):
        lay(page, bottle, where)
    place(page)
    guide(page, "by 40 to 39")
    go_on(page)
    expect(page.get_by_text("Lena, Paul and Marta")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    for name in ("Lena", "Paul", "Marta"):
        expect(page.get_by_role("region", name=name)).to_be_visible()
    assert failed == []


def test_the_table_does_not_run_ahead_of_what_is_said(person: Any) -> None:
    page = lesson_at_step(person(DESK), "money", 4)
    log = page.get_by_role("log")
    page.get_by_role("radio", name="Herman’s bid").click()
    page.get_by_role("button", name="Swap with Herman").click()
    guide(page, "Your bid now lies in front of Herman")
    expect(log).to_contain_text("You swap with Herman")
    expect(log).not_to_contain_text("Herman takes the left display")
    go_on(page)
    guide(page, "Herman took the left display")
    expect(log).to_contain_text("Herman takes the left display")
    go_on(page)
    guide(page, "many rounds later")
    go_on(page)
    page.get_by_role("radio", name="Left display").click()
    page.get_by_role("button", name=re.compile("^Take the left display")).click()
    guide(page, "then the deal is over")
    expect(page.get_by_role("heading", name="You win")).to_have_count(0)
    go_on(page)
    expect(page.get_by_role("heading", name="You win")).to_be_visible()
    guide(page, "450 in all")
    expect(spots(page)).to_have_count(1)


def test_how_to_play_begins_with_pictures(person: Any) -> None:
    anne = person(PHONE)
    page = anne.go("/rules/money")
    expect(page.locator(".howto .picture")).to_have_count(5)
    expect(page.get_by_role("article")).to_have_count(0)
    page.get_by_role("button", name="All the rules").click()
    expect(page.get_by_role("article")).to_contain_text("M15")
    anne.go("/fair")
    anne.go("/rules/weinhaendler#W9")
    expect(page.locator("[data-name=W9]")).to_be_in_viewport()
