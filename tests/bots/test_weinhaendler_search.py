"""Search in Die Weinhändler: a tree over imagined worlds, and the expert's few candidates in many."""

import hashlib
from typing import Any

import pytest

import etalage
from etalage.bots import BotError, Clock, ask, bot
from etalage.testing import check_bot
from tests.tables import wine_position

WINE = etalage.game("weinhaendler")
OTHERS_HAVE_PASSED = [False, True, True, True]


def answer(name: str, deal: Any, seed: int = 1) -> str:
    return str(ask(WINE, deal, deal.seat, bot(name).seated("weinhaendler", seed), name))


@pytest.mark.parametrize("name", ["ismcts:60", "ismcts-greedy:20"])
@pytest.mark.clauses("W26", "W32")
def test_a_tree_finds_the_trio_that_wins_in_the_last_round(name: str) -> None:
    deal = wine_position(
        "9", "", "", "", cellars=[{"1:0": "9", "1:1": "9"}], last="display", points=[2, 5, 0, 0], start=0
    )
    assert answer(name, deal) in ("place 9 1:2", "place 9 1:-1", "place 9 2:0")


@pytest.mark.parametrize("name", ["ismcts:80", "expert:4"])
@pytest.mark.clauses("W14")
def test_nobody_is_outbid_twice_for_nothing(name: str) -> None:
    """The highest bidder wins the same display whether or not he adds to his bid; it makes 19 points of three stars."""
    deal = wine_position(
        "23 24 25",
        "",
        "",
        "",
        phase="bidding",
        display="20 21 22 9",
        bids=[["19"], ["5"], [], []],
        values=[190, 50, 0, 0],
        passed=OTHERS_HAVE_PASSED,
        points=[0, 18, 0, 0],
        last="display",
    )
    assert answer(name, deal) == "pass"


@pytest.mark.parametrize("name", ["ismcts", "ismcts-greedy", "expert"])
def test_searching_bots_keep_the_rules_of_bots(name: str) -> None:
    assert check_bot(name, games=["weinhaendler"], deals=1, iterations=2, milliseconds=40) > 300


@pytest.mark.parametrize(("name", "digest"), [("ismcts:12", "?"), ("ismcts-greedy:3", "?"), ("expert:2", "?")])
def test_compiled_or_not_they_play_the_same(name: str, digest: str) -> None:
    moves = hashlib.sha256()
    for players in (3, 4, 5):
        deal = etalage.deal("weinhaendler", players=players, seed=players)
        seats = [bot(name).seated("weinhaendler", seat) for seat in range(players)]
        while deal.round == 1:
            move = seats[deal.seat].choose(deal.view(deal.seat), deal.legal_moves(), Clock())
            moves.update(str(move).encode())
            deal.play(deal.seat, move)
    assert moves.hexdigest()[:16] == digest


@pytest.mark.parametrize("parameter", ["", "0", "x", "-3", "1.5", "²", "99999999999"])
@pytest.mark.parametrize("name", ["ismcts", "ismcts-greedy", "expert"])
def test_a_number_of_iterations_is_a_number(name: str, parameter: str) -> None:
    with pytest.raises(BotError, match=f"{name} takes a number of iterations of 1 to 10000000, as {name}:"):
        bot(f"{name}:{parameter}").seated("weinhaendler", 0)


def test_a_search_is_bounded_by_time_or_iterations() -> None:
    deal = etalage.deal("weinhaendler", players=4, seed=1)
    tree = bot("ismcts").seated("weinhaendler", 1)
    tree.choose(deal.view(deal.seat), deal.legal_moves(), Clock(iterations=33))
    assert tree._search.iterations == 33  # type: ignore[attr-defined]
    tree.choose(deal.view(deal.seat), deal.legal_moves(), Clock(milliseconds=5))
    assert tree._search.iterations % 16 == 0  # type: ignore[attr-defined]
