"""My matches on the page, being forgotten, and devices that come by a link."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.server.visiting import Visitor
from tests.web.browsing import DESK, PHONE
from tests.web.company import Company, lend_key, trader
from tests.web.history_scenes import list_of, matches_of


def test_matches_stay_are_found_and_looked_back_at(person: Any) -> None:
    """Two at a table of bots, one with Bertrand; the filters stay while one looks at a replay."""
    anne = person(PHONE)
    company = Company(anne, "money", 3, options={"deals": 1})
    company.play_out(trader)
    company.visitors[0].post(f"/api/tables/{company.table}/rematch", {})
    page = anne.go()
    page.get_by_role("contentinfo").get_by_role("link", name="My matches").click()
    page.wait_for_url("**/matches")
    shown = page.get_by_role("main").get_by_role("listitem").filter(has=page.get_by_role("heading"))
    expect(shown).to_have_count(1)
    scores = company.visitors[0].get(f"/api/tables/{company.table}/matches/1/record")["result"]["scores"]
    first = shown.first.get_by_role("listitem").first
    expect(first).to_contain_text(f"{max(scores):,}")
    expect(shown.first).to_contain_text("Anne (you)")
    page.get_by_label("With", exact=True).fill("ber")
    page.wait_for_url("**/matches?name=ber")
    expect(shown).to_have_count(1)
    page.get_by_label("With", exact=True).fill("nobody of this name")
    expect(page.get_by_text("No match fits that.")).to_be_visible()
    page.get_by_role("button", name="Show all matches").click()
    page.get_by_label("Game").select_option("money")
    page.wait_for_url("**/matches?game=money")
    shown.first.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/1*")
    expect(page.get_by_role("slider", name="Position")).to_have_value("0")
    page.go_back()
    expect(page.get_by_label("Game")).to_have_value("money")
    shown.first.get_by_role("link", name="Result").click()
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_have_value(str(slider.get_attribute("max")))


def test_a_list_goes_on_when_one_asks(person: Any) -> None:
    anne = person(DESK)
    matches_of(anne)
    anne.page.route("**/api/me/matches?*", lambda route: route.continue_(url=f"{route.request.url}&most=1"))
    shown = list_of(anne)
    expect(shown).to_have_count(1)
    anne.page.get_by_role("button", name="Show more").click()
    expect(shown).to_have_count(2)
    expect(anne.page.get_by_role("button", name="Show more")).to_have_count(0)


def test_all_are_downloaded_dropped_again_and_deleted(person: Any, tmp_path: Path) -> None:
    anne = person(DESK)
    visitor = matches_of(anne)
    shown = list_of(anne)
    page = anne.page
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download all matches").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert [json.loads(line)["players"][0] for line in file.read_text("utf-8").splitlines()] == ["Anne", "Anne"]
    page.get_by_label("Choose a record").set_input_files(file)
    expect(page.get_by_role("heading", name="2 matches in this file")).to_be_visible()
    shown.first.get_by_role("button", name="Delete from my list").click()
    shown.first.get_by_role("button", name="Delete it").click()
    expect(shown).to_have_count(1)
    expect(page.get_by_text("1 finished match.")).to_be_visible()
    visitor.ask("DELETE", "/api/me/matches")  # in another tab
    page.get_by_role("button", name="Delete all matches").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete them all").click()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()


def test_whoever_wants_to_be_forgotten_is_asked_whether_they_are_sure(person: Any) -> None:
    anne = person(DESK)
    company = Company(anne, "money", 3, options={"deals": 1})
    company.play_out(trader)
    page = anne.go("/matches")
    page.get_by_role("button", name="Forget me").click()
    dialog = page.get_by_role("dialog")
    button = dialog.get_by_role("button", name="Forget me")
    expect(button).to_be_disabled()
    dialog.get_by_label("Yes, I want to be forgotten here").check()
    button.click()
    page.wait_for_url(f"{anne.url}/")
    assert page.evaluate("fetch('/api/me').then((answer) => answer.json())")["known"] is False
    bob = company.visitors[1].get("/api/me/matches")["matches"][0]
    assert [each["name"] for each in bob["results"]][:2] == ["Guest", "Bertrand"]


def test_another_device_comes_by_a_link_that_is_listed_and_can_be_revoked(person: Any) -> None:
    anne, phone = person(DESK), person(PHONE, expected="status of 403")
    visitor = Visitor(anne.url)
    table = visitor.open_table()
    visitor.sit(table, 0, "Anne")
    lend_key(visitor, anne)
    page = anne.go()
    page.get_by_role("button", name="Settings").click()

    def made() -> str:
        page.get_by_role("button", name="Make a link").click()
        expect(page.get_by_role("img", name="The link to your other device as a QR code")).to_be_visible()
        return str(page.get_by_label("Link to your other device", exact=True).input_value())

    link = made()
    expect(page.get_by_role("region", name="Links nobody has used yet").get_by_role("listitem")).to_have_count(1)
    there = phone.page
    there.goto(link)
    there.get_by_role("button", name="Sign in here").click()
    expect(there.get_by_role("heading", name="My tables")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    others = page.get_by_role("region", name="Other devices where you are signed in")
    expect(others.get_by_role("listitem")).to_contain_text("Came by a link made")
    second = made()
    page.get_by_role("region", name="Links nobody has used yet").get_by_role("button", name="Revoke").click()
    expect(page.get_by_role("region", name="Links nobody has used yet")).to_have_count(0)
    there.goto(second)
    there.get_by_role("button", name="Sign in here").click()
    expect(there.get_by_text("This link no longer works")).to_be_visible()
    others.get_by_role("button", name="Sign out there").click()
    expect(others).to_have_count(0)
