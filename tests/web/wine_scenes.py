"""Scenes at a table of Die Weinhändler."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.company import Company, Seen, cellarer, is_asked, merchant, subsets
from tests.web.playing import LIT
from tests.web.staging import scene

GAME = "weinhaendler"
EMPTY = "0"
DEAREST = ".hand button.cardbox:not(.gone):enabled >> nth=-1"


def sum_of(cards: tuple[str, ...]) -> int:
    """In tenths of a euro."""
    return sum(2 if card == EMPTY else 10 * int(card) for card in cards)


def arrive(person: Person, company: Company) -> None:
    person.go(company.path)
    expect(person.page.locator(".act")).to_be_visible()


def first_bid(seen: Seen) -> str:
    return str(next(move for move in seen["legal"]["moves"] if move.startswith("bid ")))


def others_have_bid(seen: Seen) -> bool:
    return all(seen["view"]["bids"][1:])


def seat_at_market(person: Person, players: int = 4) -> Company:
    """The first seat is to bid, and all others have."""
    company = Company(person, GAME, players)

    def choose(company: Company, seat: int, seen: Seen) -> str:
        bids: list[str] = [move for move in seen["legal"]["moves"] if move.startswith("bid ")]
        return company.random.choice(bids[: len(bids) // 2 + 1])

    company.play_until(lambda seen: is_asked(seen, "bidding") and others_have_bid(seen), choose)
    arrive(person, company)
    return company


def seat_in_cellar(person: Person, players: int = 4, rounds: int = 3) -> Company:
    """The first seat is to lay bottles down, and has laid some before."""
    company = Company(person, GAME, players)
    company.play_until(
        lambda seen: (
            is_asked(seen, "cellars") and seen["view"]["round"] >= rounds and len(seen["view"]["hands"][0]) >= 5
        ),
        merchant,
    )
    arrive(person, company)
    return company


def hold_exchange(person: Person, players: int = 4) -> None:
    company = Company(person, GAME, players)

    def choose(company: Company, seat: int, seen: Seen) -> str:
        bids: list[str] = [
            move for move in seen["legal"]["moves"] if move.startswith("bid ") and len(move.split()) <= 4
        ]
        return "pass" if seen["view"]["bids"][seat] or not bids else company.random.choice(bids)

    seen = company.play_until(lambda seen: seen["view"]["passed"].count(False) == 1 and others_have_bid(seen), choose)
    arrive(person, company)
    company.move(seen["view"]["asked"][0], "pass")
    expect(person.page.locator(".exchange")).to_be_visible()


def pick_bottle(person: Person) -> None:
    person.page.locator(DEAREST).click()
    expect(person.page.locator(LIT).first).to_be_visible()


def try_best_place(person: Person) -> None:
    gains = person.page.locator(f"{LIT} .gain").all_inner_texts()
    best = max(range(len(gains)), key=lambda index: int(gains[index].lstrip("+±")))
    person.page.locator(LIT).nth(best).click()
    expect(person.page.locator(".bubble")).to_be_visible()


def lay_some(person: Person, count: int) -> None:
    for _ in range(count):
        pick_bottle(person)
        try_best_place(person)
        person.page.locator(".act .primary").click()
        expect(person.page.locator(".bubble")).to_have_count(0)


@scene("wine-bidding", is_main=True)
def bidding(person: Person) -> None:
    seat_at_market(person)


@scene("wine-bidding-3")
def bidding_of_three(person: Person) -> None:
    seat_at_market(person, 3)


@scene("wine-bidding-5")
def bidding_of_five(person: Person) -> None:
    seat_at_market(person, 5)


@scene("wine-bidding-hu", language="hu")
def bidding_in_hungarian(person: Person) -> None:
    seat_at_market(person)


@scene("wine-bidding-de", language="de")
def bidding_in_german(person: Person) -> None:
    seat_at_market(person)


@scene("wine-bid-chosen")
def bid_chosen(person: Person) -> None:
    company = seat_at_market(person)
    for card in first_bid(company.look()).split()[1:]:
        person.page.locator(f".hand button[data-card='{card}'][aria-pressed=false]").first.click()
    expect(person.page.locator(".act .primary")).to_be_enabled()


@scene("wine-bid-taken")
def bid_taken(person: Person) -> None:
    company = Company(person, GAME)
    seen = company.play_until(lambda seen: is_asked(seen, "bidding") and bool(taken_cards(seen)), tease)
    arrive(person, company)
    for card in taken_cards(seen):
        person.page.locator(f".hand button[data-card='{card}'][aria-pressed=false]").first.click()
    expect(person.page.locator(".clash")).to_be_visible()


def taken_cards(seen: Seen) -> tuple[str, ...]:
    """Cards with which the first seat would come to what somebody else has bid."""
    view = seen["view"]
    others = {value for value, cards in zip(view["values"][1:], view["bids"][1:], strict=True) if cards}
    return next((some for some in subsets(view["hands"][0]) if view["values"][0] + sum_of(some) in others), ())


def tease(company: Company, seat: int, seen: Seen) -> str:
    """Bid what the first seat could bid too, if possible."""
    if seat == 0 or seen["view"]["phase"] != "bidding":
        return merchant(company, seat, seen)
    view = company.look()["view"]
    wanted = {view["values"][0] + sum_of(some) for some in subsets(view["hands"][0])}
    bids: list[str] = [move for move in seen["legal"]["moves"] if move.startswith("bid ")]
    mine = seen["view"]["values"][seat]
    return next((move for move in bids if mine + sum_of(tuple(move.split()[1:])) in wanted), "pass")


@scene("wine-others-bid")
def others_bid(person: Person) -> None:
    company = Company(person, GAME)
    company.play_until(lambda seen: bool(seen["view"]["bids"][0]) and not is_asked(seen, "bidding"), merchant)
    arrive(person, company)


@scene("wine-passed")
def passed(person: Person) -> None:
    company = Company(person, GAME)

    def choose(company: Company, seat: int, seen: Seen) -> str:
        return "pass draw" if seat == 0 else first_bid(seen)

    company.play_until(lambda seen: seen["view"]["passed"][0] and seen["view"]["phase"] == "bidding", choose)
    arrive(person, company)


@scene("wine-exchange", is_main=True)
def exchange(person: Person) -> None:
    hold_exchange(person)


@scene("wine-exchange-5")
def exchange_of_five(person: Person) -> None:
    hold_exchange(person, 5)


@scene("wine-exchange-hu", language="hu")
def exchange_in_hungarian(person: Person) -> None:
    hold_exchange(person)


@scene("wine-exchange-de", language="de")
def exchange_in_german(person: Person) -> None:
    hold_exchange(person)


@scene("wine-placing")
def placing(person: Person) -> None:
    seat_in_cellar(person)
    pick_bottle(person)


@scene("wine-place-tried", is_main=True)
def place_tried(person: Person) -> None:
    seat_in_cellar(person)
    pick_bottle(person)
    try_best_place(person)


@scene("wine-place-tried-hu", language="hu")
def place_tried_in_hungarian(person: Person) -> None:
    place_tried(person)


@scene("wine-staged")
def staged(person: Person) -> None:
    seat_in_cellar(person)
    lay_some(person, 3)


@scene("wine-placing-5")
def placing_of_five(person: Person) -> None:
    seat_in_cellar(person, 5)
    lay_some(person, 1)


@scene("wine-others-place")
def others_place(person: Person) -> None:
    company = Company(person, GAME)
    company.play_until(
        lambda seen: seen["view"]["phase"] == "cellars" and seen["view"]["round"] >= 3 and seen["view"]["asked"] != [0],
        merchant,
    )
    arrive(person, company)


@scene("wine-second-cellar")
def second_cellar(person: Person) -> None:
    company = Company(person, GAME, 3)
    company.play_until(lambda seen: is_asked(seen, "cellars") and bool(seen["view"]["complete"][0]), cellarer)
    arrive(person, company)


@scene("wine-cellar-zoomed")
def cellar_zoomed(person: Person) -> None:
    company = Company(person, GAME)
    company.play_until(lambda seen: is_asked(seen, "bidding") and seen["view"]["round"] >= 4, merchant)
    arrive(person, company)
    person.page.locator(".seat .zoom").first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@scene("wine-last-round")
def last_round(person: Person) -> None:
    company = Company(person, GAME, 3)
    company.play_until(lambda seen: seen["view"]["last"] is not None and is_asked(seen, "bidding"), merchant)
    arrive(person, company)


@scene("wine-result", is_main=True)
def result(person: Person) -> None:
    company = Company(person, GAME)
    company.play_out(merchant)
    person.go(company.path)
    expect(person.page.locator(".after")).to_be_visible()


@scene("wine-watching")
def watching(person: Person) -> None:
    """A stranger at a full table."""
    company = Company(person, GAME)
    company.play_until(lambda seen: seen["view"]["phase"] == "bidding" and all(seen["view"]["bids"]), merchant)
    person.context.clear_cookies()
    arrive(person, company)


@scene("wine-connection-lost", has_faults=True)
def connection_lost(person: Person) -> None:
    person.page.route("**/events?*", lambda route: route.abort("internetdisconnected"))
    seat_at_market(person)
    expect(person.page.locator(".connection span")).to_be_visible()
