"""Batches show what `encoding` makes of the same deals, and go through them as the rules do."""

from __future__ import annotations

import sys
import threading
from typing import Any

import numpy as np
import pytest

import etalage
from etalage.envs import Batch
from etalage.games.errors import BadSetup, Malformed
from tests.envs.test_encoding import FORMS
from tests.strategies import OPTIONS

MOST_STEPS = 5000
STEPS = 250 if etalage.compiled() else 60


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("name", "bids"), FORMS)
def test_a_batch_shows_what_the_view_shows(name: str, bids: Any, players: int) -> None:
    batch = Batch(name, players, 2, seed=players, bids=bids)
    for _ in range(STEPS):
        for index in range(batch.count):
            deal = batch.deal(index)
            seat = deal.next_in_record()
            assert batch.seats[index] == seat
            view = deal.view(seat)
            chosen = batch.chosen(index)
            assert (batch.observations[index] == batch.encoding.observe(view, chosen)).all()
            assert (batch.masks[index] == batch.encoding.mask(view, chosen)).all()
        batch.step(batch.random_actions())


@pytest.mark.parametrize("options", OPTIONS["weinhaendler"])
def test_options_are_those_of_the_game(options: dict[str, Any]) -> None:
    deal: Any = Batch("weinhaendler", 3, 1, options=options).deal(0)
    assert deal.options() == options


@pytest.mark.parametrize(("name", "bids"), FORMS)
def test_a_deal_that_ends_is_rewarded_and_followed_by_another(name: str, bids: Any) -> None:
    shares = Batch(name, 3, 4, seed=1, bids=bids)
    differences = Batch(name, 3, 4, seed=1, bids=bids, reward="difference")
    over = 0
    while over < 3:
        before = [shares.deal(index) for index in range(shares.count)]
        actions, shown = shares.random_actions().copy(), shares.seats.copy()
        shares.step(actions)
        differences.step(actions)
        assert not shares.rewards[~shares.dones].any()
        for index in map(int, np.flatnonzero(shares.dones)):
            over += 1
            seat = int(shown[index])
            view = before[index].view(seat)
            before[index].play(seat, shares.encoding.take(view, actions[index]).move)
            scores = before[index].scores()
            assert before[index].is_over()
            winners = [seat for seat in range(3) if scores[seat] == max(scores)]
            assert shares.rewards[index].tolist() == pytest.approx(
                [(seat in winners) / len(winners) for seat in range(3)]
            )
            assert differences.rewards[index].tolist() == pytest.approx([s - sum(scores) / 3 for s in scores])
            assert shares.deal(index).round == 1


def test_a_seed_means_the_same_deals_whatever_is_played() -> None:
    first, second = Batch("money", 4, 3, seed=9), Batch("money", 4, 3, seed=9)
    first.step(first.random_actions())
    first.reset(9)
    assert (first.observations == second.observations).all()
    second.reset(10)
    assert (first.observations != second.observations).any()


def test_currencies_leave_the_game_at_random() -> None:
    batch = Batch("money", 3, 200)
    in_play = batch.observations[:, batch.encoding.layout["currencies"]]
    assert (in_play.sum(1) == 5).all()
    assert (in_play.mean(0) > 0.5).all()
    assert (in_play.mean(0) < 0.9).all()


def test_a_wrong_action_is_named_and_nothing_is_played() -> None:
    batch = Batch("weinhaendler", 4, 3)
    before = batch.observations.copy()
    actions = batch.random_actions().copy()
    actions[1] = 2  # done, while the bidding is on
    with pytest.raises(Malformed, match=r"deal 1: action 2 is not legal there; masks\[1\]"):
        batch.step(actions)
    assert (batch.observations == before).all()
    for wrong in (np.zeros(2, int), np.zeros(3), np.array(["a", "b", "c"])):
        with pytest.raises(Malformed, match="whole numbers of shape"):
            batch.step(wrong)
    with pytest.raises(Malformed, match="deal 2: action 99999"):
        batch.step(np.array([0, 0, 99_999]))
    sets = Batch("money", 4, 2, bids="sets")
    with pytest.raises(Malformed, match="deal 0: its set is not legal"):
        sets.step(np.zeros((2, sets.encoding.actions), int))


def test_a_deal_can_wait() -> None:
    batch = Batch("money", 4, 2)
    before = batch.observations.copy()
    actions = batch.random_actions().copy()
    actions[0] = -1
    batch.step(actions)
    assert (batch.observations[0] == before[0]).all()
    assert (batch.observations[1] != before[1]).any()


def test_what_a_batch_cannot_be() -> None:
    with pytest.raises(Malformed, match="count"):
        Batch("money", 4, 0)
    with pytest.raises(Malformed, match="reward"):
        Batch("money", reward="points")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="no such option"):
        Batch("money", options={"draw": "hidden"})


def test_only_the_kernel_writes_the_arrays() -> None:
    batch = Batch("money", 4, 1)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True


@pytest.mark.skipif(not etalage.compiled(), reason="plain Python keeps the interpreter's lock")
def test_other_threads_run_meanwhile() -> None:
    """Where no thread is made to give up the interpreter, another gets it only because a step has left it."""
    batch = Batch("weinhaendler", 4, 2000)
    begun, enough = threading.Event(), threading.Event()
    steps: list[None] = []

    def work() -> None:
        begun.set()
        while not enough.is_set() and len(steps) < MOST_STEPS:
            batch.step(batch.random_actions())
            steps.append(None)

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        thread = threading.Thread(target=work)
        thread.start()
        begun.wait()
        enough.set()
        thread.join()
    finally:
        sys.setswitchinterval(usual)
    assert len(steps) < MOST_STEPS
