"""Trains a small policy: first by imitating a bot, then by playing, with MaskablePPO of sb3-contrib.

    pip install 'etalage[envs]' sb3-contrib matplotlib
    python examples/train_policy.py --game money --minutes 4 --against ilse jules greedy --out policy

A part of the time goes into deals among bots of `--teacher`, another into fitting the network to what they did there.
In the rest of it one seat of each deal learns; the others are teachers in half of the deals, in the other half they are
played by the policy as it stands. Now and then the policy meets three bots, the first of `--against`, which takes none
of the time. The curve goes into OUT.csv and .svg, the policy into OUT.zip.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from gymnasium.spaces import Box, Discrete
from matplotlib.figure import Figure
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

from etalage.bots import Clock, bot
from etalage.envs import Batch, encoding
from etalage.games.money.numbers import (
    CARDS,
    FIRST_20,
    FIRST_30,
    FIRST_40,
    FIRST_50,
    FIRST_60,
    FIRST_COIN,
    NUMBER_OF_CURRENCIES,
)

PLAYERS = 4
WAIT = -1  # the action of a deal that is to stay as it is
LEAD = {"money": 500.0, "weinhaendler": 40.0}  # points above the mean that are worth as much as the win
BELOW_GREEDY = {"money": "ilse", "weinhaendler": "marta"}  # the next weaker character
CURVE_DEALS, LAST_DEALS = 1_000_000, 2_000_000  # seeds of deals that nobody learns from

LESSONS, IMITATION = 0.2, 0.6  # how much of the time is over when these end
MEMORY = 10**9  # bytes of lessons, at most
FITTING_RATE, FITTING_BATCH = 2e-3, 512
PLAYING = {"n_steps": 64, "batch_size": 1024, "n_epochs": 3, "clip_range": 0.1, "gamma": 1.0, "gae_lambda": 0.95}
PLAYING_RATE = 2e-4
MEASUREMENTS = 10  # points of the curve

UNITS = 64
COUNTS = 10.0  # numbers larger than 1 are divided by this


class Network(BaseFeaturesExtractor):
    """From what a seat sees to a number for each action, and one for what it may expect."""

    def __init__(self, space: Box, game: str) -> None:
        each = encoding.of(game, PLAYERS)
        super().__init__(space, each.actions + 1)
        factors = np.ones(each.size, np.float32)
        for where in each.layout.values():
            if where.stop - where.start == 1:
                factors[where] = 1 / COUNTS
        self.factors = torch.as_tensor(factors)
        self.layers = ByCurrency(each) if game == "money" else plain(each)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        answers: torch.Tensor = self.layers(seen * self.factors)
        return answers


def plain(each: Any) -> nn.Module:
    """Layers that know nothing of the game."""
    wide = 4 * UNITS
    return nn.Sequential(
        nn.Linear(each.size, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU(), nn.Linear(wide, each.actions + 1)
    )


class ByCurrency(nn.Module):
    """Of Money!: the same weights look at every currency, beside what the table shows and the mean of them all."""

    def __init__(self, each: Any) -> None:
        super().__init__()
        layout = each.layout
        cards = [where.start for where in layout.values() if where.stop - where.start >= CARDS]
        seen = [
            [layout["currencies"].start + currency, *(start + note for start in cards for note in notes_of(currency))]
            for currency in range(NUMBER_OF_CURRENCIES)
        ]
        self.notes = torch.as_tensor(seen)
        self.facts = torch.as_tensor(np.setdiff1d(np.arange(layout.size), seen))
        answered = [note for currency in range(NUMBER_OF_CURRENCIES) for note in notes_of(currency)]
        self.order = torch.as_tensor(np.argsort([*answered, *range(FIRST_COIN, each.actions + 1)]))
        self.first = nn.Linear(self.notes.shape[1], UNITS)
        self.first_facts = nn.Linear(len(self.facts), UNITS, bias=False)
        self.table_facts = nn.Linear(len(self.facts), UNITS)
        self.second = nn.Linear(UNITS, UNITS)
        self.second_table = nn.Linear(2 * UNITS, UNITS, bias=False)
        self.table = nn.Linear(3 * UNITS, UNITS)
        self.for_notes = nn.Linear(UNITS, len(notes_of(0)))
        self.for_others = nn.Linear(2 * UNITS, each.actions + 1 - FIRST_COIN)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        facts = seen[:, self.facts]
        each = torch.relu(self.first(seen[:, self.notes]) + self.first_facts(facts)[:, None])
        table = torch.cat([each.mean(1), torch.relu(self.table_facts(facts))], 1)
        each = torch.relu(self.second(each) + self.second_table(table)[:, None])
        mean = each.mean(1)
        table = torch.relu(self.table(torch.cat([mean, table], 1)))
        others = self.for_others(torch.cat([mean, table], 1))
        return torch.cat([self.for_notes(each).flatten(1), others], 1)[:, self.order]


def notes_of(currency: int) -> list[int]:
    """Its three 20s and 30s, its 40, 50 and 60."""
    threes = [first + 3 * currency + copy for first in (FIRST_20, FIRST_30) for copy in range(3)]
    return threes + [first + currency for first in (FIRST_40, FIRST_50, FIRST_60)]


def pass_on(policy: Any) -> None:
    """What stable-baselines3 puts behind the network begins by handing its numbers on."""
    for layer, number in ((policy.action_net, 0), (policy.value_net, policy.action_net.out_features)):
        with torch.no_grad():
            layer.weight.copy_(torch.eye(layer.in_features)[number : number + layer.out_features])
            layer.bias.zero_()


class Bots:
    """Bots of a name at the deals of a batch, one for each; they answer with actions."""

    def __init__(self, name: str, batch: Batch, seed: int) -> None:
        self.batch = batch
        self.bots = [bot(name).create(batch.encoding.game, seed + row) for row in range(batch.count)]
        self.rest: list[list[int]] = [[] for _ in range(batch.count)]
        """Of a move that takes several actions, those to come, the last one first."""

    def answers(self, rows: NDArray[Any]) -> list[int]:
        return [self._answer(row) for row in rows.tolist()]

    def _answer(self, row: int) -> int:
        if not self.rest[row]:
            deal, seat = self.batch.deal(row), int(self.batch.seats[row])
            view = deal.view(seat)
            move = self.bots[row].choose(view, deal.legal_moves(seat), Clock())
            self.rest[row] = self.batch.encoding.actions_of(view, move)[::-1]
        return self.rest[row].pop()


def ask(policy: Any, batch: Batch, rows: NDArray[np.bool_], deterministic: bool) -> NDArray[Any]:
    with torch.no_grad():
        seen = torch.as_tensor(batch.observations[rows].astype(np.float32))
        distribution = policy.get_distribution(seen, action_masks=batch.masks[rows])
        actions: NDArray[Any] = distribution.get_actions(deterministic=deterministic).numpy()
    return actions


def worth(differences: NDArray[np.float32], game: str) -> NDArray[np.float32]:
    """What the ends of deals are worth to each seat: its part in the win, and a little for a lead."""
    won = differences == differences.max(1, keepdims=True)
    worths: NDArray[np.float32] = won / won.sum(1, keepdims=True) - 1 / PLAYERS + differences / LEAD[game]
    return worths


class Lessons(NamedTuple):
    """Decisions of a teacher, one a row, and what came of them."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    worths: NDArray[np.float32]


