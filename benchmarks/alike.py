"""Everybody at the same decisions: what each would play there, and what that loses. See coach.py.

The decisions are those of one seat of matches among four equal players. Whoever is measured sits in that seat from
its first decision on, is asked whenever it decides, and told how the match stands, but it is the table's own player
that plays on. All moves are compared in the same worlds with the one that the coach's expert would make, as a review
compares them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib.figure import Figure

from etalage.bots import Clock, Company, bot
from etalage.bots.sitting import Sitting
from etalage.coach import accuracy, coach_of, standing_at
from etalage.coach.comparing import Comparison
from etalage.games.match import AnyMatch, Match
from etalage.games.registry import game

PLAYERS = 4
FIRST_SEED = 40_000
WORLDS = 96
SURE = 2
"""Standard errors by which a move must be behind to be a mistake."""
Z = 1.96


class Decision(NamedTuple):
    """One at which everybody was asked."""

    stake: float
    """The share of the win that the expert's move promises."""
    best: str
    moves: Mapping[str, str]
    """By player, the expert's own and those that it might as well have drawn set to `best`."""
    losses: Mapping[str, tuple[float, float]]
    """By move, with the standard error; less than 0 where it seems better than the expert's."""

    def loss(self, who: str) -> float:
        return self.losses[self.moves[who]][0]

    def mistake(self, who: str) -> float:
        """What a review would say was lost."""
        loss, error = self.losses[self.moves[who]]
        return loss if loss > SURE * error else 0.0


class Known(NamedTuple):
    """What has been found out before, and who has changed since and is asked again."""

    folder: Path
    again: Sequence[str]


def ask(folder: Path, name: str, table: str, ladder: Sequence[str], matches: int, known: Known | None = None) -> None:
    """As many matches as are not there yet."""
    path = file_of(folder, name)
    folder.mkdir(parents=True, exist_ok=True)
    before = asked(known.folder, name)[:matches] if known else [[]] * matches
    who = [each for each in ladder if not known or each in known.again]
    for number in range(len(asked(folder, name)), len(before)):
        found = [decision._asdict() for decision in decisions_of(name, table, who, number, before[number])]
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        print(f"{name}: match {number + 1} of {len(before)}, {len(found)} decisions", flush=True)


def asked(folder: Path, name: str) -> list[list[Decision]]:
    """By match."""
    path = file_of(folder, name)
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [[Decision(**each) for each in json.loads(line)] for line in lines]


def file_of(folder: Path, name: str) -> Path:
    return folder / f"alike-{name}.jsonl"


def decisions_of(
    name: str, table: str, players: Sequence[str], number: int, before: Sequence[Decision]
) -> list[Decision]:
    """Of one seat of a match, at a table of four alike."""
    at = number % PLAYERS
    seed = FIRST_SEED + number
    adviser = coach_of(name).adviser(seed)
    sitting: dict[str, Sitting] = {}
    found: list[Decision] = []

    def answer(company: Company, match: AnyMatch, seat: int) -> Any:
        if seat == at and match.deal.legal_count(seat) > 1:
            for who in players:
                if who not in sitting:
                    sitting[who] = Sitting(who, partial(bot(who).create, name, 1000 * seed + 100), seat, match)
            moves = {who: each.answer(match) for who, each in sitting.items()}
            found.append(decided(adviser, match, seat, moves, before[len(found)] if before else None))
        return company.answer(match, seat)

    match: AnyMatch = Match.new(game(name), PLAYERS, seed=seed)
    with Company(match) as company:
        company.sit_all([bot(table)] * PLAYERS, 1000 * seed)
        for _ in company.play_on(partial(answer, company)):
            pass
    return found


def decided(
    adviser: Any, match: AnyMatch, seat: int, moves: Mapping[str, Any], before: Decision | None = None
) -> Decision:
    """Every move that somebody would play, compared once; what was known before is kept."""
    view = match.deal.view(seat)
    standing = standing_at(match, len(match.deals) - 1)
    best = adviser.choose(view, standing, Clock(coach_of(match.game.name).thought))
    if before:
        best = match.game.parse_move(before.best)
    played = {who: best if adviser.might_choose(move) else move for who, move in moves.items()}
    unknown = [move for move in dict.fromkeys(played.values()) if not before or str(move) not in before.losses]
    losses = dict(before.losses) if before else {}
    stake = before.stake if before else 0.0
    if unknown or not before:
        comparison = Comparison(adviser, view, standing, list(dict.fromkeys([best, *unknown])))
        comparison.go_on(WORLDS)
        compared = [comparison.found(nth) for nth in range(len(comparison.moves))]
        losses |= {str(each.move): (each.loss, each.loss_error) for each in compared}
        stake = stake or compared[0].share
    texts = {**(before.moves if before else {}), **{who: str(move) for who, move in played.items()}}
    return Decision(stake, str(best), texts, losses)


def tell(folder: Path, name: str, ladder: Sequence[str]) -> list[tuple[float, float]]:
    """The mean loss of everybody, and of each beside the next one up; means and errors for a picture."""
    matches = asked(folder, name)
    count = sum(map(len, matches))
    stake = sum(each.stake for match in matches for each in match) / count
    print(f"{name}: {count} decisions of {len(matches)} matches, at stake {stake:.1%}")
    told = []
    for nth, who in enumerate(ladder):
        mean, error = clustered(by_match(matches, lambda each, who=who: each.loss(who)))
        mistakes, _ = clustered(by_match(matches, lambda each, who=who: each.mistake(who)))
        agreed = sum(each.moves[who] == each.best for match in matches for each in match) / count
        line = f"  {who:10} loses {mean:.2%} ± {Z * error:.2%}, by mistakes {mistakes:.2%}, accuracy "
        line += f"{accuracy(mistakes, stake)}, as the expert {agreed:.0%}"
        if nth + 1 < len(ladder):
            ahead = ladder[nth + 1]
            gap, unsure = clustered(by_match(matches, lambda each, a=who, b=ahead: each.loss(a) - each.loss(b)))
            line += f"; {gap:+.2%} ± {Z * unsure:.2%} beside {ahead}"
        print(line)
        told.append((mean, error))
    return told


def by_match(matches: Iterable[Iterable[Decision]], figure: Callable[[Decision], float]) -> list[list[float]]:
    return [[figure(each) for each in match] for match in matches]


def clustered(numbers: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of all, and its standard error: a match is one observation."""
    count = sum(map(len, numbers))
    mean = sum(map(sum, numbers)) / count
    return mean, math.sqrt(sum((sum(each) - mean * len(each)) ** 2 for each in numbers)) / count


def plot(found: Mapping[str, Sequence[tuple[float, float]]], ladders: Mapping[str, Sequence[str]], path: Path) -> None:
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    for column, (name, told) in enumerate(found.items(), 1):
        axes = figure.add_subplot(1, len(found), column)
        means, errors = [100 * mean for mean, _ in told], [100 * Z * error for _, error in told]
        axes.errorbar(range(len(told)), means, yerr=errors, fmt="o", capsize=3)
        axes.set_xticks(range(len(told)), ladders[name], rotation=30)
        axes.set_yscale("symlog", linthresh=1)
        axes.set_ylabel("mean loss of a decision, points")
        axes.set_title(game(name).title)
    figure.savefig(path)
