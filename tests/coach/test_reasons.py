"""Reasons: true by the cards on the table, and those a good player would give. All of these were checked by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import etalage
from etalage.coach.money.reasons import reasons_for as money_reasons
from etalage.coach.weinhaendler.reasons import reasons_for as wine_reasons
from etalage.games.money.notation import Move as MoneyMove
from etalage.games.weinhaendler.notation import Move as WineMove
from tests.positions import money_deal, play_all, wine_deal, wine_position

Told = dict[str, dict[str, Any]]


def wine(deal: Any, move: str, other: str) -> Told:
    """By name, what speaks for a move of the seat to move, and not, or less, for the other."""
    told = wine_reasons(deal.view(deal.seat), WineMove.parse(move), WineMove.parse(other))
    return {reason.name: dict(reason.facts) for reason in told}


def money(deal: Any, move: str, other: str, seat: int = 0) -> Told:
    told = money_reasons(deal.view(seat), MoneyMove.parse(move), MoneyMove.parse(other))
    return {reason.name: dict(reason.facts) for reason in told}


# Hints as they came in matches between characters, twelve of each game, each compared with the cards


@pytest.mark.parametrize(("name", "reasons"), [("weinhaendler", wine_reasons), ("money", money_reasons)])
def test_hints_of_matches(name: str, reasons: Any) -> None:
    played = etalage.game(name)
    lines = Path(__file__).with_name("golden").joinpath(f"reasons-{name}.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 12
    for line in lines:
        checked = json.loads(line)
        view = played.read_view(checked["view"])
        first, second = map(played.parse_move, checked["moves"])
        for move, beside, expected in zip((first, second), (second, first), checked["reasons"], strict=True):
            assert [[each.name, dict(each.facts)] for each in reasons(view, move, beside)] == expected


# Die Weinhändler


def test_the_display_brings_the_third_bottle() -> None:
    deal = wine_deal("16 16 5 6 7", "", "", "", display="9 12 16 23")
    assert wine(deal, "bid 7", "pass draw") == {
        "third": {"card": "16", "have": 2, "comes": 1},
        "takes-display": {"cards": ["9", "12", "16", "23"], "seat": None, "stars": 8},
    }


def test_a_pair_is_not_torn_for_it() -> None:
    deal = wine_deal("16 16 5 6 7", "", "", "", display="9 12 16 23")
    assert wine(deal, "bid 5", "bid 16") == {
        "third": {"card": "16", "have": 2, "comes": 1},
        "keeps-pair": {"card": "16"},
    }
    assert wine(deal, "bid 16", "bid 5") == {
        "second": {"card": "16"},
        "takes-display": {"cards": ["9", "12", "16", "23"], "seat": None, "stars": 8},
    }


def test_drawing_costs_nothing() -> None:
    deal = wine_deal("16 16 5 6 7", "", "", "", display="9 12 17 23")
    assert wine(deal, "pass draw", "bid 7") == {"avoids-costs": {"cards": ["7"]}, "draw": {}}


def test_what_both_bids_spend_is_not_spared() -> None:
    deal = wine_deal("16 16 5 6 7", "", "", "", display="9 12 17 23")
    assert wine(deal, "bid 5 6", "bid 5 7")["avoids-costs"] == {"cards": ["7"]}
    assert wine(deal, "bid 16", "bid 16 16")["avoids-costs"] == {"cards": ["16"]}


def test_a_low_bid_takes_the_one_above() -> None:
    deal = wine_deal("5 6 7 9 10", "25 24 23 20 21", "", "", display="0 0 0 5", start=1)
    play_all(deal, "bid 25", "pass", "pass")
    found = wine(deal, "bid 5", "bid 6 7 9 10")
    assert found["takes-bid"] == {"cards": ["25"], "seat": 1, "stars": 3}


def test_the_next_one_below_gets_no_third_bottle() -> None:
    deal = wine_position(
        "9 10 5 6 7", "5 6", "", "", cellars=[{}, {"1:0": "9", "1:1": "9"}], phase="bidding", to_move=1, start=1
    )
    play_all(deal, "bid 5", "pass", "pass")
    assert wine(deal, "bid 10", "bid 9")["avoids-gives-third"] == {"seat": 1, "card": "9"}


def test_three_of_a_kind_stay_together() -> None:
    deal = wine_deal("16 16 16 6 7", "", "", "", display="9 12 17 23")
    assert wine(deal, "bid 7", "bid 16")["keeps-three"] == {"card": "16", "count": 3}


def test_the_third_bottle_in_a_row_scores() -> None:
    deal = wine_position("16 25 5 6", "", "", "", cellars=[{"1:0": "16", "1:1": "16"}])
    assert wine(deal, "place 16 1:2", "place 25 1:2") == {"scores-trio": {"card": "16", "trios": 4, "points": 6}}


def test_three_different_score_less() -> None:
    deal = wine_position("23 25 5 6", "", "", "", cellars=[{"1:0": "9", "1:1": "16"}])
    assert wine(deal, "place 23 1:2", "done")["scores-trio"] == {"card": "23", "trios": 1, "points": 4}


def test_stars_score_at_once() -> None:
    deal = wine_position("25 5 6", "", "", "")
    assert wine(deal, "place 25 1:0", "place 5 1:0")["scores"] == {"card": "25", "points": 3}


def test_an_empty_bottle_is_covered() -> None:
    deal = wine_position("25 5", "", "", "", cellars=[{"1:0": "0", "1:1": "16"}])
    assert wine(deal, "place 25 1:0", "place 25 1:2")["covers"] == {"card": "25"}


def test_an_empty_bottle_bears_others() -> None:
    deal = wine_position("0 24", "", "", "", cellars=[{"1:0": "16"}])
    assert wine(deal, "place 0 1:1", "done")["fills"] == {}


def test_seven_cards_are_too_many() -> None:
    deal = wine_position("5 6 7 9 10 11 12", "", "", "")
    assert wine(deal, "place 12 1:0", "place 5 1:0") == {
        "scores": {"card": "12", "points": 2},
        "must": {"limit": 6},
    }


def test_what_waits_in_the_hand() -> None:
    deal = wine_position("16 16 5", "", "", "", cellars=[{"1:0": "16"}])
    assert wine(deal, "done", "place 16 1:1")["holds-three"] == {"card": "16", "count": 2}
    deal = wine_position("16 16 5", "", "", "")
    assert wine(deal, "done", "place 16 1:0") == {"holds-pair": {"card": "16"}, "waits": {"cards": 3}}


def test_nothing_waits_in_the_last_round() -> None:
    deal = wine_position("16 16 5", "", "", "", cellars=[{"1:0": "16"}], pile=0, last="draw")
    assert wine(deal, "done", "place 16 1:1") == {}


# Money!

HAND = "EUR20a EUR20b USD30a USD30b USD30c XAU10a"


def test_a_display_completes_a_trio() -> None:
    deal = money_deal(HAND, "", "", "", right="EUR20c CHF30a GBP40 RUB60", left="JPY20a JPY20b GBP50 CHF50")
    found = money(deal, "bid XAU10a", "bid PLAY")
    assert found["completes-trio"] == {"display": "right", "currency": "EUR", "note": 20}
    assert found["display-gains"]["gain"] == 90  # the trio, less the coin


def test_sitting_out_keeps_everything() -> None:
    deal = money_deal(HAND, "", "", "", right="CHF20a CHF30a GBP40 RUB60", left="JPY20a JPY20b GBP50 CHF50")
    assert money(deal, "bid PLAY", "bid USD30a")["avoids-breaks-trio"] == {"currency": "USD", "note": 30}
    assert "keeps-trio" in money(deal, "bid PLAY", "bid USD30a")
    assert money(deal, "bid PLAY", "bid XAU10a")["sits-out"] == {}


def test_a_coin_is_cheaper_than_a_trio() -> None:
    deal = money_deal(HAND, "", "", "", right="CHF20a CHF30a GBP40 RUB60", left="JPY20a JPY20b GBP50 CHF50")
    assert money(deal, "bid XAU10a", "bid USD30c") == {
        "avoids-breaks-trio": {"currency": "USD", "note": 30},
        "keeps-trio": {"currency": "USD", "note": 30},
    }


def test_a_pair_is_kept() -> None:
    deal = money_deal(HAND, "", "", "", right="CHF20a CHF30a GBP40 RUB60", left="JPY20a JPY20b GBP50 CHF50")
    assert money(deal, "bid XAU10a", "bid EUR20a")["keeps-pair"] == {"currency": "EUR", "note": 20}


def test_a_currency_that_counts_in_full_is_not_spent() -> None:
    deal = money_deal(
        "USD40 USD50 USD60 USD30a USD30b XAU10a", "", "", "", right="CHF20a CHF30a GBP40 RUB60", left="JPY20a"
    )
    found = money(deal, "bid XAU10a", "bid USD30a")
    assert found["keeps-currency"] == {"currency": "USD", "sum": 210}
    assert found["avoids-breaks-currency"] == {"currency": "USD", "sum": 180}


def test_notes_are_not_wasted() -> None:
    deal = money_deal(
        "JPY40 GBP50 CHF60 RUB20a EUR30a XAU10a", "", "", "", right="CHF20a CHF30a GBP40 RUB60", left="JPY20a"
    )
    assert money(deal, "bid XAU10a", "bid JPY40 GBP50")["avoids-costs"] == {"cards": ["JPY40", "GBP50"], "value": 90}


def test_what_both_bids_cost_is_not_spared() -> None:
    deal = money_deal("JPY40 GBP50 CHF60 RUB20a EUR30a XAU10a", "", "", "", right=RIGHT, left="JPY20a")
    assert money(deal, "bid GBP50 XAU10a", "bid GBP50 CHF60")["avoids-costs"] == {"cards": ["CHF60"], "value": 60}


def exchange(*bids: str, **parts: Any) -> Any:
    """A deal in which the others hold what is left, and these bids have just been turned up."""
    deal = money_deal(HAND, "GBP20a GBP20b JPY60 JPY50 CHF60 CHF40", "", "", **parts)
    play_all(deal, *bids)
    return deal


RIGHT = "EUR20c CHF30a GBP40 RUB60"
LEFT = "USD40 USD50 USD60 JPY20b"


def test_what_is_taken_completes_a_trio() -> None:
    deal = exchange("bid USD30a USD30b XAU10a", "bid PLAY", "bid PLAY", "bid PLAY", right=RIGHT, left=LEFT)
    assert money(deal, "take right", "keep") == {
        "completes-trio": {"currency": "EUR", "note": 20},
        "gains": {"cards": ["EUR20c", "CHF30a", "GBP40", "RUB60"], "gain": 100},
    }


def test_what_is_taken_makes_a_currency_count_in_full() -> None:
    deal = exchange("bid EUR20a EUR20b", "bid PLAY", "bid PLAY", "bid PLAY", right=RIGHT, left=LEFT)
    found = money(deal, "take left", "keep")
    assert found["fills-currency"] == {"currency": "USD", "sum": 240}
    assert found["gains"]["gain"] == 240  # 90 dollars counted for nothing, 240 count in full


def test_a_second_note_is_worth_something() -> None:
    deal = exchange("bid EUR20a XAU10a", "bid PLAY", "bid PLAY", "bid PLAY", right=RIGHT, left=LEFT)
    assert money(deal, "take right", "keep")["second-of-trio"] == {"currency": "EUR", "note": 20}


def test_a_currency_grows() -> None:
    deal = exchange("bid XAU10a", "bid PLAY", "bid PLAY", "bid PLAY", right=RIGHT, left="USD60 CHF50 GBP50 RUB50")
    found = money(deal, "take left", "keep")
    assert found["grows-currency"] == {"currency": "USD", "sum": 150, "missing": 50}
    assert found["gains"]["gain"] == 50  # dollars above 100; the others stay below


def test_what_others_are_known_to_want() -> None:
    """Seat 1 openly took two pounds of 20, has bid, and acts after seat 0."""
    deal = money_deal(
        HAND,
        "JPY60 JPY50 CHF60 CHF40 RUB40 RUB50",
        "",
        "",
        right="GBP20a GBP20b RUB20a RUB20b",
        left="JPY20a JPY30a CHF20a CHF30a",
        pile="GBP20c JPY20b JPY20c",
    )
    play_all(deal, "bid PLAY", "bid JPY50", "bid PLAY", "bid PLAY", "take right")
    play_all(deal, "bid USD30a USD30b USD30c", "bid CHF60", "bid PLAY", "bid PLAY")
    assert money(deal, "take right", "keep")["denies-completes-trio"] == {"seat": 1, "currency": "GBP", "note": 20}


def test_nobody_is_helped_to_a_trio() -> None:
    """What seat 0 leaves of its bid would complete the pounds of seat 1."""
    deal = money_deal(
        "GBP20c USD60 USD50 USD40 EUR60 EUR50",
        "JPY60 JPY50 CHF60 CHF40 RUB40 RUB50",
        "",
        "",
        right="GBP20a GBP20b RUB20a RUB20b",
        left="JPY20a JPY30a CHF20a CHF30a",
        pile="EUR20a JPY20b JPY20c",
    )
    play_all(deal, "bid PLAY", "bid JPY50", "bid PLAY", "bid PLAY", "take right")
    play_all(deal, "bid GBP20c EUR60", "bid CHF60", "bid PLAY", "bid PLAY")
    assert "avoids-leaves-completes-trio" in money(deal, "keep", "take left")
