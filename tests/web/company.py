"""People around a table who move as a scene wants it, through the API; the first of them sits before the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.server.visiting import Visitor
from tests.web.browsing import Person

NAMES = ("Anne", "Bertrand", "Chloé", "Dávid", "Maximiliane")
MOST_MOVES = 2000
STEADY = 7
"""The seed of whatever the company leaves to chance; the cards are the server's, and others each time."""

KEPT = 4
"""Bottles that a merchant keeps for the next bids."""

Seen = Any
Chooser = Callable[["Company", int, Seen], str]


class Company:
    """A match of people, and all of them do as they are told."""

    def __init__(self, person: Person, game: str, players: int = 4, **wishes: Any) -> None:
        self.person = person
        self.game = game
        self.random = Random(STEADY)
        self.visitors = [Visitor(person.url) for _ in range(players)]
        self.table = self.visitors[0].open_table(game, players, **wishes)
        for seat, visitor in enumerate(self.visitors):
            visitor.put(f"/api/tables/{self.table}/seats/{seat}", {"name": NAMES[seat]})
        self.visitors[0].post(f"/api/tables/{self.table}/start")
        lend_key(self.visitors[0], person)

    @property
    def path(self) -> str:
        return f"/t/{self.table}"

    def look(self, seat: int = 0) -> Seen:
        return self.visitors[seat].look(self.table)

    def hand(self, seat: int) -> list[str]:
        cards: list[str] = self.look(seat)["view"]["hands"][seat]
        return cards

    def move(self, seat: int, *moves: str) -> None:
        self.visitors[seat].move(self.table, self.look(seat)["decision"], *moves)

    def play_until(self, wanted: Callable[[Seen], bool], choose: Chooser) -> Seen:
        """Go on until the table, as the first seat sees it, is as wanted."""
        for _ in range(MOST_MOVES):
            seen = self.look()
            if wanted(seen):
                return seen
            assert seen["table"]["phase"] == "playing", "the match is over, and what was wanted has not come"
            seat = seen["table"]["waiting"][-1]  # the first seat last, where all are asked
            own = self.look(seat) if seat else seen
            self.visitors[seat].move(self.table, own["decision"], choose(self, seat, own))
        raise AssertionError(f"not within {MOST_MOVES} moves")

    def play_out(self, choose: Chooser) -> Seen:
        return self.play_until(lambda seen: seen["table"]["phase"] == "over", choose)

    def record(self) -> Any:
        return self.visitors[0].get(f"/api/tables/{self.table}/matches/1/record")


def arrive(person: Person, company: Company) -> None:
    """The person comes to the table, and sees it."""
    person.go(company.path)
    expect(person.bar).to_be_visible()


def arrive_at_result(person: Person, company: Company) -> None:
    """The match is over, and the person sees how it ended."""
    person.go(company.path)
    expect(person.region("after-match")).to_be_visible()


def lend_key(visitor: Visitor, person: Person) -> None:
    """From here on the browser is that visitor's."""
    person.context.add_cookies(
        [{"name": each.name, "value": each.value or "", "url": person.url} for each in visitor.http.cookies.jar]
    )


def subsets(cards: Iterable[str]) -> list[tuple[str, ...]]:
    """All ways to take some of them, fewest first."""
    listed = list(cards)
    return [some for size in range(1, len(listed) + 1) for some in combinations(listed, size)]


def is_asked(seen: Seen, phase: str, seat: int = 0) -> bool:
    return bool(seen["view"]["phase"] == phase and seen["view"]["asked"] == [seat])


def merchant(company: Company, seat: int, seen: Seen) -> str:
    """Die Weinhändler: bids a card or two and passes; lays down what fits best, and keeps few."""
    moves: list[str] = seen["legal"]["moves"]
    if seen["view"]["phase"] == "bidding":
        bids = [move for move in moves if move.startswith("bid ") and len(move.split()) <= 3]
        is_in = bool(seen["view"]["bids"][seat])
        return "pass" if is_in or not bids else company.random.choice(bids)
    places = [move for move in moves if move.startswith("place ")]
    if places and (len(seen["view"]["hands"][seat]) > KEPT or "done" not in moves):
        return max(places, key=_steepness)
    return "done"


def _steepness(move: str) -> tuple[int, int]:
    """Wine before empty bottles, and high places before low ones: cellars grow like cellars."""
    _, card, place = move.split()
    return (int(card) > 0, int(place.split(":")[0]))


def cellarer(company: Company, seat: int, seen: Seen) -> str:
    """Like a merchant, but the first seat is after bottles, and the others help: they bid little, and lay all down."""
    if seen["view"]["phase"] != "bidding":
        return merchant(company, seat, seen)
    moves: list[str] = seen["legal"]["moves"]
    if seat != 0 or seen["view"]["bids"][0]:
        return "pass"
    return min((move for move in moves if move.startswith("bid ")), key=_bid_worth, default="pass")


def _bid_worth(move: str) -> tuple[int, int]:
    cards = [int(card) for card in move.split()[1:]]
    return (len(cards), sum(cards))


def trader(company: Company, seat: int, seen: Seen) -> str:
    """Money!: bids one card or two, and takes the display that holds more."""
    if seen["view"]["phase"] == "bidding":
        hand = seen["view"]["hands"][seat]
        return bid(company.random.sample(hand, min(len(hand), company.random.randint(1, 2))), hand)
    return larger_display(seen)


def patrons_of(wanted: int) -> Chooser:
    """Money!: everybody makes the first seat rich, until its hand has as many cards as are wanted."""

    def choose(company: Company, seat: int, seen: Seen) -> str:
        view = seen["view"]
        hand: list[str] = view["hands"][seat]
        if view["phase"] == "bidding":
            sizes: list[int] = view["hand_sizes"]
            giver = max(range(1, len(sizes)), key=lambda each: sizes[each])
            given = wanted - sizes[0] + 1 if seat == giver else 1
            return bid(sorted(hand, key=note_value, reverse=seat == giver)[:given], hand)
        moves: list[str] = seen["legal"]["moves"]
        if "swap 0" in moves and len(view["bids"][seat]) > 1:
            return "swap 0"
        return "keep" if seat == 0 else larger_display(seen)

    return choose


def bid(cards: Iterable[str], hand: list[str]) -> str:
    """A bid in the order of the hand, as the notation wants it."""
    chosen = set(cards)
    return " ".join(["bid", *(card for card in hand if card in chosen)])


def larger_display(seen: Seen) -> str:
    view = seen["view"]
    return "take left" if len(view["left"]) > len(view["right"]) else "take right"


def note_value(card: str) -> int:
    """`EUR30a` is 30."""
    return int("".join(filter(str.isdigit, card)) or 0)
