"""Scenes around the tables: the front page, rooms, sheets, replays, rules and lessons."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import FilePayload, Locator, expect

from tests.server.visiting import Visitor
from tests.waiting import wait_until
from tests.web import money_scenes, wine_scenes
from tests.web.browsing import Person
from tests.web.company import Company, arrive, arrive_at_result, lend_key, merchant, trader
from tests.web.staging import is_on_phone, scene

GAMES = {"weinhaendler": "Die Weinhändler", "money": "Money!"}
PLAYERS = {"weinhaendler": merchant, "money": trader}


def dialog(person: Person) -> Locator:
    shown = person.page.get_by_role("dialog")
    expect(shown).to_be_visible()
    return shown


@scene("home", is_main=True)
def home(person: Person) -> None:
    """With the bots one would meet."""
    person.go()
    company = "home-against-few" if is_on_phone(person) else "home-against"
    expect(person.page.get_by_text(person.words.begins(company)).first).to_be_visible()


@scene("home-hu", language="hu")
def home_in_hungarian(person: Person) -> None:
    home(person)


@scene("home-tables", is_main=True)
def home_with_tables(person: Person) -> None:
    """One table waits for me, one for others, one has free seats, and strangers have two more."""
    company = Company(person, "money")
    anne, stranger = company.visitors[0], Visitor(person.url)
    over = Company(person, "weinhaendler", 3)
    over.play_out(merchant)
    lend_key(anne, person)
    for game, players in (("weinhaendler", 5), ("money", 3)):
        public = stranger.open_table(game, players, public=True, seconds=86_400)
        stranger.sit(public, 0, "Maximiliane")
    anne.sit(anne.open_table("weinhaendler", 4), 0, "Anne")
    elsewhere = Visitor(person.url)
    far = elsewhere.open_table("weinhaendler", 3)
    elsewhere.sit(far, 0, "Bertrand")
    anne.sit(far, 1, "Anne")
    elsewhere.post(f"/api/tables/{far}/start")
    person.go()
    expect(person.region("home-mine")).to_be_visible()


@scene("home-friends")
def friends(person: Person) -> None:
    person.go().get_by_role("button", name="Play with friends Die Weinhändler").click()
    dialog(person)


@scene("home-quick")
def quick(person: Person) -> None:
    front = person.go().get_by_role("region", name=GAMES["money"])
    front.get_by_role("button", name=person.words["home-change"]).click()
    dialog(person)


@scene("home-settings")
def settings(person: Person) -> None:
    person.go().get_by_role("button", name="Settings").click()
    dialog(person)


def open_room(person: Person, game: str = "weinhaendler") -> tuple[Visitor, str]:
    """A table of four: a host, a bot, and two free seats."""
    host = Visitor(person.url)
    table = host.open_table(game, 4, public=True, seconds=86_400)
    host.sit(table, 0, "Anne")
    bots = next(each["characters"] for each in host.get("/api/about")["games"] if each["name"] == game)
    host.put(f"/api/tables/{table}/seats/2/bot", {"bot": bots[2]["name"]})
    return host, table


@scene("room-host", is_main=True)
def room_of_host(person: Person) -> None:
    host, table = open_room(person)
    lend_key(host, person)
    person.go(f"/t/{table}")
    expect(person.page.get_by_role("img", name=person.words["room-qr"])).to_be_visible()


@scene("room-guest")
def room_of_guest(person: Person) -> None:
    _, table = open_room(person, "money")
    person.go(f"/t/{table}")
    expect(person.page.get_by_role("img", name=person.words["room-qr"])).to_be_visible()


@scene("room-hu", language="hu")
def room_in_hungarian(person: Person) -> None:
    room_of_host(person)


def open_known(person: Person, game: str) -> tuple[Visitor, str]:
    """A table with the cards of a match that bots have played; its host has a seat."""
    host = Visitor(person.url)
    source = host.open_table(game, 3)
    bots = next(each["characters"] for each in host.get("/api/about")["games"] if each["name"] == game)
    for seat in range(3):
        host.put(f"/api/tables/{source}/seats/{seat}/bot", {"bot": bots[seat]["name"]})
    host.post(f"/api/tables/{source}/start")
    wait_until(lambda: host.look(source)["table"]["phase"] == "over")
    table = host.open_table(game, 3, public=True, cards={"table": source, "match": 1})
    host.sit(table, 0, "Anne")
    return host, table


@scene("room-known-cards")
def room_with_known_cards(person: Person) -> None:
    _, table = open_known(person, "weinhaendler")
    person.go(f"/t/{table}")
    expect(person.page.get_by_role("note")).to_be_visible()


@scene("room-known-cards-de", language="de")
def room_with_known_cards_in_german(person: Person) -> None:
    room_with_known_cards(person)


@scene("table-known-cards")
def table_with_known_cards(person: Person) -> None:
    host, table = open_known(person, "money")
    bob = Visitor(person.url)
    bob.sit(table, 1, "Bertrand")
    host.post(f"/api/tables/{table}/start")
    lend_key(bob, person)
    person.go(f"/t/{table}")
    expect(person.page.get_by_role("button", name=person.words["known-cards-seen"])).to_be_visible()


@scene("room-bots")
def room_with_bot_picker(person: Person) -> None:
    room_of_host(person)
    person.page.get_by_role("button", name=person.words["room-seat-bot"]).last.click()
    dialog(person)


def open_beside(person: Person, tab: str) -> None:
    """The tab in the column on the right, or on a phone in a sheet."""
    if is_on_phone(person):
        person.page.get_by_role("button", name="Log", exact=True).click()
        shown = dialog(person)
        shown.get_by_role("button", name=tab, exact=True).click()
    else:
        person.page.get_by_role("tab", name=tab, exact=True).click()


@scene("table-log")
def log(person: Person) -> None:
    wine_scenes.seat_in_cellar(person)
    open_beside(person, "Log")


@scene("table-rules")
def rules_beside(person: Person) -> None:
    money_scenes.seat_at_market(person)
    open_beside(person, "Rules")


@scene("table-seen-cards")
def seen_cards(person: Person) -> None:
    wine_scenes.seat_in_cellar(person)
    open_beside(person, "Card memory")


@scene("table-seen-notes")
def seen_notes(person: Person) -> None:
    company = Company(person, "money")
    company.play_until(lambda seen: money_scenes.is_new_round(seen, 4), trader)
    arrive(person, company)
    open_beside(person, "Card memory")


@scene("table-terms")
def terms(person: Person) -> None:
    money_scenes.seat_at_market(person)
    open_beside(person, "Table")


@scene("table-menu")
def menu(person: Person) -> None:
    wine_scenes.seat_at_market(person)
    person.page.get_by_role("button", name="Menu").click()
    dialog(person)


@scene("table-keys")
def keys(person: Person) -> None:
    wine_scenes.seat_at_market(person)
    person.page.keyboard.press("?")
    dialog(person)


@scene("table-looking-back")
def looking_back(person: Person) -> None:
    wine_scenes.seat_in_cellar(person)
    open_beside(person, "Log")
    person.page.get_by_role("log").get_by_role("button").nth(6).click()
    expect(person.page.get_by_text(person.words["looking-back"])).to_be_visible()


def finished(person: Person, game: str, **wishes: Any) -> Company:
    company = Company(person, game, **wishes)
    company.play_out(PLAYERS[game])
    return company


@scene("replay-wine", is_main=True)
def replay_of_wine(person: Person) -> None:
    company = finished(person, "weinhaendler")
    person.go(f"{company.path}/replay/1?ply=40&seat=open")
    expect(person.page.get_by_role("slider", name="Position")).to_be_visible()


@scene("replay-money")
def replay_of_money(person: Person) -> None:
    company = finished(person, "money", options={"deals": 1})
    person.go(f"{company.path}/replay/1?ply=22&seat=open")
    expect(person.page.get_by_role("slider", name="Position")).to_be_visible()


@scene("replay-seat")
def replay_through_the_eyes_of_a_seat(person: Person) -> None:
    company = finished(person, "money", options={"deals": 1})
    person.go(f"{company.path}/replay/1?ply=18&seat=1")
    expect(person.page.get_by_role("slider", name="Position")).to_be_visible()


@scene("replay-menu")
def replay_menu(person: Person) -> None:
    replay_of_wine(person)
    person.page.get_by_role("button", name="Menu").click()
    dialog(person)


@scene("replay-files")
def replay_files(person: Person) -> None:
    person.go("/replay")
    expect(person.page.get_by_role("main").get_by_role("listitem")).to_have_count(4)


def bring_file(person: Person, text: str) -> None:
    replay_files(person)
    file = FilePayload(name="match.json", mimeType="application/json", buffer=text.encode())
    person.page.get_by_label(person.words["replay-choose"]).set_input_files(file)
    expect(person.page.get_by_role("alert")).to_be_visible()


@scene("replay-not-a-record")
def file_without_record(person: Person) -> None:
    bring_file(person, "What would I be doing in here?")


@scene("replay-bad-record", has_faults=True)
def bad_record(person: Person) -> None:
    record = finished(person, "weinhaendler").record()
    record["deals"][0]["moves"][5] = "bid 25 25 25"
    bring_file(person, json.dumps(record))


@scene("rules-wine")
def rules_of_wine(person: Person) -> None:
    person.go("/rules/weinhaendler")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


@scene("rules-money")
def rules_of_money(person: Person) -> None:
    person.go("/rules/money")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


@scene("rules-wine-de", language="de")
def rules_of_wine_in_german(person: Person) -> None:
    rules_of_wine(person)


@scene("rules-clause")
def rules_at_a_clause(person: Person) -> None:
    person.go("/rules/weinhaendler#W9")
    expect(person.page.get_by_role("article")).to_be_visible()


@scene("fair")
def fair(person: Person) -> None:
    person.go("/fair")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


@scene("fair-proved")
def fair_proved(person: Person) -> None:
    company = finished(person, "weinhaendler")
    person.go(company.path).get_by_role("button", name=person.words["fair-check"], exact=True).click()
    expect(person.page.get_by_text(person.words["fair-holds"], exact=True)).to_be_visible()


@scene("fair-proof")
def fair_proof(person: Person) -> None:
    fair_proved(person)
    person.page.get_by_role("button", name=person.words["fair-see-proof"]).click()
    dialog(person)


def lesson(person: Person, game: str, step: int) -> None:
    """As one who comes back to it."""
    person.go("/fair")
    person.page.evaluate(f"localStorage.setItem('etalage.learn.{game}', '{step}')")
    person.go(f"/learn/{game}")
    expect(person.region("learn-guide")).to_be_visible()


@scene("learn-wine", is_main=True)
def lesson_of_wine(person: Person) -> None:
    lesson(person, "weinhaendler", 0)


@scene("learn-wine-exchange")
def lesson_about_the_exchange(person: Person) -> None:
    lesson(person, "weinhaendler", 5)


@scene("learn-wine-hint")
def lesson_with_hint(person: Person) -> None:
    lesson(person, "weinhaendler", 7)
    hint = person.page.get_by_role("button", name=person.words["learn-hint"], exact=True)
    hint.click()
    expect(hint).to_have_attribute("aria-pressed", "true")


@scene("learn-wine-rows-fr", language="fr")
def lesson_about_the_rows(person: Person) -> None:
    lesson(person, "weinhaendler", 6)


@scene("learn-wine-end-de", language="de")
def lesson_at_the_end_of_a_match(person: Person) -> None:
    lesson(person, "weinhaendler", 10)


@scene("learn-money-total")
def lesson_about_the_scoring(person: Person) -> None:
    lesson(person, "money", 8)


@scene("learn-money")
def lesson_of_money(person: Person) -> None:
    lesson(person, "money", 2)


@scene("learn-money-swap-hu", language="hu")
def lesson_about_the_swap(person: Person) -> None:
    lesson(person, "money", 4)


@scene("learn-end")
def lesson_is_over(person: Person) -> None:
    lesson(person, "money", 8)
    person.page.get_by_role("button", name=person.words["learn-continue"]).click()
    expect(person.page.get_by_role("heading", name=person.words["learn-end-title"])).to_be_visible()


@scene("not-found", has_faults=True)
def not_found(person: Person) -> None:
    person.go("/no/such/page")
    expect(person.page.get_by_role("heading", name=person.words["not-found-title"])).to_be_visible()


@scene("dead-link", has_faults=True)
def dead_link(person: Person) -> None:
    person.go("/t/Ab3dEf6hJk9m")
    expect(person.page.get_by_role("heading", name=person.words["no-table-title"])).to_be_visible()


def result_in_company(person: Person) -> Company:
    """The second match of three friends is over."""
    company = Company(person, "money", 3, options={"deals": 1})
    company.play_out(trader)
    for visitor in company.visitors:
        visitor.post(f"/api/tables/{company.table}/rematch", {})
    company.play_out(trader)
    arrive_at_result(person, company)
    return company


@scene("company-offer-de", language="de")
def offered_rematch(person: Person) -> None:
    company = result_in_company(person)
    company.visitors[1].post(f"/api/tables/{company.table}/rematch", {})
    expect(person.page.get_by_role("button", name=person.words["rematch-accept"])).to_be_visible()


@scene("company-room")
def room_of_rematch(person: Person) -> None:
    """One has accepted, one has not answered."""
    offered_rematch(person)
    person.page.get_by_role("button", name=person.words["rematch-accept"]).click()
    expect(person.page.get_by_role("table")).to_be_visible()


@scene("company-say-fr", language="fr")
def saying(person: Person) -> None:
    company = Company(person, "weinhaendler", 4)
    arrive(person, company)
    person.page.get_by_role("button", name=person.words["say-something"]).click()
    expect(dialog(person).get_by_role("button", name=person.words["phrase-hello"])).to_be_visible()


@scene("company-late")
def late_comer(person: Person) -> None:
    host = Visitor(person.url)
    table = host.open_table("money", 4, options={"deals": 3})
    host.sit(table, 0, "Anne")
    host.post(f"/api/tables/{table}/start")
    person.go(f"/t/{table}")
    person.page.get_by_role("button", name=person.words["late-take"]).click()
    dialog(person)


@scene("company-score")
def running_score(person: Person) -> None:
    result_in_company(person)
    person.region("after-match").get_by_role("button", name=person.words.begins("score-short")).click()
    expect(dialog(person).get_by_role("table")).to_be_visible()


SAID_MS = 5_000
FOR_GOOD = f"""
  const later = setTimeout;
  window.setTimeout = (work, ms, ...more) => (ms === {SAID_MS} ? 0 : later(work, ms, ...more));
