"""How much can be gained from knowing the expert: a learner that plays against nobody else.

    python benchmarks/best_response.py GAME [--minutes 60] [--expert expert:16] [--deals N] [--seed N]

One learner, beginning with what it knows of playing with itself, sits among three experts that never change, deal after
deal, and fits its weights to what came of its moves (see train_visitors.py). After each generation it plays new deals
among them without adventures; the last line says what share of the wins it has come to. Needs NumPy.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from importlib import import_module
from typing import Any

from train_visitors import REMEMBERED, SCALE, Samples, Student, fitted, towards

import etalage
from etalage.arena.results import interval
from etalage.bots import Clock, bot

PLAYERS = 4
TESTED = 25  # deals after each generation, in all seats


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


def respond(game: str, expert: str, minutes: float, deals: int, seed: int) -> None:
    learner = import_module(f"etalage.bots.{game}.learner").Learner(game, seed)
    challenger = Challenger(game, learner, etalage.Rng(seed), expert)
    memory: list[Samples] = []
    began = time.monotonic()
    generation = 0
    while time.monotonic() < began + 60 * minutes:
        heard: Samples = defaultdict(list)
        for number in range(deals):
            found, _ = challenger.challenge(seed + generation * deals + number, number % PLAYERS, explores=True)
            for kind, samples in found.items():
                heard[kind] += samples
        memory = [*memory, heard][-REMEMBERED:]
        weights = dict(challenger.past[-1])
        for kind in heard:
            target = fitted([sample for each in memory for sample in each[kind]])
            weights[kind] = towards(weights.get(kind, target), target)
        challenger.past.append(weights)
        generation += 1
        tested = [
            [challenger.challenge(10_000_000 + seed + deal, own, explores=False)[1] for own in range(PLAYERS)]
            for deal in range(TESTED)
        ]
        share, low, high = interval(tested)
        spent = (time.monotonic() - began) / 60
        print(f"generation {generation}: {share:.1%} of wins ({low:.1%} – {high:.1%}), {spent:.0f} minutes", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SCALE))
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--expert", default="expert:16", help="fewer worlds, more deals in an hour")
    parser.add_argument("--deals", type=int, default=200, help="in each generation")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    respond(chosen.game, chosen.expert, chosen.minutes, chosen.deals, chosen.seed)


if __name__ == "__main__":
    main()
