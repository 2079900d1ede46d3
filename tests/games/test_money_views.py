"""Money!: what each may know, as views and as events."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import etalage
from etalage import Event, NoSuchSeat, Rng
from tests.positions import money_deal, play_all, seen
from tests.strategies import wandered

ANN, BEN, CLEO, DAN = range(4)
MONEY = etalage.game("money")
ANNS = "JPY20a JPY30a JPY40 JPY50 JPY60 XAU10a"
BENS = "EUR20a EUR30a EUR40 EUR50 EUR60 XAU10b"
CLEOS = "USD20a USD30a USD40 USD50 USD60 XAU10c"
DANS = "RUB20a RUB30a RUB40 RUB50 RUB60 XAU10d"
RIGHT = "GBP20a GBP30a GBP40 GBP50"
LEFT = "CHF20a CHF30a CHF40 CHF50"
PILE = "JPY20b JPY20c EUR20b EUR20c USD20b USD20c GBP20b GBP20c"


def three() -> Any:
    """A deal in which all cards that matter are known to the reader."""
    return money_deal(ANNS, BENS, CLEOS, right=RIGHT, left=LEFT, pile=PILE)


def four() -> Any:
    return money_deal(ANNS, BENS, CLEOS, DANS, right=RIGHT, left=LEFT, pile=PILE)


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


def told_all(deal: Any, move: str) -> list[Event]:
    """The same where everyone is told the same."""
    events = told(deal, move)
    assert events == [events[0]] * len(events)
    return events[0]


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
    with pytest.raises(NoSuchSeat, match=f"no seat {seat}") as refused:
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
    deal = four()
    play_all(deal, "bid JPY60", "bid EUR50", "bid USD40", "bid RUB30a")
    assert known(deal) == ["", "", "", ""]
    play_all(deal, "take right")
    assert known(deal) == ["GBP20a GBP30a GBP40 GBP50", "", "", ""]
    play_all(deal, "swap 3")
    assert known(deal) == ["GBP20a GBP30a GBP40 GBP50", "RUB30a", "", ""]
    play_all(deal, "keep")
    assert known(deal) == ["GBP20a GBP30a GBP40 GBP50", "RUB30a", "", "EUR50"]
    play_all(deal, "take right")
    assert known(deal) == ["GBP20a GBP30a GBP40 GBP50", "RUB30a", "JPY60", "EUR50"]
    assert seen(deal)["hand_sizes"] == [9, 6, 6, 6]


@pytest.mark.clauses("M9", "M10")
def test_a_known_card_is_known_until_it_is_bid() -> None:
    deal = three()
    play_all(deal, "bid JPY60", "bid PLAY", "bid PLAY", "take right")
    deal.play(ANN, "bid JPY20a GBP30a")
    assert known(deal) == ["GBP20a GBP30a GBP40 GBP50", "", ""]
    play_all(deal, "bid EUR60", "bid PLAY")
    assert known(deal) == ["GBP20a GBP40 GBP50", "", ""]
    play_all(deal, "swap 0", "keep")
    assert known(deal) == ["GBP20a GBP40 GBP50 EUR60", "JPY20a GBP30a", ""]


@pytest.mark.clauses("MR5")
def test_of_a_sealed_bid_others_are_told_only_that_it_is_there() -> None:
    deal = three()
    own = Event("sealed", {"seat": BEN, "cards": ["EUR20a", "EUR60", "PLAY"]})
    there = Event("sealed", {"seat": BEN})
    assert told(deal, "bid EUR20a EUR60 PLAY", BEN) == [[there], [own], [there], [there]]
    assert told(three(), "bid PLAY", BEN)[CLEO] == [there]


@pytest.mark.clauses("MR5")
def test_of_a_changed_bid_others_are_told_nothing() -> None:
    deal = three()
    told(deal, "bid EUR60", BEN)
    told(deal, "bid JPY60", ANN)
    assert told(deal, "bid PLAY", BEN) == [[], [Event("sealed", {"seat": BEN, "cards": ["PLAY"]})], [], []]


@pytest.mark.clauses("M9")
def test_the_last_bid_reveals_all() -> None:
    deal = three()
    deal.play(CLEO, "bid PLAY")
    deal.play(ANN, "bid JPY20a JPY60 PLAY")
    events = told(deal, "bid EUR40")
    reveal = Event("reveal", {"bids": [["JPY20a", "JPY60", "PLAY"], ["EUR40"], ["PLAY"]], "values": [80, 40, 0]})
    assert [each[0].facts for each in events] == [{"seat": BEN}, {"seat": BEN, "cards": ["EUR40"]}] + [
        {"seat": BEN}
    ] * 2
    assert [each[1:] for each in events] == [[reveal]] * 4


@pytest.mark.clauses("M12a", "M12b", "M12c", "M13")
def test_exchange_and_refill_are_told_to_everyone() -> None:
    deal = four()
    play_all(deal, "bid JPY60", "bid EUR50", "bid USD40", "bid RUB30a")
    assert told_all(deal, "take right") == [
        ("take", {"seat": ANN, "display": "right", "taken": RIGHT.split(), "left": ["JPY60"]})
    ]
    assert told_all(deal, "swap 3") == [("swap", {"seat": BEN, "with": DAN, "taken": ["RUB30a"], "left": ["EUR50"]})]
    assert told_all(deal, "keep") == [("keep", {"seat": DAN, "cards": ["EUR50"]})]
    assert told_all(deal, "take left") == [
        ("take", {"seat": CLEO, "display": "left", "taken": LEFT.split(), "left": ["USD40"]}),
        ("refill", {"right": ["JPY20b", "JPY20c", "EUR20b"], "left": ["EUR20c", "USD20b", "USD20c"]}),
        ("round", {"round": 2, "last": None}),
    ]


@pytest.mark.clauses("M13")
def test_a_display_taken_last_is_refilled_around_the_bid_left_there() -> None:
    deal = three()
    play_all(deal, "bid PLAY", "bid EUR50 EUR60", "bid USD20a XAU10c", "keep")
    assert told_all(deal, "take right")[1:] == [
        ("refill", {"right": ["JPY20b", "JPY20c"], "left": []}),
        ("round", {"round": 2, "last": None}),
    ]


@pytest.mark.clauses("M10", "MR3")
def test_a_round_of_play_money_alone_tells_the_next_round() -> None:
    deal = three()
    play_all(deal, *["bid PLAY"] * 29)
    assert [event.name for event in told(deal, "bid PLAY")[ANN]] == ["sealed", "reveal", "round"]
    play_all(deal, "bid PLAY", "bid PLAY")
    events = told(deal, "bid PLAY")[ANN]
    assert [event.name for event in events] == ["sealed", "reveal", "over"]
    # 200 yen; 200 euro; 200 dollars; a coin each
    facts: Any = events[-1].facts
    assert (facts["scores"], facts["winners"], facts["ending"]) == ([210, 210, 210], [ANN, BEN, CLEO], "stall")
    assert facts["hands"] == [hand.split() for hand in (ANNS, BENS, CLEOS)]
    assert facts["reckoning"][BEN]["currencies"]["EUR"] == {"sum": 200, "counted": 200, "missing": 0}
    assert (seen(deal)["phase"], seen(deal)["asked"]) == ("over", [])


@pytest.mark.clauses("MR3")
def test_the_last_round_is_told_as_the_last() -> None:
    deal = three()
    play_all(deal, *["bid PLAY"] * 29)
    assert told(deal, "bid PLAY")[CLEO][-1] == Event("round", {"round": 11, "last": "stall"})


def test_a_step_of_a_match_tells_each_observer() -> None:
    match = etalage.match("money", 3, seed=2)
    _, step = match.after(CLEO, "bid PLAY")
    assert step.events(ANN) == step.events() == [Event("sealed", {"seat": CLEO})]
    assert step.events(CLEO) == [Event("sealed", {"seat": CLEO, "cards": ["PLAY"]})]


def test_views_are_equal_by_what_they_show_and_have_no_hash() -> None:
    deal = three()
    assert deal.view(ANN) == deal.copy().view(ANN)
    assert deal.view(ANN) != deal.view(BEN)
    assert deal.view() != deal.open_view()
    assert deal.view() != seen(deal)
    with pytest.raises(TypeError):
        hash(deal.view())


@given(players=st.integers(3, 5), seed=st.integers(0, 2**32), moves=st.integers(0, 120))
def test_views_survive_json_and_say_no_less_after_it(players: int, seed: int, moves: int) -> None:
    deal = wandered("money", players, seed, moves)
    for view in (deal.open_view(), deal.view(), *map(deal.view, range(players))):
        again: Any = MONEY.read_view(json.loads(json.dumps(view.to_json())))
        assert again == view
        assert again.to_json() == view.to_json()
        assert (again.unseen, again.asked, again.round) == (view.unseen, view.asked, view.round)
        world, twin = etalage.sample(view, Rng(7)), etalage.sample(again, Rng(7))
        assert twin.open_view() == world.open_view()
        assert (twin.playout(Rng(8)), twin.scores()) == (world.playout(Rng(8)), world.scores())


@given(players=st.integers(3, 5), seed=st.integers(0, 2**32), moves=st.integers(0, 120))
def test_a_world_dealt_from_a_view_looks_the_same_to_its_observer(players: int, seed: int, moves: int) -> None:
    deal = wandered("money", players, seed, moves)
    for observer in (None, *range(players)):
        view = deal.view(observer)
        assert etalage.sample(view, Rng(seed)).view(observer) == view
    assert etalage.sample(deal.open_view(), Rng(seed)).open_view() == deal.open_view()
