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

BOTTLES = "0 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25"
NOTES_AND_COINS = """
    JPY20a JPY20b JPY20c EUR20a EUR20b EUR20c USD20a USD20b USD20c GBP20a GBP20b GBP20c CHF20a CHF20b CHF20c
    SEK20a SEK20b SEK20c RUB20a RUB20b RUB20c JPY30a JPY30b JPY30c EUR30a EUR30b EUR30c USD30a USD30b USD30c
    GBP30a GBP30b GBP30c CHF30a CHF30b CHF30c SEK30a SEK30b SEK30c RUB30a RUB30b RUB30c
    JPY40 EUR40 USD40 GBP40 CHF40 SEK40 RUB40 JPY50 EUR50 USD50 GBP50 CHF50 SEK50 RUB50
    JPY60 EUR60 USD60 GBP60 CHF60 SEK60 RUB60 XAU10a XAU10b XAU10c XAU10d XAU10e XAU10f
"""
CELLAR = """
    1:-4 1:-3 1:-2 1:-1 1:0 1:1 1:2 1:3 1:4 2:-4 2:-3 2:-2 2:-1 2:0 2:1 2:2 2:3 3:-4 3:-3 3:-2 3:-1 3:0 3:1 3:2
    4:-4 4:-3 4:-2 4:-1 4:0 4:1 5:-4 5:-3 5:-2 5:-1 5:0
"""
WINE_CARDS, MONEY_CARDS, PLACES = BOTTLES.split(), NOTES_AND_COINS.split(), CELLAR.split()
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


ANY_GAME = [
    *["", " ", "\n", "\0", "bid", "bid ", "bid  ", "BID", "Bid 5", "bids 5"],
    *["5", "JPY20a", "PLAY", "pass done", "resign"],
    *["bid x", "bid -", "bid +", "bid ,", "bid 5,6", "bid JPY20a,JPY20b", "bid\t5", "bid\u00a05", "bid\nPLAY", "None"],
]


@pytest.mark.parametrize("game", [WINE, MONEY], ids=["weinhaendler", "money"])
@pytest.mark.parametrize("text", ANY_GAME)
def test_what_is_a_move_of_neither_game(game: Any, text: str) -> None:
    with pytest.raises(Malformed):
        game.parse_move(text)


@pytest.mark.parametrize(
    "text",
    [
        *["bid 14 5", "bid 5 0", "bid 10 9", "bid 5 14 5", "bid 5 5 5 5", "bid 0 0 0 0"],
        *["bid  5", "bid 5  14", " bid 5", "bid 5 ", "bid 5\n", "bid 5\t14", "bid 5\u00a014", "bid\u20035"],
        *["bid 05", "bid 00", "bid +5", "bid -5", "bid -0", "bid 5.0", "bid 1e1", "bid 0x5", "bid 1_0", "bid five"],
        *["bid ٥", "bid ５", "bid ⁵", "bid Ⅴ", "bid 1٠", "bid 1", "bid 4", "bid 26", "bid 50", "bid 100"],
        *["bid JPY20a", "bid PLAY", "bid 5:0", "BID 5", "Bid 5", "take right", "swap 2", "keep"],
        *["Pass", "PASS", "pass ", " pass", "pass\n", "pass  draw", "pass draw ", "pass Draw", "passdraw", "draw"],
        *["pass 5", "done ", " done", "Done", "done done", "done 5", "finish"],
        *["place", "place ", "place 5", "place 5 ", "place 1:0", "place 1:0 5", "place  5 1:0", "place 5  1:0"],
        *["place 5 1:0 ", "place 5 1:0\n", "place 5 1:0 1:1", "place 5 6 1:0", "Place 5 1:0", "place 5 1 0"],
        *["place 5 1:-0", "place 5 1:+1", "place 5 1:00", "place 5 1:01", "place 5 01:0", "place 5 1:-01"],
        *["place 5 1: 0", "place 5 1 :0", "place 5 1:- 1"],
        *["place 5 1:", "place 5 :0", "place 5 :", "place 5 1:0:0", "place 5 1;0", "place 5 1.0:0", "place 5 1:−1"],
        *["place 5 1:٠", "place 5 ١:0", "place 5 １:0", "place 5 1：0"],
        *["place 5 0:0", "place 5 6:0", "place 5 -1:0", "place 5 10:0", "place 5 100:0"],
        *["place 5 1:5", "place 5 1:-5", "place 5 2:4", "place 5 2:-5", "place 5 3:3", "place 5 4:2", "place 5 5:1"],
        *["place 5 5:-5", "place 5 1:10", "place 5 1:100"],
        *["place 4 1:0", "place 26 1:0", "place 05 1:0", "place x 1:0", "place JPY20a 1:0"],
    ],
)
def test_other_spellings_of_weinhaendler_are_refused(text: str) -> None:
    with pytest.raises(Malformed):
        wine.Move.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        *["bid EUR20a JPY20a", "bid JPY20b JPY20a", "bid XAU10a JPY60", "bid JPY30a RUB20a", "bid JPY40 JPY30a"],
        "bid EUR30a RUB20a RUB20b XAU10a",  # the order in a table of records.md; its rule, by serial number, is another
        *["bid PLAY JPY20a", "bid JPY20a PLAY EUR20a", "bid PLAY PLAY", "bid JPY20a PLAY PLAY", "bid JPY20a JPY20a"],
        *["bid  JPY20a", "bid JPY20a  JPY20b", " bid JPY20a", "bid JPY20a ", "bid JPY20a\n", "bid JPY20a\tJPY20b"],
        *["bid JPY20a\u00a0JPY20b", "bid\u2003JPY20a", "bid PLAY ", "bid  PLAY", " bid PLAY", "bidPLAY"],
        *["bid jpy20a", "bid JPY20A", "bid Jpy20a", "bid play", "bid Play", "BID PLAY", "Bid PLAY"],
        *["bid JPY20", "bid JPY20d", "bid JPY020a", "bid JPY+20a", "bid JPY 20a", "bid JPY-20a", "bid JPY２0a"],
        *["bid JPY٢٠a", "bid JPY20а", "bid JPY40a", "bid JPY60a", "bid JPY10a", "bid JPY70", "bid XAU10", "bid XAU10g"],
        *["bid XAU20a", "bid DEM20a", "bid 20a", "bid JPY", "bid PLAY10", "bid 5"],
        *["take", "take ", "take right ", " take right", "take  right", "take Right", "TAKE right", "take middle"],
        *["take left right", "take 5", "take\u00a0left", "right", "left"],
        *["swap", "swap ", "swap 5", "swap 6", "swap 7", "swap -1", "swap +1", "swap 02", "swap 2 ", "swap  2"],
        *["Swap 2", "SWAP 2"],
        *["swap ٢", "swap ２", "swap ²", "swap 1 2", "swap 2\n", "swap right", "swap PLAY", "swap 10"],
        *["keep ", " keep", "Keep", "KEEP", "keep\n", "keep 1", "keep keep"],
        *["pass", "pass draw", "done", "place 5 1:0"],
    ],
)
def test_other_spellings_of_money_are_refused(text: str) -> None:
    with pytest.raises(Malformed):
        money.Move.parse(text)


