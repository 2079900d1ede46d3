"""Teach the learners their games: they play with themselves, at random at first, and fit weights to what came of it.

    python benchmarks/train_visitors.py GAME [--generations N] [--deals N] [--seed N] [--out FILE]

Monte-Carlo policy iteration: in each generation all seats play by the weights of the last one, now and then at random;
then ridge regression fits, for each kind of decision, the features of the moves played to the lead they ended with,
counted from the decision on. Needs NumPy.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import etalage
from etalage.bots import Clock
from etalage.bots.linear import best
from etalage.bots.random import RandomBot

SCALE = {"weinhaendler": 10.0, "money": 100.0}  # points that count as one, to keep weights readable
BASE = "hand"  # kinds of decisions that others build on: left alone in the last generation, so that those can settle
RIDGE = 3.0
REMEMBERED = 2  # generations whose deals are still fitted
FIRST_CHANCE, LAST_CHANCE = 0.3, 0.05  # of a move at random
EVALUATED = 100  # deals against random players after each generation

Samples = dict[str, list[tuple[Sequence[float], float]]]


class Student:
    """A learner in all seats, that explores and remembers what it did."""

    def __init__(self, game: str, learner: Any, rng: etalage.Rng) -> None:
        self.game = game
        self.learner = learner
        self.rng = rng

    def play(self, players: int, seed: int, chance: float) -> Samples:
        """One deal; for each decision the features of the move and what came of it."""
        deal = etalage.deal(self.game, players=players, seed=seed)
        done: list[tuple[int, str, Sequence[float], list[int]]] = []
        while not deal.is_over():
            for seat in deal.to_move():
                decision = self.learner.decision(deal.view(seat), deal.legal_moves(seat))
                if not self.learner.weights or self.rng.below(1 << 16) < chance * (1 << 16):
                    option = decision.options[self.rng.below(len(decision.options))]
                else:
                    option = best(decision, self.learner.weights)
                done.append((seat, decision.kind, option.features, self._points(deal)))
                deal.play(seat, option.move)
        final = deal.outcome().scores
        samples: Samples = defaultdict(list)
        for seat, kind, features, points in done:
            gained = [after - before for after, before in zip(final, points, strict=True)]
            lead = gained[seat] - (sum(gained) - gained[seat]) / (players - 1)
            samples[kind].append((features, lead / SCALE[self.game]))
        return samples

    def _points(self, deal: Any) -> list[int]:
        """What has been scored for good: in Money! nothing, before the deal is over."""
        return list(deal.scores()) if self.game == "weinhaendler" else [0] * deal.players


def fitted(samples: list[tuple[Sequence[float], float]]) -> tuple[float, ...]:
    """Ridge regression, each feature scaled to its spread; the first one is the constant and is not shrunk."""
    features = np.array([each for each, _ in samples], dtype=float)
    leads = np.array([lead for _, lead in samples])
    spread = features.std(axis=0)
    spread[spread < 1e-9] = np.inf  # what never varies says nothing
    centre = features.mean(axis=0)
    scaled = (features - centre) / spread
    normal = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    weights = np.linalg.solve(normal, scaled.T @ (leads - leads.mean())) / spread
    weights[0] = leads.mean() - centre @ weights
    return tuple(round(float(weight), 5) for weight in weights)


def share_against_random(game: str, learner: Any, seed: int) -> float:
    """Wins of one among three random players."""
    wins = 0.0
    for number in range(EVALUATED):
        own = number % 4
        bots: list[Any] = [RandomBot(game, seed + 4 * number + seat) for seat in range(4)]
        bots[own] = learner
        deal = etalage.deal(game, players=4, seed=seed + number)
        while not deal.is_over():
            for seat in deal.to_move():
                deal.play(seat, bots[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock()))
        winners = deal.outcome().winners
        wins += (own in winners) / len(winners)
    return wins / EVALUATED


def written(weights: dict[str, tuple[float, ...]]) -> str:
    """The weights as a module, laid out as the formatter does."""
    lines = ['"""What the learner has learned; written by benchmarks/train_visitors.py."""', ""]
    lines += ["WEIGHTS: dict[str, tuple[float, ...]] = {"]
    for kind, values in sorted(weights.items()):
        lines += [f'    "{kind}": (', *(f"        {value!r}," for value in values), "    ),"]
    return "\n".join([*lines, "}", ""])


def train(game: str, generations: int, deals: int, seed: int) -> dict[str, tuple[float, ...]]:
    learner = import_module(f"etalage.bots.{game}.learner").Learner(game, seed)
    weights: dict[str, tuple[float, ...]] = {}
    learner.weights = weights
    student = Student(game, learner, etalage.Rng(seed))
    memory: list[Samples] = []
    began = time.monotonic()
    for generation in range(generations):
        chance = FIRST_CHANCE + (LAST_CHANCE - FIRST_CHANCE) * generation / max(1, generations - 1)
        heard: Samples = defaultdict(list)
        for number in range(deals):
            one = student.play(3 + number % 3, seed + generation * deals + number, chance)
            for kind, samples in one.items():
                heard[kind] += samples
        memory = [*memory, heard][-REMEMBERED:] if generation > 1 else [heard]  # random play is soon forgotten
        is_last = generation == generations - 1
        for kind in heard:
            if not (is_last and kind.startswith(BASE)):
                weights[kind] = fitted([sample for each in memory for sample in each[kind]])
        share = share_against_random(game, learner, seed + 1_000_000)
        decisions = sum(map(len, heard.values()))
        print(
            f"generation {generation + 1}: {decisions:,} decisions, {share:.0%} against random, "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SCALE))
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--deals", type=int, default=600, help="in each generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="by default the learner's own weights in this checkout")
    chosen = parser.parse_args()
    source = Path(__file__).parent.parent / "src" / "etalage" / "bots" / chosen.game / "learner_weights.py"
    weights = train(chosen.game, chosen.generations, chosen.deals, chosen.seed)
    (chosen.out or source).write_text(written(weights), "utf-8")


if __name__ == "__main__":
    main()