def lessons(game: str, teacher: str, count: int, seed: int, over: Callable[[], float]) -> Lessons:
    """Deals among four teachers, until the time or the memory for it is used up."""
    batch = Batch(game, PLAYERS, count, seed, reward="difference")
    bots, rows = Bots(teacher, batch, seed), np.arange(count)
    steps = []
    most = MEMORY // (batch.observations.nbytes + batch.masks.nbytes)
    while over() < 1 and len(steps) < most:
        actions = np.array(bots.answers(rows))
        before = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        batch.step(actions)
        steps.append((*before, actions, batch.rewards.copy(), batch.dones.copy()))
    observations, masks, seats, actions, rewards, dones = (np.array(each) for each in zip(*steps, strict=True))
    worths, ended = np.zeros(actions.shape, np.float32), np.zeros(actions.shape, bool)
    at_end, known = np.zeros((count, PLAYERS), np.float32), np.zeros(count, bool)
    for step in reversed(range(len(steps))):
        at_end[dones[step]] = worth(rewards[step][dones[step]], game)
        known |= dones[step]
        worths[step], ended[step] = at_end[rows, seats[step]], known
    return Lessons(observations[ended], masks[ended], actions[ended], worths[ended])


def imitate(policy: Any, seen: Lessons, seed: int, over: Callable[[], float], look: Callable[[], None]) -> None:
    """Fit the policy to what the teachers did, and its expectation to what came of it; `look` at it on the way."""
    rng, optimizer = np.random.default_rng(seed), torch.optim.Adam(policy.parameters())
    while (part := over()) < 1:
        optimizer.param_groups[0]["lr"] = FITTING_RATE * (1 - part)
        rows = rng.integers(len(seen.actions), size=FITTING_BATCH)
        observations = torch.as_tensor(seen.observations[rows].astype(np.float32))
        actions, worths = torch.as_tensor(seen.actions[rows]), torch.as_tensor(seen.worths[rows])
        expected, chances, _ = policy.evaluate_actions(observations, actions, action_masks=seen.masks[rows])
        loss = nn.functional.mse_loss(expected.flatten(), worths) - chances.mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        look()


