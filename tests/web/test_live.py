"""What can go wrong while one plays, and how it is healed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.visiting import GENEROUS, running, wait_until
from tests.web.browsing import DESK, PHONE, Person
from tests.web.money_scenes import seat_in_exchange
from tests.web.playing import CARDS, NOTES, PASS, WineByMouse, play_out
from tests.web.visiting import begin, open_table, play_now, sit_down
from tests.web.wine_scenes import lay_some, seat_in_cellar

DOUBLE_CLICK = """() => {
  const button = document.querySelector(".act .primary");
  button.click();
  queueMicrotask(() => button.click());
}"""


def until_my_bid(anne: Person) -> None:
    """Wait for one's turn, and for nothing else: the first decision of a match is a bid."""
    anne.page.locator(PASS).wait_for()


def until_exchange(anne: Person) -> None:
    player = WineByMouse(anne.page, seed=9)
    while not player.there(".exchange"):
        assert not player.is_over()
        if not player.step():
            anne.page.wait_for_timeout(30)


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
    anne.page.locator(CARDS).first.click()
    label = anne.page.locator(".act .primary").inner_text()
    anne.page.reload()
    expect(anne.page.locator(".act .primary")).to_have_text(label)
    expect(anne.page.locator(".hand [aria-pressed=true]")).to_have_count(1)


def test_a_reload_does_not_skip_a_pause(person: Any) -> None:
    """Who got what stays until one goes on, though the others play on meanwhile."""
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    until_exchange(anne)
    shown = anne.page.locator(".exchange").inner_text()
    anne.page.reload()
    expect(anne.page.locator(".exchange")).to_be_visible()
    assert anne.page.locator(".exchange").inner_text() == shown
    anne.page.locator(".act .primary").click()
    expect(anne.page.locator(".exchange")).to_have_count(0)
    play_out([WineByMouse(anne.page, seed=9)], steps=4)


def test_an_answer_that_is_lost_is_asked_for_again(person: Any) -> None:
    anne = person(DESK, expected="ERR_FAILED")
    anne.page.route("**/preview", lambda route: route.abort(), times=1)
    seat_in_exchange(anne)


def test_a_moment_without_a_line_keeps_what_is_staged(person: Any) -> None:
    anne = person(DESK, expected="ERR_INTERNET_DISCONNECTED")
    seat_in_cellar(anne)
    lay_some(anne, 2)
    anne.context.set_offline(True)
    lay_some(anne, 1)
    expect(anne.page.locator(".connection")).to_be_visible()
    anne.context.set_offline(False)
    expect(anne.page.locator(".p.staged")).to_have_count(3)


def test_a_sealed_bid_can_be_changed_after_a_reload(person: Any) -> None:
    people = [person(DESK), person(DESK), person(DESK)]
    address = open_table(people[0], "money", players=3, deals=1)
    for each, name in zip(people, ("Anne", "Bob", "Carl"), strict=True):
        sit_down(each, name, address)
    begin(people)
    page = people[0].page
    page.locator(NOTES).first.click()
    page.locator(".act .go").click()
    expect(page.locator(".act .go")).to_contain_text("Sealed")
    expect(people[1].page.locator(".seats, .seat").first).to_contain_text("has bid")
    page.reload()
    expect(page.locator(".act .go")).to_contain_text("Sealed")
    page.locator(NOTES).nth(1).click()
    expect(page.locator(".act .go")).to_contain_text("Change bid")
    page.locator(".act .go").click()
    expect(page.locator(".act .go")).to_contain_text("Sealed")


def test_a_lost_connection_is_shown_and_healed(person: Any) -> None:
    anne = person(DESK, expected="ERR_INTERNET_DISCONNECTED")
    play_now(anne, "weinhaendler")
    until_my_bid(anne)
    anne.context.set_offline(True)
    anne.page.evaluate("fetch('/health').catch(() => 0)")
    anne.page.locator(PASS).click()
    expect(anne.page.locator(".notices")).to_contain_text("cannot be reached")
    anne.context.set_offline(False)
    play_out([WineByMouse(anne.page, seed=5)], steps=6)


def test_the_server_goes_and_comes_back(browser: Any, tmp_path: Any) -> None:
    """Killed as by a power cut in the middle of a match: the page waits, and goes on."""
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = Person(browser, server.url)
        play_now(anne, "weinhaendler")
        until_my_bid(anne)
        server.kill()
        expect(anne.page.locator(".connection")).to_contain_text("Connection lost")
        server.start()
        expect(anne.page.locator(".connection")).to_have_text("")
        play_out([WineByMouse(anne.page, seed=6)], steps=8)
        anne.close()


def test_a_second_tab_is_the_same_seat(person: Any) -> None:
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    until_my_bid(anne)
    other = anne.context.new_page()
    other.goto(anne.page.url)
    other.locator(PASS).click()
    expect(anne.page.locator(PASS)).to_have_count(0)


