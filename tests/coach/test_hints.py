"""Hints: what the expert would do, by what the seat may know alone."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

import etalage
from etalage.bots import Clock, bot
from etalage.coach import Cancelled, NothingToDecide, Standing, hint
from etalage.coach.protocol import tell_standing
from etalage.games.rng import Rng
from tests.positions import play_all, random_positions, wine_position

pytestmark = pytest.mark.skipif(not etalage.compiled(), reason="whole matches in hundreds of worlds")
FEW = Clock(iterations=12)
GAMES = ("weinhaendler", "money")


def some_views(name: str, players: int = 4, every: int = 23) -> Iterator[Any]:
    """Of those who have a choice, along a deal that is played at random."""
    for number, deal in enumerate(random_positions(name, players, seed=players)):
        seat = deal.next_in_record()
        if number % every == 3 and seat is not None and deal.legal_count(seat) > 1:
            yield deal.view(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [3, 5])
def test_the_first_move_is_the_experts(name: str, players: int) -> None:
    seen = 0
    for view in some_views(name, players):
        moves = etalage.sample(view, Rng(0)).legal_moves(view.observer)
        expert = bot("expert").create(name, 7)
        tell_standing(expert, view, Standing((0,) * players))
        assert hint(view, seed=7, budget=FEW).moves[0].move == str(expert.choose(view, moves, FEW))
        seen += 1
    assert seen >= 3


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_whole_and_always_the_same(name: str) -> None:
    for view in some_views(name):
        found = hint(view, seed=3, budget=FEW)
        assert found == hint(view, seed=3, budget=FEW)
        texts = [advice.move for advice in found.moves]
        legal = etalage.sample(view, Rng(0)).legal_moves(view.observer)
        assert len(set(texts)) == len(texts) <= 3
        assert all(etalage.game(name).parse_move(text) in legal for text in texts)
        shares = [advice.win_share for advice in found.moves]
        assert 0 <= min(shares) <= max(shares) == shares[0] <= 1
        for advice in found.moves:
            assert sum(outcome.chance for outcome in advice.outcomes) <= 1 + 1e-9
            assert len(advice.reasons) <= 2


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_nothing(name: str) -> None:
    """Every world that a view allows gives the same hint, to the byte."""
    for view in some_views(name, every=57):
        told = {
            json.dumps(hint(world.view(view.observer), seed=5, budget=FEW).to_json())
            for world in (etalage.sample(view, Rng(seed)) for seed in range(3))
        }
        assert len(told) == 1


def test_fewer_moves_than_asked_for() -> None:
    deal = wine_position("5", "", "", "", cellars=[{"1:0": "6"}])
    assert len(hint(deal.view(0), budget=FEW, most=2).moves) == 2
    assert len(hint(deal.view(0), budget=FEW, most=1).moves) == 1


def test_a_pass_that_ends_the_bidding() -> None:
    """Nothing is left to chance then: the highest bid takes the display, with more on it too."""
    deal = wine_position("5 24", "", "19", "", display="11 12 18 20", phase="bidding", start=2, to_move=2)
    play_all(deal, "bid 19", "pass", "bid 24", "pass", "pass")
    found = {advice.move: advice.outcomes for advice in hint(deal.view(0), budget=FEW).moves}
    assert {move: [(each.name, each.chance) for each in outcomes] for move, outcomes in found.items()} == {
        "pass": [("display", 1.0)],
        "bid 5": [("display", 1.0)],
    }


def test_the_match_so_far_counts() -> None:
    """Whoever is a thousand points behind in the last deal will hardly win."""
    view = etalage.deal("money", players=4, seed=2).view(0)
    behind = hint(view, scores=(0, 1000, 1000, 1000), deals=1, budget=FEW)
    ahead = hint(view, scores=(1000, 0, 0, 0), deals=1, budget=FEW)
    assert behind.moves[0].win_share < 0.1
    assert ahead.moves[0].win_share > 0.9


def test_nobody_is_asked() -> None:
    deal = etalage.deal("weinhaendler", players=3, seed=1)
    with pytest.raises(NothingToDecide, match=f"not seat {(deal.seat + 1) % 3}'s turn"):
        hint(deal.view((deal.seat + 1) % 3))
    with pytest.raises(NothingToDecide, match="nobody's turn"):
        hint(deal.view(None))


def test_it_can_be_called_off() -> None:
    view = etalage.deal("money", players=4, seed=1).view(0)
    with pytest.raises(Cancelled):
        hint(view, stop=lambda: True)


@pytest.mark.parametrize("name", GAMES)
def test_it_ends_in_time(name: str) -> None:
    deal = etalage.deal(name, players=5, seed=1)
    began = time.thread_time()
    assert hint(deal.view(deal.next_in_record()), budget=Clock(milliseconds=20)).moves
    assert time.thread_time() - began < 2
