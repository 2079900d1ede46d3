"""One's own figures, the path and the ladder, as people use them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import DESK, PHONE
from tests.web.company import NAMES
from tests.web.figures_scenes import play_money


def test_from_the_result_to_the_figures_and_onto_the_ladder(person: Any) -> None:
    anne = person(PHONE)
    company = play_money(anne)
    page = anne.go(company.path)
    page.get_by_role("link", name=re.compile(r"Your rating now: \d+ ± \d")).click()
    expect(page.get_by_role("heading", name="My figures")).to_be_visible()
    expect(page.get_by_text("from one match, still settling")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile(r"^Other people .* 1$"))).to_be_visible()
    page.get_by_role("radio", name="3", exact=True).check()
    expect(page.get_by_text("The dashed line is an even share: 33%.")).to_be_visible()
    page.get_by_role("region", name="Rating, match by match").get_by_text("As a table", exact=True).click()
    expect(page.get_by_role("region", name="Rating, match by match").get_by_role("row")).to_have_count(2)

    page.get_by_role("switch", name="Show me on the ladder").check()
    ladder = page.get_by_role("region", name="Ladder")
    ladder.get_by_label("Name on the ladder").fill(f"Anne {company.table}")
    ladder.get_by_role("button", name="Show me on the ladder").click()
    expect(ladder.get_by_role("button", name="Change")).to_be_disabled()
    page.get_by_role("navigation").get_by_role("link", name="Ladder").click()
    me = page.get_by_role("row", name=re.compile(f"^Anne {company.table} ?You"))
    expect(me).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Viktor character"))).to_be_visible()
    page.get_by_role("link", name="Your own figures").click()
    page.get_by_role("switch", name="Show me on the ladder").uncheck()
    expect(page.get_by_label("Name on the ladder")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="Ladder", level=1)).to_be_visible()
    expect(me).to_have_count(0)


def test_two_cannot_have_the_same_name_on_the_ladder(person: Any) -> None:
    anne = person(DESK)
    company = play_money(anne)
    company.visitors[1].put("/api/me/ladder", {"name": f"Best {company.table}"})
    page = anne.go("/me")
    page.get_by_role("switch", name="Show me on the ladder").check()
    ladder = page.get_by_role("region", name="Ladder")
    ladder.get_by_label("Name on the ladder").fill(f"Bеst {company.table}")
    ladder.get_by_role("button", name="Show me on the ladder").click()
    expect(page.get_by_text("Choose another name")).to_be_visible()


def test_the_path_leads_to_a_table_of_three_of_a_kind(person: Any) -> None:
    anne = person(PHONE)
    page = anne.go()
    page.get_by_role("contentinfo").get_by_role("link", name="My figures").click()
    expect(page.get_by_role("heading", name="Nothing to count yet")).to_be_visible()
    page.get_by_role("radio", name="Money!").check()
    page.get_by_role("button", name="Who is Tim?").click()
    page.get_by_role("dialog", name="Tim").get_by_role("button", name="Play against three times Tim").click()
    page.wait_for_url("**/t/*")
    expect(anne.bar).to_be_visible()
    for name in ("Tim", "Tim 2", "Tim 3"):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    assert NAMES[0] not in page.inner_text("main")


def test_an_unknown_ladder_is_no_page(person: Any) -> None:
    anne = person(DESK, expected="404")
    page = anne.go("/ladder/chess")
    expect(page.get_by_role("heading", name=anne.words["not-found-title"])).to_be_visible()
