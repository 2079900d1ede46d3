"""What people do on the page before and around a match."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.web.browsing import Person

GAMES = {"weinhaendler": "Die Weinhändler", "money": "Money!"}


def play_now(person: Person, game: str, deals: int | None = None) -> None:
    """One click on the front page, and a match with bots is on; of fewer deals, if one says so before."""
    page, words = person.go(), person.words
    if deals is None:
        page.get_by_role("button", name=f"{words['home-play-now']} {GAMES[game]}", exact=True).click()
    else:
        page.get_by_role("button", name=f"{words['home-change']} {GAMES[game]}", exact=True).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label(words["option-deals"]).select_option(str(deals))
        dialog.get_by_role("button", name=words["play-start"], exact=True).click()
    page.wait_for_url("**/t/*")
    expect(person.bar).to_be_visible()


def open_table(host: Person, game: str, players: int = 4, deals: int | None = None, name: str = "") -> str:
    """A table for friends, with oneself at it; its address."""
    page = host.go()
    page.get_by_role("button", name=f"Play with friends {GAMES[game]}").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(players), exact=True).check()
    if deals is not None:
        dialog.get_by_label("Number of deals").select_option(str(deals))
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name=host.words["room-rename"], exact=True)).to_be_visible()
    return page.url


def sit_down(person: Person, name: str, address: str | None = None) -> None:
    page, words = person.page, person.words
    if address is not None:
        page.goto(address)
    page.get_by_label(words["room-your-name"]).fill(name)
    page.get_by_role("button", name=words["room-sit-down"], exact=True).click()
    expect(page.get_by_role("button", name=words["room-rename"], exact=True)).to_be_visible()


def begin(people: Sequence[Person]) -> None:
    """The first of them is the host."""
    people[0].page.get_by_role("button", name="Start", exact=True).click()
    for each in people:
        expect(each.bar).to_be_visible()