class Learning(VecEnv):
    """One seat of each deal learns; whoever else is to move is asked of a teacher, or of the policy."""

    def __init__(self, game: str, teacher: str, count: int, seed: int) -> None:
        self.batch = Batch(game, PLAYERS, count, seed, reward="difference")
        self.bots = Bots(teacher, self.batch, seed)
        self.learner = np.arange(count) % PLAYERS
        self.taught = np.arange(count) // PLAYERS % 2 == 0
        self.policy: Any = None
        size, actions = self.batch.encoding.size, self.batch.encoding.actions
        super().__init__(count, Box(0, 255, (size,), np.float32), Discrete(actions))
        self.chosen = np.zeros(count, np.int64)

    def reset(self) -> NDArray[np.float32]:
        self._others(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool))
        return self.batch.observations.astype(np.float32)

    def step_async(self, actions: NDArray[Any]) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        rewards, dones = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool)
        self._step(self.chosen, rewards, dones)
        self._others(rewards, dones)
        return self.batch.observations.astype(np.float32), rewards, dones, [{} for _ in dones]

    def _others(self, rewards: NDArray[np.float32], dones: NDArray[np.bool_]) -> None:
        """Let the other seats act until every deal waits for its learner."""
        while (others := self.batch.seats != self.learner).any():
            taught, itself = others & self.taught, others & ~self.taught
            actions = np.full(self.num_envs, WAIT)
            actions[taught] = self.bots.answers(np.flatnonzero(taught))
            if itself.any():
                actions[itself] = ask(self.policy, self.batch, itself, deterministic=False)
            self._step(actions, rewards, dones)

    def _step(self, actions: NDArray[Any], rewards: NDArray[np.float32], dones: NDArray[np.bool_]) -> None:
        self.batch.step(actions)
        (over,) = np.nonzero(self.batch.dones)
        if len(over):
            worths = worth(self.batch.rewards[over], self.batch.encoding.game)
            rewards[over] += worths[np.arange(len(over)), self.learner[over]]
            dones[over] = True

    # What stable-baselines3 asks of its environments

    def env_method(self, name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        assert name == "action_masks"
        return list(self.batch.masks)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, name, None)] * self.num_envs

    def has_attr(self, name: str) -> bool:
        return name == "action_masks" or hasattr(self, name)

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def action_masks(self) -> NDArray[np.bool_]:
        return self.batch.masks

    def close(self) -> None:
        """There is nothing to close."""


def contest(game: str, policy: Any, against: str, deals: int, seed: int) -> NDArray[np.float32]:
    """Parts in the win of one policy among three others, in as many deals, from each seat in turn."""
    batch = Batch(game, PLAYERS, deals, seed)
    bots, seats = Bots(against, batch, seed), np.arange(deals) % PLAYERS
    shares = np.full(deals, np.nan, np.float32)
    while (playing := np.isnan(shares)).any():
        own, others = playing & (batch.seats == seats), playing & (batch.seats != seats)
        actions = np.full(deals, WAIT)
        if own.any():
            actions[own] = ask(policy, batch, own, deterministic=True)
        actions[others] = bots.answers(np.flatnonzero(others))
        batch.step(actions)
        over = playing & batch.dones
        shares[over] = batch.rewards[over, seats[over]]
    return shares


class Spent:
    """Processor time, as a part of what there is."""

    def __init__(self, minutes: float) -> None:
        self.minutes = minutes
        self.begin = time.process_time()

    def part(self) -> float:
        return (time.process_time() - self.begin) / (60 * self.minutes)

    def between(self, first: float, last: float) -> Callable[[], float]:
        """How much of the time between these two parts is over."""
        return lambda: (self.part() - first) / (last - first)


