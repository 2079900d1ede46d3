"""What a table of Die Weinhändler is worth to all seats, and how a network comes to know it."""

from pathlib import Path

import numpy as np
import pytest

import etalage
from etalage.arena.training import NoTraining, Recipe, train
from etalage.bots.learning.shares import foretold, trust
from etalage.bots.weinhaendler.expert_0_1.expert import load_network
from etalage.bots.weinhaendler.expert_0_1.features import SHAPE
from etalage.bots.weinhaendler.value import TableValue, load_value
from etalage.bots.weinhaendler.value_training import (
    Witness,
    as_positions,
    fit,
    generate,
    played,
    ruler_of_thumb,
    steeper,
)
from etalage.games.rng import Rng
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.numbers import CELLARS
from etalage.games.weinhaendler.rules import Deal
from tests.positions import wine_position


def exchanged(seed: int, players: int) -> Deal:
    """A deal when the bids of its third round have been exchanged."""
    deal = Deal.shuffled(players, Rng(seed))
    choose = ruler_of_thumb(0)
    while not (deal.round == 3 and deal.phase == CELLARS):
        deal.play(deal.seat, Move(choose(deal)))
    return deal


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_shares_of_a_table_are_those_that_were_fitted(players: int) -> None:
    deal = exchanged(players, players)
    shares = TableValue(load_value()).shares(deal, placed=0)
    assert sum(shares) == pytest.approx(1)
    witness = Witness()
    witness.look(deal, placed=0)
    while not deal.is_over():
        deal.play(deal.seat, deal.random_move(deal.seat, Rng(1)))
    positions = as_positions([witness.seen(deal)])
    assert list(foretold(load_value(), positions)) == pytest.approx(shares, abs=1e-3)


def test_who_is_far_ahead_at_the_end_is_said_to_win() -> None:
    ahead = wine_position("9", "", "", "", last="display", points=[30, 5, 5, 5], start=0)
    shares = TableValue(load_value()).shares(ahead, placed=0)
    assert shares[0] > 0.9


def test_positions_are_seen_from_all_seats_and_add_up_to_one_win() -> None:
    positions = as_positions([played([ruler_of_thumb(0)] * players, Rng(players)) for players in (3, 5)])
    assert set(positions.seats) == {3, 5}
    assert len(positions.things) == len(positions.facts) == positions.seats.sum()
    begins = np.cumsum(positions.seats) - positions.seats
    assert np.add.reduceat(positions.targets, begins) == pytest.approx(np.ones(len(begins)))


@pytest.mark.skipif(not etalage.compiled(), reason="sixty deals")
def test_it_foresees_a_good_part_of_what_comes_of_deals_it_has_not_learned_from() -> None:
    deals = [played([ruler_of_thumb(0)] * 4, Rng(500 + seed), whims=False) for seed in range(60)]
    assert trust(load_value(), as_positions(deals)).explained > 0.2


@pytest.mark.skipif(not etalage.compiled(), reason="deals of experts")
def test_learning_goes_on_from_the_network_of_the_player() -> None:
    positions = generate(seed=3, deals=8, weights=None, worlds=1)
    learned = fit(positions, SHAPE, seed=1, epochs=2, recipe={}).weights
    begun = steeper(load_network())
    assert trust(learned, positions).explained > trust(begun, positions).explained > 0.1


def test_a_game_without_a_value_apart_is_told(tmp_path: Path) -> None:
    recipe = Recipe("money-value", seed=3, rounds=1, first_deals=1, deals=1, worlds=1, epochs=1, test_deals=1)
    with pytest.raises(NoTraining, match="the bots of money learn no value apart from their own"):
        list(train(recipe, tmp_path, jobs=1))
