"""Teach the learners their games: they play with themselves, at random at first, and fit weights to what came of it.

    python -m etalage_visitors.training GAME [--generations N] [--deals N] [--seed N] [--out FILE]

Monte-Carlo policy iteration. In each generation half the seats play by the weights of the last one, now and then
otherwise, and the others by those of any earlier one, so that nobody learns to beat only themselves. Then ridge
regression fits, for each kind of decision, the features of the moves played to the lead that came of them; moves that a
move at random followed are left out, since what came of those is not their doing. Needs NumPy.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import etalage
from etalage.bots import Clock
from etalage.bots.random import RandomBot
from etalage.games.outcome import win_share
from etalage.games.turns import turns
from etalage_visitors import LEARNERS
from etalage_visitors.linear import Decision, Option, Weights, best, rated

SCALE = {"weinhaendler": 10.0, "money": 100.0}  # points that count as one, to keep weights readable
BASE = "hand"  # kinds of decisions that others build on: left alone in the last generation, so that those can settle
RIDGE = 3.0
REMEMBERED = 3  # generations whose deals are still fitted
STRIDE = 0.5  # from the last weights to those fitted
CHANCE = 0.04  # of a move that is not the best
NARROW = 4  # half of those are among so many of the best
EVALUATED = 60  # deals against random players after each generation

Samples = dict[str, list[tuple[Sequence[float], float]]]


class Student:
    """A learner that explores and remembers what it did, at a table with its earlier selves."""

    def __init__(self, game: str, learner: Any, rng: etalage.Rng) -> None:
        self.game = game
        self.learner = learner
        self.rng = rng
        self.past: list[Weights] = [{}]
        """The weights of all generations; the first has none, and plays at random."""

    def play(self, players: int, seed: int) -> Samples:
        """One deal; of those who play by the last weights the features of their moves and what came of them."""
        deal = etalage.deal(self.game, players=players, seed=seed)
        seated = [self.past[self.rng.below(len(self.past)) if self.rng.below(2) else -1] for _ in range(players)]
        learns = [weights is self.past[-1] for weights in seated]
        done: list[list[tuple[str, Sequence[float], list[int]]]] = [[] for _ in range(players)]
        for seat in turns(deal):
            self.learner.weights = seated[seat]
            decision = self.learner.decision(deal.view(seat), deal.legal_moves(seat))
            option, is_best = self._choice(decision, seated[seat])
            if not is_best and seated[seat]:
                done[seat].clear()
            if learns[seat]:
                done[seat].append((decision.kind, option.features, self._points(deal)))
            deal.play(seat, option.move)
        final = deal.outcome().scores
        samples: Samples = defaultdict(list)
        for seat in range(players):
            for kind, features, points in done[seat]:
                gained = [after - before for after, before in zip(final, points, strict=True)]
                lead = gained[seat] - (sum(gained) - gained[seat]) / (players - 1)
                samples[kind].append((features, lead / SCALE[self.game]))
        return samples

    def _choice(self, decision: Decision, weights: Weights) -> tuple[Option, bool]:
        """The best option, mostly; and whether it is."""
        options = decision.options
        if weights and self.rng.below(1 << 16) >= CHANCE * (1 << 16):
            return best(decision, weights), True
        if weights and self.rng.below(2):
            of_this_kind = weights.get(decision.kind, ())
            options = sorted(options, key=lambda option: -rated(option.features, of_this_kind))[:NARROW]
        return options[self.rng.below(len(options))], False

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


def towards(old: Sequence[float], new: Sequence[float]) -> tuple[float, ...]:
    """A stride from the old weights to the new ones: a leap would overshoot, and the next one leap back."""
    return tuple(round(before + STRIDE * (after - before), 5) for before, after in zip(old, new, strict=True))


def against_random(game: str, learner: Any, seed: int) -> tuple[float, float]:
    """Share of wins, and mean lead, of one among three random players."""
    wins = leads = 0.0
    for number in range(EVALUATED):
        own = number % 4
        bots: list[Any] = [RandomBot(game, seed + 4 * number + seat) for seat in range(4)]
        bots[own] = learner
        deal = etalage.deal(game, players=4, seed=seed + number)
        for seat in turns(deal):
            deal.play(seat, bots[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock()))
        outcome = deal.outcome()
        wins += win_share(outcome.winners, own)
        leads += outcome.scores[own] - (sum(outcome.scores) - outcome.scores[own]) / 3
    return wins / EVALUATED, leads / EVALUATED


def written(weights: dict[str, tuple[float, ...]]) -> str:
    """The weights as a module, laid out as the formatter does."""
    lines = ['"""What the learner has learned; written by etalage_visitors.training."""', ""]
    lines += ["WEIGHTS: dict[str, tuple[float, ...]] = {"]
    for kind, values in sorted(weights.items()):
        lines += [f'    "{kind}": (', *(f"        {value!r}," for value in values), "    ),"]
    return "\n".join([*lines, "}", ""])


def train(game: str, generations: int, deals: int, seed: int) -> dict[str, tuple[float, ...]]:
    learner = LEARNERS[game]()
    student = Student(game, learner, etalage.Rng(seed))
    memory: list[Samples] = []
    weights: dict[str, tuple[float, ...]] = {}
    began = time.monotonic()
    for generation in range(generations):
        heard: Samples = defaultdict(list)
        for number in range(deals):
            for kind, samples in student.play(3 + number % 3, seed + generation * deals + number).items():
                heard[kind] += samples
        memory = [*memory, heard][-REMEMBERED:] if generation > 1 else [heard]  # play at random is soon forgotten
        is_last = generation == generations - 1
        weights = dict(weights)
        for kind in heard:
            if not (is_last and kind.startswith(BASE)):
                target = fitted([sample for each in memory for sample in each[kind]])
                weights[kind] = towards(weights.get(kind, target), target)
        student.past.append(weights)
        learner.weights = weights
        share, lead = against_random(game, learner, seed + 1_000_000)
        decisions = sum(map(len, heard.values()))
        print(
            f"generation {generation + 1}: {decisions:,} decisions, {share:.0%} of wins against random by {lead:.1f}, "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SCALE))
    parser.add_argument("--generations", type=int, default=9)
    parser.add_argument("--deals", type=int, default=300, help="in each generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="by default the learner's own weights in this checkout")
    chosen = parser.parse_args()
    source = Path(__file__).parent / chosen.game / "learner_weights.py"
    weights = train(chosen.game, chosen.generations, chosen.deals, chosen.seed)
    (chosen.out or source).write_text(written(weights), "utf-8")


if __name__ == "__main__":
    main()
