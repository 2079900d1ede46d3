"""How fast the environments are, beside what others have, in one sitting on one core.

    python benchmarks/envs.py [--seconds S] [--runs N]

Random legal actions; each figure is the median of the runs, with the lowest and the highest. OpenSpiel, PettingZoo and
pgx are measured where they are installed.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any

from etalage.envs import Batch

PLAYERS = 4
DEALS = 1024
FORMS = (("weinhaendler", "steps"), ("money", "sets"), ("money", "steps"))
Round = Callable[[], int]
"""Does some of the work and returns how many decisions that were."""


def batches() -> Iterator[tuple[str, Round]]:
    for name, bids in FORMS:
        batch = Batch(name, PLAYERS, DEALS, seed=1, bids=bids)
        form = f", bids as {bids}" if name == "money" else ""
        yield f"Batch of {DEALS}: {name}{form}", _stepping(batch)


def _stepping(batch: Any) -> Round:
    def some() -> int:
        batch.step(batch.random_actions())
        return int(batch.count)

    return some


def openspiel() -> Iterator[tuple[str, Round]]:
    """Ours and one of theirs, through Python; dealing the cards is not counted."""
    if find_spec("pyspiel") is None:
        return
    spiel = import_module("pyspiel")
    import_module("etalage.envs.openspiel")
    for name in ("etalage_weinhaendler", "etalage_money(deals=1)", "hearts"):
        yield f"OpenSpiel: {name}", _walking(spiel.load_game(name))


def _walking(game: Any) -> Round:
    choose = random.Random(5).random
    states = []

    def some() -> int:
        if not states or states[-1].is_terminal():
            states[:] = [game.new_initial_state()]
        state = states[-1]
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(choose() * len(outcomes))][0])
        actions = state.legal_actions()
        state.apply_action(actions[int(choose() * len(actions))])
        return 1

    return some


def pettingzoo() -> Iterator[tuple[str, Round]]:
    if find_spec("pettingzoo") is None:
        return
    for name in ("weinhaendler_v1", "money_v1"):
        yield f"PettingZoo: {name}", _cycling(import_module(f"etalage.envs.{name}").env())


def _cycling(env: Any) -> Round:
    env.reset(seed=1)

    def some() -> int:
        if not env.agents:
            env.reset()
        observation, _, over, cut, _ = env.last()
        agent = env.agent_selection
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
        return 1

    return some


def pgx() -> Iterator[tuple[str, Round]]:
    if find_spec("pgx") is None:
        return
    jax, theirs = import_module("jax"), import_module("pgx")
    env = theirs.make("leduc_holdem")
    reset = jax.vmap(env.init)
    step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    @jax.jit
    def turn(state: Any, key: Any) -> Any:
        key, choosing, stepping = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, logits, axis=1)
        return step(state, actions, jax.random.split(stepping, DEALS)), key

    held = [jax.jit(reset)(jax.random.split(jax.random.PRNGKey(1), DEALS)), jax.random.PRNGKey(2)]

    def some() -> int:
        held[:] = turn(*held)
        held[0].observation.block_until_ready()
        return DEALS

    yield f"pgx: leduc_holdem, batch of {DEALS}", some


def measure(some: Round, seconds: float, runs: int) -> list[float]:
    """Decisions a second of processor time: others may use the machine meanwhile."""
    until = time.process_time() + seconds / 2
    while time.process_time() < until:
        some()
    rates = []
    for _ in range(runs):
        began, decisions = time.process_time(), 0
        while time.process_time() < began + seconds:
            decisions += some()
        rates.append(decisions / (time.process_time() - began))
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--runs", type=int, default=7)
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for kind in (batches, openspiel, pettingzoo, pgx):
        for title, some in kind():
            rates = measure(some, arguments.seconds, arguments.runs)
            print(f"{title:45} {median(rates):12,.0f} /s   ({min(rates):,.0f} to {max(rates):,.0f})", flush=True)


if __name__ == "__main__":
    main()
