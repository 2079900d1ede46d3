"""How much can be gained from knowing the expert: a learner that plays against nobody else.

    python benchmarks/best_response.py GAME [--learner heir] [--minutes 60] [--expert expert:16] [--deals N] [--tests N]
        [--seed N] [--out FOLDER]

One learner sits among three experts that never change, deal after deal, and learns from what came of its moves: the
heir begins as the expert and fits its network on, the novice begins with linear weights (see challengers.py). After
each generation it plays new deals among them without adventures. When the time is up, the best of its generations
plays deals it has never seen, among the experts it has learned from and among those at their usual strength; what it
wins there is what knowing them gains. With --out, the curve is kept as a table and a picture. Needs NumPy and
matplotlib.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import NamedTuple

from challengers import KINDS, LEARNERS, PLAYERS, tested
from matplotlib.figure import Figure

TESTED_LAST = 100  # deals, in all seats
TEST_SEED, LAST_SEED = 10_000_000, 20_000_000
FAIR = 1 / PLAYERS


class Tested(NamedTuple):
    """What a generation has come to."""

    generation: int
    minutes: float
    share: float
    low: float
    high: float


def respond(game: str, who: str, expert: str, minutes: float, deals: int, seed: int, tests: int) -> list[Tested]:
    """Learn until the time is up, and tell what the best generation came to; the curve."""
    challenger = LEARNERS[who](game, seed, expert)
    curve: list[Tested] = []
    began = time.monotonic()
    while time.monotonic() < began + 60 * minutes:
        for number in range(deals):
            challenger.lesson(seed + len(curve) * deals + number, number % PLAYERS)
        challenger.learn()
        found = tested(challenger, game, len(curve) + 1, expert, TEST_SEED + seed, tests)
        curve.append(Tested(len(curve) + 1, (time.monotonic() - began) / 60, *found))
        print(f"generation {len(curve)}: {_shown(*found)}, {curve[-1].minutes:.0f} minutes", flush=True)
    best = max(curve, key=lambda each: each.share).generation
    for opponent in (expert, "expert"):
        found = tested(challenger, game, best, opponent, LAST_SEED + seed, TESTED_LAST)
        print(f"generation {best} among {opponent}: {_shown(*found)}, n {PLAYERS * TESTED_LAST}", flush=True)
    return curve


def _shown(share: float, low: float, high: float) -> str:
    return f"{share:.1%} of wins ({low:.1%} – {high:.1%})"


def keep(curve: list[Tested], game: str, who: str, expert: str, folder: Path) -> None:
    """The curve, as a table and as a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{who}-{game}.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(Tested._fields)
        table.writerows([each.generation, *(f"{value:.4f}" for value in each[1:])] for each in curve)
    picture = Figure(figsize=(7, 4), layout="constrained")
    axes = picture.add_subplot()
    minutes = [each.minutes for each in curve]
    axes.plot(
        minutes, [each.share for each in curve], color="#7a5c8e", marker="o", label=f"one {who} among three {expert}"
    )
    axes.fill_between(minutes, [each.low for each in curve], [each.high for each in curve], color="#7a5c8e", alpha=0.2)
    axes.axhline(FAIR, color="#b05030", linestyle="--", label="fair share")
    axes.set_ylim(0, 1)
    axes.set_xlabel(f"minutes of learning against the expert ({game})")
    axes.set_ylabel("share of wins, 95 % intervals")
    axes.legend()
    picture.savefig(folder / f"{who}-{game}.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(KINDS))
    parser.add_argument("--learner", choices=sorted(LEARNERS), default="heir")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--expert", default="expert:16", help="fewer worlds, more deals in an hour")
    parser.add_argument("--deals", type=int, default=200, help="in each generation")
    parser.add_argument("--tests", type=int, default=25, help="deals in all seats, after each generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a folder for the curve")
    chosen = parser.parse_args()
    curve = respond(chosen.game, chosen.learner, chosen.expert, chosen.minutes, chosen.deals, chosen.seed, chosen.tests)
    if chosen.out:
        keep(curve, chosen.game, chosen.learner, chosen.expert, chosen.out)


if __name__ == "__main__":
    main()
