"""Scenes: states of the page that are worth a picture, and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import expect

from tests.web.browsing import PHONE, Person

Theme = Literal["light", "dark"]
Reach = Callable[[Person], None]
THEMES: tuple[Theme, ...] = ("light", "dark")
SPEAK = """(language) => {
  const key = "etalage.settings";
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language }));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""
"""As if the language had been chosen in another tab: whatever is open here stays open."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The first may be under way already; animations begin with the second."""
AT_REST = """() => document.fonts.status === "loaded" && document.getAnimations().every(
  (each) => each.playState !== "running" || each.effect.getComputedTiming().iterations === Infinity)"""


@dataclass(frozen=True)
class Scene:
    """A state of the page, and the way to it."""

    name: str
    reach: Reach
    language: str
    is_main: bool
    """Worth a look on a tablet too."""
    has_faults: bool
    """Whether the browser complains here of what the scene is about."""

    @property
    def is_translation(self) -> bool:
        """Whether it is another scene in another language, and nothing else."""
        return self.name.removesuffix(f"-{self.language}") in SCENES.keys() - {self.name}


SCENES: dict[str, Scene] = {}


def scene(name: str, language: str = "en", is_main: bool = False, has_faults: bool = False) -> Callable[[Reach], Reach]:
    """The function takes a person to the scene of this name."""

    def register(reach: Reach) -> Reach:
        SCENES[name] = Scene(name, reach, language, is_main, has_faults)
        return reach

    return register


def is_on_phone(person: Person) -> bool:
    size = person.page.viewport_size
    return size is not None and size["width"] <= PHONE.width


def light_up(person: Person, theme: Theme) -> None:
    """Show the page by day or by night, and wait until nothing moves."""
    person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
    person.page.evaluate(TWO_FRAMES)
    person.page.wait_for_function(AT_REST)


def speak(person: Person, language: str) -> None:
    """Show the page in this language, without leaving it."""
    person.page.evaluate(SPEAK, language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)
