"""Money!, clause by clause."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import etalage
from etalage import BadSetup, IllegalMove, Malformed, Match, OutOfTurn, Rng
from etalage.games.money.notation import parse_cards
from etalage.games.money.rules import Deal
from etalage.games.money.scoring import value, wealth
from tests.positions import money_deal, money_setup, play_all

ANN, BEN, CLEO, DAN, EVE = range(5)
SIT_OUT = ["bid PLAY", "bid PLAY", "bid PLAY"]
CURRENCIES = ["JPY", "EUR", "USD", "GBP", "CHF", "SEK", "RUB"]


def table(deal: Any) -> dict[str, Any]:
    """Everything about a deal, in notation."""
    data: dict[str, Any] = deal.open_view().to_json()
    return data


def all_cards(deal: Any) -> list[str]:
    data = table(deal)
    return [*(card for hand in data["hands"] for card in hand), *data["right"], *data["left"], *data["pile_cards"]]


def position(*hands: str, right: str = "", left: str = "", pile: str = "", **facts: Any) -> Any:
    """A deal in full swing, before the bids: these cards and no others. Further facts are keys of a view."""
    data = table(money_deal(*[""] * len(hands)))
    data.update(
        hands=[hand.split() for hand in hands],
        hand_sizes=[len(hand.split()) for hand in hands],
        right=right.split(),
        left=left.split(),
        pile=len(pile.split()),
        pile_cards=pile.split(),
        **facts,
    )
    game = etalage.game("money")
    return game.sample(game.read_view(data), Rng(0))


@pytest.mark.clauses("M1", "M2")
def test_seven_currencies_of_nine_notes_and_six_coins() -> None:
    cards = all_cards(etalage.deal("money", players=5))
    notes = ["20a", "20b", "20c", "30a", "30b", "30c", "40", "50", "60"]
    for code in CURRENCIES:
        assert sorted(card for card in cards if card.startswith(code)) == [code + note for note in notes]
        assert [value(parse_cards([code + note])) for note in notes] == [20, 20, 20, 30, 30, 30, 40, 50, 60]
    coins = sorted(card for card in cards if card.startswith("XAU"))
    assert coins == ["XAU10a", "XAU10b", "XAU10c", "XAU10d", "XAU10e", "XAU10f"]
    assert [value(parse_cards([coin])) for coin in coins] == [10] * 6


@pytest.mark.clauses("M3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_play_money_in_every_round(players: int) -> None:
    deal = etalage.deal("money", players)
    for number in range(1, 4):
        assert deal.round == number
        play_all(deal, *["bid PLAY"] * players)


@pytest.mark.clauses("M5", "M6")
@pytest.mark.parametrize(("players", "cards", "removed", "pile"), [(3, 51, 2, 25), (4, 60, 1, 28), (5, 69, 0, 31)])
def test_the_deck_by_number_of_players(players: int, cards: int, removed: int, pile: int) -> None:
    deal = etalage.deal("money", players)
    data = table(deal)
    assert len(set(all_cards(deal))) == cards
    assert len(data["removed"]) == removed
    assert not [card for card in all_cards(deal) if card[:3] in data["removed"]]
    assert data["hand_sizes"] == [6] * players
    assert (len(data["right"]), len(data["left"]), len(data["pile_cards"])) == (4, 4, pile)


@pytest.mark.clauses("M5")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_it_is_for_three_to_five_players(players: int) -> None:
    for begin in (partial(Deal.shuffled, players, Rng(1)), partial(etalage.match, "money", players)):
        with pytest.raises(BadSetup, match="3 to 5 players") as refused:
            begin()
        assert (refused.value.key, refused.value.clause) == ("players", "M5")


@pytest.mark.clauses("MR2")
def test_the_removed_currencies_are_drawn_at_random_and_public() -> None:
    pairs = [etalage.deal("money", 3, seed).view().to_json()["removed"] for seed in range(400)]
    assert {len(set(pair)) for pair in pairs} == {2}
    assert len({tuple(pair) for pair in pairs}) == 21
    single = [etalage.deal("money", 4, seed).view().to_json()["removed"] for seed in range(200)]
    assert {code for (code,) in single} == set(CURRENCIES)


@pytest.mark.clauses("MR2", "M19")
def test_the_currencies_are_removed_for_the_whole_match() -> None:
    match = etalage.match("money", 3, seed=5)
    removed = set(match.drawn["removed"])
    for bid in SIT_OUT * 33:
        match, _ = match.after(match.to_move()[0], bid)
    assert match.is_over()
    assert [set(played.deal.view().to_json()["removed"]) for played in match.deals] == [removed] * 3


@pytest.mark.clauses("M6")
def test_cards_lie_where_the_setup_has_them() -> None:
    setup = money_setup("JPY20a", "EUR60", "XAU10c", right="GBP40", left="CHF20a", pile="USD20b USD20a USD30a")
    data = table(etalage.deal("money", setup=setup))
    assert [sorted(hand) for hand in data["hands"]] == [sorted(hand) for hand in setup["hands"]]
    assert sorted(data["right"]) == sorted(setup["right"])
    assert sorted(data["left"]) == sorted(setup["left"])
    assert data["pile_cards"] == setup["pile"]


@pytest.mark.clauses("M1", "M4", "M5", "M6")
@pytest.mark.parametrize(
    ("change", "key", "clause"),
    [
        ({"removed": ["SEK"]}, "removed", "M5"),
        ({"removed": ["SEK", "SEK"]}, "removed", "M5"),
        ({"removed": ["SEK", "XAU"]}, "removed", "M1"),
        ({"removed": ["SEK", "JPY"]}, "deck", "M5"),
        ({"right": ["JPY20a"] * 4}, "deck", "M4"),
        ({"left": ["JPY20a"]}, "left", "M6"),
        ({"pile": []}, "deck", "M5"),
    ],
)
def test_other_setups_are_refused(change: dict[str, list[str]], key: str, clause: str) -> None:
    with pytest.raises(BadSetup) as refused:
        etalage.deal("money", setup=money_setup("", "", "") | change)
    assert (refused.value.key, refused.value.clause) == (key, clause)


@pytest.mark.clauses("M7")
@pytest.mark.parametrize(
    ("bid", "worth"),
    [
        ("bid JPY20a", 20),
        ("bid JPY20a EUR30a XAU10a", 60),
        ("bid JPY60 PLAY", 60),
        ("bid JPY20a EUR30a JPY60 XAU10a XAU10b XAU10c PLAY", 140),
    ],
)
def test_any_cards_of_the_hand_are_a_bid(bid: str, worth: int) -> None:
    deal = money_deal("JPY20a EUR30a JPY60 XAU10a XAU10b XAU10c", "", "")
    play_all(deal, bid, "bid PLAY", "bid PLAY")
    assert table(deal)["values"] == [worth, 0, 0]


@pytest.mark.clauses("M7")
def test_all_players_bid_at_once_in_any_order() -> None:
    deal = money_deal("JPY40", "EUR50", "USD60")
    assert deal.to_move() == deal.asked() == (ANN, BEN, CLEO)
    deal.play(BEN, "bid EUR50")
    assert deal.to_move() == (ANN, CLEO)
    deal.play(CLEO, "bid USD60")
    deal.play(ANN, "bid JPY40")
    assert table(deal)["bids"] == [["JPY40"], ["EUR50"], ["USD60"]]
    assert deal.to_move() == (CLEO,)


@pytest.mark.clauses("MR4")
def test_a_bid_has_at_least_one_card() -> None:
    with pytest.raises(Malformed, match="at least one card") as refused:
        money_deal("", "", "").play(ANN, "bid")
    assert refused.value.clause == "MR4"


@pytest.mark.clauses("MR5")
def test_a_bid_can_be_changed_until_the_last_is_in() -> None:
    deal = money_deal("JPY20a JPY60", "EUR30a", "USD40")
    deal.play(ANN, "bid JPY60")
    deal.play(BEN, "bid EUR30a")
    deal.play(ANN, "bid PLAY")
    deal.play(ANN, "bid JPY20a")
    assert deal.to_move() == (CLEO,)
    deal.play(CLEO, "bid USD40")
    assert table(deal)["bids"] == [["JPY20a"], ["EUR30a"], ["USD40"]]
    assert "JPY60" in table(deal)["hands"][ANN]
    with pytest.raises(OutOfTurn):
        deal.play(ANN, "bid JPY60")


@pytest.mark.clauses("M9", "M3")
def test_play_money_goes_back_and_the_rest_lies_on_the_table() -> None:
    deal = money_deal("JPY20a JPY60", "EUR30a", "USD20a USD30a")
    play_all(deal, "bid JPY20a JPY60 PLAY", "bid EUR30a PLAY", "bid USD20a USD30a")
    data = table(deal)
    assert data["bids"] == [["JPY20a", "JPY60"], ["EUR30a"], ["USD20a", "USD30a"]]
    assert data["values"] == [80, 30, 50]
    assert data["hand_sizes"] == [4, 5, 4]
    play_all(deal, "take right", "take left", "keep")
    assert table(deal)["left"][0] == "USD20a"
    assert not [card for card in all_cards(deal) if card == "PLAY"]
    play_all(deal, *SIT_OUT)
    assert deal.round == 3


@pytest.mark.clauses("M10", "M12c")
def test_play_money_alone_sits_the_round_out_while_the_others_keep_their_bids() -> None:
    deal = money_deal("JPY20a", "EUR20a EUR60", "USD20a", "GBP20a")
    before = table(deal)["hands"]
    play_all(deal, "bid JPY20a", "bid PLAY", "bid USD20a", "bid GBP20a")
    assert table(deal)["bids"] == [["JPY20a"], [], ["USD20a"], ["GBP20a"]]
    for seat in (ANN, CLEO, DAN):
        assert deal.to_move() == (seat,)
        with pytest.raises(IllegalMove, match="seat 1 has no bid"):
            deal.play(seat, "swap 1")
        deal.play(seat, "keep")
    assert deal.round == 2
    assert table(deal)["hands"] == before


@pytest.mark.clauses("M10", "M11")
def test_a_round_of_play_money_alone_is_over_at_once() -> None:
    deal = money_deal("", "", "")
    before = table(deal)
    play_all(deal, *SIT_OUT)
    assert table(deal) == before | {"round": 2, "idle": 1}


@pytest.mark.clauses("M11")
def test_the_highest_bid_on_the_table_acts() -> None:
    deal = money_deal("JPY40", "EUR60", "USD20a USD20b USD30a", "GBP30a", "CHF20a")
    play_all(deal, "bid JPY40", "bid EUR60", "bid USD20a USD20b USD30a", "bid GBP30a", "bid CHF20a")
    for seat in (CLEO, BEN, ANN, DAN, EVE):
        assert deal.to_move() == deal.asked() == (seat,)
        deal.play(seat, "keep")
    assert deal.to_move() == (ANN, BEN, CLEO, DAN, EVE)


@pytest.mark.clauses("M11", "MR1")
def test_among_equal_bids_the_lowest_serial_number_acts_first() -> None:
    coins = "XAU10a XAU10b XAU10c XAU10d XAU10e XAU10f"
    deal = money_deal("JPY60", "EUR20a EUR20b EUR20c", "JPY30a JPY30b", coins, "JPY20c USD40")
    play_all(deal, "bid JPY60", "bid EUR20a EUR20b EUR20c", "bid JPY30a JPY30b", f"bid {coins}", "bid JPY20c USD40")
    assert table(deal)["values"] == [60, 60, 60, 60, 60]
    for seat in (EVE, BEN, CLEO, ANN, DAN):
        assert deal.to_move() == (seat,)
        deal.play(seat, "keep")


@pytest.mark.clauses("M12", "M12a")
def test_the_bid_becomes_the_display_for_those_who_act_after() -> None:
    right, left = "GBP20a GBP30a GBP40 GBP50", "CHF20a CHF30a CHF40 CHF50"
    deal = money_deal("JPY60", "EUR50", "USD20a USD20b", right=right, left=left)
    play_all(deal, "bid JPY60", "bid EUR50", "bid USD20a USD20b", "take right")
    data = table(deal)
    assert (data["right"], data["left"], data["bids"][ANN]) == (["JPY60"], left.split(), [])
    assert set(right.split()) < set(data["hands"][ANN])
    assert data["hand_sizes"] == [9, 5, 4]
    assert deal.to_move() == (BEN,)
    play_all(deal, "take left", "take right")
    assert set(left.split()) < set(table(deal)["hands"][BEN])
    assert "JPY60" in table(deal)["hands"][CLEO]
    assert table(deal)["right"][:2] == ["USD20a", "USD20b"]
    assert "EUR50" in table(deal)["left"]


@pytest.mark.clauses("M12", "M12b")
def test_the_player_swapped_with_acts_next_with_the_higher_bid() -> None:
    deal = money_deal("JPY60", "EUR50", "USD40", "GBP30a")
    play_all(deal, "bid JPY60", "bid EUR50", "bid USD40", "bid GBP30a", "swap 3")
    data = table(deal)
    assert data["bids"] == [[], ["EUR50"], ["USD40"], ["JPY60"]]
    assert data["values"] == [0, 50, 40, 60]
    assert "GBP30a" in data["hands"][ANN]
    assert deal.to_move() == (DAN,)
    with pytest.raises(IllegalMove, match="seat 0 has no bid"):
        deal.play(DAN, "swap 0")


@pytest.mark.clauses("M12b", "M12c")
def test_a_chain_of_swaps_ends_with_keeping_what_a_swap_left() -> None:
    deal = money_deal("JPY60", "EUR50", "USD40", "GBP30a")
    play_all(deal, "bid JPY60", "bid EUR50", "bid USD40", "bid GBP30a", "swap 2", "swap 3", "swap 1")
    assert deal.to_move() == (BEN,)
    assert table(deal)["bids"] == [[], ["JPY60"], [], []]
    play_all(deal, "keep")
    hands = table(deal)["hands"]
    assert "USD40" in hands[ANN]
    assert "GBP30a" in hands[CLEO]
    assert "EUR50" in hands[DAN]
    assert "JPY60" in hands[BEN]
    assert table(deal)["hand_sizes"] == [6, 6, 6, 6]


@pytest.mark.clauses("M11", "M12b")
def test_a_swapped_bid_carries_its_serial_number_along() -> None:
    """Ann and Ben both bid 60; Ann's lower number lets Cleo, with whom she swaps, act before Ben."""
    deal = money_deal("JPY20a JPY40", "EUR60", "USD20a")
    play_all(deal, "bid JPY20a JPY40", "bid EUR60", "bid USD20a", "swap 2")
    assert deal.to_move() == (CLEO,)
    play_all(deal, "swap 1")
    assert table(deal)["bids"] == [[], ["JPY20a", "JPY40"], []]


