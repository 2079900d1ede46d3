"""How scores come about, what bids would bring, and the shapes of what a game tells as plain data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import etalage
from etalage.games.money.view import View
from etalage.games.registry import GAMES
from tests.positions import money_deal, random_positions, wine_deal, wine_position

WINE, MONEY = etalage.game("weinhaendler"), etalage.game("money")


def built_up(players: int, seed: int, triangles: str) -> Any:
    """A deal played to its end by players who, of eight random moves, take the one that brings most points."""
    deal = etalage.deal("weinhaendler", players=players, seed=seed, options={"triangles": triangles})
    rng = etalage.Rng(seed)
    while not deal.is_over():
        seat = deal.to_move()[0]
        trials = [deal.copy() for _ in range(8)]
        for trial in trials:
            trial.play(seat, trial.random_move(seat, rng))
        deal = max(trials, key=lambda each: each.scores()[seat])
    return deal


@pytest.mark.clauses("W25", "W26", "W28", "WR5")
@pytest.mark.parametrize("triangles", ["both", "upright"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_stars_and_trios_make_the_points(players: int, triangles: str) -> None:
    trios = complete = 0
    for seed in range(12):
        deal = built_up(players, seed, triangles)
        told = WINE.score_breakdown(deal.view(None))
        assert [each["points"] for each in told] == deal.scores()
        assert [each["stars"] + 4 * each["alike"] + each["mixed"] for each in told] == deal.scores()
        trios += sum(each["alike"] + each["mixed"] for each in told)
        complete += sum(each["complete"] for each in told)
    assert trios > 10
    assert complete > 5


@pytest.mark.clauses("WX4")
def test_trios_are_told_with_their_places() -> None:
    cellar = {"1:0": "9", "1:1": "23", "1:2": "20", "1:3": "6", "1:4": "10", "2:1": "16", "2:2": "16"}
    deal = wine_position("16", "", "", cellars=[cellar])
    before = WINE.score_breakdown(deal.view(1))[0]
    assert (before["bottles"], before["stars"], before["trios"]) == (7, 13, [])
    deal.play(0, "place 16 2:0")
    after = WINE.score_breakdown(deal.view(1))[0]
    assert (after["bottles"], after["stars"], after["alike"], after["mixed"]) == (8, 15, 1, 1)
    assert after["trios"] == [
        {"places": ["1:0", "1:1", "2:0"], "kind": "mixed", "points": 1},
        {"places": ["2:0", "2:1", "2:2"], "kind": "alike", "points": 4},
    ]


@pytest.mark.clauses("W2")
def test_empty_bottles_are_not_reckoned() -> None:
    deal = wine_position("0 6", "", "")
    deal.play(0, "place 0 1:0")
    assert WINE.score_breakdown(deal.view(0))[0]["bottles"] == 0


def money_breakdown(view: View, seat: int) -> Any:
    told = MONEY.score_breakdown(view)[seat]
    assert told is not None, "this hand is not seen"
    return told


@pytest.mark.clauses("M15", "M16", "M17", "MX2")
def test_a_hand_of_money_by_currency() -> None:
    hand = "EUR20a EUR20b EUR20c CHF20a CHF30a CHF30b"
    deal = money_deal(hand, "", "", right="CHF30c USD20a USD30a USD30b", left="USD40 USD50 USD60 XAU10a")
    assert MONEY.score_breakdown(deal.view(0))[1:] == [None, None]
    told = money_breakdown(deal.view(0), 0)
    assert told["currencies"]["EUR"] == {"sum": 60, "counted": 0, "missing": 40}
    assert told["currencies"]["CHF"] == {"sum": 80, "counted": 0, "missing": 20}
    assert list(told["currencies"]) == ["JPY", "EUR", "USD", "GBP", "CHF"], "the others are not in the deck"
    assert told["trios"] == [{"currency": "EUR", "value": 20, "points": 100}]
    deal = money_deal("USD20a USD30a USD30b USD40 USD50 USD60", "", "", right="XAU10a XAU10b XAU10c XAU10d")
    told = money_breakdown(deal.view(0), 0)
    assert told["currencies"]["USD"] == {"sum": 230, "counted": 230, "missing": 0}
    assert (told["coins"], told["trios"], told["total"]) == (0, [], 230)


@pytest.mark.clauses("M15")
@pytest.mark.parametrize(
    ("hand", "figures"),
    [
        ("USD20a XAU10a XAU10b XAU10c XAU10d XAU10e", {"sum": 20, "counted": 0, "missing": 80}),
        ("USD40 USD60 XAU10a XAU10b XAU10c XAU10d", {"sum": 100, "counted": 0, "missing": 100}),
        ("USD50 USD60 XAU10a XAU10b XAU10c XAU10d", {"sum": 110, "counted": 10, "missing": 90}),
        ("USD20a USD30a USD40 USD50 USD60 XAU10a", {"sum": 200, "counted": 200, "missing": 0}),
    ],
)
def test_what_is_missing_to_the_next_threshold(hand: str, figures: dict[str, int]) -> None:
    assert money_breakdown(money_deal(hand, "", "").view(0), 0)["currencies"]["USD"] == figures


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_wealth_of_a_hand_is_what_its_parts_add_up_to(players: int) -> None:
    for seed in range(4):
        for deal in random_positions("money", players, seed):
            for seat in range(players):
                view = deal.view(seat)
                told = money_breakdown(view, seat)
                parts = sum(each["counted"] for each in told["currencies"].values())
                assert parts + 10 * told["coins"] + 100 * len(told["trios"]) == told["total"] == view.standing()
        assert [money_breakdown(deal.view(None), seat)["total"] for seat in range(players)] == deal.scores()


@pytest.mark.parametrize("name", GAMES)
def test_what_the_public_may_reckon_everybody_reckons_alike(name: str) -> None:
    game = etalage.game(name)
    for deal in random_positions(name, 4, seed=6):
        public = game.score_breakdown(deal.view(None))
        for seat in range(4):
            own = game.score_breakdown(deal.view(seat))
            assert own[seat] is not None
            assert all(each in (None, other) for each, other in zip(public, own, strict=True))


@pytest.mark.clauses("W14", "W15", "WX1")
def test_what_a_bid_would_take_and_give() -> None:
    deal = wine_deal("5 14 0", "7", "12 9 20", "23 20")

    def told(move: str) -> Any:
        seat = deal.to_move()[0]
        found = WINE.bid_preview(deal.view(seat), WINE.parse_move(move))
        deal.play(seat, move)
        return found

    assert told("bid 5 14") == {"value": 190, "rank": 1, "of": 1, "takes": "display", "gives": "display"}
    assert told("bid 7") == {"value": 70, "rank": 2, "of": 2, "takes": 0, "gives": "display"}
    assert told("bid 9 12 20") == {"value": 410, "rank": 1, "of": 3, "takes": "display", "gives": 0}
    assert told("bid 23") == {"value": 230, "rank": 2, "of": 4, "takes": 2, "gives": 0}
    assert told("bid 0") == {"value": 192, "rank": 3, "of": 4, "takes": 3, "gives": 1}
    assert told("pass") is None


@pytest.mark.clauses("M10", "M12a", "M15")
def test_what_a_bid_would_gain_in_exchange_for_a_display() -> None:
    hand = "JPY20a JPY60 EUR20a EUR20b USD40 GBP20a"
    deal = money_deal(hand, "", "", right="EUR20c EUR30a EUR40 XAU10a", left="CHF20a CHF20b CHF20c CHF30a")
    view = deal.view(0)
    # Without the dollars: euro 20 20 20 30 40 = 130 count 30, a trio, a coin; francs 90, a trio
    assert MONEY.bid_preview(view, MONEY.parse_move("bid USD40")) == {"value": 40, "right": 140, "left": 100}
    assert MONEY.bid_preview(view, MONEY.parse_move("bid PLAY")) == {"value": 0, "right": None, "left": None}
    for seat, move in enumerate(("bid USD40", "bid PLAY", "bid PLAY")):
        deal.play(seat, move)
    assert MONEY.bid_preview(deal.view(0), MONEY.parse_move("take left")) is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_views_and_reckonings_have_the_shapes_that_the_game_names(name: str, players: int) -> None:
    game = etalage.game(name)
    hidden = {"draw": "hidden"} if name == "weinhaendler" else {}
    for deal in random_positions(name, players, seed=players, **hidden):
        for view in (deal.open_view(), deal.view(None), *map(deal.view, range(players))):
            data = view.to_json()
            assert msgspec.convert(data, game.schema.view) == data
            forgotten = {**data, **dict.fromkeys(game.memory)}
            assert msgspec.convert(forgotten, game.schema.view) == forgotten
            for told in filter(None, game.score_breakdown(view)):
                assert msgspec.convert(told, game.schema.score_breakdown) == told
        for seat in deal.to_move():
            preview = game.bid_preview(deal.view(seat), deal.random_move(seat, etalage.Rng(1)))
            assert preview is None or msgspec.convert(preview, game.schema.bid_preview) == preview
