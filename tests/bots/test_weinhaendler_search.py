"""Search in Die Weinhändler: a tree over imagined worlds, and the expert's few candidates in many."""

import hashlib
from typing import Any

import pytest

import etalage
from etalage.bots import BotError, Clock, ask, bot
from etalage.bots.weinhaendler.expert_0_1.expert import load_network
from etalage.bots.weinhaendler.judge_numbers import FITTED, MINDS, THINKING
from etalage.bots.weinhaendler.search import ExpertSearch
from etalage.games.rng import Rng
from etalage.games.weinhaendler.rules import Deal
from etalage.testing import check_bot
from tests.positions import play_all, wine_deal, wine_position

WINE = etalage.game("weinhaendler")


def answer(name: str, deal: Any, seed: int = 1) -> str:
    return str(ask(WINE, deal, deal.seat, bot(name).create("weinhaendler", seed), name))


@pytest.mark.parametrize("name", ["ismcts:60", "ismcts-greedy:20"])
@pytest.mark.clauses("W26", "W32")
def test_a_tree_finds_the_trio_that_wins_in_the_last_round(name: str) -> None:
    deal = wine_position(
        "9", "", "", "", cellars=[{"1:0": "9", "1:1": "9"}], last="display", points=[2, 5, 0, 0], start=0
    )
    assert answer(name, deal) in ("place 9 1:2", "place 9 1:-1", "place 9 2:0")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.clauses("W10", "W14")
def test_nobody_adds_to_the_highest_bid_when_all_others_have_passed(seed: int) -> None:
    deal = wine_deal("19 23 24 25 21", "5 6 7 9 10", "5 6 7 9 11", "5 6 7 9 12", display="20 16 17 18", start=0)
    play_all(deal, "bid 19", "pass", "pass", "pass")
    assert answer("expert:4", deal, seed) == "pass"


@pytest.mark.skipif(not etalage.compiled(), reason="three matches of searching bots take minutes")
@pytest.mark.parametrize("name", ["ismcts", "ismcts-greedy", "expert"])
def test_searching_bots_keep_the_rules_of_bots(name: str) -> None:
    assert check_bot(name, games=["weinhaendler"], deals=1, iterations=2, milliseconds=40) > 300


@pytest.mark.parametrize(
    ("name", "tables", "digest"),
    [
        ("ismcts:12", (3, 4, 5), "8f67c1b4db886fdf"),
        ("ismcts-greedy:3", (3, 4), "75b6b592fe632a0f"),
        ("expert:2", (3,), "039aebf71a85aea5"),
    ],
)
def test_compiled_or_not_they_play_the_same(name: str, tables: tuple[int, ...], digest: str) -> None:
    moves = hashlib.sha256()
    for players in tables:
        deal = etalage.deal("weinhaendler", players=players, seed=players)
        seats = [bot(name).create("weinhaendler", seat) for seat in range(players)]
        while deal.round == 1:
            move = seats[deal.seat].choose(deal.view(deal.seat), deal.legal_moves(), Clock())
            moves.update(str(move).encode())
            deal.play(deal.seat, move)
    assert moves.hexdigest()[:16] == digest


@pytest.mark.parametrize("parameter", ["", "0", "x", "-3", "1.5", "²", "99999999999"])
@pytest.mark.parametrize("name", ["ismcts", "ismcts-greedy", "expert"])
def test_a_number_of_iterations_is_a_number(name: str, parameter: str) -> None:
    with pytest.raises(BotError, match=f"{name} takes a number of iterations of 1 to 10000000, as {name}:"):
        bot(f"{name}:{parameter}").create("weinhaendler", 0)


def test_a_search_is_bounded_by_time_or_iterations() -> None:
    deal = etalage.deal("weinhaendler", players=4, seed=1)
    tree = bot("ismcts").create("weinhaendler", 1)
    tree.choose(deal.view(deal.seat), deal.legal_moves(), Clock(iterations=33))
    assert tree._search.iterations == 33  # type: ignore[attr-defined]
    tree.choose(deal.view(deal.seat), deal.legal_moves(), Clock(milliseconds=5))
    assert tree._search.iterations % 16 == 0  # type: ignore[attr-defined]


def believed(search: ExpertSearch, seat: int, mind: int) -> float:
    return search.opponents.weights[seat * MINDS + mind]


@pytest.mark.skipif(not etalage.compiled(), reason="a whole deal of the expert")
def test_the_expert_comes_to_know_who_thinks() -> None:
    search = ExpertSearch(1, load_network())
    others = [bot(name).create("weinhaendler", 5) for name in ("greedy", "expert-0.1:40", "greedy")]
    deal = Deal.shuffled(4, Rng(500))
    while not deal.is_over():
        view = deal.view(deal.seat)
        deal.play(
            deal.seat,
            others[deal.seat - 1].choose(view, deal.legal_moves(), Clock())
            if deal.seat
            else search.choose(view, 8, 1e9),
        )
    assert believed(search, 1, FITTED) > 0.8
    assert believed(search, 2, THINKING) > 0.5
    assert believed(search, 3, FITTED) > 0.8


def test_an_expert_who_comes_late_or_is_asked_twice_believes_nothing_new() -> None:
    deal = wine_deal("19 23 24 25 21", "5 6 7 9 10", "5 6 7 9 11", "5 6 7 9 12", display="20 16 17 18", start=0)
    play_all(deal, "bid 19", "bid 5", "pass", "pass")
    late = ExpertSearch(1, load_network())
    unknown = list(late.opponents.weights)
    for _ in range(2):
        late.choose(deal.view(0), 1, 1e9)
        assert list(late.opponents.weights) == unknown
