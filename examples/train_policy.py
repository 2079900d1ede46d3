"""Trains a small policy for Money! by playing against itself, with MaskablePPO of sb3-contrib.

    pip install 'etalage[envs]' sb3-contrib
    python examples/train_policy.py --minutes 10 --against greta --out policy

Every deal of a batch has one seat that learns; the others are played by the policy as it stands. Each minute or so the
policy plays deals against three bots of `--against`, and the curve goes into OUT.csv and .svg, the policy into OUT.zip.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box, Discrete
from matplotlib.figure import Figure
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import etalage
from etalage.bots import Clock, bot
from etalage.envs import Batch, encoding
from etalage.games.outcome import win_share

PLAYERS = 4
WAIT = -1  # the action of a deal that is to stay as it is
FULL = 300.0  # a lead that is rewarded with 1
COUNTS = 10.0  # numbers larger than 1 are divided by this
DEALS = {"money": {"deals": 1}, "weinhaendler": {}}


class Learning(VecEnv):
    """One seat of each deal learns; whoever else is to move is asked of the policy."""

    def __init__(self, game: str, count: int, seed: int) -> None:
        self.batch = Batch(game, PLAYERS, count, seed, reward="difference")
        self.learner = np.arange(count) % PLAYERS
        self.scale = scale(self.batch.encoding)
        self.policy: Any = None
        size, actions = self.batch.encoding.size, self.batch.encoding.actions
        super().__init__(count, Box(0, 255, (size,), np.float32), Discrete(actions))
        self.chosen = np.zeros(count, np.int64)

    def seen(self, rows: Any = slice(None)) -> NDArray[np.float32]:
        return self.batch.observations[rows].astype(np.float32) * self.scale

    def reset(self) -> NDArray[np.float32]:
        self._others(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool))
        return self.seen()

    def step_async(self, actions: NDArray[Any]) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        rewards, dones = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool)
        self.batch.step(self.chosen)
        self._collect(rewards, dones)
        self._others(rewards, dones)
        seen = self.seen()
        return seen, rewards, dones, [{"terminal_observation": seen[i]} if dones[i] else {} for i in range(len(dones))]

    def _others(self, rewards: NDArray[np.float32], dones: NDArray[np.bool_]) -> None:
        """Let the other seats act until every deal waits for its learner."""
        while True:
            (rows,) = np.nonzero(self.batch.seats != self.learner)
            if not len(rows):
                return
            actions = np.full(self.num_envs, WAIT)
            actions[rows] = self._answers(rows)
            self.batch.step(actions)
            self._collect(rewards, dones)

    def _answers(self, rows: NDArray[Any]) -> NDArray[Any]:
        if self.policy is None:
            random_actions: NDArray[Any] = self.batch.random_actions()[rows]
            return random_actions
        return ask(self.policy, self.seen(rows), self.batch.masks[rows], deterministic=False)

    def _collect(self, rewards: NDArray[np.float32], dones: NDArray[np.bool_]) -> None:
        rewards += self.batch.rewards[np.arange(self.num_envs), self.learner] / FULL
        dones |= self.batch.dones

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


def scale(each: Any) -> NDArray[np.float32]:
    """Zeros and ones as they are, larger numbers divided."""
    factors = np.ones(each.size, np.float32)
    for where in each.layout.values():
        if where.stop - where.start == 1:
            factors[where] = 1 / COUNTS
    return factors


def ask(policy: Any, seen: NDArray[np.float32], masks: NDArray[np.bool_], deterministic: bool) -> NDArray[Any]:
    with torch.no_grad():
        distribution = policy.get_distribution(torch.as_tensor(seen), action_masks=np.array(masks))
        answers: NDArray[Any] = distribution.get_actions(deterministic=deterministic).numpy()
    return answers


class Policy:
    """The policy as a bot: it answers a view with a move."""

    def __init__(self, game: str, policy: Any) -> None:
        self.encoding = encoding.of(game, PLAYERS)
        self.scale = scale(self.encoding)
        self.policy = policy

    def choose(self, view: Any) -> Any:
        move, chosen = None, 0
        while move is None:
            seen = self.encoding.observe(view, chosen).astype(np.float32) * self.scale
            mask = self.encoding.mask(view, chosen).astype(bool)
            action = ask(self.policy, seen[None], mask[None], deterministic=True)[0]
            move, chosen = self.encoding.take(view, int(action), chosen)
        return move


def contest(game: str, policy: Any, against: str, deals: int, first_seed: int) -> list[float]:
    """Parts in the win of one policy among three others, a deal from each seat in turn."""
    shares = []
    for number in range(deals):
        seat = number % PLAYERS
        own = Policy(game, policy)
        others = {each: bot(against).create(game, number * PLAYERS + each) for each in range(PLAYERS) if each != seat}
        match = etalage.match(game, PLAYERS, first_seed + number // PLAYERS, DEALS[game])
        while not match.is_over():
            for turn in match.to_move():
                view = match.deal.view(turn)
                if turn == seat:
                    move = own.choose(view)
                else:
                    move = others[turn].choose(view, match.deal.legal_moves(turn), Clock())
                match, _ = match.after(turn, move)
        shares.append(win_share(match.outcome().winners, seat))
    return shares


class Curve(BaseCallback):
    """Stops in time, and plays a contest now and then."""

    def __init__(self, arguments: argparse.Namespace, out: Path) -> None:
        super().__init__()
        self.arguments, self.out = arguments, out
        self.spent, self.next = 0.0, 0.0
        self.last = time.process_time()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        """The time counted is that of learning; contests are not."""
        self.spent += time.process_time() - self.last
        if self.spent >= self.next or self.spent >= 60 * self.arguments.minutes:
            self.next = self.spent + 60 * self.arguments.minutes / 10
            self._contest(self.arguments.deals)
        self.last = time.process_time()
        if self.spent >= 60 * self.arguments.minutes:
            raise KeyboardInterrupt

    def _contest(self, deals: int) -> None:
        shares = contest(self.arguments.game, self.model.policy, self.arguments.against, deals, 1_000_000)
        row = [f"{self.spent / 60:.2f}", self.num_timesteps, f"{np.mean(shares):.3f}", deals]
        with self.out.with_suffix(".csv").open("a", newline="") as file:
            csv.writer(file).writerow(row)
        won = f"{row[2]} of the wins against three {self.arguments.against}"
        print(f"{row[0]} min, {row[1]:,} steps: {won}", flush=True)


def plot(out: Path, against: str) -> None:
    """The curve as a picture, with what an equal would have."""
    with out.with_suffix(".csv").open() as file:
        rows = list(csv.DictReader(file))
    figure = Figure(figsize=(6, 3.4), layout="constrained")
    axes = figure.add_subplot()
    shares = np.array([float(row["win_share"]) for row in rows])
    error = 1.96 * np.sqrt(shares * (1 - shares) / np.array([int(row["deals"]) for row in rows]))
    axes.errorbar([float(row["minutes"]) for row in rows], 100 * shares, yerr=100 * error, marker="o", capsize=2)
    axes.axhline(100 / PLAYERS, color="#999999", linewidth=1)
    axes.set_xlabel("minutes of learning (processor time)")
    axes.set_ylabel(f"% of the wins against three {against}")
    figure.savefig(out.with_suffix(".svg"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(DEALS), default="money")
    parser.add_argument("--against", default="greta", help="a bot to measure against")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time to learn")
    parser.add_argument("--deals", type=int, default=100, help="of each contest")
    parser.add_argument("--final", type=int, default=400, help="deals of the last contest")
    parser.add_argument("--count", type=int, default=64, help="deals side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy"))
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    env = Learning(arguments.game, arguments.count, arguments.seed)
    model = MaskablePPO(
        "MlpPolicy", env, seed=arguments.seed, n_steps=128, batch_size=1024, n_epochs=4, learning_rate=1e-3,
        gamma=1.0, gae_lambda=0.95, ent_coef=0.01, policy_kwargs={"net_arch": [128, 128]}, device="cpu",
    )  # fmt: skip
    env.policy = model.policy
    arguments.out.with_suffix(".csv").write_text("minutes,steps,win_share,deals\n")
    curve = Curve(arguments, arguments.out)
    try:
        model.learn(10**9, callback=curve)
    except KeyboardInterrupt:
        model.save(arguments.out)
    shares = np.array(contest(arguments.game, model.policy, arguments.against, arguments.final, 2_000_000))
    plot(arguments.out, arguments.against)
    error = 1.96 * shares.std() / np.sqrt(len(shares))
    print(f"in the end {shares.mean():.3f} ± {error:.3f} of {len(shares)} deals; an equal would have {1 / PLAYERS}")


if __name__ == "__main__":
    main()