@pytest.mark.clauses("M13")
def test_both_displays_are_filled_up_to_four_the_right_one_first() -> None:
    deal = money_deal("JPY60", "EUR20a EUR30a", "", pile="GBP20a GBP20b GBP20c GBP30a GBP30b USD60")
    play_all(deal, "bid JPY60", "bid EUR20a EUR30a", "bid PLAY", "take left", "take right")
    data = table(deal)
    assert data["right"] == ["EUR20a", "GBP20a", "GBP20b", "EUR30a"]
    assert data["left"] == ["GBP20c", "GBP30a", "GBP30b", "JPY60"]
    assert (data["pile"], data["pile_cards"][0]) == (20, "USD60")


@pytest.mark.clauses("M13")
def test_a_display_of_four_or_more_gets_none() -> None:
    deal = money_deal("JPY20a JPY20b JPY20c JPY30a JPY30b", "EUR20a EUR20b EUR20c EUR30a", "")
    play_all(deal, "bid JPY20a JPY20b JPY20c JPY30a JPY30b", "bid EUR20a EUR20b EUR20c EUR30a", "bid PLAY")
    play_all(deal, "take right", "take left")
    data = table(deal)
    assert data["right"] == ["JPY20a", "JPY20b", "JPY20c", "JPY30a", "JPY30b"]
    assert data["left"] == ["EUR20a", "EUR20b", "EUR20c", "EUR30a"]
    assert data["pile"] == 25


