"""Scenes of deals that many play: the day's, its results, and challenges among friends."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.server.test_daily import day_after, play_out, result, sit_down, thrifty
from tests.server.visiting import Visitor, first_move
from tests.web.browsing import Person
from tests.web.company import lend_key
from tests.web.staging import scene


class Played(NamedTuple):
    """What has been played at a server, once for all scenes."""

    anne: Visitor
    table: str
    """Of Anne's match that counts."""
    friend: Visitor
    challenge: str
    """That the friend has played, and Bertrand too."""


@cache
def played(url: str) -> Played:
    anne, friend, bertrand = Visitor(url), Visitor(url), Visitor(url)
    table = str(sit_down(anne, name="Anne")["id"])
    play_out(anne, table)
    other = sit_down(bertrand, name="Bertrand")["id"]
    play_out(bertrand, other, thrifty)
    found: Any = result(anne)
    seat = found["table"]["seat"]
    id = str(anne.post("/api/challenges", {"table": table, "match": 1, "seat": seat})["id"])
    for visitor, name, choose in ((friend, "Maximiliane", thrifty), (bertrand, "Bertrand", first_move)):
        play_out(visitor, visitor.post(f"/api/challenges/{id}", {"name": name})["id"], choose)
    return Played(anne, table, friend, id)


@scene("daily", is_main=True)
def daily(person: Person) -> None:
    """One deal has been played today."""
    lend_key(played(person.url).anne, person)
    person.go("/daily")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words["daily"])
    person.page.locator("summary").first.click()


@scene("daily-hu", language="hu")
def daily_in_hungarian(person: Person) -> None:
    daily(person)


@scene("daily-results", is_main=True)
def daily_results(person: Person) -> None:
    lend_key(played(person.url).anne, person)
    day = result(played(person.url).anne)["day"]
    person.go(f"/daily/{day}/money/evening")
    expect(person.region("daily-expert").get_by_role("link")).to_be_visible()


@scene("daily-results-de", language="de")
def daily_results_in_german(person: Person) -> None:
    daily_results(person)


@scene("challenge")
def challenge(person: Person) -> None:
    """Before one has played it."""
    person.go(f"/c/{played(person.url).challenge}")
    expect(person.page.get_by_role("button", name=person.words["challenge-play"])).to_be_visible()


@scene("challenge-compared", is_main=True)
def compared(person: Person) -> None:
    lend_key(played(person.url).friend, person)
    person.go(f"/c/{played(person.url).challenge}")
    expect(person.region("daily-expert").get_by_text(re.compile(r"\d")).first).to_be_visible()


@scene("challenge-compared-fr", language="fr")
def compared_in_french(person: Person) -> None:
    compared(person)


@scene("challenge-sheet")
def sheet(person: Person) -> None:
    """The link is made."""
    lend_key(played(person.url).anne, person)
    person.go(f"/t/{played(person.url).table}")
    person.page.get_by_role("button", name=person.words["challenge"]).click()
    person.page.get_by_role("dialog").get_by_role("button", name=person.words["challenge-make"]).click()
    expect(person.page.get_by_role("link", name=person.words["challenge-compare"])).to_be_visible()


@scene("daily-table")
def table_of_the_day(person: Person) -> None:
    """The match that counts is on."""
    visitor = Visitor(person.url)
    table = sit_down(visitor, name="Dávid")["id"]
    lend_key(visitor, person)
    person.go(f"/t/{table}")
    expect(person.bar).to_be_visible()


@scene("daily-not-played")
def not_played(person: Person) -> None:
    """A deal of an earlier day that nobody has played."""
    person.go(f"/daily/{day_after(-1)}/weinhaendler/expert")
    expect(person.page.get_by_text(person.words["daily-nobody"])).to_be_visible()


@scene("daily-not-yet", has_faults=True)
def not_yet(person: Person) -> None:
    person.go(f"/daily/{day_after(3)}/weinhaendler/expert")
    expect(person.page.get_by_role("heading", name=person.words["daily-not-yet"])).to_be_visible()