class Curve(BaseCallback):
    """Measures now and then, and stops in time."""

    def __init__(self, arguments: argparse.Namespace, spent: Spent) -> None:
        super().__init__()
        self.arguments, self.spent = arguments, spent
        self.file = arguments.out.with_suffix(".csv")
        self.file.write_text("minutes,steps,win_share,deals\n")
        self.next = 0.0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        self.look(self.model.policy)
        if self.spent.part() >= 1:
            raise KeyboardInterrupt

    def look(self, policy: Any) -> None:
        """If it is time for that, a contest, always of the same deals."""
        begin, part, asked = time.process_time(), self.spent.part(), self.arguments
        if part < self.next:
            return
        shares = contest(asked.game, policy, asked.against[0], asked.deals, CURVE_DEALS)
        row = [f"{part * asked.minutes:.2f}", self.num_timesteps, f"{shares.mean():.3f}", asked.deals]
        with self.file.open("a", newline="") as file:
            csv.writer(file).writerow(row)
        print(f"{row[0]} min, {row[1]:,} steps: {row[2]} of the wins against three {asked.against[0]}", flush=True)
        self.next = min((int(part * MEASUREMENTS) + 1) / MEASUREMENTS, 1.0)
        self.spent.begin += time.process_time() - begin


def plot(out: Path, against: str, minutes: float) -> None:
    """The curve as a picture, with what an equal would have."""
    with out.with_suffix(".csv").open() as file:
        rows = list(csv.DictReader(file))
    figure = Figure(figsize=(6, 3.4), layout="constrained")
    axes = figure.add_subplot()
    shares = np.array([float(row["win_share"]) for row in rows])
    error = 1.96 * np.sqrt(shares * (1 - shares) / np.array([int(row["deals"]) for row in rows]))
    axes.errorbar([float(row["minutes"]) for row in rows], 100 * shares, yerr=100 * error, marker="o", capsize=2)
    axes.axhline(100 / PLAYERS, color="#999999", linewidth=1)
    axes.axvline(IMITATION * minutes, color="#999999", linewidth=1, linestyle="dotted")
    axes.set_ylim(bottom=0)
    axes.set_xlabel("minutes of learning (processor time): imitation, then play")
    axes.set_ylabel(f"% of the wins against three {against}")
    figure.savefig(out.with_suffix(".svg"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(LEAD), default="money")
    parser.add_argument("--teacher", default="greedy", help="the bot to imitate")
    parser.add_argument("--against", nargs="+", help="bots to measure against, the curve the first")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time to learn, all in all")
    parser.add_argument("--deals", type=int, default=400, help="of each contest")
    parser.add_argument("--final", type=int, default=1000, help="deals of the last contests")
    parser.add_argument("--count", type=int, default=128, help="deals side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy"))
    arguments = parser.parse_args()
    game, seed = arguments.game, arguments.seed
    arguments.against = arguments.against or [BELOW_GREEDY[game]]
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    spent = Spent(arguments.minutes)
    curve = Curve(arguments, spent)
    env = Learning(game, arguments.teacher, arguments.count, seed)
    while_playing = spent.between(IMITATION, 1)
    network = {"features_extractor_class": Network, "features_extractor_kwargs": {"game": game}, "net_arch": []}
    model = MaskablePPO(
        "MlpPolicy", env, seed=seed, device="cpu", policy_kwargs=network, **PLAYING,
        learning_rate=lambda _: PLAYING_RATE * max(1 - while_playing(), 0),
    )  # fmt: skip
    env.policy = model.policy
    pass_on(model.policy)
    curve.look(model.policy)
    seen = lessons(game, arguments.teacher, arguments.count, seed + 1, spent.between(0, LESSONS))
    print(f"{len(seen.actions):,} actions to imitate", flush=True)
    imitate(model.policy, seen, seed, spent.between(spent.part(), IMITATION), lambda: curve.look(model.policy))
    try:
        model.learn(10**9, callback=curve)
    except KeyboardInterrupt:
        model.save(arguments.out)
    plot(arguments.out, arguments.against[0], arguments.minutes)
    for against in arguments.against:
        shares = contest(game, model.policy, against, arguments.final, LAST_DEALS)
        error = 1.96 * shares.std() / np.sqrt(len(shares))
        print(f"in the end {shares.mean():.3f} ± {error:.3f} of {len(shares)} deals against three {against}")


if __name__ == "__main__":
    main()
