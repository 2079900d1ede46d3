"""Whole matches through the page: with bots, with friends, by mouse and by keyboard, on a phone and at a desk."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import DESK, PHONE, Person, Screen
from tests.web.playing import MoneyByKeyboard, MoneyByMouse, Player, WineByKeyboard, WineByMouse, play_out

GAMES = {"weinhaendler": "Die Weinhändler", "money": "Money!"}
BY_MOUSE: dict[str, type[Player]] = {"weinhaendler": WineByMouse, "money": MoneyByMouse}
BY_KEYBOARD: dict[str, type[Player]] = {"weinhaendler": WineByKeyboard, "money": MoneyByKeyboard}


def play_now(person: Person, game: str) -> None:
    """One click on the front page, and a match with bots is on."""
    page = person.go()
    page.get_by_role("button", name=f"Play now {GAMES[game]}", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".act")).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=lambda screen: screen.name)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_bots_by_mouse(person: Any, game: str, screen: Screen) -> None:
    anne = person(screen)
    play_now(anne, game)
    play_out([BY_MOUSE[game](anne.page, seed=1)])
    expect(anne.page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_bots_by_keyboard(person: Any, game: str) -> None:
    anne = person(DESK)
    play_now(anne, game)
    play_out([BY_KEYBOARD[game](anne.page, seed=2)])
    expect(anne.page.get_by_role("button", name="Rematch")).to_be_visible()
