"""The legal moves of both games: asked, counted, listed, drawn at random; and what `play` says to all others."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import etalage
from etalage import EtalageError, IllegalMove, OutOfTurn, Rng
from etalage.games.money.notation import CARD_NAMES, Move
from etalage.games.weinhaendler.notation import Move as WineMove
from tests.positions import money_deal, play_all, wine_deal, wine_position
from tests.strategies import wandered

ANN, BEN, CLEO, DAN = range(4)
NOT_MOVES: list[object] = [None, "pass", "keep", "bid PLAY", 0, 1, 1 << 70, 0.5, (), object(), Move, WineMove]


def texts(deal: Any, seat: int | None = None) -> list[str]:
    return [str(move) for move in deal.legal_moves(seat)]


def money_hand(hand: str) -> Any:
    """A deal of Money! before the bids, in which Ann holds these cards."""
    game = etalage.game("money")
    data = money_deal("", "", "", "", "").open_view().to_json()
    own = hand.split()
    others = [[card for card in other if card not in own] for other in data["hands"][1:]]
    data["hands"] = [own, *others]
    data["hand_sizes"] = list(map(len, data["hands"]))
    for key in ("right", "left", "pile_cards"):
        data[key] = [card for card in data[key] if card not in own]
    data["pile"] = len(data["pile_cards"])
    return game.sample(game.read_view(data), Rng(0))


def accepts(deal: Any, seat: int, move: object) -> bool:
    """Whether `play` takes it."""
    try:
        deal.copy().play(seat, move)
    except EtalageError:
        return False
    return True


def assert_even(drawn: Counter[str], moves: list[str], expected: int) -> None:
    """Each of these and nothing else, about so many times: within five standard deviations."""
    assert set(drawn) == set(moves)
    assert len(moves) == len(set(moves))
    assert all(abs(count - expected) < 5 * expected**0.5 for count in drawn.values())


@pytest.mark.clauses("W8", "W10", "WR1")
def test_the_bids_from_a_hand_of_bottles() -> None:
    deal = wine_position("6 6 9", "10", "7", phase="bidding", display="8 8 8 13")
    bids = ["bid 6", "bid 9", "bid 6 6", "bid 6 9", "bid 6 6 9"]
    assert sorted(texts(deal)) == sorted(["pass", "pass draw", *bids])
    assert deal.legal_moves().count() == len(deal.legal_moves()) == 7


@pytest.mark.clauses("W9", "W13")
def test_a_bid_that_would_equal_anothers_is_no_legal_move() -> None:
    """31 bids of five different bottles, less 6 + 10 and 7 + 9; pass; and a draw for who has not bid."""
    deal = wine_deal("16", "6 7 9 10 20", "")
    deal.play(ANN, "bid 16")
    assert deal.legal_moves().count() == len(texts(deal)) == 31
    assert {"bid 6 10", "bid 7 9"}.isdisjoint(texts(deal))
    assert WineMove.parse("bid 6 10") not in deal.legal_moves()
    assert WineMove.parse("pass draw") in deal.legal_moves()
    play_all(deal, "bid 10", "pass")
    assert deal.to_move() == (ANN,)
    assert WineMove.parse("pass draw") not in deal.legal_moves()


@pytest.mark.clauses("W20", "W21", "W23")
def test_the_placings_in_a_cellar() -> None:
    deal = wine_position("0 6 9", "10", "7", cellars=[{"1:0": "6", "1:1": "0"}])
    places = ["1:-1", "1:2", "2:0"]
    wines = [f"place {card} {place}" for card in (6, 9) for place in [*places, "1:1"]]
    assert sorted(texts(deal)) == sorted(["done", *(f"place 0 {place}" for place in places), *wines])
    assert deal.legal_moves().count() == 12


@pytest.mark.clauses("W18")
def test_with_more_than_six_bottles_one_is_not_done() -> None:
    deal = wine_position("6 6 6 7 7 7 9", "10", "10")
    assert texts(deal) == ["place 6 1:0", "place 7 1:0", "place 9 1:0"]


@pytest.mark.clauses("M7", "MR4")
def test_the_bids_from_a_hand_of_notes() -> None:
    deal = money_hand("JPY20a XAU10a")
    notes = ["bid JPY20a", "bid XAU10a", "bid JPY20a XAU10a"]
    play = ["bid PLAY", "bid JPY20a PLAY", "bid XAU10a PLAY", "bid JPY20a XAU10a PLAY"]
    assert sorted(texts(deal)) == sorted([*notes, *play])
    assert deal.legal_moves().count() == len(deal.legal_moves()) == 7
    assert Move(0) not in deal.legal_moves()


@pytest.mark.clauses("M7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_hand_of_six_has_127_bids(players: int) -> None:
    deal = etalage.deal("money", players)
    for seat in range(players):
        assert deal.legal_moves(seat).count() == len(set(deal.legal_moves(seat))) == 127


@pytest.mark.clauses("M10", "M12")
def test_the_exchanges_dwindle_with_the_bids() -> None:
    deal = money_deal("JPY60", "EUR50", "USD40", "", "GBP40")
    play_all(deal, "bid JPY60", "bid EUR50", "bid USD40", "bid PLAY", "bid GBP40")
    assert sorted(texts(deal)) == ["keep", "swap 1", "swap 2", "swap 4", "take left", "take right"]
    play_all(deal, "take left")
    assert sorted(texts(deal)) == ["keep", "swap 2", "swap 4", "take left", "take right"]
    play_all(deal, "swap 4", "keep")
    assert deal.to_move() == (CLEO,)
    assert sorted(texts(deal)) == ["keep", "take left", "take right"]
    assert deal.legal_moves().count() == len(deal.legal_moves()) == 3


@pytest.mark.clauses("M7")
@pytest.mark.parametrize(
    ("cards", "count"), [(20, 2097151), (25, 67108863), (51, 4503599627370495), (69, 1180591620717411303423)]
)
def test_the_bids_from_a_large_hand_are_counted_and_not_made(cards: int, count: int) -> None:
    legal = money_hand(" ".join(CARD_NAMES[:cards])).legal_moves(ANN)
    assert legal.count() == count
    assert legal
    assert repr(legal) == f"<LegalMoves: {count} of seat 0>"
    first = list(islice(legal, 1000))
    assert len(set(first)) == 1000
    assert all(move in legal for move in first)
    assert Move.parse(f"bid {CARD_NAMES[0]} {CARD_NAMES[cards - 1]} PLAY") in legal
    assert legal.sample(Rng(3)) in legal


def test_the_length_is_the_count_as_far_as_a_machine_word_goes() -> None:
    assert len(money_hand(" ".join(CARD_NAMES[:51])).legal_moves(ANN)) == 4503599627370495
    with pytest.raises(OverflowError):
        len(money_hand(" ".join(CARD_NAMES)).legal_moves(ANN))


@pytest.mark.parametrize("thing", NOT_MOVES, ids=lambda thing: type(thing).__name__)
def test_only_moves_of_the_game_are_among_its_moves(thing: object) -> None:
    assert thing not in wine_deal("5", "", "", "").legal_moves()
    assert thing not in money_deal("", "", "").legal_moves()


def test_moves_of_the_other_game_are_not_among_the_legal_ones() -> None:
    wine, money = wine_deal("", "", "", ""), money_deal("", "", "")
    for move in wine.legal_moves():
        assert move in wine.legal_moves()
        assert move not in money.legal_moves()
        assert Move(move.code) not in wine.legal_moves()
    for move in money.legal_moves():
        assert move in money.legal_moves()
        assert move not in wine.legal_moves()


def test_a_short_list_is_shown_in_full() -> None:
    deal = money_deal("JPY60", "EUR50", "")
    assert repr(deal.legal_moves(BEN)) == "<LegalMoves: 127 of seat 1>"
    play_all(deal, "bid JPY60", "bid PLAY", "bid PLAY")
    assert repr(deal.legal_moves()) == "<LegalMoves: keep, take right, take left>"
    assert repr(deal.legal_moves(BEN)) == "<LegalMoves: >"


def test_legal_moves_are_a_window_on_the_deal() -> None:
    deal = money_deal("JPY60", "EUR50", "")
    legal = deal.legal_moves(ANN)
    play_all(deal, "bid JPY60", "bid EUR50", "bid PLAY")
    assert legal.count() == 4
    play_all(deal, "keep")
    assert not legal


@pytest.mark.clauses("MR5")
def test_who_has_bid_may_still_bid_anew_and_the_next_is_asked_by_default() -> None:
    deal = money_deal("JPY60", "EUR50", "USD40")
    deal.play(ANN, "bid JPY60")
    assert Move.parse("bid JPY60") in deal.legal_moves(ANN)
    assert deal.legal_moves(ANN).count() == 127
    assert Move.parse("bid EUR50") in deal.legal_moves()
    assert Move.parse("bid JPY60") not in deal.legal_moves()


@pytest.mark.clauses("W7", "W17", "M7")
@pytest.mark.parametrize(
    ("deal", "seats", "clause"),
    [
        pytest.param(wine_deal("16", "", ""), [-1, BEN, CLEO, DAN, 5], "W7", id="wine bidding"),
        pytest.param(wine_position("6", "7", "9", to_move=1), [-1, ANN, CLEO, DAN], "W17", id="cellars"),
        pytest.param(money_deal("", "", ""), [-1, DAN, 4, 5], "M7", id="money bidding"),
    ],
)
def test_out_of_turn_there_are_no_legal_moves(deal: Any, seats: list[int], clause: str) -> None:
    for seat in seats:
        assert_none_legal(deal, seat, clause)


@pytest.mark.clauses("M11")
def test_only_who_acts_has_exchanges() -> None:
    deal = money_deal("JPY60", "EUR50", "USD40")
    play_all(deal, "bid JPY60", "bid EUR50", "bid USD40")
    for seat in (-1, BEN, CLEO, DAN):
        assert_none_legal(deal, seat, "M11")


def assert_none_legal(deal: Any, seat: int, clause: str) -> None:
    legal = deal.legal_moves(seat)
    assert (legal.count(), len(legal), list(legal), bool(legal)) == (0, 0, [], False)
    some = next(iter(deal.legal_moves()))
    assert some not in legal
    with pytest.raises(OutOfTurn, match=f"not seat {seat}'s turn") as refused:
        deal.play(seat, some)
    assert (refused.value.seat, refused.value.to_move, refused.value.clause) == (seat, deal.to_move(), clause)
    with pytest.raises(OutOfTurn, match=f"not seat {seat}'s turn"):
        legal.sample(Rng(1))


@pytest.mark.parametrize("name", ["weinhaendler", "money"])
def test_when_all_is_over_nobody_has_a_move(name: str) -> None:
    deal = wandered(name, 3, 1, 10_000)
    assert deal.is_over()
    for seat in (None, 0, 1, 2, 3):
        assert (deal.legal_moves(seat).count(), texts(deal, seat)) == (0, [])
    with pytest.raises(OutOfTurn, match="the deal is over"):
        deal.legal_moves().sample(Rng(1))


@pytest.mark.parametrize(
    ("deal", "number"),
    [
        pytest.param(wine_position("6 6 9", "10", "7", phase="bidding"), 7, id="wine bidding"),
        pytest.param(wine_position("0 6 9", "10", "7", cellars=[{"1:0": "6", "1:1": "0"}]), 12, id="cellars"),
        pytest.param(money_hand("JPY20a EUR60 XAU10f"), 15, id="money bidding"),
    ],
)
def test_samples_are_legal_moves_each_as_often_as_the_others(deal: Any, number: int) -> None:
    rng = Rng(2024)
    assert len(texts(deal)) == number
    assert_even(Counter(str(deal.legal_moves().sample(rng)) for _ in range(400 * number)), texts(deal), 400)


def test_samples_leave_illegal_bids_out() -> None:
    deal = wine_deal("16", "6 7 9 10 20", "")
    deal.play(ANN, "bid 16")
    rng = Rng(5)
    assert_even(Counter(str(deal.legal_moves().sample(rng)) for _ in range(31 * 400)), texts(deal), 400)


def test_samples_of_exchanges() -> None:
    deal = money_deal("JPY60", "EUR50", "USD40", "", "GBP40")
    play_all(deal, "bid JPY60", "bid EUR50", "bid USD40", "bid PLAY", "bid GBP40")
    rng = Rng(6)
    moves = ["keep", "swap 1", "swap 2", "swap 4", "take left", "take right"]
    assert_even(Counter(str(deal.legal_moves().sample(rng)) for _ in range(2400)), moves, 400)


BOTTLES = [0, *range(5, 26)]
WINE_MOVES = [
    *["pass", "pass draw", "done"],
    *[f"bid {card}" for card in BOTTLES],
    *[f"bid {low} {high}" for low, high in combinations(BOTTLES, 2)],
    *[f"place {card} {row}:{column}" for card in BOTTLES for row in range(1, 6) for column in range(-4, 6 - row)],
]
MONEY_MOVES = [
    *["keep", "take right", "take left", "swap 0", "swap 1", "swap 2", "swap 3", "swap 4"],
    *[f"bid {card}" for card in [*CARD_NAMES, "PLAY"]],
    *[f"bid {low} {high}" for low, high in combinations(CARD_NAMES[::4], 2)],
]


@pytest.mark.parametrize(("name", "moves"), [("weinhaendler", WINE_MOVES), ("money", MONEY_MOVES)])
@given(players=st.integers(3, 5), seed=st.integers(0, 2**32), played=st.integers(0, 120))
def test_legal_is_what_play_accepts(name: str, moves: list[str], players: int, seed: int, played: int) -> None:
    deal = wandered(name, players, seed, played)
    before = deal.open_view().to_json()
    parse = etalage.game(name).parse_move
    for seat in range(players):
        legal = deal.legal_moves(seat)
        hand = before["hands"][seat]
        some = hand[:6] + ["PLAY"] * (name == "money")
        bids = {f"bid {' '.join(cards)}" for size in range(1, len(some) + 1) for cards in combinations(some, size)}
        tried = [*map(parse, {*moves, *bids}), *islice(legal, 500)]
        assert [move for move in tried if (move in legal) != accepts(deal, seat, move)] == []
        if legal.count() < 2000:
            assert {move for move in tried if move in legal} <= set(legal)
            assert legal.count() == len(list(legal)) == len(set(legal))
    assert deal.open_view().to_json() == before


BIDS = ["bid JPY60", "bid EUR50", "bid PLAY"]


@pytest.mark.clauses("M7", "M12", "M12b")
@pytest.mark.parametrize(
    ("moves", "move", "reason", "clause", "word"),
    [
        ([], "keep", "not-while-bidding", "M7", "being made"),
        ([], "take left", "not-while-bidding", "M7", "being made"),
        ([], "swap 4", "not-while-bidding", "M7", "being made"),
        ([], "bid EUR50 JPY60 PLAY", "not-in-hand", "M7", "not in your hand: EUR50"),
        (BIDS, "bid PLAY", "not-in-exchange", "M12", "exchanged"),
        (BIDS, "swap 0", "swap-with-oneself", "M12b", "keep"),
        (BIDS, "swap 3", "no-such-seat", "M12b", "no seat 3"),
        (BIDS, "swap 2", "no-bid-left", "M12b", "seat 2 has no bid"),
        ([*BIDS, "take left"], "swap 0", "no-bid-left", "M12b", "seat 0 has no bid"),
    ],
)
def test_a_refusal_in_money_names_reason_and_clause_and_changes_nothing(
    moves: list[str], move: str, reason: str, clause: str, word: str
) -> None:
    deal = money_deal("JPY60", "EUR50", "")
    play_all(deal, *moves)
    before = deal.open_view()
    with pytest.raises(IllegalMove, match=word) as refused:
        deal.play(deal.next_in_record(), move)
    assert (refused.value.reason, refused.value.clause) == (reason, clause)
    assert str(refused.value).startswith(f"{move}: ")
    assert deal.open_view() == before
