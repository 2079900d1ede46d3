"""Scenes of what is kept of somebody: their matches, and the devices on which they are known."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.test_tables import played_out
from tests.server.visiting import Visitor
from tests.web.browsing import Person
from tests.web.company import Company, lend_key, merchant
from tests.web.staging import scene


def matches_of(person: Person) -> Visitor:
    """One in company, and two at a table of bots, of which the second is played with known cards."""
    anne = Visitor(person.url)
    table = anne.open_table("money", 3, options={"deals": 1}, seconds=86_400)
    anne.sit(table, 0, "Anne")
    anne.start(table)
    played_out(anne, table)
    anne.post(f"/api/tables/{table}/rematch", {"same_cards": True})
    anne.start(table)
    played_out(anne, table)
    lend_key(anne, person)
    return anne


def list_of(person: Person) -> Any:
    person.go("/matches")
    shown = person.page.get_by_role("main").get_by_role("listitem").filter(has=person.page.get_by_role("heading"))
    expect(shown.first).to_be_visible()
    return shown


@scene("matches", is_main=True)
def matches(person: Person) -> None:
    matches_of(person)
    expect(list_of(person)).to_have_count(2)


@scene("matches-de", language="de")
def matches_in_german(person: Person) -> None:
    matches(person)
    person.page.get_by_text(person.words["matches-more-filters"]).click()


@scene("matches-fr", language="fr")
def matches_in_french(person: Person) -> None:
    matches(person)


@scene("matches-in-company")
def matches_in_company(person: Person) -> None:
    Company(person, "weinhaendler", 5, options={"draw": "hidden"}).play_out(merchant)
    list_of(person)


@scene("matches-none")
def no_matches(person: Person) -> None:
    person.go("/matches")
    expect(person.page.get_by_text(person.words["matches-none"])).to_be_visible()


@scene("forget-me")
def forget_me(person: Person) -> None:
    matches(person)
    person.page.get_by_role("button", name=person.words["forget-me"]).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@scene("forget-me-fr", language="fr")
def forget_me_in_french(person: Person) -> None:
    forget_me(person)


@scene("devices")
def devices(person: Person) -> None:
    """One that came by a link, a link that nobody has used, and another, with its code."""
    anne = Visitor(person.url)
    anne.open_table()
    keys = [anne.post("/api/me/link")["key"] for _ in range(2)]
    Visitor(person.url).post("/api/me/claim", {"key": keys[0]})
    lend_key(anne, person)
    page = person.go()
    page.get_by_role("button", name=person.words["settings"]).click()
    page.get_by_role("button", name=person.words["devices-make"]).click()
    expect(page.get_by_role("img", name=person.words["devices-qr"])).to_be_visible()
    page.get_by_role("img", name=person.words["devices-qr"]).scroll_into_view_if_needed()


@scene("devices-fr", language="fr")
def devices_in_french(person: Person) -> None:
    devices(person)


@scene("arrival")
def arrival(person: Person) -> None:
    person.go("/device#key")
    expect(person.page.get_by_role("button", name=person.words["arrival-agree"])).to_be_visible()


@scene("matches-filtered")
def filtered(person: Person) -> None:
    """Nothing fits, and all filters are to be seen."""
    matches(person)
    person.page.get_by_text(person.words["matches-more-filters"]).click()
    person.page.get_by_label(person.words["matches-name"], exact=True).fill("Zoltán")
    expect(person.page.get_by_text(person.words["matches-none-found"])).to_be_visible()
