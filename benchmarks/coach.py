"""The coach's figures: matches to measure by, the fit of its shares, and what docs/coach.md says of them.

    nice -n 15 python benchmarks/coach.py play --out DIR --matches 2000 --first-seed 0    # goes on from what is there
    python benchmarks/coach.py fit DIR... --only weinhaendler    # writes coach/GAME/calibration.json
    python benchmarks/coach.py calibration DIR       # tenths, on matches to which nothing was fitted
    python benchmarks/coach.py calibration DIR OTHER... --folds 5    # those of DIR, by what was fitted to all the rest
    python benchmarks/coach.py luck DIR              # mean and variance of luck
    python benchmarks/coach.py characters --matches 4    # mean loss and accuracy of each, in matches of their own
    python benchmarks/coach.py alike --out DIR --matches 60    # the same at the same decisions; goes on likewise
    python benchmarks/coach.py alike --out NEW --known DIR --again tim    # with one who has changed since
    python benchmarks/coach.py following --matches 20    # a beginner who does as the hints say
    python benchmarks/coach.py times                     # of a hint and a review

`DIR` holds one file of records for each game and number of players. Matches are of experts in a hurry, so that there
are many; `--fast` plays others with players who take almost no time. Fitting needs NumPy, a plot matplotlib.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import alike
import numpy as np
from alike import Z
from matplotlib.figure import Figure

from etalage.bots import Clock, Company, bot
from etalage.coach import SeatReview, accuracy, coach_of, hint, luck_of, review, standing_at
from etalage.coach.calibration import FILE, Calibration
from etalage.coach.luck import positions
from etalage.coach.money.coach import MoneyEvaluator
from etalage.coach.protocol import Evaluator
from etalage.coach.weinhaendler.coach import WeinhaendlerEvaluator
from etalage.games.match import AnyMatch, Match
from etalage.games.outcome import win_share
from etalage.games.registry import game
from etalage.records import dumps, loads
from etalage.records.text import texts_in

GAMES = ("weinhaendler", "money")
HURRIED = {"weinhaendler": "expert-0.1:6", "money": "expert-0.1:4"}
FAST = {"weinhaendler": "greedy", "money": "expert-network"}
EVALUATORS: dict[str, Callable[[Calibration], Evaluator]] = {
    "weinhaendler": WeinhaendlerEvaluator,
    "money": MoneyEvaluator,
}
SOURCE = Path(__file__).parent.parent / "src" / "etalage" / "coach"
DOCS = Path(__file__).parent.parent / "docs" / "curves"
TENTHS = 10
FEATURES = 3
"""Of what is known of a seat."""
STAGE_RIDGE, RIDGE = 20.0, 200.0
"""How far weights are drawn to those of more tables, in positions."""
LADDER = {
    "weinhaendler": ("random", "lena", "paul", "marta", "otto", "yvonne", "clement"),
    "money": ("random", "tim", "greta", "ilse", "jules", "viktor", "zsofia"),
}


def file_of(out: Path, name: str, players: int) -> Path:
    return out / f"{name}-{players}.jsonl"


# Matches


def play(out: Path, matches: int, players_of: Mapping[str, str], first_seed: int) -> None:
    """The same number for every game and number of players, one after the other."""
    out.mkdir(parents=True, exist_ok=True)
    there = {}
    for name in players_of:
        for players in game(name).players:
            path = file_of(out, name, players)
            there[name, players] = sum(1 for _ in texts_in(path)) if path.exists() else 0
    while min(there.values()) < matches:
        (name, players), number = min(there.items(), key=lambda each: each[1])
        with file_of(out, name, players).open("a", encoding="utf-8") as file:
            file.write(dumps(played(name, [players_of[name]] * players, first_seed + number)) + "\n")
        there[name, players] += 1


def played(name: str, who: Sequence[str], seed: int, answer: Callable[[AnyMatch, int], Any] | None = None) -> AnyMatch:
    """A match of these; whom `answer` has something for is not asked."""
    match: AnyMatch = Match.new(game(name), len(who), seed=seed)
    with Company(match) as company:
        company.sit_all([bot(each) for each in who], 1000 * seed)

        def ask(match: AnyMatch, seat: int) -> Any:
            own = answer(match, seat) if answer else None
            return company.answer(match, seat) if own is None else own

        for after, _ in company.play_on(ask):
            match = after
    return match


def matches_in(out: Path, name: str, players: int) -> Iterator[tuple[int, AnyMatch]]:
    for seed, text in enumerate(texts_in(file_of(out, name, players))):
        yield seed, loads(text)


def results(match: AnyMatch) -> list[float]:
    outcome = match.outcome()
    assert outcome
    return [win_share(outcome.winners, seat) for seat in range(match.players)]


def tables_of(match: AnyMatch) -> Iterator[tuple[Any, Any]]:
    """The positions that a graph shows, but for the end, and what they were played for."""
    evaluator = coach_of(match.game.name).evaluator()
    for number in range(len(match.deals)):
        standing = standing_at(match, number)
        yield match.deals[number].setup.begin(match.options), standing
        for position in positions(match, number):
            step = position.step
            over = step.after.is_over() and standing.deals == 1
            if not over and (evaluator.chance(step) or evaluator.pauses(step)):
                yield step.after, standing


# Fitting


class Sample(NamedTuple):
    """A table of a match of this number, by the weights that count there: what is known of the seats, and what came."""

    folder: Path
    number: int
    row: int
    known: Any
    won: Any


def fit(folders: Sequence[Path], wanted: Sequence[str]) -> None:
    for name in [each for each in GAMES if not wanted or each in wanted]:
        samples = _gathered(folders, name)
        fitted = _calibrated(samples)
        count = len({(each.folder, each.number, len(each.won)) for each in samples})
        recipe = {"matches": count, "by": "benchmarks/coach.py fit"}
        data = {"recipe": recipe, "bend": fitted.bend, "weights": fitted.weights}
        (SOURCE / name / FILE).write_text(json.dumps(data, indent=1) + "\n")
        print(name, count, "matches, bend", fitted.bend)


def _calibrated(samples: Sequence[Sample]) -> Calibration:
    fitted = _weights(samples)
    scale, bend = _bending(samples)
    weights = np.zeros(max(fitted) + FEATURES)
    for row, own in fitted.items():
        weights[row : row + FEATURES] = scale * own
    return Calibration(tuple(round(float(each), 4) for each in weights), bend)


def _gathered(folders: Sequence[Path], name: str) -> list[Sample]:
    evaluator: Any = coach_of(name).evaluator()
    samples = []
    for folder in folders:
        for players in game(name).players:
            for number, match in matches_in(folder, name, players):
                won = np.array(results(match))
                for deal, standing in tables_of(match):
                    row, known = evaluator.described(deal, standing)
                    if row >= 0:
                        samples.append(Sample(folder, number, row, np.array(known), won))
    return samples


def _weights(samples: Sequence[Sample]) -> dict[int, Any]:
    """Of each table: at first those of all, then of its stage with all numbers of players, each drawn to the last."""
    by_row: dict[int, list[Sample]] = defaultdict(list)
    by_stage: dict[int, list[Sample]] = defaultdict(list)
    rows_of_one = (max(each.row for each in samples) // FEATURES + 1) // 3 * FEATURES
    for each in samples:
        by_row[each.row].append(each)
        by_stage[each.row % rows_of_one].append(each)
    every = _fitted(samples, np.zeros(FEATURES), 1.0)
    common = {stage: _fitted(own, every, STAGE_RIDGE) for stage, own in by_stage.items()}
    return {row: _fitted(own, common[row % rows_of_one], RIDGE) for row, own in by_row.items()}


def _bending(samples: Sequence[Sample]) -> tuple[float, float]:
    """By how much the weights grow, and leads bend: what makes results likely that the weights were not fitted to."""
    halves = [[each for each in samples if each.number % 2 == rest] for rest in (0, 1)]
    seen: dict[int, list[tuple[Any, Any]]] = defaultdict(list)
    for fitted, other in (halves, halves[::-1]):
        weights = _weights(fitted)
        for each in other:
            sums = each.known @ weights[each.row]
            seen[len(each.won)].append((sums - sums.mean(), each.won))
    arrays = [(np.array([row[0] for row in rows]), np.array([row[1] for row in rows])) for rows in seen.values()]

    def likelihood(scale: float, bend: float) -> float:
        total = 0.0
        for leads, won in arrays:
            powers = np.exp(scale * leads / (1 + bend * scale * abs(leads)))
            total += float((won * np.log(powers / powers.sum(axis=1, keepdims=True))).sum())
        return total

    tried = [(scale / 50, bend / 100) for scale in range(45, 66) for bend in range(16)]
    return max(tried, key=lambda each: likelihood(*each))


def _fitted(samples: Sequence[Sample], start: Any, ridge: float) -> Any:
    """By likelihood, with a penalty for leaving the start: Newton's method for a softmax over seats."""
    weights = np.array(start, float)
    by_players: dict[int, list[Any]] = defaultdict(list)
    for each in samples:
        by_players[len(each.won)].append((each.known, each.won))
    for _ in range(30):
        gradient = ridge * (weights - start)
        hessian = ridge * np.eye(len(weights))
        for rows in by_players.values():
            x, y = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
            sums = x @ weights
            shares = np.exp(sums - sums.max(axis=1, keepdims=True))
            shares /= shares.sum(axis=1, keepdims=True)
            gradient += np.einsum("ns,nsf->f", shares - y, x)
            centred = x - np.einsum("ns,nsf->nf", shares, x)[:, None, :]
            hessian += np.einsum("ns,nsf,nsg->fg", shares, centred, centred)
        step = np.linalg.solve(hessian, gradient)
        weights = weights - step
        if abs(step).max() < 1e-6:
            break
    return weights


