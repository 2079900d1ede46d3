"""Around the table: a rematch to accept, words one tap away, a seat for whoever comes late."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from playwright.sync_api import expect

from tests.server.test_tables import played_out
from tests.server.visiting import Visitor
from tests.web.browsing import DESK, PHONE, Person, box_of
from tests.web.company import NAMES, Company, arrive, arrive_at_result, lend_key, trader
from tests.web.visiting import play_now

ONE_DEAL = {"options": {"deals": 1}}


def at_the_result(person: Person) -> Company:
    """Three friends have played; the person sees how it ended."""
    company = Company(person, "money", 3, **ONE_DEAL)
    company.play_out(trader)
    arrive_at_result(person, company)
    return company


def offer(company: Company, seat: int) -> None:
    company.visitors[seat].post(f"/api/tables/{company.table}/rematch", {})


def test_nobody_is_pulled_off_the_result_and_all_begin_together(person: Any) -> None:
    anne = person(DESK)
    company = at_the_result(anne)
    after = anne.region("after-match")
    offer(company, 1)
    expect(after).to_contain_text("Bertrand offers a rematch. Your seat is kept for")
    expect(after.get_by_role("button", name=anne.words["rematch"], exact=True)).to_have_count(0)
    after.get_by_role("button", name=anne.words["rematch-accept"]).click()
    expect(after).to_have_count(0)
    expect(anne.page.get_by_role("listitem").filter(has_text="Chloé")).to_contain_text("to answer")
    expect(anne.page.get_by_role("button", name=anne.words["room-start-again"])).to_be_disabled()
    offer(company, 2)
    expect(anne.bar).to_be_visible()
    assert company.look()["table"]["match"] == 2
    anne.go("/fair")  # the table would stop at every reveal
    company.play_out(trader)
    arrive_at_result(anne, company)
    after.get_by_role("button", name="Running score").click()
    table = anne.page.get_by_role("dialog").get_by_role("table")
    expect(table).to_contain_text("After 2 matches together")
    for name in ("You", *NAMES[1:3]):
        expect(table.get_by_role("row").filter(has_text=name)).to_be_visible()


def test_who_declines_keeps_the_result_and_may_watch(person: Any) -> None:
    anne = person(PHONE)
    company = at_the_result(anne)
    offer(company, 2)
    after = anne.region("after-match")
    after.get_by_role("button", name=anne.words["rematch-decline"]).click()
    expect(after.get_by_role("button", name=anne.words["rematch-go-along"])).to_be_visible()
    assert company.look(1)["table"]["seats"][0]["kind"] == "free"
    after.get_by_role("button", name=anne.words["rematch-go-along"]).click()
    expect(anne.page.get_by_label(anne.words["room-your-name"])).to_be_visible()


def test_who_has_seen_the_result_is_told(person: Any) -> None:
    anne, bob = person(DESK), person(PHONE)
    company = at_the_result(anne)
    lend_key(company.visitors[1], bob)
    bob.go(company.path)
    expect(anne.region("after-match")).to_contain_text("Result seen by Bertrand")


def test_words_are_one_tap_away_and_fade(person: Any) -> None:
    anne = person(DESK)
    company = Company(anne, "money", 3)
    arrive(anne, company)
    bob = company.visitors[1]
    seat = anne.page.get_by_role("article", name="Bertrand")
    expect(seat).to_contain_text(anne.words["presence-thinking"])
    say = anne.page.get_by_role("button", name=anne.words["say-something"])
    say.click()
    anne.page.get_by_role("dialog").get_by_role("button", name=anne.words["phrase-good-luck"]).click()
    expect(anne.page.get_by_role("dialog")).to_have_count(0)
    expect(anne.page.get_by_role("status").filter(has_text="Good luck!")).to_have_count(1)
    bob.post(f"/api/tables/{company.table}/phrases", {"phrase": "cheers"})
    expect(seat).to_contain_text(anne.words["reaction-cheers"])
    expect(seat).not_to_contain_text(anne.words["reaction-cheers"])
    say.click()
    anne.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Bertrand").get_by_role("button").click()
    anne.page.keyboard.press("Escape")
    bob.post(f"/api/tables/{company.table}/phrases", {"phrase": "hello"})
    company.visitors[2].post(f"/api/tables/{company.table}/phrases", {"phrase": "thanks"})
    expect(anne.page.get_by_role("article", name="Chloé")).to_contain_text(anne.words["phrase-thanks"])
    expect(seat).not_to_contain_text(anne.words["phrase-hello"])


def test_neighbours_who_speak_at_once_are_all_to_be_read(person: Any) -> None:
    anne = person(PHONE)
    company = Company(anne, "money", 5)
    anne.stop_time()
    arrive(anne, company)
    for visitor, phrase in zip(company.visitors[1:], ("hello", "good-luck", "one-moment", "well-played"), strict=True):
        visitor.post(f"/api/tables/{company.table}/phrases", {"phrase": phrase})
    bubbles = anne.page.locator(".says .speech")
    expect(bubbles).to_have_count(4)
    boxes = [box_of(each) for each in bubbles.all()]
    assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    is_beside = one["right"] <= other["left"] or other["right"] <= one["left"]
    return not (is_beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"])


def test_there_is_nothing_to_say_among_bots(person: Any) -> None:
    anne = person(PHONE)
    play_now(anne, "weinhaendler")
    expect(anne.page.get_by_role("button", name=anne.words["menu"])).to_be_visible()
    expect(anne.page.get_by_role("button", name=anne.words["say-something"])).to_have_count(0)


def open_with_bots(person: Person, deals: int = 3) -> tuple[Visitor, str]:
    """Anne plays against two bots, and waits for nobody."""
    host = Visitor(person.url)
    table = host.open_table("money", 3, options={"deals": deals})
    host.sit(table, 0, "Anne")
    host.post(f"/api/tables/{table}/start")
    return host, table


def test_against_bots_alone_one_press_begins_the_next_match(person: Any) -> None:
    anne = person(PHONE)
    host, table = open_with_bots(anne, deals=1)
    played_out(host, table)
    lend_key(host, anne)
    anne.go(f"/t/{table}")
    anne.region("after-match").get_by_role("button", name=anne.words["rematch"], exact=True).click()
    expect(anne.bar).to_be_visible()
    assert host.look(table)["table"]["match"] == 2
    expect(anne.page.get_by_role("button", name=anne.words["say-something"])).to_have_count(0)


def test_a_friend_who_comes_late_takes_a_bots_seat(person: Any) -> None:
    bob = person(PHONE)
    host, table = open_with_bots(bob)
    bob.go(f"/t/{table}")
    bob.page.get_by_role("button", name=bob.words["late-take"]).click()
    dialog = bob.page.get_by_role("dialog")
    bots = [each["name"] for each in host.look(table)["table"]["seats"][1:]]
    dialog.get_by_role("radio", name=bots[1]).check()
    dialog.get_by_label(bob.words["room-your-name"]).fill("Bob")
    dialog.get_by_role("button", name=bob.words["late-take"]).click()
    expect(bob.region("money-your-hand")).to_be_visible()
    seats = host.look(table)["table"]["seats"]
    assert [(each["kind"], each["name"]) for each in seats[1:]] == [("bot", bots[0]), ("person", "Bob")]
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
