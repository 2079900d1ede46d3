"""A real browser on a real server: everything here goes through the page, as people do."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from tests.waiting import PATIENCE
from tests.web.wording import Wording

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
REFUSED = r"status of (?:409|422)"
"""A bid that is not possible, asked for and refused, is all in a day's work; the browser reports it nevertheless."""
SETTINGS = """
if (!localStorage.getItem("etalage.settings")) {
  localStorage.setItem("etalage.settings", JSON.stringify({ speed: "%s", sound: false }));
}
"""
LATER = 1000
"""In milliseconds: time can be stopped only where it has not yet come."""
LANGUAGES = ("en", "de", "nl", "fr", "hu")

expect.set_options(timeout=1000 * PATIENCE)


class Screen(NamedTuple):
    name: str
    width: int
    height: int


PHONE = Screen("phone", 360, 740)
LYING = Screen("lying", 740, 360)
"""The phone on its side."""
TABLET = Screen("tablet", 820, 1180)
DESK = Screen("desk", 1440, 900)


def chromium() -> str | None:
    """Where Chromium is installed; without a window it needs a third less of the processor."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, timeout=1000 * PATIENCE)
        try:
            yield browser
        finally:
            browser.close()


class Person:
    """Somebody with a browser of their own: cookies, storage, language, theme."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        screen: Screen = DESK,
        theme: str = "light",
        language: str = "en",
        speed: str = "off",
        expected: str = REFUSED,
    ) -> None:
        self.url = url
        self.words = Wording(language)
        self._expected = re.compile(f"{REFUSED}|{expected}")
        self.faults: list[str] = []
        """What the browser complains of, beside what is expected; nothing, if all is well."""
        self.context: BrowserContext = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            has_touch=screen is PHONE,
            reduced_motion="reduce" if speed == "off" else "no-preference",
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(SETTINGS % speed)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self._complain(said.text) if said.type in ("error", "warning") else None)

    def _complain(self, text: str) -> None:
        if not self._expected.search(text):
            self.faults.append(text)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def stop_time(self) -> None:
        """On the page, for good: what it waits for comes when the test lets time go on, with `page.clock.run_for`."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(LATER)

    @property
    def bar(self) -> Locator:
        """What can be done at a table, at its lower edge."""
        return self.page.get_by_role("group", name=self.words["can-do"])

    def button(self, *keys: str) -> Locator:
        """The buttons of the bar that say one of these, and can be pressed."""
        return self.bar.get_by_role("button", name=self.words.any_of(*keys), disabled=False)

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.words.any_of(key))

    def close(self) -> None:
        self.context.close()


def box_of(found: Locator) -> dict[str, float]:
    """Where it is on the page, in pixels."""
    box = found.bounding_box()
    assert box
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return {"left": box["x"], "top": box["y"], "right": right, "bottom": bottom}
