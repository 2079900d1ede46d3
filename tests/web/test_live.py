"""What can go wrong while one plays, and how it is healed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.server.visiting import GENEROUS, Visitor, running
from tests.waiting import wait_until
from tests.web.browsing import DESK, PHONE, Person
from tests.web.company import Company, Seen, arrive, is_asked
from tests.web.money_scenes import seat_in_exchange
from tests.web.playing import WineByMouse, notes, play_out, wine_cards
from tests.web.staging import TWO_FRAMES
from tests.web.test_replay import FAST
from tests.web.visiting import begin, open_table, play_now, sit_down
from tests.web.wine_scenes import (
    hold_exchange,
    keep_there,
    lay_some,
    pick_bottle,
    seat_in_cellar,
    staged_bottles,
    try_best_place,
)  # fmt: skip

DOUBLE_CLICK = """(button) => {
  button.click();
  queueMicrotask(() => button.click());
}"""
LONG = 60_000  # milliseconds


def until_my_bid(anne: Person) -> None:
    """Wait for one's turn, and for nothing else: the first decision of a match is a bid."""
    anne.button("wine-pass").wait_for()


def until_exchange(anne: Person) -> Locator:
    player, exchange = WineByMouse(anne, seed=9), anne.region("wine-exchange-title")

    def is_held() -> bool:
        assert not player.is_over()
        return exchange.count() > 0 or (player.step() and exchange.count() > 0)

    wait_until(is_held)
    return exchange


