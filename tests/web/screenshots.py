"""Every scene of the page as pictures: `python -m tests.web.screenshots FOLDER`.

With `--languages`, whatever a scene says is seen in all of them: the page changes its language in place, and the
pictures of a scene on one screen and in one theme are put side by side, on contact sheets in FOLDER/sheets.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import get_args

from playwright.sync_api import Browser

from tests.server.visiting import GENEROUS, running
from tests.web.browsing import DESK, LANGUAGES, LYING, PHONE, TABLET, Person, Screen, browsing
from tests.web.scenes import SCENES, Scene
from tests.web.sheets import put_side_by_side
from tests.web.staging import THEMES, Theme, light_up, speak

SCREENS = {screen.name: screen for screen in (PHONE, DESK, TABLET, LYING)}
"""The first two for every scene, all for the main ones."""


@dataclass(frozen=True)
class Wishes:
    """What is to be photographed, and where the pictures go."""

    folder: Path
    only: Sequence[str]
    languages: Sequence[str]
    """None: each scene in its own."""
    screens: Sequence[str] | None
    themes: Sequence[Theme]

    def scenes(self) -> list[Scene]:
        return [
            scene
            for scene in SCENES.values()
            if any(fnmatch(scene.name, pattern) for pattern in self.only)
            and not (self.languages and scene.is_translation)
        ]

    def screens_of(self, scene: Scene) -> list[Screen]:
        wanted = self.screens or list(SCREENS)[: None if scene.is_main and not self.languages else 2]
        return [SCREENS[name] for name in wanted]


def shoot(browser: Browser, url: str, scene: Scene, screen: Screen, wishes: Wishes) -> None:
    """Go to the scene once, and look at it in all themes and languages."""
    person = Person(browser, url, screen, language=scene.language)
    try:
        scene.reach(person)
        for theme in wishes.themes:
            name = f"{scene.name}-{screen.name}-{theme}"
            if not wishes.languages:
                light_up(person, theme)
                person.page.screenshot(path=wishes.folder / f"{name}.png")
                continue
            pictures, too_wide = [], []
            for language in wishes.languages:
                speak(person, language)
                light_up(person, theme)
                person.page.evaluate("scrollTo(0, 0)")
                pictures.append(wishes.folder / f"{name}-{language}.png")
                if person.page.evaluate("document.documentElement.scrollWidth") > screen.width:
                    too_wide.append(language)
                person.page.screenshot(path=pictures[-1], full_page=not person.page.get_by_role("dialog").count())
            put_side_by_side(browser, pictures, screen, wishes.folder / "sheets" / name)
            assert not too_wide, f"the page is wider than the screen in {', '.join(too_wide)}"
    finally:
        person.close()


def take_all(wishes: Wishes, report: Callable[[str], None]) -> list[str]:
    """Take the pictures; the scenes that failed."""
    (wishes.folder / "sheets" if wishes.languages else wishes.folder).mkdir(parents=True, exist_ok=True)
    wanted = wishes.scenes()
    failed = []
    with tempfile.TemporaryDirectory() as data, running("--data", data, *GENEROUS) as server, browsing() as browser:
        for number, scene in enumerate(wanted, 1):
            began = time.monotonic()
            for screen in wishes.screens_of(scene):
                try:
                    shoot(browser, server.url, scene, screen, wishes)
                except Exception as error:  # a scene that cannot be reached must not cost us the others
                    failed.append(f"{scene.name} on the {screen.name}: {str(error).strip().splitlines()[0]}")
            report(f"{number:3}/{len(wanted)} {scene.name} ({time.monotonic() - began:.1f} s)")
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="+", default=["*"], metavar="PATTERN", help="scenes by name, such as 'wine-*'")
    parser.add_argument("--languages", nargs="+", default=[], choices=LANGUAGES, help="side by side, on contact sheets")
    parser.add_argument("--screens", nargs="+", choices=SCREENS)
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=get_args(Theme))
    failed = take_all(Wishes(**vars(parser.parse_args())), lambda line: print(line, flush=True))
    for each in failed:
        print(f"FAILED {each}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
