"""Everybody can use every scene: what axe finds, targets for fingers, and nothing beyond the edge of the screen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.visiting import Running
from tests.web.browsing import DESK, LYING, PHONE, Person, Screen
from tests.web.playing import notes
from tests.web.scenes import SCENES
from tests.web.staging import THEMES, TWO_FRAMES, light_up

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
STANDARD = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""Of the standard, what a theme can break."""
WIDTHS = (320, 360, 820, 1440)
MORE = [
    "home-friends", "home-quick", "room-bots", "wine-bid-taken", "wine-staged", "money-sealed-changed",
    "money-last-round", "table-log", "table-menu", "table-looking-back", "fair-proof", "replay-files", "learn-wine",
    "dead-link", "figures-none",
]  # fmt: skip
"""Beside the main scenes and the long words, those with something that the others have not."""
DESKS = [
    "home-tables",
    "room-host",
    "wine-bidding",
    "wine-place-tried-hu",
    "money-hand-25",
    "money-exchange",
    "replay-wine",
]
EVERY = os.environ.get("ETALAGE_SCENES") == "all"
"""`make access`: all of them, on both screens."""
PHONES = [*SCENES] if EVERY else [name for name, each in SCENES.items() if each.is_main or each.language != "en"] + MORE
CARD, TARGET = 44, 24
"""In pixels: the least that a finger needs for a card, and for anything else."""
SHORT = Screen("short", 360, 616)
"""The phone under the bars of its browser."""
RING = 4
"""In pixels: as far may a ring round a seat reach over what is above."""

