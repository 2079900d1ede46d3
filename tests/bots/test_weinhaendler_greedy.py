"""The greedy bot of Die Weinhändler: positions where the right choice is plain, and whole deals."""

from typing import Any

import pytest

import etalage
from etalage.bots import BotError, Clock
from etalage.bots.random import RandomBot
from etalage.bots.weinhaendler.greedy import Greedy
from etalage.games.turns import turns
from etalage.testing import check_bot
from tests.positions import play_all, wine_deal, wine_position

OTHERS_HAVE_PASSED = [False, True, True, True]


def chosen(deal: Any) -> str:
    """What greedy does in this position."""
    seat = deal.seat
    return str(Greedy("weinhaendler", 1, None).choose(deal.view(seat), deal.legal_moves(seat), Clock()))


def played_out(bots: list[Any], seed: int) -> Any:
    deal = etalage.deal("weinhaendler", players=len(bots), seed=seed)
    for seat in turns(deal):
        deal.play(seat, bots[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock()))
    return deal.outcome()


@pytest.mark.clauses("W18", "W26")
def test_it_completes_three_identical_bottles() -> None:
    deal = wine_position("9 5 6 7 12 14 20", "", "", "", cellars=[{"1:0": "9", "1:1": "9"}])
    deal.play(0, chosen(deal))
    assert deal.scores()[0] == 1 + 4


@pytest.mark.clauses("W26", "W28")
def test_it_finds_the_place_where_a_bottle_counts_twice() -> None:
    """The example WX4: beside the other two 16, above 9 and 23."""
    cellar = {"1:0": "9", "1:1": "23", "1:2": "5", "1:3": "6", "1:4": "7", "2:1": "16", "2:2": "16"}
    deal = wine_position("16", "", "", "", cellars=[cellar], last="display")
    assert chosen(deal) == "place 16 2:0"


@pytest.mark.clauses("W23")
def test_it_covers_an_empty_bottle_where_the_trio_lacks_one() -> None:
    cellar = {"1:0": "21", "1:1": "0", "1:2": "21", "1:3": "6", "1:4": "5"}
    deal = wine_position("21", "", "", "", cellars=[cellar], last="display")
    assert chosen(deal) == "place 21 1:1"


@pytest.mark.clauses("W18")
def test_it_holds_six_cards_that_fit_nowhere() -> None:
    deal = wine_position("5 16 17 18 23 25", "", "", "", cellars=[{"1:0": "6", "1:1": "7"}])
    assert chosen(deal) == "done"


@pytest.mark.clauses("W32")
def test_in_the_last_round_it_places_all_it_has() -> None:
    deal = wine_position("5 5 5 12 19 23", "", "", "", last="display")
    while (move := chosen(deal)) != "done":
        deal.play(0, move)
    assert deal.view(0).to_json()["hands"][0] == []
    assert deal.scores()[0] == 3 * 1 + 2 + 3 + 3 + 4 + 1  # the stars, three 5, and 5 12 19


@pytest.mark.clauses("W14")
def test_an_empty_bottle_is_enough_for_a_display_that_nobody_else_wants() -> None:
    deal = wine_position("0 5 13 20 23", "", "", "", display="6 16 24 25", phase="bidding", passed=OTHERS_HAVE_PASSED)
    assert chosen(deal) == "bid 0"


@pytest.mark.clauses("W14", "W15")
def test_it_adds_nothing_where_the_bid_above_its_own_is_what_it_wants() -> None:
    deal = wine_deal("0 6 9 24 25", "24 25", "", "", display="7 5 6 10", start=1)
    play_all(deal, "bid 24 25", "pass", "pass", "bid 0", "pass")
    assert chosen(deal) == "pass"


@pytest.mark.clauses("W8")
@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_bid_away_a_trio(seed: int) -> None:
    deal = wine_deal("23 23 23 5 6", "", "", "", seed=seed)
    assert "23" not in chosen(deal).split()


@pytest.mark.clauses("W13")
def test_without_cards_it_draws() -> None:
    assert chosen(wine_position("", "5", "6", "7", display="9", phase="bidding")) == "pass draw"


def test_it_passes_the_check() -> None:
    assert check_bot(Greedy, games=["weinhaendler"], deals=1) > 500


def test_it_plays_the_same_deal_compiled_or_not() -> None:
    assert played_out([Greedy("weinhaendler", seat, None) for seat in range(4)], seed=7).scores == (35, 23, 40, 27)


def test_it_beats_random_players() -> None:
    wins = 0
    for seed in range(20):
        bots: list[Any] = [RandomBot("weinhaendler", 4 * seed + seat) for seat in range(4)]
        bots[seed % 4] = Greedy("weinhaendler", seed, None)
        wins += played_out(bots, seed).winners == (seed % 4,)
    assert wins >= 18


def test_it_takes_no_parameter() -> None:
    with pytest.raises(BotError, match="takes no parameter"):
        Greedy("weinhaendler", 1, "7")