@pytest.mark.parametrize(
    ("game", "text", "clause", "word"),
    [
        pytest.param(WINE, "bid", "W8", "at least one card", marks=pytest.mark.clauses("W8")),
        pytest.param(WINE, "bid 5 5 5 5", "W1", "more than three times", marks=pytest.mark.clauses("W1")),
        pytest.param(WINE, "bid 0 0 0 0", "W2", "more than three times", marks=pytest.mark.clauses("W2")),
        pytest.param(WINE, "place 5 6:0", "W19", "rows 1 to 5", marks=pytest.mark.clauses("W19")),
        pytest.param(WINE, "place 5 1:5", "W20", "no pyramid can reach", marks=pytest.mark.clauses("W20")),
        pytest.param(MONEY, "bid", "MR4", "if only PLAY", marks=pytest.mark.clauses("MR4")),
        pytest.param(MONEY, "bid JPY40 JPY40", "M4", "JPY40", marks=pytest.mark.clauses("M4")),
        (WINE, "bid 14 5", None, "cheapest first: 'bid 5 14'"),
        (WINE, "bid 26", None, "'26' is not a card"),
        (WINE, "place 5 1:-0", None, "'1:-0' is not a place"),
        (WINE, "fold", None, "'fold' is not a move; moves are: bid CARDS, pass"),
        (MONEY, "bid PLAY JPY40", None, "'PLAY' is not a card"),
        (MONEY, "bid JPY60 JPY40", None, "PLAY last: 'bid JPY40 JPY60'"),
        (MONEY, "swap 5", None, "'swap 5' is not a move; moves are: bid CARDS, take right"),
    ],
)
def test_a_refused_spelling_is_told_what_would_be_right(game: Any, text: str, clause: str | None, word: str) -> None:
    with pytest.raises(Malformed) as refused:
        game.parse_move(text)
    assert word in str(refused.value)
    assert refused.value.clause == clause


@pytest.mark.parametrize(
    ("game", "text", "other"),
    [
        (WINE, "bid 0 5 14", "bid 0 5 15"),
        (WINE, "place 16 2:-1", "place 16 2:0"),
        (WINE, "pass", "pass draw"),
        (MONEY, "bid JPY20a XAU10f PLAY", "bid JPY20a XAU10f"),
        (MONEY, "swap 2", "swap 3"),
        (MONEY, "keep", "take right"),
    ],
)
def test_a_move_is_a_value(game: Any, text: str, other: str) -> None:
    move, twin = game.parse_move(text), game.parse_move(text)
    assert move == twin
    assert hash(move) == hash(twin)
    assert move != game.parse_move(other)
    assert move != text
    assert len({move, twin, game.parse_move(other)}) == 2
    for same in (pickle.loads(pickle.dumps(move)), copy.copy(move), copy.deepcopy(move), type(move)(move.code)):
        assert same == move
        assert str(same) == text


def test_moves_of_the_two_games_are_never_equal() -> None:
    for code in (1, 1 << 20, 1 << 44):
        assert wine.Move(code) != money.Move(code)
        assert money.Move(code) != wine.Move(code)


@pytest.mark.parametrize("name", ["weinhaendler", "money"])
def test_only_moves_and_texts_can_be_played(name: str) -> None:
    deal = etalage.deal(name, 3)
    other = etalage.deal({"weinhaendler": "money", "money": "weinhaendler"}[name], 3)
    things: list[object] = [None, 5, [], next(iter(other.legal_moves()))]
    for thing in things:
        with pytest.raises(Malformed, match="a move of this game"):
            deal.play(deal.to_move()[0], thing)
