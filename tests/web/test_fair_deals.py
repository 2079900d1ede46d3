"""Fair deals in the browser: words are sealed, revealed and checked by themselves."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.visiting import Visitor
from tests.waiting import wait_until
from tests.web.browsing import DESK, PHONE, Person
from tests.web.company import lend_key
from tests.web.playing import WineByMouse, play_out
from tests.web.visiting import begin, open_table, play_now, sit_down

KEPT = """() => Object.keys(localStorage).filter((key) => key.startsWith("etalage.word."))
  .map((key) => JSON.parse(localStorage.getItem(key)))"""


def kept(person: Person) -> Any:
    """What the browser of this person keeps of its one word."""
    (found,) = person.page.evaluate(KEPT)
    return found


def check(person: Person) -> None:
    person.region("after-match").get_by_role("button", name=person.words["fair-check"], exact=True).click()


def is_sealed(address: str, person: Person, seat: int) -> Any:
    """The seal that the server shows for a seat."""
    return Visitor(person.url).look(address.rsplit("/", 1)[1])["table"]["seats"][seat]["seal"]


def test_two_browsers_from_the_seals_to_the_check(person: Any) -> None:
    anne, bob = person(DESK), person(PHONE)
    address = open_table(anne, "weinhaendler", players=3, name="Anne")
    sit_down(bob, "Bob", address)
    bob.page.reload()  # what was sealed survives it
    begin([anne, bob])
    play_out([WineByMouse(anne, seed=1), WineByMouse(bob, seed=2)])
    record = Visitor(anne.url).get(f"/api/tables/{address.rsplit('/', 1)[1]}/matches/1/record")
    assert record["fair"]["version"] == 2
    for seat, each in enumerate((anne, bob)):
        own = kept(each)
        assert (own["commitment"], own["seals"]) == (record["fair"]["commitment"], record["fair"]["seals"])
        assert own["word"] == record["fair"]["contributions"][seat]
        check(each)
        expect(each.region("after-match")).to_contain_text(each.words["fair-proved"])
    anne.page.get_by_role("button", name=anne.words["fair-see-proof"]).click()
    expect(anne.page.get_by_role("dialog")).to_contain_text(anne.words["proof-kept-same"])


def test_a_player_who_does_not_reveal_calls_the_start_off_and_the_next_one_works(person: Any) -> None:
    anne, bob = person(DESK), person(DESK)
    address = open_table(anne, "weinhaendler", players=3, name="Anne")
    sit_down(bob, "Bob", address)
    wait_until(lambda: is_sealed(address, anne, 1))
    bob.page.route("**/api/tables/*/word", lambda route: route.fulfill(status=409, json={"error": "stale"}))
    first = kept(anne)
    anne.page.get_by_role("button", name="Start", exact=True).click()
    expect(anne.page.get_by_text(anne.words["room-revealing"])).to_be_visible()
    alert = anne.page.get_by_role("alert")
    expect(alert).to_contain_text("The start was called off: Bob did not reveal a word in time")
    expect(bob.page.get_by_role("alert")).to_contain_text("your word was not revealed in time")
    wait_until(lambda: is_sealed(address, anne, 0) and is_sealed(address, anne, 1))
    assert kept(anne)["commitment"] != first["commitment"]
    assert kept(anne)["inVain"] == 1
    bob.page.unroute("**/api/tables/*/word")
    begin([anne, bob])


def test_a_tab_that_is_loaded_in_the_middle_of_it_reveals_its_word(person: Any) -> None:
    anne, bob = person(DESK), person(DESK)
    address = open_table(anne, "weinhaendler", players=3, name="Anne")
    sit_down(bob, "Bob", address)
    wait_until(lambda: is_sealed(address, anne, 1))
    bob.go("/fair")  # nobody reveals for Bob
    anne.page.get_by_role("button", name="Start", exact=True).click()
    expect(anne.page.get_by_text(anne.words["room-revealing"])).to_be_visible()
    bob.page.goto(address)
    for each in (anne, bob):
        expect(each.bar).to_be_visible()


def test_a_server_that_publishes_another_secret_is_found_out(person: Any) -> None:
    """Its record holds in itself: it is the record of another match, dealt from words that all were known."""
    anne = person(DESK)
    play_now(anne, "weinhaendler")
    play_out([WineByMouse(anne, seed=3)])
    other, host = person(DESK), Visitor(anne.url)
    table = host.open_table("weinhaendler", 3)
    host.sit(table, 0, "Anne", word="known beforehand")
    host.start(table, word="known beforehand")
    lend_key(host, other)
    other.go(f"/t/{table}")
    play_out([WineByMouse(other, seed=4)])
    forged = host.get(f"/api/tables/{table}/matches/1/record")
    anne.page.route("**/matches/1/record", lambda route: route.fulfill(json=forged))
    check(anne)
    expect(anne.region("after-match")).to_contain_text(anne.words["fair-wrong-kept"])
    check(other)
    expect(other.region("after-match")).to_contain_text(other.words["fair-holds-text"])


def test_play_now_seals_before_it_tells_and_can_be_checked(person: Any) -> None:
    anne = person(PHONE)
    sent: list[str] = []
    anne.page.on("request", lambda request: sent.append(f"{request.method} {request.url.rsplit('/', 1)[1]}"))
    play_now(anne, "weinhaendler")
    words = [each for each in sent if each.startswith(("PUT 0", "POST start", "POST word"))]
    assert words == ["PUT 0", "POST start", "POST word"]
    play_out([WineByMouse(anne, seed=5)])
    check(anne)
    expect(anne.region("after-match")).to_contain_text(anne.words["fair-proved"])
    anne.page.get_by_role("button", name=anne.words["rematch"]).click()
    expect(anne.region("after-match")).to_have_count(0)
    expect(anne.bar).to_be_visible()