VIOLATIONS = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly });
  const words = ({ any, all }) => [...any, ...all].map((each) => each.message).join("; ");
  const isPicture = (id, { target }) =>
    id === "label-content-name-mismatch" && document.querySelector(target.join(" ")).querySelector("svg") !== null;
  return violations.flatMap(({ id, nodes }) => nodes.filter((node) => !isPicture(id, node)).map(
    (node) => `${id}: ${node.target.join(" ")}: ${words(node)}`));
}"""
"""What axe finds; the letters on bottles and notes are painted, and no button is called by them."""
TARGETS = """() => [...document.querySelectorAll("button, a[href], input, select, summary, label.choice, [role=tab]")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && getComputedStyle(each).display !== "inline")
  .filter((each) => !each.matches(".skip, :disabled, [type=file]"))
  .filter((each) => !(each.tagName === "INPUT" && each.closest("label")))
  .map((each) => {
    const { width, height } = each.getBoundingClientRect();
    const name = each.getAttribute("aria-label") ?? each.textContent.trim();
    return { name, width, height, isCard: each.matches("[data-card], [data-stack], [data-place], .choice") };
  })"""
"""Links in running text are as large as their words, and a field in a label has all of the label to be tapped."""
BEYOND = """() => {
  const width = document.documentElement.clientWidth;
  const isCut = (each) => {
    for (let box = each.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== "visible") return true;
    }
    return false;
  };
  const out = [...document.body.querySelectorAll("*")].filter((each) => {
    const { left, right, width: wide } = each.getBoundingClientRect();
    const isOut = wide > 0 && (left < -1 || right > width + 1) && each.checkVisibility();
    return isOut && !each.closest("svg, .skip, .unseen") && !isCut(each);
  });
  const named = out.map((each) => `${each.tagName.toLowerCase()}.${each.className}`);
  return document.documentElement.scrollWidth > width ? ["the page itself", ...named] : named;
}"""
CUT = """() => [...document.querySelectorAll("button, a[href], select")].filter((each) => {
  if (!each.checkVisibility({ visibilityProperty: true }) || each.matches(".skip")) return false;
  const { left, right } = each.getBoundingClientRect();
  for (let box = each.parentElement; box; box = box.parentElement) {
    const edge = box.getBoundingClientRect();
    const { overflowX } = getComputedStyle(box);
    if (overflowX === "auto" || overflowX === "scroll") return false;
    if (overflowX !== "visible" && (left < edge.left - 1 || right > edge.right + 1)) return true;
  }
  return false;
}).map((each) => `${each.textContent.trim()} is cut off`)"""
"""Buttons that are partly hidden, and cannot be scrolled to."""
OUT_OF_SIGHT = """() => {
  const all = [
    ...document.querySelectorAll(
      "main :is(button[data-stack], button[data-card], [data-place], label, [role=group] button)"),
  ];
  if (!all.length) return ["nothing to tap was found"];
  return all.filter((each) => {
    const { left, top, bottom, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top < 0 || bottom > innerHeight + 1 || !(each.contains(hit) || hit?.closest("label, button") === each);
  }).map((each) => `${each.textContent.trim()} is out of sight`);
}"""
OVERLAPS = """(slack) => {
  const boxes = [...document.querySelectorAll(".felt :is(.status, .seats, .centre, .exchange, .cellar, .mine, .act)")]
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const box = each.getBoundingClientRect();
      const seen = each.closest(".between")?.getBoundingClientRect() ?? box;
      return { name: each.className, top: Math.max(box.top, seen.top), bottom: Math.min(box.bottom, seen.bottom) };
    })
    .sort((one, other) => one.top - other.top);
  if (boxes.length < 4) return [`of the parts of a table only ${boxes.length} were found`];
  const out = boxes.filter(({ bottom }) => bottom > innerHeight + 1).map(({ name }) => `${name} is out of sight`);
  const over = boxes.slice(1).filter(({ top }, index) => top < boxes[index].bottom - slack);
  return [...out, ...over.map(({ name }) => `${name} covers what is above it`)];
}"""
"""The parts of a table on a phone lie one below the other; what scrolls is seen only where it scrolls."""
UNREACHABLE = """() => [...document.querySelectorAll("button[data-stack]")].filter((each) => {
  each.scrollIntoView({ block: "center" });
  const { left, top, width, height } = each.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button") !== each;
}).map((each) => each.getAttribute("aria-label"))"""


@contextmanager
def visit(browser: Browser, server: Running, name: str, screen: Screen) -> Iterator[Person]:
    """Somebody who is at the scene of this name, and whose browser has nothing to complain of."""
    scene = SCENES[name]
    person = Person(browser, server.url, screen, language=scene.language)
    try:
        scene.reach(person)
        yield person
        assert scene.has_faults or person.faults == []
    finally:
        person.close()


def violations(person: Person) -> list[str]:
    found: list[str] = []
    for theme, rules in zip(THEMES, (STANDARD, COLOURS), strict=True):
        light_up(person, theme)
        found += [f"{theme}: {each}" for each in person.page.evaluate(VIOLATIONS, rules)]
    return found


def small_targets(page: Page) -> list[str]:
    targets: list[dict[str, Any]] = page.evaluate(TARGETS)
    assert targets
    return [
        f"{each['name']} is {each['width']:.1f} × {each['height']:.1f}"
        for each in targets
        if min(each["width"], each["height"]) < (CARD if each["isCard"] else TARGET) - 0.05
    ]


def too_wide(page: Page) -> list[str]:
    found: list[str] = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": PHONE.height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.evaluate(TWO_FRAMES)  # what is drawn to measure is drawn again
        found += [f"{width}: {each}" for each in page.evaluate(BEYOND) + page.evaluate(CUT)]
    return found


def complain(faults: list[str]) -> None:
    if faults:
        pytest.fail("\n".join(faults), pytrace=False)


@pytest.mark.parametrize("name", PHONES)
def test_a_phone_is_enough(browser: Browser, server: Running, name: str) -> None:
    with visit(browser, server, name, PHONE) as person:
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
        complain([*violations(person), *small_targets(person.page), *too_wide(person.page)])


@pytest.mark.parametrize("name", SCENES if EVERY else DESKS)
def test_a_desk_will_do(browser: Browser, server: Running, name: str) -> None:
    with visit(browser, server, name, DESK) as person:
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
        complain([*violations(person), *person.page.evaluate(CUT)])


@pytest.mark.parametrize("name", ["wine-bidding", "wine-placing", "money-bidding", "money-exchange-5"])
def test_a_phone_on_its_side_shows_all_there_is_to_tap(browser: Browser, server: Running, name: str) -> None:
    with visit(browser, server, name, LYING) as person:
        complain([*person.page.evaluate(OUT_OF_SIGHT), *small_targets(person.page), *person.page.evaluate(CUT)])


@pytest.mark.parametrize(("width", "height"), [(360, 616), (375, 553), (320, 568)])
def test_a_short_phone_shows_the_whole_hand(browser: Browser, server: Running, width: int, height: int) -> None:
    """A phone under its address bar, and two old ones."""
    with visit(browser, server, "money-bid-chosen", Screen("short", width, height)) as person:
        complain([*person.page.evaluate(OUT_OF_SIGHT), *small_targets(person.page), *person.page.evaluate(CUT)])


@pytest.mark.parametrize("screen", [DESK, Screen("laptop", 1280, 720)], ids=lambda screen: screen.name)
def test_with_all_hands_open_no_bid_is_out_of_sight(browser: Browser, server: Running, screen: Screen) -> None:
    with visit(browser, server, "replay-money", screen) as person:
        bids = person.page.get_by_role("list", name=person.words["money-ranks"]).get_by_role("listitem")
        expect(bids).not_to_have_count(0)
        hands = person.region("money-hands").bounding_box()
        assert hands
        boxes = [bid.bounding_box() for bid in bids.all()]
        assert [box for box in boxes if not box or box["y"] + box["height"] > hands["y"]] == []


@pytest.mark.parametrize("name", ["wine-bidding", "wine-exchange-5", "wine-placing", "learn-wine-hint"])
def test_on_a_short_phone_nothing_covers_anything_else(browser: Browser, server: Running, name: str) -> None:
    with visit(browser, server, name, SHORT) as person:
        complain([*person.page.evaluate(OVERLAPS, RING), *small_targets(person.page), *person.page.evaluate(CUT)])


def test_every_card_of_a_large_hand_can_be_tapped(browser: Browser, server: Running) -> None:
    with visit(browser, server, "money-hand-25", PHONE) as person:
        expect(notes(person).nth(7)).to_be_visible()
        assert person.page.evaluate(UNREACHABLE) == []
