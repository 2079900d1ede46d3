"""What a run says about its bots."""

from __future__ import annotations

import csv
import json
import math
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from etalage.arena.files import write_text, written_whole
from etalage.arena.playing import Played
from etalage.arena.schedule import Plan
from etalage.games.errors import needing
from etalage.games.outcome import win_share
from etalage.stats.intervals import Z, wilson

BESIDE = 0.28  # of a bar's place


class Standing(NamedTuple):
    """A bot's result."""

    bot: str
    matches: int
    """Seats it has played, over all matches."""
    win_share: float
    ci_low: float
    """95 % interval of the win share; the cards are the sample, for rotations on the same cards are not independent."""
    ci_high: float
    mean_score: float
    rating: float
    rating_sigma: float
    ms_per_move_mean: float
    ms_per_move_max: float
    adjusted_share: float | None = None
    """The win share with the luck of the cards taken out, where that was asked for; it has the same mean."""
    adjusted_low: float | None = None
    adjusted_high: float | None = None
    variance_ratio: float | None = None
    """So many times as many deals would give the plain win share as narrow an interval."""

    def to_json(self) -> dict[str, Any]:
        """What is known of it."""
        return {name: value for name, value in self._asdict().items() if value is not None}


PLAIN = Standing._fields[: -len(Standing._field_defaults)]
"""What is known where nobody asked for luck."""


def standings(run: Plan, matches: Sequence[Played]) -> list[Standing]:
    """All bots, the best first."""
    rated = _ratings(run, matches)
    shares: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    adjusted: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    scores: dict[str, list[int]] = defaultdict(list)
    moves: dict[str, int] = defaultdict(int)
    spent: dict[str, float] = defaultdict(float)
    longest: dict[str, float] = defaultdict(float)
    for played in matches:
        for seat, name in enumerate(run.seats(played.pairing)):
            share = win_share(played.winners, seat)
            shares[name][played.pairing.cards].append(share)
            if run.luck_adjusted:
                adjusted[name][played.pairing.cards].append(share - played.luck[seat])
            scores[name].append(played.scores[seat])
            moves[name] += played.moves[seat]
            spent[name] += played.milliseconds[seat]
            longest[name] = max(longest[name], played.longest[seat])
    found = []
    for name, by_cards in shares.items():
        share, low, high = interval(list(by_cards.values()))
        found.append(
            Standing(
                name,
                len(scores[name]),
                share,
                low,
                high,
                sum(scores[name]) / len(scores[name]),
                *rated[name],
                spent[name] / max(1, moves[name]),
                longest[name],
                *(_adjusted(list(by_cards.values()), list(adjusted[name].values())) if run.luck_adjusted else ()),
            )
        )
    return sorted(found, key=lambda each: (-each.win_share, each.bot))


def interval(clusters: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """Mean and 95 % interval of shares that come in clusters; Wilson's where the clusters say nothing about spread."""
    means = [sum(cluster) / len(cluster) for cluster in clusters]
    mean = sum(means) / len(means)
    n = len(means)
    spread = sum((each - mean) ** 2 for each in means) / (n - 1) / n if n > 1 else 0.0
    if spread > 0 and n >= 10:
        half = Z * math.sqrt(spread)
        return mean, max(0.0, mean - half), min(1.0, mean + half)
    return mean, *wilson(mean, n)


def _adjusted(plain: Sequence[Sequence[float]], adjusted: Sequence[Sequence[float]]) -> tuple[float | None, ...]:
    """Share, interval and variance ratio; of a single deal nothing but the share."""
    mean, error = _mean_and_error(adjusted)
    if error is None:
        return mean, None, None, None
    _, plain_error = _mean_and_error(plain)
    ratio = (plain_error / error) ** 2 if plain_error and error else None
    return mean, mean - Z * error, mean + Z * error, ratio


def _mean_and_error(clusters: Sequence[Sequence[float]]) -> tuple[float, float | None]:
    means = [sum(cluster) / len(cluster) for cluster in clusters]
    mean, n = sum(means) / len(means), len(means)
    return mean, math.sqrt(sum((each - mean) ** 2 for each in means) / (n - 1) / n) if n > 1 else None


def _ratings(run: Plan, matches: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """OpenSkill's Plackett-Luce ratings, mean and uncertainty, over the matches in the order of the plan."""
    with needing("arena"):
        from openskill.models import PlackettLuce
    model = PlackettLuce()
    first = model.rating()
    ratings = dict.fromkeys(run.bots, (first.mu, first.sigma))
    for played in matches:
        names = run.seats(played.pairing)
        ranks = [1.0 + sum(other > score for other in played.scores) for score in played.scores]
        rated = model.rate([[model.rating(*ratings[name])] for name in names], ranks=ranks)
        for name in set(names):  # a bot in several seats takes the mean of what they earned
            own = [team[0] for team, seated in zip(rated, names, strict=True) if seated == name]
            ratings[name] = (sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own))
    return ratings


def write(folder: Path, run: Plan, found: Sequence[Standing]) -> None:
    """results.json, results.csv and the plot."""
    data: dict[str, Any] = {"plan": run.to_json(), "bots": [each.to_json() for each in found]}
    write_text(folder / "results.json", json.dumps(data, indent=2) + "\n")
    with written_whole(folder / "results.csv") as part, part.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        known = Standing._fields if run.luck_adjusted else PLAIN
        writer.writerow(known)
        writer.writerows(each[: len(known)] for each in found)
    plot(folder, run, found)


def plot(folder: Path, run: Plan, found: Sequence[Standing]) -> None:
    """Win shares with their intervals, and what would be a fair share."""
    with needing("arena"):
        from matplotlib.figure import Figure
    figure = Figure(figsize=(7, 1.2 + 0.5 * len(found)), layout="constrained")
    axes = figure.add_subplot()
    names = [each.bot for each in reversed(found)]
    shares = [each.win_share for each in reversed(found)]
    below = [each.win_share - each.ci_low for each in reversed(found)]
    above = [each.ci_high - each.win_share for each in reversed(found)]
    axes.barh(names, shares, xerr=[below, above], color="#7a5c8e", ecolor="#333333", capsize=4)
    if run.luck_adjusted:
        _plot_adjusted(axes, names, found)
    axes.axvline(1 / run.players, color="#b05030", linestyle="--", label="fair share")
    axes.set_xlim(0, 1)
    axes.set_xlabel(f"share of wins, 95 % intervals ({run.game}, {run.players} players)")
    axes.legend(loc="lower right")
    for kind in ("svg", "png"):
        with written_whole(folder / f"results.{kind}") as part:
            figure.savefig(part, dpi=144)


def _plot_adjusted(axes: Any, names: Sequence[str], found: Sequence[Standing]) -> None:
    """Beside the plain shares, those without luck."""
    known = {each.bot: each for each in found}
    for place, name in enumerate(names):
        share, low, high = known[name].adjusted_share, known[name].adjusted_low, known[name].adjusted_high
        if share is not None and low is not None and high is not None:
            label = "without the luck of the cards" if place == 0 else None
            error = [[share - low], [high - share]]
            axes.errorbar([share], [place + BESIDE], xerr=error, fmt="D", color="#1b6e5a", capsize=3, label=label)
