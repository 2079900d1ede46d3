"""What a view says apart from the table itself: whose it is, how one stands, and how much is hidden."""

from __future__ import annotations

import pytest

import etalage
from etalage.games.registry import GAMES
from tests.positions import random_positions


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [3, 5])
def test_the_rest_of_a_view_is_the_same_for_all(name: str, players: int) -> None:
    for deal in random_positions(name, players, seed=players):
        public = deal.view(None).to_json()
        for seat in (*range(players), None):
            view = deal.view(seat)
            assert view.to_json() == {**public, **view.own_json()}


@pytest.mark.parametrize("name", GAMES)
def test_whoever_ends_the_deal_stands_as_they_score(name: str) -> None:
    *_, last = random_positions(name, 4, seed=2)
    assert [last.view(seat).standing() for seat in range(4)] == list(last.scores())
    assert last.view(None).standing() is None


def test_standing_counts_the_bid_that_lies_before_one() -> None:
    for deal in random_positions("money", 3, seed=5):
        if deal.view(0).to_json()["phase"] == "exchange":
            data = deal.view(0).to_json()
            break
    assert data["bids"][0]
    assert deal.view(0).standing() == etalage.game("money").read_view(data).standing()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_concealed_is_what_nobody_has_seen(name: str) -> None:
    deal = etalage.deal(name, players=4, seed=1)
    pile, unseen = deal.view(0).concealed()
    data = deal.view(0).to_json()
    assert pile == data["pile"]
    assert unseen == pile + sum(data["hand_sizes"][1:])
    assert deal.view(None).concealed() == (pile, pile + sum(data["hand_sizes"]))
