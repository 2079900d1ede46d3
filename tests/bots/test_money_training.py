"""Training the network of Money!."""

from __future__ import annotations

from typing import Any

import pytest

import etalage
from etalage.bots import Clock
from etalage.bots.money.evaluation import Evaluation
from etalage.bots.money.expert import load_network

numpy = pytest.importorskip("numpy")
fitting = pytest.importorskip("etalage.bots.learning.fitting")
training = pytest.importorskip("etalage.bots.money.training")


def test_training_learns_from_deals() -> None:
    samples = training.generate(1, 8, None, 1)
    again = training.generate(1, 8, None, 1)
    assert all(numpy.array_equal(one, other) for one, other in zip(samples, again, strict=True))
    result = fitting.fit(samples, training.TRAINING.shape, 1, 10, {})
    assert result.learned[-1] < result.learned[0]

    deal: Any = etalage.deal("money", players=4, seed=5)
    evaluation = Evaluation(result.weights)
    shown = [evaluation.described(deal, seat) for seat in range(4)]
    things = numpy.array([numpy.frombuffer(thing, numpy.int8).reshape(7, -1) for thing, _ in shown])
    facts = numpy.array([numpy.frombuffer(fact, numpy.int8) for _, fact in shown])
    said = fitting.predicted(result.weights, samples._replace(things=things, facts=facts, targets=numpy.zeros(4)))
    assert said == pytest.approx([evaluation.valued(deal, seat) for seat in range(4)], abs=1e-3)


def test_a_learner_plays_in_a_hurry() -> None:
    players = [training.learner(load_network(), 4)(seed) for seed in range(9)]
    assert {type(player).__name__ for player in players} == {"Hurried", "Greedy"}
    deal: Any = etalage.deal("money", players=3, seed=5)
    assert players[0].choose(deal.view(0), deal.legal_moves(0), Clock()) in deal.legal_moves(0)
