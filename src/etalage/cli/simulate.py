"""Matches between bots, and what came of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from etalage.bots import BotSpec, Company
from etalage.cli.console import plain_console, print_table, progress
from etalage.cli.files import written_whole
from etalage.games.match import AnyMatch, Match
from etalage.games.outcome import win_share
from etalage.games.protocol import AnyGame, Json
from etalage.records import dumps

BOT_SEEDS = 1 << 32  # apart from those of the deals


def run(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    bots: Sequence[BotSpec],
    count: int,
    seed: int,
    records: Path | None,
    force: bool,
) -> dict[str, Any]:
    """Play so many matches; the records, if wanted, are there only when all are played."""
    began = time.perf_counter()
    tally = _Tally(players)
    with written_whole(records, force) if records else nullcontext() as file:
        for number in _with_progress(count):
            match, decisions, infos = _play(Match.new(game, players, options, seed + number), bots, seed + number)
            tally.add(match, decisions)
            if file is not None:
                file.write(dumps(match, {"seed": seed + number, **infos}) + "\n")
    seconds = time.perf_counter() - began
    return {
        "game": game.name,
        "players": players,
        "options": dict(match.options),
        "bots": [each.text for each in bots],
        "matches": count,
        "seed": seed,
        **tally.figures(count),
        "decisions_per_second": round(tally.decisions / seconds),
        "seconds": round(seconds, 3),
    }


def print_summary(summary: Mapping[str, Any]) -> None:
    console = plain_console()
    options = ", ".join(f"{name} {value}" for name, value in summary["options"].items())
    count = f"{summary['matches']} match{'es' * (summary['matches'] != 1)}"
    console.print(f"{count} of {summary['game']} ({summary['players']} players; {options})")
    console.print(f"in {summary['seconds']:.1f} s: {summary['decisions_per_second']:,} decisions a second")
    rows = [
        (
            str(seat),
            summary["bots"][seat],
            f"{figures['win_share']:.1%}",
            f"{figures['mean_score']:.1f}",
            str(figures["lowest"]),
            str(figures["highest"]),
        )
        for seat, figures in enumerate(summary["seats"])
    ]
    print_table(("seat", "bot", "wins", "mean score", "lowest", "highest"), rows)
    endings = ", ".join(f"{name} {number}" for name, number in summary["endings"].items())
    console.print(f"deals ended by: {endings}; {summary['rounds_per_deal']:.1f} rounds a deal")


class _Tally:
    def __init__(self, players: int) -> None:
        self.decisions = 0
        self.deals = 0
        self.rounds = 0
        self.endings: Counter[str] = Counter()
        self.shares = [0.0] * players
        self.sums = [0] * players
        self.lowest: list[int | None] = [None] * players
        self.highest: list[int | None] = [None] * players

    def add(self, match: AnyMatch, decisions: int) -> None:
        self.decisions += decisions
        for played in match.deals:
            ended = played.deal.outcome()
            assert ended
            self.deals += 1
            self.rounds += played.deal.round
            self.endings[ended.ending] += 1
        outcome = match.outcome()
        assert outcome
        for seat, score in enumerate(outcome.scores):
            self.sums[seat] += score
            self.lowest[seat] = score if self.lowest[seat] is None else min(score, self.lowest[seat] or 0)
            self.highest[seat] = score if self.highest[seat] is None else max(score, self.highest[seat] or 0)
            self.shares[seat] += win_share(outcome.winners, seat)

    def figures(self, matches: int) -> dict[str, Any]:
        return {
            "deals": self.deals,
            "decisions": self.decisions,
            "rounds_per_deal": self.rounds / self.deals,
            "endings": dict(sorted(self.endings.items())),
            "seats": [
                {
                    "win_share": self.shares[seat] / matches,
                    "mean_score": self.sums[seat] / matches,
                    "lowest": self.lowest[seat],
                    "highest": self.highest[seat],
                }
                for seat in range(len(self.sums))
            ],
        }


def _play(match: AnyMatch, specs: Sequence[BotSpec], seed: int) -> tuple[AnyMatch, int, Json]:
    """Bots to the end: the match then, the number of their decisions, and what they have said of them."""
    decisions = 0
    with Company(match) as company:
        company.sit_all(specs, BOT_SEEDS + match.players * seed)
        for after, _ in company.play_on():
            match = after
            decisions += 1
    return match, decisions, company.said()


def _with_progress(count: int) -> Iterator[int]:
    """The numbers below count, with a bar on a terminal as soon as it takes more than a moment."""
    began = time.monotonic()
    with progress("playing") as bar:
        task = bar.add_task("playing", total=count, visible=False)
        for number in range(count):
            yield number
            if number % 64 == 0 and time.monotonic() - began > 0.5:
                bar.update(task, completed=number + 1, visible=True)