# Calibration


class Tenth(NamedTuple):
    positions: int
    predicted: float
    won: float
    error: float
    """The standard error of the gap between them; matches are the sample."""


def calibration(folder: Path, others: Sequence[Path], folds: int) -> None:
    """Predicted win share by tenths against how often such seats won."""
    found: dict[str, dict[int, list[Tenth | None]]] = {}
    for name in GAMES:
        found[name] = {}
        every: list[Seen] = []
        evaluators = _crossed(folder, others, name, folds) if folds else [coach_of(name).evaluator()]
        for players in game(name).players:
            seen = list(_predicted(folder, name, players, evaluators))
            every += seen
            found[name][players] = _tenths(f"{name}, {players} players", seen)
        _tenths(f"{name}, all tables", every)
    plot_calibration(found)


def _crossed(folder: Path, others: Sequence[Path], name: str, folds: int) -> list[Evaluator]:
    """One for each part of the matches, that was fitted to all but these."""
    samples = _gathered([folder, *others], name)
    evaluators: list[Evaluator] = []
    for fold in range(folds):
        fitted = _calibrated([each for each in samples if each.folder != folder or _fold(each.number, folds) != fold])
        evaluators.append(EVALUATORS[name](fitted))
    return evaluators


def _fold(number: int, folds: int) -> int:
    """Of a match; even and odd ones in each, for what bends is fitted to both."""
    return number // 2 % folds


