"""The deal of the day and challenges, through the page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.server.test_daily import play_out
from tests.server.visiting import Visitor
from tests.web.browsing import DESK, PHONE, Person
from tests.web.company import lend_key


def known(person: Person) -> Visitor:
    """Somebody who plays through the API what is not looked at here, with the browser's key."""
    visitor = Visitor(person.url)
    visitor.open_table("money")
    lend_key(visitor, person)
    return visitor


def begin(person: Person) -> str:
    """The first deal of the day of Money! is on; the id of its table."""
    person.page.get_by_role("region", name="Money!").get_by_role("button", name=re.compile("^Play")).first.click()
    person.page.wait_for_url("**/t/*")
    expect(person.bar).to_be_visible()
    return person.page.url.rpartition("/")[2]


def play_on(person: Person, visitor: Visitor, table: str) -> None:
    """To the end, which the page finds when it comes back: it would stop at every reveal."""
    person.go("/daily")
    play_out(visitor, table)
    person.go(f"/t/{table}")


def test_the_daily_deal_is_played_compared_and_shared(person: Any) -> None:
    anne = person(PHONE)
    visitor = known(anne)
    page = anne.go()
    page.get_by_role("link", name=re.compile("^Daily deal")).click()
    table = begin(anne)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    tab = anne.context.new_page()
    tab.goto(f"{anne.url}/daily")
    tab.get_by_role("link", name="Carry on").click()
    tab.wait_for_url(f"**/t/{table}")  # the same table in both
    tab.close()
    play_on(anne, visitor, table)
    page.get_by_role("link", name="Compare").click()
    expect(page.get_by_role("heading", name="Money! · Evening table")).to_be_visible()
    expect(anne.region("daily-my-match")).to_contain_text(re.compile(r"\d points"))
    expect(anne.region("daily-everyone").get_by_role("listitem").filter(has_text="You")).to_have_count(1)
    expert = anne.region("daily-expert")
    expect(expert).to_contain_text("Where you parted")
    shared = page.get_by_label("Your result, without giving anything away").input_value()
    assert re.search(
        r"Etalage · Daily deal · .*\nMoney! · Evening table\n[\d,]+ points · \d.. of [34] at the table\n", shared
    )
    expert.get_by_role("link", name="Look at that position").click()
    page.wait_for_url(re.compile(rf"/t/{table}/review/1\?ply=\d+&seat=\d"))
    anne.go("/daily")
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    page.get_by_role("region", name="Money!").get_by_role("button", name=re.compile("^Practise")).first.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


def test_a_page_left_open_over_midnight_shows_the_new_day(person: Any) -> None:
    anne = person(PHONE)
    known(anne)
    page = anne.page

    def yesterday(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        days = found["days"][1:]
        route.fulfill(response=answer, json=found | {"today": days[0]["day"], "days": days})

    anne.stop_time()
    page.route("**/api/daily", yesterday, times=1)
    anne.go("/daily")
    page.get_by_role("region", name="Money!").get_by_role("button", name=re.compile("^Play")).first.click()
    expect(page.get_by_text(anne.words["daily-new-day"])).to_be_visible()
    assert page.url.endswith("/daily"), "nobody is sent to play what does not count any more"
    begin(anne)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_day_to_come_and_a_challenge_that_is_not_there_are_said(person: Any) -> None:
    anne = person(DESK, expected="status of 40[49]")
    page = anne.go("/daily/2999-01-01/money/evening")
    expect(page.get_by_text(re.compile(r"That deal is not out yet\. On this server it is .*\(UTC\)"))).to_be_visible()
    anne.go("/c/nowhere")
    expect(page.get_by_role("heading", name="No such challenge")).to_be_visible()


def test_friends_play_a_deal_apart_and_compare(person: Any) -> None:
    anne, bob = person(DESK), person(PHONE)
    visitor, other = known(anne), known(bob)
    page = anne.go("/daily")
    table = begin(anne)
    play_on(anne, visitor, table)
    page.get_by_role("button", name="Send this deal to friends").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Make the link").click()
    link = sheet.get_by_label("Link to this challenge").input_value()

    bob.page.goto(link)
    expect(bob.page.get_by_text("You will see how the others did")).to_be_visible()
    expect(bob.region("daily-expert")).to_have_count(0)
    bob.page.get_by_role("button", name="Play this deal").click()
    bob.page.wait_for_url("**/t/*")
    expect(bob.bar).to_be_visible()
    play_on(bob, other, bob.page.url.rpartition("/")[2])
    bob.page.get_by_role("link", name="Compare").click()
    expect(bob.region("challenge-people").get_by_role("listitem")).to_contain_text(re.compile(r"You.*points"))
    expect(bob.region("challenge-first")).to_contain_text(re.compile(r"\d points"))
    sheet.get_by_role("link", name="See the comparison").click()
    expect(anne.region("challenge-people").get_by_role("listitem")).to_contain_text(re.compile(r"points"))
