"""How much can be gained from knowing the expert: a learner that plays against nobody else.

    python benchmarks/best_response.py GAME [--minutes 60] [--expert expert:16] [--deals N] [--seed N] [--out FOLDER]

One learner, beginning with what it knows of playing with itself, sits among three experts that never change, deal after
deal, and fits its weights to what came of its moves (see train_visitors.py). After each generation it plays new deals
among them without adventures. When the time is up, the best of its generations so far plays deals it has never seen,
among the experts it has learned from and among those at their usual strength; what it wins there is what knowing them
gains. With --out, the curve is kept as a table and a picture. Needs NumPy and matplotlib.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib.figure import Figure
from train_visitors import REMEMBERED, SCALE, Samples, Student, fitted, towards

import etalage
from etalage.arena.results import interval
from etalage.bots import Clock, bot

PLAYERS = 4
TESTED = 25  # deals after each generation, in all seats
TESTED_LAST = 100
TEST_SEED, LAST_SEED = 10_000_000, 20_000_000
FAIR = 1 / PLAYERS


class Tested(NamedTuple):
    """What a generation has come to."""

    generation: int
    minutes: float
    share: float
    low: float
    high: float


class Challenger(Student):
    """A student who learns at a table of experts."""

    def __init__(self, game: str, learner: Any, rng: etalage.Rng, expert: str) -> None:
        super().__init__(game, learner, rng)
        self.past = [learner.weights]
        self.expert = expert

    def challenge(self, seed: int, own: int, explores: bool) -> tuple[Samples, float]:
        """One deal: what the challenger did and what came of it, and its share in the win."""
        deal = etalage.deal(self.game, players=PLAYERS, seed=seed)
        experts = [bot(self.expert).seated(self.game, seed + seat) for seat in range(PLAYERS)]
        self.learner.weights = self.past[-1]
        done: list[tuple[str, Any, list[int]]] = []
        while not deal.is_over():
            for seat in deal.to_move():
                view, moves = deal.view(seat), deal.legal_moves(seat)
                if seat != own:
                    deal.play(seat, experts[seat].choose(view, moves, Clock()))
                elif not explores:
                    deal.play(seat, self.learner.choose(view, moves, Clock()))
                else:
                    decision = self.learner.decision(view, moves)
                    option, is_best = self._choice(decision, self.past[-1])
                    if not is_best:
                        done.clear()
                    done.append((decision.kind, option.features, self._points(deal)))
                    deal.play(seat, option.move)
        outcome = deal.outcome()
        samples: Samples = defaultdict(list)
        for kind, features, points in done:
            gained = [after - before for after, before in zip(outcome.scores, points, strict=True)]
            lead = gained[own] - (sum(gained) - gained[own]) / (PLAYERS - 1)
            samples[kind].append((features, lead / SCALE[self.game]))
        return samples, (own in outcome.winners) / len(outcome.winners)

    def tested(self, first: int, deals: int) -> tuple[float, float, float]:
        """Share of the wins over these deals in all seats, with its interval."""
        return interval(
            [[self.challenge(first + deal, own, explores=False)[1] for own in range(PLAYERS)] for deal in range(deals)]
        )


def respond(game: str, expert: str, minutes: float, deals: int, seed: int) -> list[Tested]:
    learner = import_module(f"etalage.bots.{game}.learner").Learner(game, seed)
    challenger = Challenger(game, learner, etalage.Rng(seed), expert)
    memory: list[Samples] = []
    curve: list[Tested] = []
    began = time.monotonic()
    while time.monotonic() < began + 60 * minutes:
        heard: Samples = defaultdict(list)
        for number in range(deals):
            found, _ = challenger.challenge(seed + len(curve) * deals + number, number % PLAYERS, explores=True)
            for kind, samples in found.items():
                heard[kind] += samples
        memory = [*memory, heard][-REMEMBERED:]
        weights = dict(challenger.past[-1])
        for kind in heard:
            target = fitted([sample for each in memory for sample in each[kind]])
            weights[kind] = towards(weights.get(kind, target), target)
        challenger.past.append(weights)
        share, low, high = challenger.tested(TEST_SEED + seed, TESTED)
        spent = (time.monotonic() - began) / 60
        curve.append(Tested(len(curve) + 1, spent, share, low, high))
        print(f"generation {len(curve)}: {_shown(share, low, high)}, {spent:.0f} minutes", flush=True)
    best = max(curve, key=lambda each: each.share)
    challenger.past = [challenger.past[best.generation]]
    for opponent in (expert, "expert"):
        challenger.expert = opponent
        found = challenger.tested(LAST_SEED + seed, TESTED_LAST)
        print(f"generation {best.generation} among {opponent}: {_shown(*found)}, n {PLAYERS * TESTED_LAST}", flush=True)
    return curve


def _shown(share: float, low: float, high: float) -> str:
    return f"{share:.1%} of wins ({low:.1%} – {high:.1%})"


def keep(curve: list[Tested], game: str, expert: str, folder: Path) -> None:
    """The curve, as a table and as a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"response-{game}.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(Tested._fields)
        table.writerows([each.generation, *(f"{value:.4f}" for value in each[1:])] for each in curve)
    picture = Figure(figsize=(7, 4), layout="constrained")
    axes = picture.add_subplot()
    minutes = [each.minutes for each in curve]
    axes.plot(minutes, [each.share for each in curve], color="#7a5c8e", marker="o", label=f"one among three {expert}")
    axes.fill_between(minutes, [each.low for each in curve], [each.high for each in curve], color="#7a5c8e", alpha=0.2)
    axes.axhline(FAIR, color="#b05030", linestyle="--", label="fair share")
    axes.set_ylim(0, 1)
    axes.set_xlabel(f"minutes of learning against the expert ({game})")
    axes.set_ylabel("share of wins, 95 % intervals")
    axes.legend()
    picture.savefig(folder / f"response-{game}.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SCALE))
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--expert", default="expert:16", help="fewer worlds, more deals in an hour")
    parser.add_argument("--deals", type=int, default=200, help="in each generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a folder for the curve")
    chosen = parser.parse_args()
    curve = respond(chosen.game, chosen.expert, chosen.minutes, chosen.deals, chosen.seed)
    if chosen.out:
        keep(curve, chosen.game, chosen.expert, chosen.out)


if __name__ == "__main__":
    main()