class Seen(NamedTuple):
    """A seat at a moment of a match."""

    match: tuple[int, int]
    share: float
    result: float


def _predicted(folder: Path, name: str, players: int, evaluators: Sequence[Evaluator]) -> Iterator[Seen]:
    for number, match in matches_in(folder, name, players):
        evaluator = evaluators[_fold(number, len(evaluators))]
        won = results(match)
        for deal, standing in tables_of(match):
            for share, result in zip(evaluator.shares(deal, standing), won, strict=True):
                yield Seen((players, number), share, result)


def _tenths(what: str, seen: Sequence[Seen]) -> list[Tenth | None]:
    """All ten, and said aloud."""
    print(f"{what}, {len({each.match for each in seen})} matches, {len(seen)} positions of a seat")
    tenths = [_tenth([each for each in seen if int(min(each.share, 0.9999) * TENTHS) == n]) for n in range(TENTHS)]
    for number, each in enumerate(tenths):
        if each:
            figures = f"{each.predicted:6.1%} {each.won:6.1%} {each.won - each.predicted:+6.1%} ± {Z * each.error:5.1%}"
            print(f"  {number / TENTHS:.1f} {figures} {each.positions:6}")
    return tenths


def _tenth(seen: Sequence[Seen]) -> Tenth | None:
    if not seen:
        return None
    gaps: dict[tuple[int, int], float] = defaultdict(float)
    for seed, share, result in seen:
        gaps[seed] += result - share
    n = len(seen)
    mean = sum(gaps.values()) / n
    sizes: dict[tuple[int, int], int] = defaultdict(int)
    for seed, _, _ in seen:
        sizes[seed] += 1
    error = math.sqrt(sum((gaps[seed] - mean * sizes[seed]) ** 2 for seed in gaps)) / n
    return Tenth(n, sum(each[1] for each in seen) / n, sum(each[2] for each in seen) / n, error)


