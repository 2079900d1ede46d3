"""Taking a seat: the one that was chosen, with a name or without."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import DESK, PHONE
from tests.web.visiting import open_table


def test_the_seat_chosen_before_the_name_is_the_seat_taken(person: Any) -> None:
    anne = person(PHONE)
    open_table(anne, "weinhaendler")
    page = anne.page
    page.get_by_role("button", name="Sit here Seat 3").click()
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Anne")
    page.get_by_role("button", name="Sit down at seat 3").click()
    expect(page.get_by_role("listitem").nth(2)).to_contain_text("Anne")
    expect(page.get_by_role("listitem").nth(0)).to_contain_text("Free seat")


def test_the_name_may_stay_empty(person: Any) -> None:
    anne, bob = person(DESK), person(DESK)
    address = open_table(anne, "money")
    bob.page.goto(address)
    for each, name in ((anne, "Guest"), (bob, "Guest 2")):
        each.page.get_by_role("button", name="Sit down", exact=True).click()
        expect(each.page.get_by_role("button", name="Change name")).to_be_visible()
        expect(each.page.get_by_role("list", name="Seats").get_by_text(name, exact=True)).to_be_visible()
