"""Scenes of one's own figures and of the ladder."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.company import NAMES, Company, trader
from tests.web.staging import scene


def play_money(person: Person) -> Company:
    """A match of three people, the first of whom is before the browser."""
    company = Company(person, "money", 3, options={"deals": 1})
    company.play_out(trader)
    return company


@scene("figures", is_main=True)
def figures(person: Person) -> None:
    play_money(person)
    person.go("/me")
    expect(person.page.get_by_role("heading", name=person.words["figures-against"])).to_be_visible()


@scene("figures-de", language="de")
def figures_in_german(person: Person) -> None:
    figures(person)


@scene("figures-none")
def figures_of_a_newcomer(person: Person) -> None:
    person.go("/me")
    expect(person.page.get_by_role("heading", name=person.words["figures-none-title"])).to_be_visible()


@scene("ladder", is_main=True)
def ladder(person: Person) -> None:
    company = play_money(person)
    for visitor, name in zip(company.visitors, NAMES, strict=False):
        visitor.put("/api/me/ladder", {"name": f"{name} {company.table}"})
    person.go("/ladder/money")
    expect(person.page.get_by_role("heading", name=person.words["figures-ladder-settling"])).to_be_visible()


@scene("figures-several")
def figures_of_several_matches(person: Person) -> None:
    """Enough for a way."""
    company = play_money(person)
    for _ in range(3):
        for visitor in company.visitors:
            visitor.post(f"/api/tables/{company.table}/rematch", {})
        company.play_out(trader)
    person.go("/me")
    expect(person.page.get_by_role("heading", name=person.words["figures-rating-way"])).to_be_visible()


@scene("figures-on-ladder")
def shown_on_the_ladder(person: Person) -> None:
    """With the name by which others find one there."""
    play_money(person).visitors[0].put("/api/me/ladder", {"name": "Anne of the ladder"})
    person.go("/me")
    expect(person.page.get_by_label(person.words["figures-ladder-own-name"])).to_be_visible()
