"""Scenes with the coach: hints, reviews, practice and puzzles."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import FilePayload, expect

from tests.web.browsing import Person
from tests.web.company import Company, arrive, merchant, trader
from tests.web.staging import scene

PLAYERS = {"weinhaendler": merchant, "money": trader}
SAMPLES = Path(__file__).parent.parent.parent / "web" / "src" / "games"


def hinted(person: Person, game: str, phase: str) -> None:
    """The first seat is to move, and has asked the coach."""
    company = Company(person, game, 4, hints=True)
    company.play_until(lambda seen: seen["view"]["phase"] == phase and 0 in seen["table"]["waiting"], PLAYERS[game])
    arrive(person, company)
    person.page.get_by_role("button", name=person.words["hint"], exact=True).click()
    expect(person.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()


@scene("hint-wine", is_main=True)
def hint_in_wine(person: Person) -> None:
    hinted(person, "weinhaendler", "bidding")


@scene("hint-money")
def hint_in_money(person: Person) -> None:
    hinted(person, "money", "bidding")


@scene("hint-money-hu", language="hu")
def hint_in_hungarian(person: Person) -> None:
    hinted(person, "money", "bidding")


@scene("hint-lit")
def hint_lit_up(person: Person) -> None:
    """For whoever wants to be shown the move, and nothing else."""
    hinted(person, "weinhaendler", "bidding")
    person.page.get_by_role("dialog").get_by_role("switch").check()
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("h")
    expect(person.page.locator(".advised").first).to_be_visible()


def reviewed(person: Person) -> None:
    """A sample match, dropped onto the page: a small one, for its review takes time."""
    text = (SAMPLES / "weinhaendler" / "samples" / "3.json").read_text("utf-8")
    person.go("/review")
    file = FilePayload(name="match.json", mimeType="application/json", buffer=text.encode())
    person.page.get_by_label(person.words["replay-choose"]).set_input_files(file)
    expect(person.page.get_by_role("heading", name=person.words["review-way"])).to_be_visible()


@scene("review-wine", is_main=True)
def review_of_wine(person: Person) -> None:
    reviewed(person)


@scene("review-wine-de", language="de")
def review_in_german(person: Person) -> None:
    reviewed(person)


@scene("review-files")
def review_files(person: Person) -> None:
    person.go("/review")
    expect(person.page.get_by_role("main").get_by_role("listitem")).to_have_count(4)


@scene("review-position")
def position_with_verdict(person: Person) -> None:
    reviewed(person)
    person.page.get_by_role("link", name=person.words["review-position"], exact=True).first.click()
    expect(person.page.get_by_role("slider", name=person.words["replay-position"])).to_be_visible()


@scene("review-practice")
def practice(person: Person) -> None:
    reviewed(person)
    person.page.get_by_role("link", name=person.words["review-try"]).first.click()
    expect(person.region("practice")).to_be_visible()


@scene("puzzle-wine")
def puzzle_of_wine(person: Person) -> None:
    person.go("/puzzles/weinhaendler")
    expect(person.region("practice")).to_be_visible()


@scene("puzzle-money")
def puzzle_of_money(person: Person) -> None:
    person.go("/puzzles/money")
    expect(person.region("practice")).to_be_visible()


def show_answer(person: Person) -> None:
    """Try what is hardly ever right, and be shown what is."""
    side = person.region("practice")
    person.bar.get_by_role("button", disabled=False).first.click()
    show = side.get_by_role("button", name=person.words["practice-show"])
    shown = side.get_by_text(person.words.begins("practice-best"))
    expect(show.or_(shown).first).to_be_visible()
    if show.count():
        show.click()
    expect(shown).to_be_visible()


@scene("puzzle-shown")
def answer_of_a_puzzle(person: Person) -> None:
    puzzle_of_wine(person)
    show_answer(person)


@scene("review-as-table")
def review_as_a_table(person: Person) -> None:
    reviewed(person)
    person.page.get_by_text(person.words["review-as-table"]).click()
    expect(person.page.get_by_role("columnheader", name=person.words["review-column-round"])).to_be_visible()
