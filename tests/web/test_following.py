"""Whoever has never seen the games can follow them: what others do, what one holds and may lose, where rules are."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.waiting import wait_until
from tests.web.browsing import DESK, PHONE, Person
from tests.web.company import Company, Seen, arrive, bid, is_asked, merchant, trader
from tests.web.money_scenes import seat_in_exchange
from tests.web.playing import choices, wine_places
from tests.web.wine_scenes import (
    best_place,
    first_bid,
    pick_bottle,
    seat_at_market,
    seat_to_place_last,
    staged_bottles,
    take_bottle,
)  # fmt: skip

SLACK = 1  # pixels


def generous(company: Company, seat: int, seen: Seen) -> str:
    """The first seat bids all it has, and so acts before the others."""
    if seat or seen["view"]["phase"] != "bidding":
        return trader(company, seat, seen)
    hand = seen["view"]["hands"][0]
    return bid(hand, hand)


def first_of_many(person: Person) -> Company:
    company = Company(person, "money")
    company.play_until(lambda seen: is_asked(seen, "exchange") and sum(map(bool, seen["view"]["bids"])) > 1, generous)
    arrive(person, company)
    expect(choices(person).first).to_be_visible()
    return company


def end_round(company: Company) -> None:
    number = company.look()["view"]["round"]
    company.play_until(lambda seen: seen["view"]["round"] > number, trader)


def test_who_took_what_stays_in_sight_until_one_goes_on(person: Any) -> None:
    anne = person(PHONE, speed="normal")
    end_round(first_of_many(anne))
    ranks = anne.page.get_by_role("list", name=anne.words["money-ranks"])
    going_on = anne.button("money-go-on-round")
    going_on.click()
    expect(ranks).to_have_count(0)
    expect(anne.button("money-go-on-round")).to_have_count(0)


def test_whoever_likes_it_fast_is_not_held_up(person: Any) -> None:
    anne = person(PHONE, speed="fast")
    end_round(first_of_many(anne))
    expect(anne.page.get_by_text(anne.words["money-status-choose"])).to_be_visible()
    expect(anne.button("money-go-on-round")).to_have_count(0)


def cards_below(person: Person) -> Locator:
    return person.region("money-your-hand").locator(".stacks > span")


def test_the_own_cards_are_in_sight_during_the_exchange(person: Any) -> None:
    anne = person(PHONE)
    company = seat_in_exchange(anne, 3)
    view = company.look()["view"]
    held = [card for card in view["hands"][0] + view["bids"][0] if not card.startswith(("XAU", "PLAY"))]
    kinds = {re.sub("[a-z]$", "", card) for card in held}
    expect(cards_below(anne)).to_have_count(len(kinds))
    for each in cards_below(anne).all():
        expect(each).to_be_in_viewport()


def test_points_that_would_be_lost_are_spoken_of(person: Any) -> None:
    anne = person(PHONE)
    seat_to_place_last(anne)
    pick_bottle(anne)
    wine_places(anne).nth(best_place(anne)).click()
    expect(staged_bottles(anne)).to_have_count(1)
    status = anne.page.get_by_role("main").get_by_role("status").first
    expect(status).to_contain_text("You can still place")
    expect(anne.bar.get_by_role("button", name=anne.words["wine-choose"], disabled=True)).to_be_visible()
    anne.button("wine-lay-down").click()
    again = anne.button("wine-end-anyway")

    def is_ended() -> bool:
        if again.count():
            again.click()  # a double click is none: it takes a moment until this counts
        return staged_bottles(anne).count() == 0

    wait_until(is_ended)


def test_the_rules_are_at_hand_however_long_the_log(person: Any) -> None:
    anne = person(PHONE)
    company = Company(anne, "weinhaendler")
    company.play_until(lambda seen: seen["view"]["round"] > 2 and is_asked(seen, "bidding"), merchant)
    arrive(anne, company)
    anne.page.get_by_role("button", name=anne.words["tab-log"]).click()
    expect(anne.page.get_by_role("log").get_by_role("listitem").last).to_be_in_viewport()
    tab = anne.page.get_by_role("dialog").get_by_role("button", name=anne.words["tab-rules"])
    expect(tab).to_be_in_viewport(ratio=1)
    tab.click()
    expect(anne.page.get_by_role("dialog", name=anne.words["tab-rules"])).to_contain_text("W9")


@pytest.mark.parametrize(("screen", "key"), [(PHONE, "menu"), (DESK, "keys-title")], ids=["menu", "help"])
def test_the_rules_are_behind_every_way_to_help(person: Any, screen: Any, key: str) -> None:
    anne = person(screen)
    company = Company(anne, "money")
    arrive(anne, company)
    anne.page.get_by_role("button", name=anne.words[key]).click()
    anne.page.get_by_role("dialog").get_by_role("button", name=anne.words["tab-rules"]).click()
    expect(anne.page.get_by_role("dialog", name=anne.words["tab-rules"])).to_contain_text("M15")


def test_who_points_at_a_tab_goes_on_at_the_table(person: Any) -> None:
    anne = person(DESK)
    company = seat_at_market(anne)
    anne.page.get_by_role("tab", name=anne.words["tab-rules"]).click()
    anne.page.get_by_role("tab", name=anne.words["tab-log"]).click()
    take_bottle(anne, first_bid(company.look()).split()[1])
    expect(anne.button("wine-bid")).to_be_visible()
    anne.page.get_by_role("tab", name=anne.words["tab-log"]).click()
    anne.page.keyboard.press("Enter")
    wait_until(lambda: bool(company.look()["view"]["bids"][0]))


def test_a_lesson_keeps_the_table_where_it_is(person: Any) -> None:
    anne = person(PHONE)
    anne.go("/fair")
    anne.page.evaluate("localStorage.setItem('etalage.learn.money', '2')")
    page = anne.go("/learn/money")
    guide = anne.region("learn-guide")
    before = guide.bounding_box()
    page.get_by_role("button", name=anne.words["learn-hint"]).click()
    expect(guide).to_contain_text("Tap the 30 euros")
    after = guide.bounding_box()
    assert before
    assert after
    assert abs(before["height"] - after["height"]) <= SLACK
