"""What strangers can rely on, as they see it on the page."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.test_trust import bots_only
from tests.server.visiting import Running, Visitor
from tests.waiting import PATIENCE, wait_until
from tests.web.browsing import DESK, PHONE, Person
from tests.web.playing import notes
from tests.web.visiting import begin, open_table, sit_down

LONG = 400
"""Seconds: more than anybody who is away has."""


def table_of(person: Person) -> str:
    return person.page.url.rpartition("/t/")[2]


def age(server: Running, table: str, seconds: float) -> None:
    """All that has happened at a table happened so much earlier; the server reads it anew."""
    folder = server.arguments[server.arguments.index("--data") + 1]
    database = sqlite3.connect(Path(folder) / "etalage.sqlite3", timeout=PATIENCE)
    with database:
        database.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", (seconds, table))
        database.execute("UPDATE matches SET begun = begun - ? WHERE table_id = ?", (seconds, table))
        database.execute("UPDATE seats SET away = away - ? WHERE table_id = ?", (seconds, table))
        database.execute("UPDATE tables SET revision = revision + 1 WHERE id = ?", (table,))
    database.close()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_a_stranger_is_warned_of_known_cards_before_sitting_down(person: Any, server: Running, screen: Any) -> None:
    host = server.visitor()
    source = bots_only(host)
    trap = host.open_table("money", 3, options={"deals": 1}, public=True, cards={"table": source, "match": 1})
    host.sit(trap, 0, "Mallory")
    fresh = host.open_table("money", 3, public=True)
    host.sit(fresh, 0, "Mallory")
    stranger = person(screen)
    stranger.go()
    links = stranger.region("home-open").get_by_role("link")
    expect(links.and_(stranger.page.locator(f"[href='/t/{fresh}']"))).to_be_visible()
    expect(links.and_(stranger.page.locator(f"[href='/t/{trap}']"))).to_have_count(0)
    stranger.go(f"/t/{trap}")
    warning = stranger.page.get_by_role("note").filter(has_text="Known cards")
    expect(warning).to_contain_text("knows every hand")
    expect(warning).to_be_in_viewport()
    expect(stranger.page.get_by_text("also listed on the home page")).to_have_count(0)
    sit_down(stranger, "Bob")
    host.post(f"/api/tables/{trap}/start")
    expect(stranger.bar).to_be_visible()
    strip = stranger.page.get_by_role("status").filter(has_text="Known cards")
    expect(strip).to_be_visible()
    strip.get_by_role("button", name="Got it").click()
    expect(strip).to_have_count(0)
    if screen is PHONE:
        stranger.page.get_by_role("button", name="Log").first.click()
    expect(stranger.page.get_by_role("log")).to_contain_text("The match begins, with known cards")
    stranger.go()
    expect(stranger.region("home-mine")).to_contain_text("Known cards")


def test_fresh_cards_come_without_a_warning(person: Any) -> None:
    anne = person(DESK)
    open_table(anne, "money", players=3)
    expect(anne.page.get_by_role("note")).to_have_count(0)


def test_who_is_away_is_seen_and_stood_in_for_in_time(person: Any, server: Running) -> None:
    """Bob sits down and is not seen again. Carl, who is not the host, sees that, and when a bot may stand in."""
    anne, carl, bob = server.visitor(), person(DESK), server.visitor()
    table = anne.open_table("money", 3)
    anne.sit(table, 0, "Anne")
    bob.sit(table, 1, "Bob")
    sit_down(carl, "Carl", f"{server.url}/t/{table}")
    anne.post(f"/api/tables/{table}/start")
    listener = anne.listen(table)
    notes(carl).first.click()
    carl.button("money-go-seal", "money-go-sit-out").click()
    anne.move(table, anne.look(table)["decision"], "bid PLAY")
    carl.page.get_by_role("button", name="Menu").click()
    menu = carl.page.get_by_role("dialog")
    expect(menu).to_contain_text("away for two minutes while the table is waiting")
    expect(menu.get_by_role("button", name="Let a bot stand in")).to_have_count(0)
    carl.page.keyboard.press("Escape")
    listener.until(lambda update: any(line["name"] == "table.away" for line in update["told"]))
    expect(carl.page.get_by_role("article", name="Bob")).to_contain_text("away")
    strip = carl.page.get_by_role("status").filter(has_text="Bob has been away for")
    expect(strip).to_contain_text("A bot may stand in")
    age(server, table, LONG)
    carl.page.reload()
    standing_in = strip.get_by_role("button", name="Let a bot stand in")

    def is_offered() -> bool:
        carl.page.reload()
        expect(strip).to_be_visible()
        return bool(standing_in.count() == 1)

    wait_until(is_offered)
    standing_in.click()
    expect(carl.page.get_by_role("log")).to_contain_text("Bob is away: Ilse stands in")


OPEN_A_TABLE = """async wanted => {
  const headers = { "Content-Type": "application/json" };
  const made = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
  return (await made.json()).id;
}"""
"""As a program does it: on the page whoever opens a table sits at it."""


def test_a_host_who_only_watches_runs_the_table(person: Any, server: Running) -> None:
    host = person(DESK)
    host.go()
    table = host.page.evaluate(OPEN_A_TABLE, {"game": "money", "players": 3, "options": {"deals": 1}})
    host.go(f"/t/{table}")
    bob = server.visitor()
    bob.sit(table, 0, "Bob")
    for name in ("Greta", "Jules"):
        host.page.get_by_role("button", name="Seat a bot").first.click()
        host.page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(host.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    host.page.reload()
    guest = person(DESK)
    guest.page.goto(host.page.url)
    expect(guest.page.get_by_role("main")).to_contain_text("The table is full")
    begin([host])
    host.go()
    play_all(bob, table)
    host.go(f"/t/{table}")
    host.page.get_by_role("button", name="Rematch", exact=True).click()
    start = host.page.get_by_role("button", name="Start the next match")
    expect(start).to_be_disabled()
    host.page.reload()
    expect(start).to_be_disabled()
    bob.post(f"/api/tables/{table}/rematch", {})
    expect(host.bar).to_be_visible()


def play_all(visitor: Visitor, table: str) -> None:
    while (seen := visitor.look(table))["table"]["phase"] == "playing":
        if seen["seat"] in seen["table"]["waiting"]:
            move = "bid PLAY" if seen["view"]["phase"] == "bidding" else seen["legal"]["moves"][-1]
            visitor.move(table, seen["decision"], move)


def test_whoever_sits_with_a_watching_host_knows_who_starts(person: Any, server: Running) -> None:
    table = server.visitor().open_table("weinhaendler", 3)
    bob = person(PHONE)
    sit_down(bob, "Bob", f"{server.url}/t/{table}")
    expect(bob.page.get_by_text("The host is watching and will start the match.")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "words"), [("Аnne", "looks too much like Anne"), ("Marta", "That is what a bot is called here")]
)
def test_a_name_that_is_mistaken_for_another_is_refused_in_words(
    person: Any, server: Running, name: str, words: str
) -> None:
    anne = server.visitor()
    table = anne.open_table("weinhaendler", 3)
    anne.sit(table, 0, "Anne")
    bob = person(DESK)
    bob.go(f"/t/{table}")
    bob.page.get_by_label("Your name").fill(name)
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(bob.page.get_by_role("status").filter(has_text=words)).to_be_visible()


def test_who_is_called_like_a_bot_plays_as_a_guest(person: Any) -> None:
    otto = person(DESK)
    page = otto.go()
    page.evaluate("localStorage.setItem('etalage.settings', JSON.stringify({ speed: 'off', name: 'Otto' }))")
    page.reload()
    page.get_by_role("button", name="Play now Die Weinhändler", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(otto.bar).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="That is what a bot is called here")).to_be_visible()