@pytest.mark.clauses("M13", "M14")
def test_the_round_after_the_pile_runs_out_is_the_last() -> None:
    deal = position("JPY60 USD60", "EUR50", "", right="GBP20a", left="CHF20a", pile="GBP40 GBP50 GBP60 CHF30a")
    play_all(deal, "bid JPY60", "bid EUR50", "bid PLAY", "take right", "take left")
    data = table(deal)
    assert (data["right"], data["left"]) == (["GBP40", "GBP50", "JPY60", "GBP60"], ["CHF30a", "EUR50"])
    assert (data["last"], data["round"], data["phase"]) == ("display", 2, "bidding")
    play_all(deal, "bid GBP20a USD60", "bid CHF20a", "bid PLAY", "take right", "keep")
    assert deal.is_over()
    assert deal.outcome() == ((50, 0, 0), (ANN,), "display")
    with pytest.raises(OutOfTurn, match="the deal is over"):
        deal.play(ANN, "bid PLAY")


@pytest.mark.clauses("M14")
def test_a_card_left_in_the_pile_means_another_round() -> None:
    deal = position(
        "JPY60", "", "", right="GBP20a", left="CHF20a CHF20b CHF20c CHF30a", pile="GBP30a GBP40 GBP50 USD20a"
    )
    play_all(deal, "bid JPY60", "bid PLAY", "bid PLAY", "take right")
    assert (table(deal)["pile"], table(deal)["last"]) == (1, None)


