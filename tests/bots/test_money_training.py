"""Training the network of Money!."""

from __future__ import annotations

from typing import Any

import pytest

import etalage
from etalage.bots import Clock
from etalage.bots.money.evaluation import Evaluation
from etalage.bots.money.expert import load_network

numpy = pytest.importorskip("numpy")
shares = pytest.importorskip("etalage.bots.learning.shares")
training = pytest.importorskip("etalage.bots.money.training")


def test_training_learns_from_deals() -> None:
    positions = training.generate(1, 8, None, 1)
    again = training.generate(1, 8, None, 1)
    assert all(numpy.array_equal(one, other) for one, other in zip(positions, again, strict=True))
    assert positions.targets.sum() == pytest.approx(len(positions.seats))
    result = training.TRAINING.fit(positions, training.TRAINING.shape, 1, 10, {})
    assert result.learned[-1] < result.learned[0]


def test_the_kernel_says_what_was_fitted() -> None:
    deal: Any = etalage.deal("money", players=4, seed=5)
    evaluation = Evaluation(load_network())
    shown = [evaluation.described(deal, seat) for seat in range(4)]
    parts = shares.split(load_network())
    things = numpy.array([thing for thing, _ in shown], numpy.float32).reshape(4, 7, -1)
    outputs = shares.forward_pass(parts, things, numpy.array([fact for _, fact in shown], numpy.float32))[0]
    said = evaluation.shares(deal)
    assert said == pytest.approx(shares.in_shares(outputs, numpy.array([0])), abs=1e-3)
    assert sum(said) == pytest.approx(1)


def test_a_learner_plays_in_a_hurry() -> None:
    players = [training.learner(load_network(), 4)(seed) for seed in range(9)]
    assert {type(player).__name__ for player in players} == {"Hurried", "Greedy"}
    deal: Any = etalage.deal("money", players=3, seed=5)
    assert players[0].choose(deal.view(0), deal.legal_moves(0), Clock()) in deal.legal_moves(0)
