"""The engine against a naive implementation written from the rule text by itself."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import etalage
from etalage.games.money.notation import CARD_NAMES, parse_cards
from etalage.games.money.scoring import wealth
from tests.positions import play_all, wine_position
from tests.second_opinion import money, weinhaendler
from tests.strategies import OPTIONS

GAMES: dict[str, Any] = {"weinhaendler": weinhaendler, "money": money}
DEALS = 40 if etalage.compiled() else 4
FEW = 9  # cards in hand: all bids are listed and compared


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", GAMES)
def test_both_play_the_same_deals(name: str, players: int) -> None:
    endings = set()
    for seed in range(DEALS):
        options = OPTIONS[name][seed % len(OPTIONS[name])]
        match = etalage.match(name, players, seed, options)
        deal, setup = match.deal, match.deals[0].setup.to_json()
        table = GAMES[name].Table(players, options, setup, match.drawn.get("removed", ()))
        rng = etalage.Rng(seed)
        while (seat := deal.next_in_record()) is not None:
            assert table.seat_to_move() == seat
            moves = deal.legal_moves()
            if moves.count() < 1 << FEW and rng.below(4) == 0:
                assert set(map(str, moves)) == table.legal()
            move = deal.random_move(seat, rng)
            assert table.is_legal(str(move))
            deal.play(seat, move)
            table.play(str(move))
            if name == "weinhaendler":
                assert deal.scores() == table.scores()
        outcome = deal.outcome()
        assert outcome
        assert table.seat_to_move() is None
        assert list(outcome.scores) == table.scores()
        assert outcome.ending == table.ending()
        endings.add(outcome.ending)
    assert endings


@pytest.mark.clauses("W19", "W20", "W21", "W22", "W23", "W24", "W25", "W26", "W27", "W28", "WR5", "WR9", "WR10")
@given(st.integers(0, 2**32), st.sampled_from(["both", "upright"]))
def test_cellars_grow_and_score_alike(seed: int, triangles: str) -> None:
    """Fill a cellar bottle by bottle, mostly of two wines so that trios abound."""
    choose = random.Random(seed)
    cards = choose.sample(["5", "12", "19", "6", "13", "20", "7", "14", "21"] * 3 + ["0"] * 3, 30)
    deal = wine_position(" ".join(cards), "", "", "", "", options={"triangles": triangles})
    cellar: dict[tuple[int, int], str] = {}
    for card in cards:
        places = {move.place for move in deal.legal_moves() if move.verb == "place" and move.cards == (card,)}
        expected = weinhaendler.legal_places(cellar, card)
        assert places == {f"{row}:{column}" for row, column in expected}
        if not expected:
            continue
        row, column = choose.choice(sorted(expected))
        before = deal.scores()[0]
        play_all(deal, f"place {card} {row}:{column}")
        assert deal.scores()[0] - before == weinhaendler.placement_points(cellar, (row, column), card, triangles)
        if len(cellar) == 15 and "0" not in cellar.values():
            cellar = {}
        cellar[row, column] = card


@pytest.mark.clauses("M15", "M16", "M17", "M18")
@given(st.sets(st.sampled_from(CARD_NAMES)))
def test_hands_are_worth_the_same(hand: set[str]) -> None:
    assert wealth(parse_cards(hand)) == money.wealth(sorted(hand))
