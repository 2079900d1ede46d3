"""Playing through the page: what a hand on the mouse, or on the keyboard, does until the match is over.

Nothing here knows the rules, or asks the server: it looks at what the page offers, and takes it.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from random import Random

from playwright.sync_api import Page, TimeoutError

PATIENCE = 240.0
MOMENT = 30  # milliseconds


PRIMARY = ".act button.primary, .act button.go"
PASS = ".act .pass"
DRAW = ".act .draw"
BOLDNESS = 0.3  # how often one bids; who passes draws, and the pile comes to an end
UNDO = ".act .undo"
LIT = ".rack .lit"
CARDS = ".hand button.cardbox:not(.gone):enabled"
NOTES = "button[data-stack]:enabled"
CHOSEN_NOTES = "button[data-stack][aria-pressed=true]"
CHOICES = ".choice"
CHOSEN = ".choice.chosen"
USABLE = """selector => [...document.querySelectorAll(selector)].filter(
  (each) => !each.disabled && each.getAttribute("aria-disabled") !== "true" && each.checkVisibility()).length"""


class Player(ABC):
    """Somebody at a table of either game."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.random = Random(seed)

    def is_over(self) -> bool:
        return self.there(".after") > 0

    def there(self, selector: str) -> int:
        """How many such things can be used at this moment."""
        found: int = self.page.evaluate(USABLE, selector)
        return found

    def click(self, selector: str) -> None:
        """Click one of them, unless the table has moved on meanwhile."""
        count = self.page.locator(selector).count()
        if count:
            with suppress(TimeoutError):
                self.page.locator(selector).nth(self.random.randrange(count)).click(timeout=1000)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    @abstractmethod
    def step(self) -> bool:
        """Do one thing, if there is anything to do."""


class WineByMouse(Player):
    def step(self) -> bool:
        if self.there(PRIMARY):
            self.click(PRIMARY)
        elif self.there(PASS):
            self._bid_or_pass()
        elif self.there(LIT):
            self.click(LIT)
        elif self.page.locator(UNDO).count() and self.there(CARDS):
            self.click(CARDS)
        else:
            return False
        return True

    def _bid_or_pass(self) -> None:
        if self.there(CARDS) and self.random.random() < BOLDNESS:
            self.click(CARDS)
            self.page.wait_for_timeout(4 * MOMENT)  # the server says whether it may be bid
            if self.there(PRIMARY):
                self.click(PRIMARY)
                return
            self.press("Escape")
        self.click(DRAW if self.there(DRAW) else PASS)


class WineByKeyboard(Player):
    def step(self) -> bool:
        if self.there(PRIMARY):
            self.press("Enter")
        elif self.there(PASS):
            self._bid_or_pass()
        elif self.there(LIT):
            self.press("ArrowRight")
        elif self.page.locator(UNDO).count() and self.there(CARDS):
            self.press(str(self.random.randint(1, 9)))
        else:
            return False
        return True

    def _bid_or_pass(self) -> None:
        if self.random.random() < BOLDNESS:
            self.press(str(self.random.randint(1, 5)))
            self.page.wait_for_timeout(4 * MOMENT)
            if self.there(PRIMARY):
                self.press("Enter")
                return
            self.press("Escape")
        self.press("d" if self.there(DRAW) else "p")


class MoneyByMouse(Player):
    def step(self) -> bool:
        if self.there(CHOICES) and not self.there(CHOSEN):
            self.click(CHOICES)
        elif self.there(PRIMARY):
            self.click(PRIMARY)
        elif self.there(NOTES) and not self.there(CHOSEN_NOTES):
            self.click(NOTES)
        else:
            return False
        return True


class MoneyByKeyboard(Player):
    def step(self) -> bool:
        choices = self.there(CHOICES)
        if choices and not self.there(CHOSEN):
            self.press(str(self.random.randint(1, choices)))
        elif self.there(PRIMARY):
            self.press("Enter")
        elif self.there(NOTES) and not self.there(CHOSEN_NOTES):
            self.press(str(self.random.randint(1, 7)))
            for _ in range(self.random.randint(0, 2)):
                self.press("ArrowRight")
            self.press("Space")
        else:
            return False
        return True


def play_out(players: Sequence[Player], steps: int | None = None) -> None:
    """Let them play until the match is over everywhere, or for so many steps."""
    end = time.monotonic() + PATIENCE
    done = 0
    while not all(player.is_over() for player in players):
        acted = [not player.is_over() and player.step() for player in players]
        done += sum(acted)
        if steps is not None and done >= steps:
            return
        if not any(acted):
            players[0].page.wait_for_timeout(MOMENT)
        assert time.monotonic() < end, [player.page.locator("body").inner_text()[:600] for player in players]
