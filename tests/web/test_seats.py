"""Taking a seat: at one's own table, at another's, with a name or without."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.visiting import GENEROUS, running
from tests.web.browsing import DESK, PHONE, Person
from tests.web.visiting import open_table, play_now


def test_whoever_opens_a_table_sits_at_it(person: Any) -> None:
    anne = person(PHONE)
    open_table(anne, "weinhaendler", name="Anne")
    page = anne.page
    expect(page.get_by_role("listitem").nth(0)).to_contain_text("Anne")
    page.get_by_role("button", name="Sit here Seat 3").click()
    expect(page.get_by_role("listitem").nth(2)).to_contain_text("Anne")
    expect(page.get_by_role("listitem").nth(0)).to_contain_text("Free seat")


def test_an_invited_friend_sees_by_whom_and_sits_down_where_they_tap(person: Any) -> None:
    anne, bob = person(DESK), person(PHONE)
    address = open_table(anne, "money", name="Anne")
    page = bob.page
    page.goto(address)
    expect(page.get_by_role("heading", name="Anne invites you to a game of Money!")).to_be_visible()
    expect(page.get_by_role("link", name="Learn it in five minutes")).to_be_visible()
    expect(page.get_by_role("code")).not_to_be_visible()
    page.get_by_role("button", name="Sit here Seat 3").click()
    dialog = page.get_by_role("dialog", name="Sit down at seat 3")
    expect(dialog.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Bob")
    dialog.get_by_role("button", name="Sit down at seat 3").click()
    expect(page.get_by_role("listitem").nth(2)).to_contain_text("Bob")
    page.get_by_role("button", name="Sit here Seat 4").click()
    expect(page.get_by_role("listitem").nth(3)).to_contain_text("Bob")


def test_the_name_may_stay_empty(person: Any) -> None:
    anne, bob = person(DESK), person(DESK)
    address = open_table(anne, "money")
    bob.page.goto(address)
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    for each, name in ((anne, "Guest"), (bob, "Guest 2")):
        expect(each.page.get_by_role("button", name="Change name")).to_be_visible()
        expect(each.page.get_by_role("list", name="Seats").get_by_text(name, exact=True)).to_be_visible()


def test_from_a_street_without_tables_one_is_opened_for_everybody(browser: Browser, tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne, bob = Person(browser, server.url, DESK), Person(browser, server.url, PHONE)
        page = anne.go()
        page.get_by_role("button", name="Open a table for everybody: Money!").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("radio", name="Everybody")).to_be_checked()
        dialog.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        bob.go()
        expect(bob.page.get_by_role("region", name="Open tables").get_by_role("link")).to_contain_text("Money!")
        for each in (anne, bob):
            each.close()
            assert each.faults == []


def test_closing_a_table_is_asked_in_words(person: Any) -> None:
    anne = person(PHONE)
    play_now(anne, "money")
    page = anne.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Close the table").click()
    question = page.get_by_role("group", name="Close this table for everybody? The match ends without a result.")
    question.get_by_role("button", name="Keep it open").click()
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Close the table").click()
    question.get_by_role("button", name="Close the table").click()
    expect(page.get_by_role("heading", name="Etalage")).to_be_visible()