def test_who_leaves_is_replaced_and_may_come_back(person: Any) -> None:
    anne, bob = person(DESK), person(DESK)
    address = open_table(anne, "money", players=3, deals=1)
    sit_down(anne, "Anne")
    sit_down(bob, "Bob", address)
    begin([anne, bob])
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Leave").click()
    expect(anne.page.get_by_role("log")).to_contain_text("Bob has left the table")
    expect(bob.page.locator(".strip")).to_contain_text("A bot is playing for you")
    bob.page.get_by_role("button", name="Take my seat back").click()
    expect(anne.page.get_by_role("log")).to_contain_text("Bob is back")


def test_phrases_and_spectators(person: Any) -> None:
    anne, carl = person(DESK), person(PHONE)
    play_now(anne, "money")
    carl.page.goto(anne.page.url)
    expect(carl.page.locator(".act")).to_be_visible()
    assert carl.page.locator(NOTES).count() == 0
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name="Good luck!").click()
    expect(anne.page.get_by_role("button", name="Menu")).to_be_focused()
    expect(carl.page.locator(".notices")).to_contain_text("Good luck!")
    carl.page.get_by_role("button", name="Log").first.click()
    expect(carl.page.get_by_role("log")).to_contain_text("Good luck!")


def test_the_log_leads_to_the_position(person: Any) -> None:
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    play_out([WineByMouse(anne.page, seed=7)], steps=6)
    anne.page.get_by_role("log").get_by_role("button").nth(6).click()
    expect(anne.page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    anne.page.get_by_role("button", name="Back to the present").click()
    expect(anne.page.get_by_text("You are looking at an earlier moment.")).to_have_count(0)


def test_after_the_match(person: Any) -> None:
    """The proof, the replay, the same deal again."""
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    play_out([WineByMouse(anne.page, seed=8)])
    page = anne.page
    expect(page.locator(".after")).to_contain_text("Fair deal")
    address = page.url
    page.get_by_role("button", name="Replay", exact=True).click()
    page.wait_for_url("**/replay/1*")
    page.goto(address)
    page.get_by_role("button", name="Same deal again").click()
    expect(page.locator(".after")).to_have_count(0)
    expect(page.locator(".act")).to_be_visible()


def test_whoever_leaves_a_replay_that_plays_has_left_it(person: Any) -> None:
    page = person(DESK).go("/replay")
    page.locator("main li a, main li button").first.click()
    page.get_by_label("Speed").select_option("fast")
    held = hold(page, "**/api/replay")
    with page.expect_request("**/api/replay"):
        page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("link", name="Etalage").first.click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    held[0].continue_()
    page.wait_for_timeout(1_500)
    assert len(held) == 1


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/t/nosuchtable2", "This table is gone"),
        ("/nowhere", "Nothing here"),
        ("/t/nosuchtable2/replay/1", "This match is not here"),
    ],
)
def test_dead_links_have_a_way_on(person: Any, path: str, words: str) -> None:
    anne = person(PHONE, expected="404")
    anne.go(path)
    expect(anne.page.locator("main")).to_contain_text(words)
    wait_until(lambda: anne.page.locator("a[href='/']").count())


def test_a_full_table_can_be_watched(person: Any) -> None:
    anne, bob = person(DESK), person(DESK)
    address = open_table(anne, "money", players=3)
    sit_down(anne, "Anne")
    for _ in range(2):
        anne.page.get_by_role("button", name="Seat a bot").first.click()
        anne.page.get_by_role("dialog").get_by_role("button").nth(2).click()
    bob.page.goto(address)
    expect(bob.page.locator("main")).to_contain_text("The table is full")


def test_who_sits_down_too_late_is_told_so_and_watches(person: Any) -> None:
    anne, bob = person(DESK), person(DESK)
    address = open_table(anne, "money", players=3)
    sit_down(anne, "Anne")
    bob.page.goto(address)
    held = hold(bob.page, "**/seats/*")
    bob.page.get_by_label("Your name").fill("Bob")
    with bob.page.expect_request("**/seats/*"):
        bob.page.get_by_role("button", name="Sit down").click()
    begin([anne, bob])
    held[0].continue_()
    expect(bob.page.get_by_text("the match is being played")).to_be_visible()
    expect(bob.page.locator(".act")).to_contain_text("watching")


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


def test_a_double_click_is_one_answer(person: Any) -> None:
    """After an exchange the same button ends one's turn in the cellars: a second click must not do that."""
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    until_exchange(anne)
    page = anne.page
    page.evaluate(DOUBLE_CLICK)
    page.wait_for_timeout(300)
    assert "You place nothing" not in page.get_by_role("log").inner_text().splitlines()[-1]