"""
"""What is said does not fade."""


def speak_at_once(person: Person, game: str, players: int, *phrases: str) -> None:
    """All the others say something, and it stays there."""
    company = Company(person, game, players)
    person.page.add_init_script(FOR_GOOD)
    arrive(person, company)
    for visitor, phrase in zip(company.visitors[1:], phrases, strict=True):
        visitor.post(f"/api/tables/{company.table}/phrases", {"phrase": phrase})
    expect(person.page.locator(".says .speech")).to_have_count(len(phrases))


@scene("company-speaking")
def neighbours_speak(person: Person) -> None:
    speak_at_once(person, "weinhaendler", 4, "good-luck", "well-played", "cheers")


@scene("company-speaking-5")
def four_speak(person: Person) -> None:
    speak_at_once(person, "money", 5, "hello", "good-luck", "thanks", "well-played")


@scene("company-muted")
def muted(person: Person) -> None:
    saying(person)
    dialog(person).get_by_role("listitem").filter(has_text="Bertrand").get_by_role("button").click()
    expect(dialog(person).get_by_role("button", pressed=True)).to_be_visible()


@scene("company-away")
def away(person: Person) -> None:
    """Bertrand has not been seen since the match began."""
    company = Company(person, "weinhaendler", 4)
    company.play_until(lambda seen: seen["table"]["waiting"] == [1], merchant)
    arrive(person, company)
    wait_until(lambda: company.look()["table"]["seats"][1]["away"] is not None)
    expect(person.page.get_by_text(person.words["presence-away"]).first).to_be_attached()


@scene("company-latecomer")
def waits_for_next_deal(person: Person) -> None:
    late_comer(person)
    shown = dialog(person)
    shown.get_by_label(person.words["room-your-name"]).fill("Maximiliane")
    shown.get_by_role("button", name=person.words["late-take"]).click()
    expect(person.page.get_by_role("button", name=person.words["say-something"])).to_be_visible()
