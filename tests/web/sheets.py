"""Contact sheets: pictures of one scene side by side, in pieces that can be read."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, FloatRect

from tests.web.browsing import PHONE, Screen

WIDTH = 1880
"""Of a sheet, in pixels."""
PIECE, MOST_PIECES = 1200, 4
"""How high a piece of a sheet is, and how many there are at most: what is longer is a text."""
ON_A_PHONE, ELSEWHERE = 5, 2
"""Pictures in a row."""
PAGE = """<style>
  body { margin: 0; padding: 10px; background: #888; display: grid; gap: 10px; align-items: start; }
  body { grid-template-columns: repeat(%d, 1fr); }
  img { display: block; width: 100%%; }
</style>%s"""


def put_side_by_side(browser: Browser, pictures: Sequence[Path], screen: Screen, to: Path) -> None:
    """Write TO-1.png, TO-2.png and so on."""
    columns = ON_A_PHONE if screen is PHONE else ELSEWHERE
    page = browser.new_page(viewport={"width": WIDTH, "height": PIECE})
    try:
        page.set_content(PAGE % (columns, "".join(f'<img src="{_as_data(each)}">' for each in pictures)))
        page.wait_for_function("[...document.images].every((each) => each.complete)")
        height = page.evaluate("Math.ceil(document.body.getBoundingClientRect().height)")
        for number in range(min(MOST_PIECES, -(-height // PIECE))):
            top = number * PIECE
            clip = FloatRect(x=0, y=top, width=WIDTH, height=min(PIECE, height - top))
            page.screenshot(path=to.with_name(f"{to.name}-{number + 1}.png"), clip=clip, full_page=True)
    finally:
        page.close()


def _as_data(picture: Path) -> str:
    return "data:image/png;base64," + base64.b64encode(picture.read_bytes()).decode()
