"""All figures on the strength of our bots, measured and written down.

    python benchmarks/figures.py [--work DIR] [--jobs N] [--only PATTERN ...]

Plays every line-up of the list below in a folder of its own under DIR, and writes what it has come to into
docs/figures.json, docs/figures.md and the plot of strength by time. Figures that are complete in docs/figures.json are
not played again (delete them there when the bots have changed), and matches in DIR neither, so it can be interrupted at
any time and go on elsewhere. --only plays those whose names fit (`w-*`, `l?[456]?`). All of it takes some nine hours on
one core.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib import rcParams
from matplotlib.figure import Figure as Picture

from etalage.arena.journal import Journal, read
from etalage.arena.playing import Played
from etalage.arena.results import interval, standings
from etalage.arena.running import run
from etalage.arena.schedule import Plan, plan
from etalage.bots.roster import characters
from etalage.games.outcome import win_share

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "figures.json"
FIRST = 70_000  # the seed of the first deal; nothing was tuned on these
SINGLE = {"deals": 1}
MATCH = {"deals": 3}
GAMES = {"w": ("weinhaendler", {}), "m": ("money", SINGLE), "m3": ("money", MATCH)}
TITLES = {"w": "Weinhändler", "m": "Money!, single deals", "m3": "Money!, matches of three"}
DEALS = {3: 134, 4: 100, 5: 80}  # at least 400 matches each
MANY_DEALS = 250  # where bots are quick and close to each other
OPPONENTS = {
    "greedy": "greedy", "ismcts": "ismcts:1000", "igreedy": "ismcts-greedy:1000",
}  # fmt: skip
VISITORS = ("cautious", "learner")
WORLDS = {"w": (10, 40, 160, 640, 2560), "m": (4, 16, 64, 256)}
HEADING = 2  # lines of a table
BELOW_EXPERT = {"w": "yvonne", "m": "viktor"}


class Figure(NamedTuple):
    """One bot among several of another, or equals."""

    name: str
    title: str
    one: str
    others: str
    plan: Plan


class Measured(NamedTuple):
    """What a figure has come to."""

    wins: float
    low: float
    high: float
    matches: int
    mean_ms: float
    most_ms: float
    seats: list[list[float]]
    """The share of wins of each seat, with its interval."""


def figures() -> Iterator[Figure]:
    for game in GAMES:
        for word, other in OPPONENTS.items():
            yield _figure(f"{game}-{word}", game, "expert", other)
    for game in ("w", "m"):
        for visitor in VISITORS:
            yield _figure(f"{game}-{visitor}", game, "expert", visitor)
        yield _figure(f"{game}-search", game, "expert-search", "greedy")
        yield _figure(f"{game}-network", game, "expert-network", "greedy")
        names = [each.name for each in characters(GAMES[game][0])]
        for level in range(1, len(names)):
            lower, upper = names[level - 1], names[level]
            deals = DEALS[4] if upper == names[-1] else MANY_DEALS
            yield _figure(f"l{game}{level}{level + 1}", game, upper, lower, deals=deals)
            yield _figure(f"l{game}{level + 1}{level}", game, lower, upper, deals=deals)
        for worlds in WORLDS[game]:
            yield _figure(f"{game}-time{worlds}", game, f"expert:{worlds}", BELOW_EXPERT[game])
        yield _figure(f"{game}-equals", game, "expert", "expert")
    for seats in (3, 5):
        for game in GAMES:
            for word, other in OPPONENTS.items():
                yield _figure(f"{game}-{word}{seats}", game, "expert", other, seats)


def _figure(name: str, game: str, one: str, other: str, seats: int = 4, deals: int | None = None) -> Figure:
    played, options = GAMES[game]
    bots = (one, *[other] * (seats - 1))
    return Figure(name, TITLES[game], one, other, plan(played, bots, seats, options, FIRST, deals or DEALS[seats]))


def play(figure: Figure, work: Path, jobs: int) -> None:
    journal = Journal(figure.plan, work / figure.name)
    missing = len(journal.missing())
    for number, _ in enumerate(run(journal, jobs), 1):
        print(f"\r{figure.name}: {number} of {missing} matches", end="", file=sys.stderr, flush=True)
    journal.close()
    if missing:
        print(file=sys.stderr)


def measured(figure: Figure, work: Path) -> Measured | None:
    """What the matches in the work folder say."""
    if not (work / figure.name).exists():
        return None
    _, played = read(work / figure.name)
    found = [played[pairing] for pairing in figure.plan.pairings() if pairing in played]
    if not found:
        return None
    one = next(each for each in standings(figure.plan, found) if each.bot == figure.one)
    shares = (one.win_share, one.ci_low, one.ci_high)
    times = (one.ms_per_move_mean, one.ms_per_move_max)
    seats = [_wins_of_seat(found, seat) for seat in range(figure.plan.players)]
    return Measured(*(round(each, 4) for each in shares), len(found), *(round(each, 1) for each in times), seats)


def _wins_of_seat(found: list[Played], seat: int) -> list[float]:
    by_cards: dict[int, list[float]] = {}
    for played in found:
        by_cards.setdefault(played.pairing.cards, []).append(win_share(played.winners, seat))
    return [round(each, 4) for each in interval(list(by_cards.values()))]


class Figures:
    """All that has been measured, here or elsewhere."""

    def __init__(self) -> None:
        self.by_name = {figure.name: figure for figure in figures()}
        kept: dict[str, list[Any]] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
        self.found = {name: Measured(*values) for name, values in kept.items()}

    def is_complete(self, figure: Figure) -> bool:
        return figure.name in self.found and self.found[figure.name].matches == len(list(figure.plan.pairings()))

    def look(self, figure: Figure, work: Path) -> None:
        """Take over what is in the work folder, if it is more."""
        there = measured(figure, work)
        if there and (figure.name not in self.found or there.matches > self.found[figure.name].matches):
            self.found[figure.name] = there

    def write(self) -> None:
        lines = [f"{json.dumps(name)}: {json.dumps(self.found[name])}" for name in self.by_name if name in self.found]
        KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        plot(self, DOCS / "curves" / "time.svg")
        (DOCS / "figures.md").write_text(pages(self), "utf-8")


def pages(known: Figures) -> str:
    parts = ["# Figures\n", "Written by `benchmarks/figures.py`. Win shares with 95 % intervals; n is matches.\n"]
    for seats in (4, 3, 5):
        suffix = "" if seats == 4 else str(seats)
        names = [f"{game}-{word}{suffix}" for game in GAMES for word in OPPONENTS]
        parts += [f"## The expert at {seats} seats\n", _table(known, names)]
    visitors = [f"{game}-{visitor}" for game in ("w", "m") for visitor in VISITORS]
    parts += ["## The expert among players of another make\n", _table(known, visitors)]
    alone = [f"{game}-{part}" for game in ("w", "m") for part in ("network", "search", "greedy")]
    parts += ["## Network alone, search alone, both\n", _table(known, alone)]
    ladder = [name for name in known.by_name if name.startswith("l")]
    parts += ["## The ladder of characters\n", _table(known, ladder)]
    times = [f"{game}-time{worlds}" for game in ("w", "m") for worlds in WORLDS[game]]
    parts += ["## Strength by time\n", _table(known, times), "![Strength by time a move](curves/time.svg)\n"]
    parts += ["## Seats among equal experts\n", *(_seats(known, f"{game}-equals") for game in ("w", "m"))]
    return "\n".join(parts)


def _table(known: Figures, names: list[str]) -> str:
    lines = [
        "| game | one | among | wins | 95 % | n | ms a move, mean and most |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for figure in (known.by_name[name] for name in names):
        found = known.found.get(figure.name)
        if found is not None:
            lines.append(
                f"| {figure.title} | `{figure.one}` | `{figure.others}` | {found.wins:.1%} | "
                f"{found.low:.1%} – {found.high:.1%} | {found.matches} | {found.mean_ms:.1f}, {found.most_ms:.0f} |"
            )
    return "\n".join(lines) + "\n" if len(lines) > HEADING else "Not measured yet.\n"


def _seats(known: Figures, name: str) -> str:
    """How often each seat wins."""
    figure = known.by_name[name]
    found = known.found.get(name)
    if not found:
        return f"{figure.title}: not measured yet.\n"
    lines = [f"| {figure.title}, seat | wins | 95 % |", "| --- | --- | --- |"]
    lines += [f"| {seat} | {wins:.1%} | {low:.1%} – {high:.1%} |" for seat, (wins, low, high) in enumerate(found.seats)]
    return "\n".join(lines) + "\n"


def plot(known: Figures, file: Path) -> None:
    rcParams["svg.hashsalt"] = "etalage"  # the same picture for the same figures
    picture = Picture(figsize=(7, 4), layout="constrained")
    axes = picture.add_subplot()
    for game, colour in (("w", "#7a5c8e"), ("m", "#557755")):
        names = [f"{game}-time{worlds}" for worlds in WORLDS[game]]
        found = [known.found[name] for name in names if name in known.found]
        if found:
            spread = [[each.wins - each.low for each in found], [each.high - each.wins for each in found]]
            label = f"{TITLES[game]}, among {BELOW_EXPERT[game]}"
            times, shares = [each.mean_ms for each in found], [each.wins for each in found]
            axes.errorbar(times, shares, yerr=spread, color=colour, marker="o", capsize=4, label=label)
    axes.axhline(0.25, color="#b05030", linestyle="--", label="fair share")
    axes.set_xscale("log")
    axes.set_ylim(0, 1)
    axes.set_xlabel("milliseconds a move, one core")
    axes.set_ylabel("share of wins, 95 % intervals")
    axes.legend()
    picture.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, default=Path("figures"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=["*"])
    chosen = parser.parse_args()
    known = Figures()
    for pattern in chosen.only:
        for figure in known.by_name.values():
            if fnmatch(figure.name, pattern) and not known.is_complete(figure):
                play(figure, chosen.work, chosen.jobs)
                known.look(figure, chosen.work)
                known.write()
    print((DOCS / "figures.md").read_text("utf-8"))


if __name__ == "__main__":
    main()
