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
