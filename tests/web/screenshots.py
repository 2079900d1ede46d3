"""Every scene of the page as pictures: `python -m tests.web.screenshots FOLDER [--only PATTERN]`."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from fnmatch import fnmatch
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.visiting import GENEROUS, running
from tests.web.browsing import DESK, LYING, PHONE, TABLET, Person, Screen, browsing
from tests.web.scenes import SCENES, Scene
from tests.web.staging import THEMES, light_up

SCREENS = (PHONE, DESK, TABLET, LYING)
"""The first two for every scene, all for the main ones."""


def shoot(browser: Browser, url: str, scene: Scene, screen: Screen, folder: Path) -> None:
    """Go to the scene once, and look at it in both themes."""
    person = Person(browser, url, screen, language=scene.language)
    try:
        scene.reach(person)
        for theme in THEMES:
            light_up(person, theme)
            person.page.screenshot(path=folder / f"{scene.name}-{screen.name}-{theme}.png")
    finally:
        person.close()


def take_all(folder: Path, pattern: str) -> list[str]:
    """Take the pictures; the scenes that failed."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [scene for scene in SCENES.values() if fnmatch(scene.name, pattern)]
    failed = []
    with tempfile.TemporaryDirectory() as data, running("--data", data, *GENEROUS) as server, browsing() as browser:
        for number, scene in enumerate(wanted, 1):
            began = time.monotonic()
            for screen in SCREENS if scene.is_main else SCREENS[:2]:
                try:
                    shoot(browser, server.url, scene, screen, folder)
                except Exception as error:  # a scene that cannot be reached must not cost us the others
                    failed.append(f"{scene.name} on the {screen.name}: {str(error).strip().splitlines()[0]}")
            print(f"{number:3}/{len(wanted)} {scene.name} ({time.monotonic() - began:.1f} s)", flush=True)
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="*", metavar="PATTERN", help="scenes by name, for example 'wine-*'")
    arguments = parser.parse_args()
    failed = take_all(arguments.folder, arguments.only)
    for each in failed:
        print(f"FAILED {each}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
