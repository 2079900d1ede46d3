"""The worked examples of the rule sheets."""

import pytest

from etalage.games.money.notation import parse_cards
from etalage.games.money.scoring import value, wealth
from tests.positions import play_all, wine_deal, wine_position

MARC, ANNE, HERMAN, CARL = range(4)


@pytest.mark.clauses("WX1", "W7", "W8", "W10", "W11")
def test_bidding_example() -> None:
    deal = wine_deal("5 14 0", "7", "12 9 20", "23 20", display="25 24 21 19")
    play_all(deal, "bid 5 14", "bid 7", "bid 9 12 20", "bid 23", "bid 0", "pass", "pass")
    assert deal.values[:4] == [192, 70, 410, 230]
    play_all(deal, "bid 20", "pass")
    assert deal.values[:4] == [192, 70, 410, 430]
    assert deal.to_move() == (CARL,)
    play_all(deal, "pass")
    assert deal.view(MARC).to_json()["phase"] == "cellars"


@pytest.mark.clauses("WX2", "W14", "W15")
def test_exchange_example() -> None:
    deal = wine_deal("5 14 0", "7", "12 9 20", "23 20", display="25 24 21 19")
    play_all(deal, "bid 5 14", "bid 7", "bid 9 12 20", "bid 23", "bid 0", "pass", "pass", "bid 20", "pass", "pass")
    view = deal.view().to_json()
    assert view["known"] == [["9", "12", "20"], ["0", "5", "14"], ["20", "23"], ["19", "21", "24", "25"]]
    assert view["display"] == ["7"]
    assert view["start"] == CARL


@pytest.mark.clauses("WX3", "W25", "W26", "W27")
def test_cellar_example_of_ten_points() -> None:
    deal = wine_deal("25 14 7 21 6", "13", "13", "13", display="5 6 9 12")
    play_all(deal, "bid 6", "pass", "pass", "pass", "pass")
    play_all(deal, "place 25 1:0")
    assert deal.scores()[MARC] == 3
    play_all(deal, "place 14 1:1")
    assert deal.scores()[MARC] == 5
    play_all(deal, "place 7 1:2")
    assert deal.scores()[MARC] == 6
    play_all(deal, "place 21 2:1")
    assert deal.scores()[MARC] == 10


@pytest.mark.clauses("WX4", "W26", "W27", "W28")
def test_cellar_example_of_seven_points() -> None:
    """Blue 16 to the left of two blue 16 in the second row, on blue 9 and blue 23."""
    below = {"1:-1": "9", "1:0": "23", "1:1": "6", "1:2": "13", "1:3": "20"}
    deal = wine_position("16 5", "6", "6", "7", cellars=[below | {"2:0": "16", "2:1": "16"}])
    play_all(deal, "place 16 2:-1")
    assert deal.scores()[MARC] == 7


@pytest.mark.clauses("MX1", "M7")
def test_value_of_a_bid() -> None:
    assert value(parse_cards(["EUR30a", "RUB20a", "RUB20b", "XAU10a"])) == 80


@pytest.mark.clauses("MX2", "M15", "M16", "M17")
def test_wealth_of_a_hand() -> None:
    hand = "EUR20a EUR20b EUR20c CHF20a CHF30a CHF30b CHF30c USD20a USD30a USD30b USD40 USD50 USD60 XAU10a"
    assert wealth(parse_cards(hand.split())) == 450


@pytest.mark.clauses("MX3", "M17")
def test_all_notes_of_a_currency() -> None:
    notes = "GBP20a GBP20b GBP20c GBP30a GBP30b GBP30c GBP40 GBP50 GBP60"
    assert wealth(parse_cards(notes.split())) == 500
