"""Die Weinhändler at the table: what one may do is said, a bottle is two taps, and things stay where they are."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.waiting import wait_until
from tests.web.browsing import DESK, PHONE, TABLET, Person, Screen, box_of
from tests.web.company import Company, arrive, is_asked, merchant
from tests.web.playing import wine_cards, wine_places
from tests.web.wine_scenes import (
    GAME,
    best_place,
    hold_exchange,
    pick_bottle,
    seat_at_market,
    seat_in_cellar,
    seat_in_the_lead,
    seat_with_nothing_to_bid,
    staged_bottles,
)  # fmt: skip

MOMENT = 4_000
"""In milliseconds: so long the page waits before it passes by itself."""
LAPTOP = Screen("laptop", 1280, 720)
NEAR = 30  # pixels


def seat_to_place(person: Person) -> Company:
    """The first seat may lay bottles down; one is enough."""
    company = Company(person, GAME)
    company.play_until(lambda seen: is_asked(seen, "cellars") and 4 <= len(seen["view"]["hands"][0]) <= 7, merchant)
    arrive(person, company)
    return company


def test_whoever_leads_stands_by_the_bid(person: Any) -> None:
    anne = person(PHONE)
    company = seat_in_the_lead(anne)
    status = anne.page.get_by_role("main").get_by_role("status").first
    expect(status).to_contain_text("Passing is final for this round")
    expect(status).to_contain_text("can still go higher")
    anne.button("wine-stand-by").click()
    expect(status).to_contain_text("You stand by")
    wait_until(lambda: company.look()["view"]["passed"][0])


def test_passing_and_drawing_explains_itself(person: Any) -> None:
    anne = person(DESK)
    company = Company(anne, GAME)
    company.play_until(lambda seen: is_asked(seen, "bidding"), merchant)
    arrive(anne, company)
    draw = anne.button("wine-pass-draw")
    expect(draw).to_have_accessible_description(re.compile("two cards come off the pile, and you get the cheaper one"))
    expect(anne.region("wine-your-bid")).to_contain_text("you get the cheaper one")
    wine_cards(anne).first.click()
    expect(anne.region("wine-your-bid")).not_to_contain_text("you get the cheaper one")


def test_with_nothing_else_possible_one_passes_by_oneself(person: Any) -> None:
    anne = person(DESK)
    anne.stop_time()
    company = seat_with_nothing_to_bid(anne)
    expect(anne.page.get_by_text(anne.words["wine-only-pass-coming"])).to_be_visible()
    anne.page.clock.run_for(MOMENT - 1)
    assert not company.look()["view"]["passed"][0]
    anne.page.clock.run_for(1)
    expect(anne.page.get_by_text(anne.words["wine-only-pass-coming"])).to_have_count(0)
    wait_until(lambda: company.look()["view"]["passed"][0])


def test_passing_by_itself_can_be_stopped_and_switched_off(person: Any) -> None:
    anne = person(DESK)
    anne.stop_time()
    company = seat_with_nothing_to_bid(anne)
    anne.button("wine-wait").click()
    anne.page.clock.run_for(2 * MOMENT)
    expect(anne.page.get_by_text(anne.words["wine-only-pass"])).to_be_visible()
    page = anne.go("/")
    page.get_by_role("button", name=anne.words["settings"]).click()
    page.get_by_role("switch", name=anne.words["settings-pass-alone"]).uncheck()
    arrive(anne, company)
    anne.page.clock.run_for(2 * MOMENT)
    expect(anne.page.get_by_text(anne.words["wine-only-pass"])).to_be_visible()
    assert not company.look()["view"]["passed"][0]


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=lambda screen: screen.name)
def test_a_bottle_is_two_taps_and_all_are_one_commit(person: Any, screen: Screen) -> None:
    anne = person(screen)
    company = seat_to_place(anne)
    held = len(company.hand(0))
    for count in (1, 2):
        pick_bottle(anne)
        wine_places(anne).nth(best_place(anne)).click()
        expect(staged_bottles(anne)).to_have_count(count)
    anne.button("wine-undo").click()
    expect(staged_bottles(anne)).to_have_count(1)
    assert len(company.hand(0)) == held
    anne.button("wine-lay-down").click()
    expect(anne.button("wine-lay-down")).to_have_count(0)
    wait_until(lambda: len(company.hand(0)) == held - 1)


def test_a_bottle_can_be_laid_without_a_pointer(person: Any) -> None:
    anne = person(DESK)
    company = seat_to_place(anne)
    held = len(company.hand(0))
    anne.page.keyboard.press("1")
    expect(wine_places(anne).first).to_be_visible()
    for key in ("ArrowRight", "Enter"):
        anne.page.keyboard.press(key)
    expect(staged_bottles(anne)).to_have_count(1)
    pick_bottle(anne)
    wine_places(anne).first.focus()
    anne.page.keyboard.press("Space")
    expect(staged_bottles(anne)).to_have_count(2)
    assert anne.page.evaluate("document.activeElement.closest('.hand') !== null")
    anne.page.keyboard.press("Enter")
    expect(anne.button("wine-lay-down")).to_have_count(0)
    wait_until(lambda: len(company.hand(0)) == held - 2)


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=lambda screen: screen.name)
def test_placing_nothing_is_not_where_one_has_just_gone_on(person: Any, screen: Screen) -> None:
    anne, bob = person(screen), person(screen)
    hold_exchange(anne)
    going_on = box_of(anne.button("wine-go-on"))
    company = Company(bob, GAME)
    company.play_until(lambda seen: is_asked(seen, "cellars") and 3 <= len(seen["view"]["hands"][0]) <= 6, merchant)
    arrive(bob, company)
    nothing = box_of(bob.button("wine-lay-nothing"))
    assert nothing["right"] <= going_on["left"] or nothing["left"] >= going_on["right"]
    pick_bottle(bob)
    undo = box_of(bob.button("wine-undo"))
    assert nothing["right"] <= undo["left"] or nothing["left"] >= undo["right"]


@pytest.mark.parametrize("screen", [DESK, LAPTOP], ids=lambda screen: screen.name)
def test_hand_and_button_stay_where_they_are(person: Any, screen: Screen) -> None:
    places = []
    for phase in (seat_at_market, hold_exchange, seat_in_cellar):
        anne = person(screen)
        phase(anne)
        hand = box_of(anne.page.get_by_role("group", name=anne.words["wine-hand"]))
        button = box_of(anne.page.locator(".act .primary"))
        places.append((hand["left"], hand["bottom"], *button.values()))
    spread = [max(each) - min(each) for each in zip(*places, strict=True)]
    assert max(spread) <= 1, places


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=lambda screen: screen.name)
def test_while_bids_are_made_own_points_and_cellar_are_in_sight(person: Any, screen: Screen) -> None:
    anne = person(screen)
    company = Company(anne, GAME)
    seen = company.play_until(lambda seen: is_asked(seen, "bidding") and seen["view"]["round"] >= 3, merchant)
    arrive(anne, company)
    points = seen["view"]["points"][0]
    own = anne.page.get_by_role("button", name="Your cellar")
    expect(own).to_contain_text(str(points))
    expect(own).to_be_in_viewport(ratio=1)
    own.click()
    expect(anne.page.get_by_role("dialog", name="Your cellar")).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=lambda screen: screen.name)
def test_the_clock_is_where_one_presses(person: Any, screen: Screen) -> None:
    anne = person(screen)
    company = Company(anne, GAME, seconds=60)
    company.play_until(lambda seen: is_asked(seen, "bidding"), merchant)
    arrive(anne, company)
    clock, button = box_of(anne.page.get_by_role("timer")), box_of(anne.page.locator(".act .primary"))
    assert clock["right"] <= button["right"] + 1
    assert abs(clock["top"] - button["top"]) < NEAR
    assert abs(clock["bottom"] - button["top"]) < NEAR


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=lambda screen: screen.name)
def test_what_is_said_over_the_page_leaves_the_question_to_be_read(person: Any, screen: Screen) -> None:
    anne = person(screen)
    seat_at_market(anne)
    anne.page.get_by_role("button", name=anne.words["menu"]).click()
    anne.page.get_by_role("button", name=anne.words["copy-link"]).click()
    notice = anne.page.locator(".notices .notice")
    expect(notice).to_be_visible()
    assert box_of(notice)["top"] >= box_of(anne.page.locator("main .status"))["bottom"]
