"""Scenes at a table of Money!."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.waiting import wait_until
from tests.web.browsing import Person
from tests.web.company import (
    Company,
    Seen,
    arrive,
    bid,
    is_asked,
    larger_display,
    note_value,
    patrons_of,
    subsets,
    trader,
)  # fmt: skip
from tests.web.playing import MoneyByMouse, choices, notes
from tests.web.staging import scene

GAME = "money"


def is_new_round(seen: Seen, number: int) -> bool:
    view = seen["view"]
    waiting = len(seen["table"]["waiting"])
    return bool(view["phase"] == "bidding" and view["round"] >= number and waiting == view["players"])


def seat_at_market(person: Person, players: int = 4, has_sealed: tuple[int, ...] = (1,)) -> Company:
    """Everybody is to bid, and some already have."""
    company = Company(person, GAME, players)
    company.play_until(lambda seen: is_new_round(seen, 2), trader)
    for seat in has_sealed:
        company.move(seat, trader(company, seat, company.look(seat)))
    arrive(person, company)
    return company


def choose_notes(person: Person, count: int) -> None:
    for index in range(count):
        notes(person).nth(index).click()
    expect(notes(person, pressed=True)).to_have_count(count)


def seal(person: Person) -> None:
    person.button("money-go-seal").click()
    expect(person.bar.get_by_role("button", name=person.words.any_of("money-go-sealed"), disabled=True)).to_be_visible()


def reveal(company: Company, bids: Callable[[Company, int], str]) -> None:
    """Everybody bids, while the page looks on."""
    arrive(company.person, company)
    for seat in reversed(range(len(company.visitors))):
        company.move(seat, bids(company, seat))
    person = company.person
    expect(person.page.get_by_role("list", name=person.words["money-ranks"])).to_be_visible()


def seat_in_exchange(person: Person, players: int = 4) -> Company:
    """The first seat is to choose, with all bids on the table."""
    company = Company(person, GAME, players)

    def choose(company: Company, seat: int, seen: Seen) -> str:
        if seen["view"]["phase"] != "bidding":
            return larger_display(seen)
        hand = seen["view"]["hands"][seat]
        return bid(sorted(hand, key=note_value)[-3:] if seat == 0 else sorted(hand, key=note_value)[:2], hand)

    company.play_until(lambda seen: is_asked(seen, "exchange") and seen["view"]["round"] >= 2, choose)
    arrive(person, company)
    expect(choices(person).first).to_be_visible()
    return company


def grow_hand(person: Person, cards: int, players: int) -> None:
    company = Company(person, GAME, players)
    company.play_until(
        lambda seen: seen["view"]["phase"] == "bidding" and len(seen["view"]["hands"][0]) >= cards, patrons_of(cards)
    )
    arrive(person, company)


@scene("money-bidding", is_main=True)
def bidding(person: Person) -> None:
    seat_at_market(person)


@scene("money-bidding-3")
def bidding_of_three(person: Person) -> None:
    seat_at_market(person, 3)


@scene("money-bidding-5")
def bidding_of_five(person: Person) -> None:
    seat_at_market(person, 5)


@scene("money-bidding-hu", language="hu")
def bidding_in_hungarian(person: Person) -> None:
    bid_chosen(person)


@scene("money-bidding-de", language="de")
def bidding_in_german(person: Person) -> None:
    bid_chosen(person)


@scene("money-bid-chosen")
def bid_chosen(person: Person) -> None:
    seat_at_market(person)
    choose_notes(person, 2)


@scene("money-sealed")
def sealed(person: Person) -> None:
    seat_at_market(person)
    choose_notes(person, 2)
    seal(person)


@scene("money-sealed-changed")
def sealed_and_changed(person: Person) -> None:
    sealed(person)
    notes(person).nth(2).click()
    expect(person.button("money-back-to-sealed")).to_be_visible()


@scene("money-hand-14")
def hand_of_14(person: Person) -> None:
    grow_hand(person, 14, 4)
    choose_notes(person, 2)


@scene("money-hand-25", is_main=True)
def hand_of_25(person: Person) -> None:
    grow_hand(person, 25, 5)


@scene("money-reveal", is_main=True)
def reveal_with_a_tie(person: Person) -> None:
    company = Company(person, GAME)
    hands = [company.hand(seat) for seat in range(2)]
    worths = {sum(map(note_value, some)): some for some in reversed(subsets(hands[1]))}
    mine = next(some for some in subsets(hands[0]) if sum(map(note_value, some)) in worths)
    tied = [mine, worths[sum(map(note_value, mine))]]

    def bids(company: Company, seat: int) -> str:
        return bid(tied[seat], hands[seat]) if seat < 2 else trader(company, seat, company.look(seat))

    reveal(company, bids)


@scene("money-sat-out")
def sat_out(person: Person) -> None:
    company = Company(person, GAME)
    reveal(company, lambda company, seat: "bid PLAY" if seat == 0 else trader(company, seat, company.look(seat)))


@scene("money-exchange", is_main=True)
def exchange(person: Person) -> None:
    seat_in_exchange(person)


@scene("money-exchange-chosen")
def exchange_chosen(person: Person) -> None:
    seat_in_exchange(person)
    choices(person).nth(1).click()
    expect(choices(person).nth(1)).to_be_checked()


@scene("money-exchange-5")
def exchange_of_five(person: Person) -> None:
    seat_in_exchange(person, 5)


@scene("money-exchange-hu", language="hu")
def exchange_in_hungarian(person: Person) -> None:
    exchange_chosen(person)


@scene("money-exchange-de", language="de")
def exchange_in_german(person: Person) -> None:
    exchange_chosen(person)


@scene("money-others-exchange")
def others_exchange(person: Person) -> None:
    company = Company(person, GAME)
    company.play_until(
        lambda seen: (
            seen["view"]["phase"] == "exchange" and seen["view"]["asked"] != [0] and seen["view"]["bids"].count([]) >= 1
        ),
        trader,
    )
    arrive(person, company)


@scene("money-last-round")
def last_round(person: Person) -> None:
    company = Company(person, GAME)
    company.play_until(lambda seen: seen["view"]["last"] is not None and is_new_round(seen, 2), trader)
    arrive(person, company)


@scene("money-reckoning", is_main=True)
def reckoning(person: Person) -> None:
    """Between two deals."""
    company = Company(person, GAME, options={"deals": 2})
    company.play_until(lambda seen: seen["view"]["last"] is not None and is_new_round(seen, 2), trader)
    arrive(person, company)
    company.play_until(lambda seen: seen["table"]["deal"] == 2, trader)
    player = MoneyByMouse(person)
    scoring = person.page.get_by_role("table", name=person.words["money-reckoning"])

    def is_scored() -> bool:
        if not scoring.count():
            player.click(player.onward)
        return scoring.count() > 0

    wait_until(is_scored)
    expect(scoring).to_be_visible()


@scene("money-scores")
def scores(person: Person) -> None:
    """In the second deal, a look back at the first."""
    company = Company(person, GAME, options={"deals": 2})
    company.play_until(lambda seen: seen["table"]["deal"] == 2, trader)
    arrive(person, company)
    person.page.get_by_title(person.words["money-scores"]).filter(visible=True).first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@scene("money-result", is_main=True)
def result(person: Person) -> None:
    company = Company(person, GAME, options={"deals": 2})
    company.play_out(trader)
    person.go(company.path)
    expect(person.region("after-match")).to_be_visible()


@scene("money-result-hu", language="hu")
def result_in_hungarian(person: Person) -> None:
    result(person)


@scene("money-watching")
def watching(person: Person) -> None:
    company = Company(person, GAME)
    company.play_until(lambda seen: is_new_round(seen, 2), trader)
    company.move(2, trader(company, 2, company.look(2)))
    person.context.clear_cookies()
    arrive(person, company)
