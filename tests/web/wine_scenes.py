"""Scenes at a table of Die Weinhändler."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.browsing import Person
from tests.web.company import Company, Seen, arrive, cellarer, is_asked, merchant, subsets
from tests.web.playing import wine_cards, wine_places
from tests.web.staging import scene

GAME = "weinhaendler"
EMPTY = "0"
MOST_MATCHES = 10
MAY_KEEP = 6


def sum_of(cards: tuple[str, ...]) -> int:
    """In tenths of a euro."""
    return sum(2 if card == EMPTY else 10 * int(card) for card in cards)


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


def seat_in_the_lead(person: Person) -> Company:
    """The first seat is to bid once more, and could, but leads; the others may go higher."""
    company = Company(person, GAME)

    def choose(company: Company, seat: int, seen: Seen) -> str:
        bids = [move for move in seen["legal"]["moves"] if move.startswith("bid ")]
        if seat != 0 or seen["view"]["bids"][0]:
            return str(min(bids, key=_bid_sum))
        most = max(len(move.split()) for move in bids)
        return str(max((move for move in bids if len(move.split()) < most), key=_bid_sum))

    def leads(seen: Seen) -> bool:
        values = seen["view"]["values"]
        return is_asked(seen, "bidding") and others_have_bid(seen) and values[0] == max(values)

    company.play_until(leads, choose)
    arrive(person, company)
    return company


def _bid_sum(move: str) -> int:
    return sum_of(tuple(move.split()[1:]))


def seat_with_nothing_to_bid(person: Person) -> Company:
    """The first seat has bid its whole hand, and is asked once more."""
    company = Company(person, GAME)

    def choose(company: Company, seat: int, seen: Seen) -> str:
        bids = [move for move in seen["legal"]["moves"] if move.startswith("bid ")]
        return str(max(bids, key=len)) if seat == 0 else first_bid(seen)

    company.play_until(lambda seen: is_asked(seen, "bidding") and seen["legal"]["moves"] == ["pass"], choose)
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


def hold_exchange(person: Person, players: int = 4) -> Company:
    company = Company(person, GAME, players)

    def choose(company: Company, seat: int, seen: Seen) -> str:
        bids: list[str] = [
            move for move in seen["legal"]["moves"] if move.startswith("bid ") and len(move.split()) <= 4
        ]
        return "pass" if seen["view"]["bids"][seat] or not bids else company.random.choice(bids)

    seen = company.play_until(lambda seen: seen["view"]["passed"].count(False) == 1 and others_have_bid(seen), choose)
    arrive(person, company)
    company.move(seen["view"]["asked"][0], "pass")
    expect(person.region("wine-exchange-title")).to_be_visible()
    return company


def pick_bottle(person: Person) -> None:
    """The dearest of the hand."""
    wine_cards(person).last.click()
    expect(wine_places(person).first).to_be_visible()


def best_place(person: Person) -> int:
    """Which of them it is; the gain stands at the end of a place's name."""
    names: list[str] = wine_places(person).evaluate_all("(places) => places.map((each) => each.ariaLabel)")
    gains = [int(re.findall(r"\d+", name)[-1]) for name in names]
    return gains.index(max(gains))


def try_best_place(person: Person) -> None:
    """Walk there, which is how one looks at a place without a mouse."""
    for _ in range(best_place(person) + 1):
        person.page.keyboard.press("ArrowRight")
    expect(person.button("wine-place-here")).to_be_visible()


def keep_there(person: Person) -> None:
    person.button("wine-place-here").click()
    expect(person.button("wine-place-here")).to_have_count(0)


def lay_some(person: Person, count: int) -> None:
    for _ in range(count):
        pick_bottle(person)
        wine_places(person).nth(best_place(person)).click()
        expect(wine_places(person)).to_have_count(0)


def staged_bottles(person: Person) -> Locator:
    """Bottles that are to be laid down, in the cellar."""
    return person.page.get_by_role("button", name=person.words.any_of("wine-place-staged"))


def take_bottle(person: Person, card: str) -> None:
    """Take one of these bottles for a bid."""
    wine_cards(person).and_(person.page.locator(f"[data-card='{card}']")).first.click()


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


@scene("wine-stand-by", language="fr")
def stand_by(person: Person) -> None:
    seat_in_the_lead(person)


@scene("wine-only-pass", language="de")
def only_pass(person: Person) -> None:
    """Whoever wants to look on does not pass by themselves."""
    seat_with_nothing_to_bid(person)
    person.button("wine-wait").click()
    expect(person.button("wine-wait")).to_have_count(0)


@scene("wine-bid-chosen")
def bid_chosen(person: Person) -> None:
    company = seat_at_market(person)
    for card in first_bid(company.look()).split()[1:]:
        take_bottle(person, card)
    expect(person.button("wine-bid")).to_be_visible()


@scene("wine-bid-taken")
def bid_taken(person: Person) -> None:
    company = Company(person, GAME)
    seen = company.play_until(lambda seen: is_asked(seen, "bidding") and bool(taken_cards(seen)), tease)
    arrive(person, company)
    for card in taken_cards(seen):
        take_bottle(person, card)
    expect(person.region("wine-your-bid")).to_contain_text(person.words["wine-value-taken"])


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
    person.page.get_by_role("button", name=person.words.any_of("wine-cellar-of")).first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@scene("wine-last-round")
def last_round(person: Person) -> None:
    company = Company(person, GAME, 3)
    company.play_until(lambda seen: seen["view"]["last"] is not None and is_asked(seen, "bidding"), merchant)
    arrive(person, company)


def seat_to_place_last(person: Person) -> Company:
    """The last turn in the cellars, with two bottles or more that still have a place, of which one is enough."""

    def can_place_two(seen: Seen) -> bool:
        if seen["view"]["last"] is None or not is_asked(seen, "cellars"):
            return False
        hand = seen["view"]["hands"][0]
        held = [card for card in hand if card != EMPTY]
        return (
            len(held) > 1
            and len(hand) <= MAY_KEEP + 1
            and any(move.startswith("place ") for move in seen["legal"]["moves"])
        )

    for _ in range(MOST_MATCHES):
        company = Company(person, GAME, 3)
        seen = company.play_until(lambda seen: can_place_two(seen) or seen["table"]["phase"] == "over", hoarder)
        if seen["table"]["phase"] == "playing":
            arrive(person, company)
            return company
    raise AssertionError("nobody holds two bottles at the end")


def hoarder(company: Company, seat: int, seen: Seen) -> str:
    """Places nothing if it need not."""
    is_placing = seen["view"]["phase"] == "cellars" and seat == 0
    return "done" if is_placing and "done" in seen["legal"]["moves"] else merchant(company, seat, seen)


@scene("wine-place-last")
def place_last(person: Person) -> None:
    seat_to_place_last(person)
    pick_bottle(person)
    wine_places(person).nth(best_place(person)).click()
    expect(staged_bottles(person)).to_have_count(1)


@scene("wine-result", is_main=True)
def result(person: Person) -> None:
    company = Company(person, GAME)
    company.play_out(merchant)
    person.go(company.path)
    expect(person.region("after-match")).to_be_visible()


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
    expect(person.page.get_by_text(person.words["connection-lost"])).to_be_visible()
