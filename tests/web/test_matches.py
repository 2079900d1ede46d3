"""Whole matches through the page: with bots, with friends, by mouse and by keyboard, on a phone and at a desk."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import DESK, LANGUAGES, PHONE, Screen
from tests.web.playing import MoneyByKeyboard, MoneyByMouse, Player, WineByKeyboard, WineByMouse, play_out
from tests.web.visiting import GAMES, begin, open_table, play_now, sit_down

BY_MOUSE: dict[str, type[Player]] = {"weinhaendler": WineByMouse, "money": MoneyByMouse}
COUNT_FLIGHTS = """
window.flown = 0;
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  window.flown += added.filter((each) => each.classList?.contains("flight")).length;
}).observe(document, { childList: true, subtree: true });
"""
BY_KEYBOARD: dict[str, type[Player]] = {"weinhaendler": WineByKeyboard, "money": MoneyByKeyboard}


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=lambda screen: screen.name)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_bots_by_mouse(person: Any, game: str, screen: Screen) -> None:
    anne = person(screen)
    play_now(anne, game, deals=1 if game == "money" and screen is DESK else None)
    play_out([BY_MOUSE[game](anne, seed=1)])
    expect(anne.page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_bots_by_keyboard(person: Any, game: str) -> None:
    anne = person(DESK)
    play_now(anne, game, deals=1 if game == "money" else None)
    play_out([BY_KEYBOARD[game](anne, seed=2)])
    expect(anne.page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_flies_arrives_and_is_gone(person: Any, game: str) -> None:
    anne = person(DESK, speed="fast")
    anne.context.add_init_script(COUNT_FLIGHTS)
    play_now(anne, game)
    play_out([BY_MOUSE[game](anne, seed=3)], steps=24)
    anne.page.wait_for_function("window.flown > 0")
    expect(anne.page.locator(".flight")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_four_friends(person: Any, game: str) -> None:
    """One of them at a phone; the link is all they need."""
    people = [person(DESK), person(PHONE), person(DESK, theme="dark"), person(DESK, language="hu")]
    address = open_table(people[0], game, deals=1 if game == "money" else None, name="Anne")
    for each, name in zip(people[1:], ("Bob", "Carl", "Dóra"), strict=True):
        sit_down(each, name, address)
    begin(people)
    play_out([BY_MOUSE[game](each, seed=seat) for seat, each in enumerate(people)])
    for each in people:
        expect(each.region("after-match").get_by_role("button", name=each.words["rematch"])).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_plays(person: Any, game: str, language: str) -> None:
    """A few rounds of each; a message that is missing, or lacks a word, is an error in the browser's eyes."""
    anne = person(PHONE if language in ("de", "hu") else DESK, language=language)
    play_now(anne, game)
    assert anne.page.locator("html").get_attribute("lang") == language
    play_out([BY_MOUSE[game](anne, seed=3)], steps=14)


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("weinhaendler", ["Cards drawn on passing: seen by all", "Triangles: point up or down"]),
        ("money", ["Number of deals: 3"]),
    ],
)
def test_a_table_lists_its_house_rules(person: Any, game: str, rules: list[str]) -> None:
    anne = person(DESK)
    play_now(anne, game)
    anne.page.get_by_role("tab", name="Table", exact=True).click()
    for rule in rules:
        expect(anne.page.get_by_role("listitem").filter(has_text=rule)).to_be_visible()