def plot_calibration(found: Mapping[str, Mapping[int, Sequence[Tenth | None]]]) -> None:
    figure = Figure(figsize=(9, 4.4), layout="constrained")
    for column, (name, by_players) in enumerate(found.items(), 1):
        axes = figure.add_subplot(1, 2, column)
        axes.plot([0, 1], [0, 1], color="#999999", linewidth=1)
        for players, marker in zip(by_players, "os^", strict=False):
            tenths = [each for each in by_players[players] if each]
            axes.errorbar(
                [each.predicted for each in tenths],
                [each.won for each in tenths],
                yerr=[Z * each.error for each in tenths],
                fmt=marker,
                capsize=2,
                label=f"{players} players",
            )
        axes.set_title(game(name).title)
        axes.set_xlabel("predicted share of the win")
        axes.set_ylabel("share won")
        axes.legend(loc="upper left")
    figure.savefig(DOCS / "coach-calibration.svg")


# Luck


def luck(folder: Path, tables: Sequence[str]) -> None:
    """Mean luck of each seat, and how much of the variance of results it takes away."""
    for name in GAMES:
        evaluator = coach_of(name).evaluator()
        for players in game(name).players:
            if tables and f"{name}-{players}" not in tables:
                continue
            lucks, won = [], []
            for seed, match in matches_in(folder, name, players):
                lucks.append(luck_of(match, evaluator, seed))
                won.append(results(match))
            print(f"{name}, {players} players, {len(lucks)} matches")
            for seat in range(players):
                mean, error = _mean_and_error([each[seat] for each in lucks])
                print(f"  seat {seat}: luck {mean:+.2%} ± {Z * error:.2%}")
            plain = sum(_variance([each[seat] for each in won]) for seat in range(players))
            pairs = zip(won, lucks, strict=True)
            left = [[share - part for share, part in zip(*each, strict=True)] for each in pairs]
            adjusted = sum(_variance([each[seat] for each in left]) for seat in range(players))
            print(
                f"  variance of a seat's result {plain / players:.4f}, without luck {adjusted / players:.4f}: "
                f"ratio {plain / adjusted:.2f}"
            )


def _mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    return sum(numbers) / len(numbers), math.sqrt(_variance(numbers) / len(numbers))


