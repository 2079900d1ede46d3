"""All figures on the strength of our bots, measured and written down.

    python benchmarks/figures.py [--work DIR] [--jobs N] [--deals N] [--only PATTERN ...]

Plays every line-up of the list below in a folder of its own under DIR, and writes what it has come to into
docs/figures.json, docs/figures.md and the plot of strength by time. Figures that are complete in docs/figures.json are
not played again (delete them there when the bots have changed), and matches in DIR neither, so it can be interrupted at
any time and go on elsewhere. --only plays those whose names fit (`w-*`, `l?[456]?`), --deals no more than so many deals
of each, to which a later run adds the others. All of it takes some nine hours on one core.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from fnmatch import fnmatch
from itertools import islice
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
from etalage_visitors import HABITS

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "figures.json"
FIRST = 7_000_000  # the seed of the first deal; no expert was tuned on these, though three characters were
SINGLE = {"deals": 1}
MATCH = {"deals": 3}
GAMES = {"w": ("weinhaendler", {}), "m": ("money", SINGLE), "m3": ("money", MATCH)}
TITLES = {"w": "Weinhändler", "m": "Money!, single deals", "m3": "Money!, matches of three"}
DEALS = {3: 134, 4: 100, 5: 80}  # at least 400 matches each
MANY_DEALS = 250  # where bots are quick and close to each other
OPPONENTS = {
    "first": "expert-0.1", "greedy": "greedy", "igreedy": "ismcts-greedy:1000", "ismcts": "ismcts:1000",
}  # fmt: skip
VISITORS = {
    game: ("cautious", "learner", *(name for name in HABITS if GAMES[game][0] in HABITS[name])) for game in "wm"
}
"""Players of another make, whom nobody tuned the expert against."""
TIMES = (1, 3, 10, 30, 100, 300)
"""Milliseconds a move: to be measured while the machine does nothing else."""
WORLDS = (5, 20, 80, 320, 1280)
"""In which a move is tried at most: it does not matter what else the machine does."""
DEFAULT_SEATS = 4  # those of figures whose names say nothing else
BELOW_EXPERT = {"w": "expert-0.1:10", "m": "expert-0.1:4"}
"""Whom strength by time and by worlds is measured among."""


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
        yield _figure(f"{game}-back", game, "expert-0.1", "expert")
    for game in ("w", "m"):
        for visitor in VISITORS[game]:
            yield _figure(f"{game}-{visitor}", game, "expert", visitor)
        yield _figure(f"{game}-search", game, "expert-search", "greedy")
        yield _figure(f"{game}-network", game, "expert-network", "greedy")
        names = [each.name for each in characters(GAMES[game][0])]
        for level in range(1, len(names)):
            lower, upper = names[level - 1], names[level]
            deals = DEALS[4] if upper == names[-1] else MANY_DEALS
            yield _figure(f"l{game}{level}{level + 1}", game, upper, lower, deals=deals)
            yield _figure(f"l{game}{level + 1}{level}", game, lower, upper, deals=deals)
        for time in TIMES:
            yield _figure(f"{game}-time{time}", game, "expert", BELOW_EXPERT[game], time=time)
        for worlds in WORLDS:
            yield _figure(f"{game}-worlds{worlds}", game, f"expert:{worlds}", BELOW_EXPERT[game])
        yield _figure(f"{game}-equals", game, "expert", "expert")
    for seats in (3, 5):
        for game in GAMES:
            for word, other in OPPONENTS.items():
                yield _figure(f"{game}-{word}{seats}", game, "expert", other, seats)
            yield _figure(f"{game}-back{seats}", game, "expert-0.1", "expert", seats)


def _figure(
    name: str, game: str, one: str, other: str, seats: int = 4, deals: int | None = None, time: float | None = None
) -> Figure:
    played, options = GAMES[game]
    bots = (one, *[other] * (seats - 1))
    planned = plan(played, bots, seats, options, FIRST, deals or DEALS[seats], milliseconds=time)
    return Figure(name, TITLES[game], one, other, planned)


def play(figure: Figure, work: Path, jobs: int, matches: int) -> None:
    """Until so many of its matches are played."""
    journal = Journal(figure.plan, work / figure.name)
    missing = max(0, matches - len(journal.played))
    with closing(run(journal, jobs)) as playing:
        for number, _ in enumerate(islice(playing, missing), 1):
            print(f"\r{figure.name}: {number} of {missing} matches", end="", file=sys.stderr, flush=True)
    journal.close()
    if missing:
        print(file=sys.stderr)


def _matches(figure: Figure, deals: int | None) -> int:
    """All of its matches, or those of so many deals."""
    planned = len(list(figure.plan.pairings()))
    return planned if deals is None else min(planned, deals * figure.plan.players)


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

    def has(self, figure: Figure, matches: int) -> bool:
        return figure.name in self.found and self.found[figure.name].matches >= matches

    def look(self, figure: Figure, work: Path) -> None:
        """Take over what is in the work folder, if it is more."""
        there = measured(figure, work)
        if there and (figure.name not in self.found or there.matches > self.found[figure.name].matches):
            self.found[figure.name] = there

    def write(self) -> None:
        lines = [f"{json.dumps(name)}: {json.dumps(self.found[name])}" for name in self.by_name if name in self.found]
        KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        plot(self, "time", TIMES, "milliseconds a move, one core")
        plot(self, "worlds", WORLDS, "worlds in which a move is tried, at most")
        (DOCS / "figures.md").write_text(pages(self), "utf-8")


def pages(known: Figures) -> str:
    """What has been measured, and nothing of the rest."""
    own = [word for word in OPPONENTS if word != "first"]
    first = [f"{game}-{word}{seats}" for game in GAMES for word in ("first", "back") for seats in ("", 3, 5)]
    visitors = [f"{game}-{visitor}" for game in ("w", "m") for visitor in VISITORS[game]]
    parts = [
        "# Figures\n",
        "Written by `benchmarks/figures.py`. Win shares with 95 % intervals; n is matches. Those of 0.1.0 are in\n"
        "[figures-0.1.md](figures-0.1.md); what is missing has not been measured since. What a move takes is in\n"
        "[bots.md](bots.md): while these are played, the machine does other things.\n",
        *_section(known, "The expert and that of 0.1", first),
        *_section(known, "The expert among players nobody tuned it against", visitors),
    ]
    for seats in (4, 3, 5):
        suffix = "" if seats == DEFAULT_SEATS else str(seats)
        names = [f"{game}-{word}{suffix}" for game in GAMES for word in own]
        parts += _section(known, f"The expert among our other bots, at {seats} seats", names)
    alone = [f"{game}-{part}" for game in ("w", "m") for part in ("network", "search")]
    times = [f"{game}-time{time}" for game in ("w", "m") for time in TIMES]
    worlds = [f"{game}-worlds{number}" for game in ("w", "m") for number in WORLDS]
    parts += _section(known, "Network alone, search alone", alone)
    parts += _section(known, "The ladder of characters", [name for name in known.by_name if name.startswith("l")])
    parts += _section(known, "Strength by time", times, "![Strength by time a move](curves/time.svg)\n")
    parts += _section(known, "Strength by worlds", worlds, "![Strength by worlds](curves/worlds.svg)\n")
    equals = [_seats(known, f"{game}-equals") for game in ("w", "m") if f"{game}-equals" in known.found]
    return "\n".join([*parts, *(["## Seats among equal experts\n", *equals] if equals else [])])


def _section(known: Figures, title: str, names: list[str], picture: str | None = None) -> list[str]:
    """With a table of those that have been measured, if any."""
    lines = [
        "| game | seats | one | among | wins | 95 % | n |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    measured_names = [name for name in names if name in known.found]
    for name in measured_names:
        figure, found = known.by_name[name], known.found[name]
        lines.append(
            f"| {figure.title} | {figure.plan.players} | `{figure.one}` | `{figure.others}` | {found.wins:.1%} | "
            f"{found.low:.1%} – {found.high:.1%} | {found.matches} |"
        )
    if not measured_names:
        return []
    return [f"## {title}\n", "\n".join(lines) + "\n", *([picture] if picture else [])]


def _seats(known: Figures, name: str) -> str:
    """How often each seat wins."""
    lines = [f"| {known.by_name[name].title}, seat | wins | 95 % |", "| --- | --- | --- |"]
    seats = enumerate(known.found[name].seats)
    lines += [f"| {seat} | {wins:.1%} | {low:.1%} – {high:.1%} |" for seat, (wins, low, high) in seats]
    return "\n".join(lines) + "\n"


def plot(known: Figures, what: str, amounts: tuple[int, ...], label: str) -> None:
    """The strength by so much of something, among weaker experts; nothing, if none is measured."""
    if not any(f"{game}-{what}{each}" in known.found for game in GAMES for each in amounts):
        return
    rcParams["svg.hashsalt"] = "etalage"  # the same picture for the same figures
    picture = Picture(figsize=(7, 4), layout="constrained")
    axes = picture.add_subplot()
    for game, colour in (("w", "#7a5c8e"), ("m", "#557755")):
        found = [
            (each, known.found[f"{game}-{what}{each}"]) for each in amounts if f"{game}-{what}{each}" in known.found
        ]
        if found:
            spread = [[each.wins - each.low for _, each in found], [each.high - each.wins for _, each in found]]
            shares = [each.wins for _, each in found]
            among = f"{TITLES[game]}, among {BELOW_EXPERT[game]}"
            axes.errorbar(
                [each for each, _ in found], shares, yerr=spread, color=colour, marker="o", capsize=4, label=among
            )
    axes.axhline(0.25, color="#b05030", linestyle="--", label="fair share")
    axes.set_xscale("log")
    axes.set_ylim(0, 1)
    axes.set_xlabel(label)
    axes.set_ylabel("share of wins, 95 % intervals")
    axes.legend()
    picture.savefig(DOCS / "curves" / f"{what}.svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, default=Path("figures"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--deals", type=int)
    parser.add_argument("--only", nargs="*", default=["*"])
    chosen = parser.parse_args()
    known = Figures()
    for pattern in chosen.only:
        for figure in known.by_name.values():
            matches = _matches(figure, chosen.deals)
            if fnmatch(figure.name, pattern) and not known.has(figure, matches):
                play(figure, chosen.work, chosen.jobs, matches)
                known.look(figure, chosen.work)
                known.write()
    print((DOCS / "figures.md").read_text("utf-8"))


if __name__ == "__main__":
    main()
