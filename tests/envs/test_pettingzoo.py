"""PettingZoo's own suite on our environments, and what it does not look at."""

from __future__ import annotations

import contextlib
import io
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)  # fmt: skip

import etalage
from etalage.envs import money_v1, weinhaendler_v1
from etalage.games.errors import BadSetup, EtalageError
from tests.strategies import OPTIONS

pytestmark = pytest.mark.filterwarnings("ignore")  # about observations that are dictionaries, as in all card games
CYCLES = 60 if etalage.compiled() else 10
WEINHAENDLER = [dict(players=players, **options) for players in (3, 4, 5) for options in OPTIONS["weinhaendler"]]
MONEY = [dict(players=players, **options) for players in (3, 4, 5) for options in OPTIONS["money"]]


@pytest.mark.parametrize("options", WEINHAENDLER, ids=str)
def test_die_weinhaendler_passes(options: dict[str, Any]) -> None:
    api_test(weinhaendler_v1.env(**options), num_cycles=CYCLES)
    seed_test(partial(weinhaendler_v1.env, **options), num_cycles=CYCLES)


@pytest.mark.parametrize("options", MONEY, ids=str)
def test_money_passes(options: dict[str, Any]) -> None:
    api_test(money_v1.env(**options), num_cycles=CYCLES)
    parallel_api_test(money_v1.parallel_env(**options), num_cycles=CYCLES)
    seed_test(partial(money_v1.env, **options), num_cycles=CYCLES)
    careless = partial(money_v1.parallel_env, illegal="replace", **options)
    parallel_seed_test(careless, num_cycles=CYCLES)
    max_cycles_test(SimpleNamespace(env=partial(money_v1.env, illegal="replace", **options), parallel_env=careless))


@pytest.mark.parametrize("module", [weinhaendler_v1, money_v1])
def test_they_can_be_seen(module: Any) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        render_test(module.env)
    assert "player_0" in out.getvalue()


def test_whole_matches_are_played_to_their_end() -> None:
    for env in (weinhaendler_v1.env(players=3), money_v1.env(players=3, deals=1)):
        env.reset(seed=1)
        total = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, over, cut, _ = env.last()
            total[agent] += reward
            env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
        assert sum(total.values()) == pytest.approx(1)
        assert not env.agents


def test_bids_of_money_as_sets() -> None:
    env = money_v1.parallel_env(bids="sets", deals=1, reward="difference")
    observations, _ = env.reset(seed=2)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {}
        for agent, seen in observations.items():
            mask = seen["action_mask"]
            first = np.flatnonzero(mask)[:1]
            actions[agent] = np.zeros_like(mask)
            actions[agent][first] = 1
        observations, rewards, *_ = env.step(actions)
    assert sum(rewards.values()) == pytest.approx(0)
    assert any(rewards.values())


def test_nobody_sees_how_many_cards_others_put_aside() -> None:
    """Whoever has sealed waits, and sees the same until as many steps are over as the largest hand could need."""
    waited: list[bytes] = []
    for quick in (True, False):
        env = money_v1.parallel_env(players=3, deals=1)
        observations, _ = env.reset(seed=4)
        seen = []
        for _ in range(8):
            actions = {}
            for agent, each in observations.items():
                allowed = np.flatnonzero(each["action_mask"])
                slow = agent == "player_1" and not quick
                actions[agent] = int(allowed[0] if slow or 70 not in allowed else 70)
            seen.append(observations["player_0"]["observation"].tobytes())
            observations, *_ = env.step(actions)
        assert len(set(seen[2:])) == 1
        assert observations["player_0"]["observation"].tobytes() not in seen
        waited = waited or seen
        assert seen == waited


def test_an_illegal_action_ends_the_match_as_pettingzoo_has_it() -> None:
    env = weinhaendler_v1.env()
    env.reset(seed=1)
    env.step(2)
    assert all(env.terminations.values())
    assert min(env.rewards.values()) == -1
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(100_000)
    together = money_v1.parallel_env()
    together.reset(seed=1)
    _, rewards, over, _, _ = together.step(dict.fromkeys(together.agents, 77))
    assert sorted(rewards.values()) == [-1, 0, 0, 0]
    assert all(over.values())
    assert together.step({}) == ({}, {}, {}, {}, {})
    raw = weinhaendler_v1.raw_env()
    raw.reset(seed=1)
    with pytest.raises(EtalageError):
        raw.step(2)


def test_what_cannot_be_asked_for() -> None:
    with pytest.raises(BadSetup, match="no such option"):
        weinhaendler_v1.env(deals=3)
    with pytest.raises(BadSetup, match="3 to 5 players"):
        money_v1.env(players=2)
    for wrong in ({"reward": "points"}, {"render_mode": "film"}, {"bids": "words"}, {"illegal": "ignore"}):
        with pytest.raises(EtalageError):
            money_v1.env(**wrong)
    env = money_v1.parallel_env()
    env.reset(seed=1)
    with pytest.raises(EtalageError, match="the action of player_1 is missing"):
        env.step({"player_0": 70 if env.illegal == "replace" else int(np.flatnonzero(env._mask(0))[0])})


def test_an_environment_before_its_beginning() -> None:
    with pytest.raises(AttributeError, match="before reset"):
        _ = weinhaendler_v1.env().agent_selection
