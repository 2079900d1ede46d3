"""Cards and moves as text: one spelling each, any other is refused."""

from __future__ import annotations

import copy
import pickle
from itertools import combinations
from typing import Any

import pytest

import etalage
from etalage import Malformed
from etalage.games.money import notation as money
from etalage.games.weinhaendler import notation as wine

WINE_CARDS = "0 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25".split()
MONEY_CARDS = """
    JPY20a JPY20b JPY20c EUR20a EUR20b EUR20c USD20a USD20b USD20c GBP20a GBP20b GBP20c CHF20a CHF20b CHF20c
    SEK20a SEK20b SEK20c RUB20a RUB20b RUB20c JPY30a JPY30b JPY30c EUR30a EUR30b EUR30c USD30a USD30b USD30c
    GBP30a GBP30b GBP30c CHF30a CHF30b CHF30c SEK30a SEK30b SEK30c RUB30a RUB30b RUB30c
    JPY40 EUR40 USD40 GBP40 CHF40 SEK40 RUB40 JPY50 EUR50 USD50 GBP50 CHF50 SEK50 RUB50
    JPY60 EUR60 USD60 GBP60 CHF60 SEK60 RUB60 XAU10a XAU10b XAU10c XAU10d XAU10e XAU10f
""".split()
PLACES = """
    1:-4 1:-3 1:-2 1:-1 1:0 1:1 1:2 1:3 1:4 2:-4 2:-3 2:-2 2:-1 2:0 2:1 2:2 2:3 3:-4 3:-3 3:-2 3:-1 3:0 3:1 3:2
    4:-4 4:-3 4:-2 4:-1 4:0 4:1 5:-4 5:-3 5:-2 5:-1 5:0
""".split()
WINE, MONEY = etalage.game("weinhaendler"), etalage.game("money")


@pytest.mark.clauses("W1", "W2")
def test_wine_cards_round_trip() -> None:
    assert [wine.card_text(wine.parse_card(card)) for card in WINE_CARDS] == WINE_CARDS
    assert [str(WINE.parse_move(f"bid {card}")) for card in WINE_CARDS] == [f"bid {card}" for card in WINE_CARDS]


@pytest.mark.clauses("M4", "MR1")
def test_money_cards_round_trip_in_the_order_of_their_serial_numbers() -> None:
    assert [money.parse_card(card) + 1 for card in MONEY_CARDS] == list(range(1, 70))
    everything = f"bid {' '.join(MONEY_CARDS)} PLAY"
    assert str(MONEY.parse_move(everything)) == everything
    assert [str(MONEY.parse_move(f"bid {card}")) for card in MONEY_CARDS] == [f"bid {card}" for card in MONEY_CARDS]


@pytest.mark.clauses("MR1")
@pytest.mark.parametrize(
    ("card", "serial"),
    [("JPY20a", 1), ("EUR20a", 4), ("JPY30a", 22), ("JPY40", 43), ("JPY50", 50), ("JPY60", 57), ("RUB60", 63)],
)
def test_the_serial_numbers_that_the_rules_name(card: str, serial: int) -> None:
    assert money.CARD_NAMES[serial - 1] == card
    assert money.CARD_NAMES[63:] == ["XAU10a", "XAU10b", "XAU10c", "XAU10d", "XAU10e", "XAU10f"]


def test_every_placing_round_trips() -> None:
    for card in WINE_CARDS:
        for place in PLACES:
            move: Any = WINE.parse_move(f"place {card} {place}")
            assert (str(move), move.cards, move.place) == (f"place {card} {place}", (card,), place)


@pytest.mark.parametrize("cards", [WINE_CARDS, MONEY_CARDS])
def test_every_bid_of_two_cards_has_one_order(cards: list[str]) -> None:
    game = WINE if cards is WINE_CARDS else MONEY
    for first, second in combinations(cards, 2):
        assert str(game.parse_move(f"bid {first} {second}")) == f"bid {first} {second}"
        with pytest.raises(Malformed, match=f"bid {first} {second}"):
            game.parse_move(f"bid {second} {first}")


@pytest.mark.parametrize(
    ("text", "verb", "cards", "place"),
    [
        ("bid 0 5 14", "bid", ("0", "5", "14"), None),
        ("bid 0 0 0 25 25 25", "bid", ("0", "0", "0", "25", "25", "25"), None),
        ("pass", "pass", (), None),
        ("pass draw", "draw", (), None),
        ("place 16 2:-1", "place", ("16",), "2:-1"),
        ("place 0 1:0", "place", ("0",), "1:0"),
        ("done", "done", (), None),
    ],
)
def test_moves_of_weinhaendler(text: str, verb: str, cards: tuple[str, ...], place: str | None) -> None:
    move = wine.Move.parse(text)
    assert (str(move), repr(move)) == (text, f"<Move {text}>")
    assert (move.verb, move.cards, move.place) == (verb, cards, place)


@pytest.mark.parametrize(
    ("text", "verb", "cards"),
    [
        ("bid EUR30a RUB20a RUB20b XAU10a", None, None),
        ("bid RUB20a RUB20b EUR30a XAU10a", "bid", ("RUB20a", "RUB20b", "EUR30a", "XAU10a")),
        ("bid JPY20a XAU10f PLAY", "bid", ("JPY20a", "XAU10f", "PLAY")),
        ("bid PLAY", "bid", ("PLAY",)),
        ("take right", "take", ()),
        ("take left", "take", ()),
        *[(f"swap {seat}", "swap", ()) for seat in range(5)],
        ("keep", "keep", ()),
    ],
)
def test_moves_of_money(text: str, verb: str, cards: tuple[str, ...]) -> None:
    move = money.Move.parse(text)
    assert (str(move), repr(move)) == (text, f"<Move {text}>")
    assert (move.verb, move.cards) == (verb, cards)
