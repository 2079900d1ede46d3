"""The first visit: little to fetch, and soon usable; and what a move takes until one sees it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.waiting import wait_until
from tests.web.browsing import DESK
from tests.web.playing import wine_cards
from tests.web.visiting import play_now

MOST_SCRIPT = 100_000  # bytes on the wire
MOST_FONTS = 60_000
MOST_FRAMES = 2
FRAMES_UNTIL_SHOWN = """(words) => {
  const buttons = () => [...document.querySelectorAll("main button")].map(({ textContent }) => textContent);
  const isShown = () => buttons().some((text) => words.some((word) => text.startsWith(word)));
  if (isShown()) throw new Error("it is shown before the click");
  window.frames_until_shown = new Promise((resolve) => addEventListener("click", () => {
    let frames = 0;
    const look = () => (isShown() ? resolve(frames) : requestAnimationFrame(() => ((frames += 1), look())));
    requestAnimationFrame(look);
  }, { capture: true, once: true }));
}"""
FETCHED = """() => performance.getEntriesByType("resource")
  .map(({ name, encodedBodySize, initiatorType }) => ({ name, size: encodedBodySize, initiatorType }))"""


def fetched(page: Any, ending: str) -> int:
    return sum(each["size"] for each in page.evaluate(FETCHED) if each["name"].split("?")[0].endswith(ending))


def test_the_front_page_is_light(person: Any) -> None:
    anne = person(DESK)
    anne.go()
    expect(anne.page.get_by_role("button", name="Play now Die Weinhändler", exact=True)).to_be_enabled()
    wait_until(lambda: fetched(anne.page, ".woff2"))
    anne.page.wait_for_load_state("networkidle")
    assert 10_000 < fetched(anne.page, ".js") <= MOST_SCRIPT
    assert fetched(anne.page, ".woff2") <= MOST_FONTS


def test_a_move_is_seen_at_once(person: Any) -> None:
    """What a bottle makes of one's bid is shown with the next frame, and nobody is asked for it."""
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    page = anne.page
    anne.button("wine-pass").wait_for()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    for _ in range(4):
        page.evaluate(FRAMES_UNTIL_SHOWN, ["Bid ", "Value is taken"])
        wine_cards(anne).first.click()
        assert page.evaluate("window.frames_until_shown") <= MOST_FRAMES
        page.keyboard.press("Escape")
        expect(anne.bar.get_by_role("button", name=anne.words.any_of("wine-bid", "wine-taken"))).to_have_count(0)
    assert requests == []


def test_a_language_that_does_not_come_is_said(person: Any) -> None:
    anne = person(DESK, expected="ERR_FAILED")
    anne.page.route(re.compile(r"/assets/en-.*\.js"), lambda route: route.abort(), times=1)
    anne.go()
    expect(anne.page.get_by_text("The page did not load to the end")).to_be_visible()
    anne.page.get_by_role("button", name="Reload").click()
    expect(anne.page.get_by_role("heading", name="Etalage")).to_be_visible()
    expect(anne.page.get_by_role("button", name="Play now").first).to_be_visible()