@pytest.mark.clauses("MR3", "M14")
def test_after_ten_rounds_without_a_card_from_the_pile_the_next_is_the_last() -> None:
    deal = money_deal("JPY60", "", "")
    for _ in range(5):
        play_all(deal, *SIT_OUT)
        play_all(deal, "bid JPY60", "bid PLAY", "bid PLAY", "keep")
        assert not deal.is_over()
    assert (table(deal)["round"], table(deal)["last"], table(deal)["pile"]) == (11, "stall", 25)
    play_all(deal, *SIT_OUT)
    assert deal.outcome().ending == "stall"


@pytest.mark.clauses("MR3")
def test_a_card_from_the_pile_begins_the_ten_rounds_anew() -> None:
    deal = money_deal("JPY60", "", "")
    play_all(deal, *SIT_OUT * 9)
    play_all(deal, "bid JPY60", "bid PLAY", "bid PLAY", "take right")
    play_all(deal, *SIT_OUT * 9)
    assert (table(deal)["round"], table(deal)["last"]) == (20, None)
    play_all(deal, *SIT_OUT)
    assert table(deal)["last"] == "stall"


@pytest.mark.clauses("M15", "M16", "M17", "M18")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("", 0),
        ("JPY60", 0),
        ("JPY40 JPY60", 0),
        ("JPY20a JPY40 JPY50", 10),
        ("JPY20a JPY30a JPY30b JPY50 JPY60", 90),
        ("JPY20a JPY30a JPY40 JPY50 JPY60", 200),
        ("JPY20a JPY20b JPY30a JPY40 JPY50 JPY60", 220),
        ("JPY60 EUR60 USD60 GBP60 CHF60 SEK60 RUB60", 0),
        ("JPY50 JPY60 RUB50 RUB60", 20),
        ("XAU10a", 10),
        ("XAU10a XAU10b XAU10c XAU10d XAU10e XAU10f", 60),
        ("SEK20a SEK20b SEK20c", 100),
        ("RUB30a RUB30b RUB30c", 100),
        ("RUB20a RUB20b RUB30a RUB30b", 0),
        ("JPY20a EUR20a USD20a JPY30a EUR30a USD30a", 0),
        ("CHF20a CHF20b CHF20c CHF30a CHF30b CHF30c", 250),
        ("GBP30a GBP30b GBP30c GBP60 GBP50", 300),
    ],
)
def test_wealth(hand: str, worth: int) -> None:
    assert wealth(parse_cards(hand.split())) == worth
    deal = position(hand, "", "", "", "", last="display")
    play_all(deal, *["bid PLAY"] * 5)
    assert deal.outcome().scores == (worth, 0, 0, 0, 0)


