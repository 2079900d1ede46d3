"""All figures on the strength of our bots, measured and written down.

    python benchmarks/figures.py [--work DIR] [--jobs N] [--only WORD] [--write]

Plays every line-up of the list below in a folder of its own under DIR (what is there already is not played again, so it
can be interrupted at any time), then prints the tables; --write puts them, with the plot of strength by time, into
docs/figures.md. --only plays the line-ups whose name has this word in it. All of it takes some six hours on one core.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from matplotlib.figure import Figure as Picture

from etalage.arena.journal import Journal, read
from etalage.arena.playing import Played
from etalage.arena.results import Standing, interval, standings
from etalage.arena.running import run
from etalage.arena.schedule import Plan, plan
from etalage.bots.roster import characters

DOCS = Path(__file__).parent.parent / "docs"
FIRST = 70_000  # the seed of the first deal; nothing was tuned on these
SINGLE = {"deals": 1}
MATCH = {"deals": 3}
GAMES = {"w": ("weinhaendler", {}), "m": ("money", SINGLE), "m3": ("money", MATCH)}
TITLES = {"w": "Weinhändler", "m": "Money!, single deals", "m3": "Money!, matches of three"}
DEALS = {3: 134, 4: 100, 5: 80}  # at least 400 matches each
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
    one: str
    others: str
    plan: Plan


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
            yield _figure(f"l{game}{level}{level + 1}", game, upper, lower)
            yield _figure(f"l{game}{level + 1}{level}", game, lower, upper)
        for worlds in WORLDS[game]:
            yield _figure(f"{game}-time{worlds}", game, f"expert:{worlds}", BELOW_EXPERT[game])
        yield _figure(f"{game}-equals", game, "expert", "expert")
    for seats in (3, 5):
        for game in GAMES:
            for word, other in OPPONENTS.items():
                yield _figure(f"{game}-{word}{seats}", game, "expert", other, seats)


def _figure(name: str, game: str, one: str, other: str, seats: int = 4) -> Figure:
    played, options = GAMES[game]
    bots = (one, *[other] * (seats - 1))
    return Figure(name, one, other, plan(played, bots, seats, options, FIRST, DEALS[seats]))


def play(figure: Figure, work: Path, jobs: int) -> None:
    journal = Journal(figure.plan, work / figure.name)
    missing = len(journal.missing())
    for number, _ in enumerate(run(journal, jobs), 1):
        print(f"\r{figure.name}: {number} of {missing} matches", end="", file=sys.stderr, flush=True)
    journal.close()
    if missing:
        print(file=sys.stderr)


def standing(figure: Figure, work: Path) -> Standing | None:
    """What the one has come to, if it has been played."""
    return next((each for each in standings(figure.plan, matches(figure, work)) if each.bot == figure.one), None)


def matches(figure: Figure, work: Path) -> list[Played]:
    """Those played so far, in the order of the plan."""
    if not (work / figure.name).exists():
        return []
    _, played = read(work / figure.name)
    return [played[pairing] for pairing in figure.plan.pairings() if pairing in played]


def pages(work: Path) -> str:
    by_name = {figure.name: figure for figure in figures()}
    parts = ["# Figures\n", "Written by `benchmarks/figures.py`. Win shares with 95 % intervals; n is matches.\n"]
    for seats in (4, 3, 5):
        suffix = "" if seats == 4 else str(seats)
        names = [f"{game}-{word}{suffix}" for game in GAMES for word in OPPONENTS]
        parts += [f"## The expert at {seats} seats\n", _table([by_name[name] for name in names], work)]
    visitors = [by_name[f"{game}-{visitor}"] for game in ("w", "m") for visitor in VISITORS]
    parts += ["## The expert among players of another make\n", _table(visitors, work)]
    alone = [by_name[f"{game}-{part}"] for game in ("w", "m") for part in ("network", "search", "greedy")]
    parts += ["## Network alone, search alone, both\n", _table(alone, work)]
    ladder = [figure for figure in by_name.values() if figure.name.startswith("l")]
    parts += ["## The ladder of characters\n", _table(ladder, work)]
    times = [by_name[f"{game}-time{worlds}"] for game in ("w", "m") for worlds in WORLDS[game]]
    parts += ["## Strength by time\n", _table(times, work)]
    parts += ["## Seats among equal experts\n", *(_seats(by_name[f"{game}-equals"], work) for game in ("w", "m"))]
    return "\n".join(parts)


def _table(chosen: list[Figure], work: Path) -> str:
    lines = [
        "| game | one | among | wins | 95 % | n | ms a move, mean and most |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for figure in chosen:
        found = standing(figure, work)
        game = figure.name.lstrip("l").partition("-")[0].rstrip("0123456789") or "w"
        title = TITLES["m3" if figure.name.startswith("m3") else game]
        if found is not None:
            lines.append(
                f"| {title} | `{figure.one}` | `{figure.others}` | {found.win_share:.1%} | "
                f"{found.ci_low:.1%} – {found.ci_high:.1%} | {found.matches} | "
                f"{found.ms_per_move_mean:.1f}, {found.ms_per_move_max:.0f} |"
            )
    return "\n".join(lines) + "\n" if len(lines) > HEADING else "Not measured yet.\n"


def _seats(figure: Figure, work: Path) -> str:
    """How often each seat wins."""
    found = matches(figure, work)
    if not found:
        return f"{figure.plan.game}: not measured yet.\n"
    lines = [f"| {figure.plan.game}, seat | wins | 95 % |", "| --- | --- | --- |"]
    for seat in range(figure.plan.players):
        by_cards: dict[int, list[float]] = {}
        for played in found:
            share = (seat in played.winners) / len(played.winners)
            by_cards.setdefault(played.pairing.cards, []).append(share)
        share, low, high = interval(list(by_cards.values()))
        lines.append(f"| {seat} | {share:.1%} | {low:.1%} – {high:.1%} |")
    return "\n".join(lines) + "\n"


def plot(work: Path, file: Path) -> None:
    by_name = {figure.name: figure for figure in figures()}
    picture = Picture(figsize=(7, 4), layout="constrained")
    axes = picture.add_subplot()
    for game, colour in (("w", "#7a5c8e"), ("m", "#557755")):
        found = [standing(by_name[f"{game}-time{worlds}"], work) for worlds in WORLDS[game]]
        measured = [each for each in found if each is not None]
        if measured:
            shares = [each.win_share for each in measured]
            spread = [
                [each.win_share - each.ci_low for each in measured],
                [each.ci_high - each.win_share for each in measured],
            ]
            label = f"{TITLES[game]}, among {BELOW_EXPERT[game]}"
            times = [each.ms_per_move_mean for each in measured]
            axes.errorbar(times, shares, yerr=spread, color=colour, marker="o", capsize=4, label=label)
    axes.axhline(0.25, color="#b05030", linestyle="--", label="fair share")
    axes.set_xscale("log")
    axes.set_ylim(0, 1)
    axes.set_xlabel("milliseconds a move, one core")
    axes.set_ylabel("share of wins, 95 % intervals")
    axes.legend()
    picture.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, default=Path("figures"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    for figure in figures():
        if chosen.only in figure.name and not chosen.write:
            play(figure, chosen.work, chosen.jobs)
    text = pages(chosen.work)
    if chosen.write:
        plot(chosen.work, DOCS / "curves" / "time.svg")
        text += "\n![Strength by time a move](curves/time.svg)\n"
        (DOCS / "figures.md").write_text(text, "utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