def hold(page: Page, pattern: str) -> list[Route]:
    """Requests that are on their way until somebody lets them go on."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(pattern, keep)
    return held


def test_a_reload_keeps_what_is_staged(person: Any) -> None:
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    until_my_bid(anne)
    wine_cards(anne).first.click()
    button = anne.bar.get_by_role("button", name=anne.words.any_of("wine-bid", "wine-taken"))
    label = button.inner_text()
    anne.page.reload()
    expect(button).to_have_text(label)
    expect(anne.page.get_by_role("group", name="Your hand").get_by_role("button", pressed=True)).to_have_count(1)


def test_a_reload_does_not_skip_a_pause(person: Any) -> None:
    """Who got what stays until one goes on, though the others play on meanwhile."""
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    exchange = until_exchange(anne)
    shown = exchange.inner_text()
    anne.page.reload()
    expect(exchange).to_be_visible()
    assert exchange.inner_text() == shown
    anne.button("wine-go-on").click()
    expect(exchange).to_have_count(0)
    play_out([WineByMouse(anne, seed=9)], steps=4)


def test_an_answer_that_is_lost_is_asked_for_again(person: Any) -> None:
    anne = person(DESK, expected="ERR_FAILED")
    lost: list[Route] = []

    def lose(route: Route) -> None:
        lost.append(route)
        route.abort()

    anne.page.route("**/preview", lose, times=1)
    seat_in_exchange(anne)
    assert len(lost) == 1


def test_a_moment_without_a_line_keeps_what_is_staged(person: Any) -> None:
    anne = person(DESK, expected="ERR_INTERNET_DISCONNECTED")
    seat_in_cellar(anne)
    lay_some(anne, 2)
    pick_bottle(anne)
    anne.context.set_offline(True)
    try_best_place(anne)
    keep_there(anne)
    expect(anne.page.get_by_text("Connection lost")).to_be_visible()
    expect(staged_bottles(anne)).to_have_count(2)
    anne.context.set_offline(False)
    expect(staged_bottles(anne)).to_have_count(3)


def test_a_sealed_bid_can_be_changed_after_a_reload(person: Any) -> None:
    people = [person(DESK), person(DESK), person(DESK)]
    address = open_table(people[0], "money", players=3, deals=1, name="Anne")
    for each, name in zip(people[1:], ("Bob", "Carl"), strict=True):
        sit_down(each, name, address)
    begin(people)
    anne, bob = people[:2]
    sealed = anne.bar.get_by_role("button", name="Sealed")
    notes(anne).first.click()
    anne.button("money-go-seal", "money-go-sit-out").click()
    expect(sealed).to_be_visible()
    expect(bob.page.get_by_role("article", name="Anne")).to_contain_text("has bid")
    anne.page.reload()
    expect(sealed).to_be_visible()
    notes(anne).nth(1).click()
    anne.button("money-go-change").click()
    expect(sealed).to_be_visible()


def test_a_lost_connection_is_shown_and_healed(person: Any) -> None:
    anne = person(DESK, expected="ERR_INTERNET_DISCONNECTED")
    play_now(anne, "weinhaendler")
    until_my_bid(anne)
    anne.context.set_offline(True)
    anne.page.evaluate("fetch('/health').catch(() => 0)")
    anne.button("wine-pass").click()
    expect(anne.page.get_by_role("status").filter(has_text="cannot be reached")).to_be_visible()
    anne.context.set_offline(False)
    play_out([WineByMouse(anne, seed=5)], steps=6)


def test_the_server_goes_and_comes_back(browser: Any, tmp_path: Any) -> None:
    """Killed as by a power cut in the middle of a match: the page waits, and goes on."""
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = Person(browser, server.url)
        play_now(anne, "weinhaendler")
        until_my_bid(anne)
        server.kill()
        lost = anne.page.get_by_text("Connection lost")
        expect(lost).to_be_visible()
        server.start()
        expect(lost).to_have_count(0)
        play_out([WineByMouse(anne, seed=6)], steps=8)
        anne.close()


def test_a_second_tab_is_the_same_seat(person: Any) -> None:
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    until_my_bid(anne)
    other = anne.context.new_page()
    other.goto(anne.page.url)
    other.get_by_role("button", name="Pass", exact=True).click()
    expect(anne.button("wine-pass")).to_have_count(0)


def test_who_leaves_is_replaced_and_may_come_back(person: Any) -> None:
    anne, bob = person(DESK), person(DESK)
    address = open_table(anne, "money", players=3, deals=1, name="Anne")
    sit_down(bob, "Bob", address)
    begin([anne, bob])
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Leave").click()
    expect(anne.page.get_by_role("log")).to_contain_text("Bob has left the table")
    expect(bob.page.get_by_text("A bot is playing for you")).to_be_visible()
    bob.page.get_by_role("status").get_by_role("button", name="Take my seat back").click()
    expect(anne.page.get_by_role("log")).to_contain_text("Bob is back")


def test_phrases_and_spectators(person: Any) -> None:
    anne, carl = person(DESK), person(PHONE)
    company = Company(anne, "money", 3)
    arrive(anne, company)
    carl.go(company.path)
    expect(carl.bar).to_contain_text("You are watching")
    expect(notes(carl)).to_have_count(0)
    say = anne.page.get_by_role("button", name=anne.words["say-something"])
    say.click()
    anne.page.get_by_role("button", name="Good luck!").click()
    expect(carl.page.get_by_role("status").filter(has_text="Good luck!")).to_be_visible()
    expect(say).to_be_focused()
    expect(carl.page.get_by_role("button", name=carl.words["say-something"])).to_have_count(0)
    carl.page.get_by_role("button", name="Log").first.click()
    expect(carl.page.get_by_role("log")).to_contain_text("Good luck!")


def test_the_log_leads_to_the_position(person: Any) -> None:
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    play_out([WineByMouse(anne, seed=7)], steps=6)
    anne.page.get_by_role("log").get_by_role("button").nth(6).click()
    expect(anne.page.get_by_text("You are viewing an earlier position.")).to_be_visible()
    anne.page.get_by_role("button", name="Back to the game").click()
    expect(anne.page.get_by_text("You are viewing an earlier position.")).to_have_count(0)


def test_after_the_match(person: Any) -> None:
    """The proof, the replay, the same deal again."""
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    play_out([WineByMouse(anne, seed=8)])
    page = anne.page
    expect(anne.region("after-match")).to_contain_text("Fair deal")
    address = page.url
    page.get_by_role("button", name="Replay", exact=True).click()
    page.wait_for_url("**/replay/1*")
    page.goto(address)
    page.get_by_role("button", name="Same deal again").click()
    expect(anne.region("after-match")).to_have_count(0)
    expect(anne.bar).to_be_visible()


def test_whoever_leaves_a_replay_that_plays_has_left_it(person: Any) -> None:
    """Its pages are turned without asking again; other eyes are asked for, and though they are on their way when the
    reader leaves, nothing comes of it."""
    anne = person(DESK)
    anne.stop_time()
    page = anne.go("/replay")
    page.get_by_role("main").get_by_role("listitem").get_by_role("button").first.click()
    page.get_by_label("Speed").select_option("fast")
    held = hold(page, "**/api/replay/whole")
    page.get_by_role("button", name="Play", exact=True).click()
    for ply in ("1", "2"):
        page.clock.run_for(FAST)
        expect(page.get_by_role("slider", name="Position")).to_have_value(ply)
    assert held == []
    with page.expect_request("**/api/replay/whole"):
        page.get_by_label("Viewpoint").select_option(index=1)
    page.get_by_role("link", name="Etalage").first.click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    with page.expect_response("**/api/replay/whole"):
        held[0].continue_()
    page.clock.run_for(LONG)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert len(held) == 1


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/t/nosuchtable2", "This table is gone"),
        ("/nowhere", "Nothing here"),
        ("/t/nosuchtable2/replay/1", "This match is no longer here"),
    ],
)
def test_dead_links_have_a_way_on(person: Any, path: str, words: str) -> None:
    anne = person(PHONE, expected="404")
    anne.go(path)
    expect(anne.page.get_by_role("heading", name=words)).to_be_visible()
    expect(anne.page.get_by_role("link", name=anne.words["to-the-front"])).to_be_visible()


def test_a_full_table_can_be_watched(person: Any) -> None:
    anne, bob = person(DESK), person(DESK)
    address = open_table(anne, "money", players=3, name="Anne")
    for name in ("Greta", "Jules"):
        anne.page.get_by_role("button", name="Seat a bot").first.click()
        anne.page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(anne.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    bob.page.goto(address)
    expect(bob.page.get_by_role("main")).to_contain_text("The table is full")


@pytest.mark.parametrize("latecomers", [False, True])
def test_who_sits_down_as_the_match_begins_has_a_bots_seat_or_watches(person: Any, latecomers: bool) -> None:
    bob = person(DESK)
    host = Visitor(bob.url)
    table = host.open_table("money", 3, latecomers=latecomers)
    host.sit(table, 0, "Anne")
    bob.go(f"/t/{table}")
    held = hold(bob.page, "**/seats/*")
    bob.page.get_by_label("Your name").fill("Bob")
    with bob.page.expect_request("**/seats/*"):
        bob.page.get_by_role("button", name="Sit down").click()
    host.start(table)
    expect(bob.bar).to_contain_text("watching")
    held[0].continue_()
    if latecomers:
        expect(bob.region("money-your-hand")).to_be_visible()
    else:
        expect(bob.page.get_by_text("the match is in progress")).to_be_visible()
        expect(bob.bar).to_contain_text("watching")


def test_without_scripts_there_is_a_word(browser: Any, server: Any) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    assert "JavaScript" in page.inner_text("body")
    context.close()


def test_an_old_tab_after_an_upgrade(person: Any) -> None:
    anne = person(DESK)
    about = anne.context.request.get(f"{anne.url}/api/about").json()
    anne.page.route("**/api/about", lambda route: route.fulfill(json={**about, "version": "99.0.0"}))
    anne.go()
    expect(anne.page.get_by_role("heading", name="Etalage")).to_be_visible()
    anne.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(anne.page.get_by_role("alert")).to_contain_text("newer version")


def may_end_turn(seen: Seen) -> bool:
    return is_asked(seen, "cellars") and "done" in seen["legal"]["moves"]


def test_a_double_click_is_one_answer(person: Any) -> None:
    """After an exchange another button is in the same place: a second click must do nothing there."""
    anne = person(DESK)
    while not may_end_turn(hold_exchange(anne).look()):
        pass  # somebody else lays bottles down first, or there are too many to keep
    sent: list[Request] = []
    anne.page.on("request", lambda request: sent.append(request) if request.url.endswith("/moves") else None)
    anne.button("wine-go-on").evaluate(DOUBLE_CLICK)
    expect(anne.button("wine-lay-nothing", "wine-lay-down")).to_be_visible()
    anne.page.evaluate(TWO_FRAMES)
    assert sent == []
