"""Money!: what each may know, as views and as events."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import etalage
from etalage import Event, OutOfTurn, Rng
from tests.tables import money_deal, play_all

ANN, BEN, CLEO, DAN = range(4)
MONEY = etalage.game("money")
ANNS = "JPY20a JPY30a JPY40 JPY50 JPY60 XAU10a"
BENS = "EUR20a EUR30a EUR40 EUR50 EUR60 XAU10b"
CLEOS = "USD20a USD30a USD40 USD50 USD60 XAU10c"
RIGHT = "GBP20a GBP30a GBP40 GBP50"
LEFT = "CHF20a CHF30a CHF40 CHF50"
PILE = "JPY20b JPY20c EUR20b EUR20c USD20b USD20c GBP20b GBP20c"


def three() -> Any:
    """A deal in which all cards that matter are known to the reader."""
    return money_deal(ANNS, BENS, CLEOS, right=RIGHT, left=LEFT, pile=PILE)


def seen(deal: Any, seat: int | None = None) -> dict[str, Any]:
    data: dict[str, Any] = deal.view(seat).to_json()
    return data


def known(deal: Any) -> list[str]:
    """The cards that everyone knows to be in each hand; all observers agree on them."""
    views = [seen(deal, observer)["known"] for observer in (None, *range(deal.players))]
    assert views == [views[0]] * len(views)
    return [" ".join(cards) for cards in views[0]]


def told(deal: Any, move: str, seat: int | None = None) -> list[list[Event]]:
    """Play a move; what seat 0, seat 1, …, and last the public are told of it."""
    before = deal.copy()
    mover = deal.next_in_record() if seat is None else seat
    deal.play(mover, move)
    observers = [*range(deal.players), None]
    return [MONEY.events(before, mover, MONEY.parse_move(move), deal, observer) for observer in observers]


def told_all(deal: Any, move: str) -> list[tuple[str, dict[str, Any]]]:
    """The same where everyone is told the same."""
    events = told(deal, move)
    assert events == [events[0]] * len(events)
    return [tuple(event) for event in events[0]]


def test_a_seat_sees_the_table_and_its_own_hand() -> None:
    assert seen(three(), BEN) == {
        "game": "money",
        "players": 3,
        "removed": ["SEK", "RUB"],
        "seat": BEN,
        "phase": "bidding",
        "round": 1,
        "asked": [ANN, BEN, CLEO],
        "last": None,
        "idle": 0,
        "right": RIGHT.split(),
        "left": LEFT.split(),
        "pile": 25,
        "bids": [[], [], []],
        "values": [0, 0, 0],
        "hand_sizes": [6, 6, 6],
        "known": [[], [], []],
        "hands": [None, BENS.split(), None],
        "sealed": [None, None, None],
    }


def test_the_public_sees_the_table_and_no_hand() -> None:
    deal = three()
    assert seen(deal) == seen(deal, BEN) | {"seat": None, "hands": [None, None, None]}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_sees_its_own_hand_alone(players: int) -> None:
    deal = etalage.deal("money", players)
    hands = deal.open_view().to_json()["hands"]
    for seat in range(players):
        assert seen(deal, seat)["hands"] == [hands[seat] if other == seat else None for other in range(players)]


def test_the_open_view_has_everything() -> None:
    deal = three()
    deal.play(CLEO, "bid USD60 PLAY")
    data = deal.open_view().to_json()
    assert data["seat"] is None
    assert data["hands"] == [ANNS.split(), BENS.split(), CLEOS.split()]
    assert data["sealed"] == [None, None, ["USD60", "PLAY"]]
    assert data["pile_cards"][:8] == PILE.split()
    assert len(data["pile_cards"]) == data["pile"] == 25


@pytest.mark.clauses("M5")
@pytest.mark.parametrize("seat", [-1, 3, 4, 5])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(OutOfTurn) as refused:
        three().view(seat)
    assert refused.value.clause == "M5"


@pytest.mark.clauses("M8", "MR5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_sees_anything_of_a_bid_before_all_are_in(players: int) -> None:
    deal = money_deal(ANNS, *[""] * (players - 1))
    others = [None, *range(1, players)]
    before = [seen(deal, other) for other in others]
    for bid in ("bid JPY40", "bid JPY20a JPY30a JPY40", "bid PLAY"):
        deal.play(ANN, bid)
        assert [seen(deal, other) for other in others] == before
        assert seen(deal, BEN)["hand_sizes"] == [6] * players


@pytest.mark.clauses("M8", "MR5")
def test_what_others_have_sealed_changes_nothing_for_who_has_yet_to_bid() -> None:
    one, other = three(), three()
    one.play(ANN, "bid JPY60")
    one.play(BEN, "bid EUR60")
    other.play(BEN, "bid PLAY")
    assert one.view(CLEO) == other.view(CLEO) == three().view(CLEO)


@pytest.mark.clauses("MR5")
def test_ones_own_sealed_bid_is_in_ones_own_view() -> None:
    deal = three()
    deal.play(BEN, "bid EUR40 XAU10b PLAY")
    assert seen(deal, BEN) == seen(three(), BEN) | {"sealed": [None, ["EUR40", "XAU10b", "PLAY"], None]}
    deal.play(BEN, "bid PLAY")
    assert seen(deal, BEN)["sealed"] == [None, ["PLAY"], None]


@pytest.mark.clauses("M9")
def test_the_reveal_shows_all_bids_to_everyone() -> None:
    deal = three()
    play_all(deal, "bid JPY20a JPY60 PLAY", "bid PLAY", "bid USD30a XAU10c")
    for observer in (None, ANN, BEN, CLEO):
        data = seen(deal, observer)
        assert (data["phase"], data["asked"]) == ("exchange", [ANN])
        assert data["bids"] == [["JPY20a", "JPY60"], [], ["USD30a", "XAU10c"]]
        assert data["values"] == [80, 0, 40]
        assert data["hand_sizes"] == [4, 6, 4]
        assert data["sealed"] == [None, None, None]
    assert seen(deal, ANN)["hands"][ANN] == ["JPY30a", "JPY40", "JPY50", "XAU10a"]


@pytest.mark.clauses("M12a", "M12b", "M12c")
def test_what_is_taken_openly_is_known_in_the_hand() -> None:
    deal = money_deal(ANNS, BENS, CLEOS, "GBP60", right=RIGHT, left=LEFT)
    play_all(deal, "bid JPY60", "bid EUR50", "bid USD40", "bid XAU10d") if "XAU10d" in seen(deal, DAN)["hands"][
        DAN
    ] else (play_all(deal, "bid JPY60", "bid EUR50", "bid USD40", "bid PLAY"))
    assert known(deal) == ["", "", "", ""]