def _variance(numbers: Sequence[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((each - mean) ** 2 for each in numbers) / max(1, len(numbers) - 1)


# Players


def characters(matches: int, wanted: Sequence[str]) -> None:
    """One seat of each match is the character's, the others' is that of one above the middle of the ladder."""
    for level in range(len(LADDER["money"])):
        for name in GAMES:
            if wanted and f"{name}-{LADDER[name][level]}" not in wanted:
                continue
            who, others = LADDER[name][level], LADDER[name][4]
            seats: list[SeatReview] = []
            for seed in range(matches):
                seat = seed % 4
                match = played(name, [who if each == seat else others for each in range(4)], 9000 + seed)
                seats.append(review(match, seed=seed, budget=Clock(100), seats=(seat,)).seats[seat])
            count = sum(each.decisions for each in seats)
            loss = sum(each.mean_loss * each.decisions for each in seats) / count
            stake = sum(each.mean_stake * each.decisions for each in seats) / count
            _, error = _mean_and_error([each.mean_loss for each in seats])
            figures = f"loss {loss:.3%} ± {Z * error:.3%}, stake {stake:.1%}, accuracy {accuracy(loss, stake)}"
            print(f"{name} {who}: {figures}, {count} decisions of {matches} matches", flush=True)


def at_the_same_decisions(out: Path, matches: int, wanted: Sequence[str], known: alike.Known | None) -> None:
    for name in [each for each in GAMES if not wanted or each in wanted]:
        alike.ask(out, name, HURRIED[name], LADDER[name], matches, known)
    found = {name: alike.tell(out, name, LADDER[name]) for name in GAMES if alike.asked(out, name)}
    alike.plot(found, LADDER, DOCS / "coach-alike.svg")


def following(matches: int, wanted: Sequence[str]) -> None:
    """A beginner who makes the first move of every hint, at a table of the ladder's third, beside one who does not."""
    for name in [each for each in GAMES if not wanted or each in wanted]:
        first, middle = LADDER[name][1], LADDER[name][3]
        for how in ("as they please", "as hints say", "as the expert"):
            shares = []
            for seed in range(matches):
                seat = seed % 4
                who = "expert" if how == "as the expert" else first
                names = [who if each == seat else middle for each in range(4)]

                def told(match: AnyMatch, asked: int, seat: int = seat, how: str = how, seed: int = seed) -> Any:
                    if asked != seat or how != "as hints say" or match.deal.legal_count(seat) < 2:
                        return None
                    standing = standing_at(match, len(match.deals) - 1)
                    view = match.deal.view(seat)
                    text = hint(view, scores=standing.scores, deals=standing.deals, seed=seed).moves[0].move
                    return match.game.parse_move(text)

                shares.append(results(played(name, names, 7000 + seed, told))[seat])
            mean, error = _mean_and_error(shares)
            print(
                f"{name}: {first} {how} among three {middle}: {mean:.1%} ± {Z * error:.1%}, n = {matches}", flush=True
            )


def times() -> None:
    """Of this process, in seconds of processor time and by the clock."""
    for name in GAMES:
        match = played(name, [HURRIED[name]] * 4, 5)
        spent: list[tuple[float, float]] = []
        for number in range(len(match.deals)):
            for position in positions(match, number):
                step = position.step
                if position.move % 11 == 0 and step.before.legal_count(step.seat) > 1:
                    began, ticked = time.process_time(), time.monotonic()
                    hint(step.before.view(step.seat))
                    spent.append((time.process_time() - began, time.monotonic() - ticked))
        for what, column in (("processor", 0), ("clock", 1)):
            numbers = sorted(each[column] for each in spent)
            print(
                f"{name}: a hint, {what}: median {1000 * numbers[len(numbers) // 2]:.0f} ms, "
                f"p95 {1000 * numbers[int(0.95 * len(numbers))]:.0f}, most {1000 * numbers[-1]:.0f}, n = {len(numbers)}"
            )
        began, ticked = time.process_time(), time.monotonic()
        told: list[float] = []
        review(match, progress=lambda done, total, told=told: told.append(time.monotonic()))  # type: ignore[misc]
        print(
            f"{name}: a review of {len(told) - 1} moves: {time.process_time() - began:.1f} s of processor time, "
            f"{time.monotonic() - ticked:.1f} s by the clock, first progress after {told[1] - ticked:.2f} s"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    doing = ["play", "fit", "calibration", "luck", "characters", "alike", "following", "times"]
    parser.add_argument("what", choices=doing)
    parser.add_argument("folders", type=Path, nargs="*")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--folds", type=int, default=0, help="parts, each predicted by what was fitted to the others")
    parser.add_argument("--only", action="append", help="these alone, as money-4, money-tim or money")
    parser.add_argument("--known", type=Path, help="where others were asked before")
    parser.add_argument("--again", action="append", help="who has changed since")
    parser.add_argument("--fast", action="store_true", help="with players that take almost no time")
    chosen = parser.parse_args()
    if chosen.what == "play":
        play(chosen.out, chosen.matches, FAST if chosen.fast else HURRIED, chosen.first_seed)
    elif chosen.what == "fit":
        fit(chosen.folders, chosen.only)
    elif chosen.what == "calibration":
        calibration(chosen.folders[0], chosen.folders[1:], chosen.folds)
    elif chosen.what == "luck":
        luck(chosen.folders[0], chosen.only)
    elif chosen.what == "characters":
        characters(chosen.matches, chosen.only)
    elif chosen.what == "alike":
        known = alike.Known(chosen.known, chosen.again or []) if chosen.known else None
        at_the_same_decisions(chosen.out, chosen.matches, chosen.only, known)
    elif chosen.what == "following":
        following(chosen.matches, chosen.only)
    else:
        times()


if __name__ == "__main__":
    main()