@pytest.mark.clauses("M19")
def test_a_match_adds_up_its_deals() -> None:
    """Nobody exchanges anything: each deal is ten rounds and a last one, and the hands are worth what was dealt."""
    game = etalage.game("money")
    match = Match.undealt(game, 3, {"deals": 2}, {"removed": ["SEK", "RUB"]})
    yen, coins = "JPY20a JPY20b JPY20c JPY30a JPY30b JPY30c", "XAU10a XAU10b XAU10c XAU10d XAU10e XAU10f"
    dollars, notes = "USD30a USD40 USD50 USD60 GBP20a EUR20a", "EUR30a EUR60 GBP30a GBP40 CHF30a CHF40"
    for hands in ((yen, dollars, coins), (dollars, coins, notes)):
        assert match.outcome() is None
        match = match.begin(game.read_setup(3, match.drawn, money_setup(*hands)))
        for bid in SIT_OUT * 11:
            match, _ = match.after(match.to_move()[0], bid)
    assert [played.deal.scores() for played in match.deals] == [[250, 80, 60], [80, 60, 0]]
    assert match.outcome() == ((330, 140, 60), (ANN,), "stall")


@pytest.mark.clauses("M19", "MR6")
@pytest.mark.parametrize(("options", "deals"), [(None, 3), ({"deals": 1}, 1), ({"deals": 9}, 9)])
def test_the_number_of_deals(options: dict[str, object] | None, deals: int) -> None:
    match = etalage.match("money", 4, options=options)
    for _ in range(4 * 11 * deals):
        assert match.outcome() is None
        match, _ = match.after(match.to_move()[0], "bid PLAY")
    assert match.is_over()
    assert len(match.deals) == deals


@pytest.mark.clauses("MR6")
@pytest.mark.parametrize("deals", [0, 10, -1, "3", True, 3.0, None])
def test_other_numbers_of_deals_are_refused(deals: object) -> None:
    with pytest.raises(BadSetup, match="1, 2, 3, 4, 5, 6, 7, 8, 9") as refused:
        etalage.match("money", 4, options={"deals": deals})
    assert (refused.value.key, refused.value.clause) == ("options.deals", "MR6")


@pytest.mark.clauses("MR6", "M19")
def test_the_richest_win_and_share_a_tie() -> None:
    deal = position("JPY50 JPY60 XAU10a", "XAU10b XAU10c", "EUR40 EUR50 XAU10d XAU10e", last="display")
    play_all(deal, *SIT_OUT)
    assert deal.outcome() == ((20, 20, 20), (ANN, BEN, CLEO), "display")
    deal = position("JPY50", "XAU10b XAU10c", "XAU10d", "XAU10e XAU10f", last="stall")
    play_all(deal, *SIT_OUT, "bid PLAY")
    assert deal.outcome() == ((0, 20, 10, 20), (BEN, DAN), "stall")
