"""Tree search for Money!: plain positions, and what must hold for every search."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import etalage
from etalage.bots import BotError, Clock, ask, bot
from etalage.bots.ismcts import Ismcts, IsmctsGreedy
from etalage.bots.money.tree_search import TreeSearch
from etalage.testing import check_bot
from tests.bots.test_money_greedy import last_round
from tests.positions import money_deal, play_all

MONEY = etalage.game("money")
BOTH = pytest.mark.parametrize("kind", [Ismcts, IsmctsGreedy])


def answer(kind: Any, deal: Any, seat: int, iterations: int, seed: int = 1) -> Any:
    return ask(MONEY, deal, seat, kind("money", seed, str(iterations)), kind.name)


@BOTH
def test_it_takes_what_wins_the_deal(kind: Any) -> None:
    """In the last round the right display makes 200 euros of 190, and nothing else is as good: M15."""
    deal = last_round(
        "EUR20a EUR20b EUR20c EUR30a EUR30b EUR30c EUR40 USD60 GBP60",
        "JPY20a JPY20b JPY20c JPY30a JPY30b JPY30c JPY40 USD20a",
        "CHF30a",
        right="EUR50 EUR60",
        left="CHF20a CHF20b",
    )
    play_all(deal, "bid USD60 GBP60", "bid USD20a", "bid CHF30a")
    assert str(answer(kind, deal, 0, 60)) == "take right"


@BOTH
def test_it_foresees_that_another_would_take_it(kind: Any) -> None:
    """Seat 0 takes the display that both want; what it leaves there is of no use to seat 1."""
    deal = last_round(
        "EUR20a EUR20b USD60 GBP60",
        "EUR30a EUR30b EUR30c USD50",
        "CHF30a",
        right="EUR20c",
        left="CHF20a",
    )
    play_all(deal, "bid USD60 GBP60", "bid USD50", "bid CHF30a")
    assert str(answer(kind, deal, 0, 100)) == "take right"


@BOTH
def test_a_sealed_bid_may_be_thought_over_again(kind: Any) -> None:
    """Its own sealed bid changes nothing: it is free to make another.  # MR5"""
    deal = etalage.deal("money", players=4, seed=3)
    first = answer(kind, deal, 2, 15)
    deal.play(2, "bid PLAY")
    assert answer(kind, deal, 2, 15) == first


@BOTH
def test_more_iterations_than_its_tree_has_room_for(kind: Any) -> None:
    deal = money_deal("EUR20a", "USD20a", "GBP20a")
    play_all(deal, "bid EUR20a", "bid USD20a", "bid GBP20a")
    search = TreeSearch(1, 5, by_heuristic=kind.by_heuristic)
    assert search.choose(deal.view(deal.to_move()[0]), 30, 1e12) in deal.legal_moves()


@pytest.mark.parametrize(("kind", "digest"), [(Ismcts, "21e63402bae2d2f2"), (IsmctsGreedy, "d5b54902eb1b5c87")])
def test_compiled_or_not_it_plays_the_same(kind: Any, digest: str) -> None:
    moves = hashlib.sha256()
    for players in (3, 4, 5):
        deal = etalage.deal("money", players=players, seed=players)
        bots = [kind("money", seat, "20") for seat in range(players)]
        while deal.round < 3:
            for seat in deal.to_move():
                move = bots[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock())
                moves.update(str(move).encode())
                deal.play(seat, move)
    assert moves.hexdigest()[:16] == digest


@pytest.mark.parametrize("name", ["ismcts", "ismcts-greedy"])
@pytest.mark.parametrize("parameter", ["0", "-1", "many", "1.5", "", "10000001"])
def test_it_refuses_what_is_no_number_of_iterations(name: str, parameter: str) -> None:
    with pytest.raises(BotError, match=f"{name} takes a number of iterations of 1 to 10000000, as {name}:1000"):
        bot(f"{name}:{parameter}").create("money", 1)


@pytest.mark.skipif(not etalage.compiled(), reason="thousands of deals are played for this")
@pytest.mark.parametrize("name", ["ismcts", "ismcts-greedy"])
def test_it_passes_the_check(name: str) -> None:
    assert check_bot(name, games=["money"], deals=1, iterations=20, milliseconds=20) > 100
