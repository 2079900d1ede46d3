"""Learning by self-play, in rounds: deals are played, a network is fitted to all of them, and plays the next deals.

Everything is kept in a folder as it comes, so that training goes on where it was cut off: the recipe, the deals in
portions, a network for each round, and the curve of how well it predicts and plays.
"""

from __future__ import annotations

import csv
import io
import json
import zlib
from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

from etalage.arena.crew import Crew, finished
from etalage.arena.files import write_text, written_whole
from etalage.arena.journal import WrongFolder
from etalage.arena.processes import Workers
from etalage.bots.errors import BotError
from etalage.bots.learning.training import TRAININGS, VALUE
from etalage.bots.learning.weights import Weights, read
from etalage.games.errors import EtalageError, needing
from etalage.games.registry import game
from etalage.games.rng import Rng

RECIPE = "recipe.json"
CURVE = "curve.csv"
NETWORK = "network.bin"
PORTION = 100  # deals kept at a time
_MEASURED_AGAIN = f"delete {CURVE}, and the same command fits and tests the networks again, on the deals that are kept"


class NoTraining(EtalageError):
    """A game whose bots learn nothing, or packages missing that training needs."""


class Recipe(NamedTuple):
    """All that decides what comes of a training."""

    game: str
    """With VALUE behind it, if not the expert's own network is trained."""
    seed: int
    rounds: int
    first_deals: int
    """Played without a network, to begin with."""
    deals: int
    """Played in each later round, by the network of the round before."""
    worlds: int
    """In which a move is tried while learning."""
    epochs: int
    test_deals: int
    """Played after each round against the heuristic, in all rotations."""


class Point(NamedTuple):
    """Where the curve stands after a round."""

    round: int
    deals: int
    learned: float
    """Mean squared error on what the network learned from."""
    held_out: float
    """On what it did not."""
    win_share: float
    """Of one that searches with it, among three of the heuristic."""
    low: float
    high: float


class Progress(NamedTuple):
    """What is being done, for whoever watches."""

    round: int
    what: str
    done: int
    total: int


def train(
    recipe: Recipe, folder: Path, jobs: int, cluster: Crew | None = None
) -> Generator[Progress | Point, None, None]:
    """Train, or go on; yields how far it is, and a point of the curve after each round.

    A cluster plays the deals. Networks are fitted here, and everything is kept here.
    """
    _check(recipe)
    points = _open(recipe, folder)
    yield from points
    for number in range(len(points), recipe.rounds):
        with _crew(jobs, cluster) as crew:
            for each in range(number + 1):  # of earlier rounds, those that somebody has deleted
                yield from _play_portions(recipe, folder, each, crew)
        fitted = yield from _fit(recipe, folder, number)
        with _crew(jobs, cluster) as crew:
            shares = yield from _test(recipe, folder, number, crew)
        point = Point(number, _deals_until(recipe, number), *fitted, *shares)
        points.append(point)
        _write_curve(folder, recipe, points)
        yield point
    _write_network(folder / NETWORK, read(_network_file(folder, recipe.rounds - 1)))


def curve(folder: Path) -> list[Point]:
    """The rounds that are done."""
    path = folder / CURVE
    if not path.exists():
        return []
    try:
        with path.open(encoding="utf-8", newline="") as file:
            points = [
                Point(int(row["round"]), int(row["deals"]), *(float(row[name]) for name in Point._fields[2:]))
                for row in csv.DictReader(file)
            ]
    except (OSError, ValueError, TypeError, KeyError, csv.Error):
        raise WrongFolder(f"{path} is damaged; {_MEASURED_AGAIN}") from None
    if [point.round for point in points] != list(range(len(points))):
        raise WrongFolder(f"{path} is damaged: its rounds are not numbered from 0; {_MEASURED_AGAIN}")
    return points


def _check(recipe: Recipe) -> None:
    if recipe.game not in TRAININGS:
        whose = game(recipe.game.removesuffix(VALUE)).name
        what = "learn no value apart from their own" if recipe.game.endswith(VALUE) else "learn nothing"
        raise NoTraining(f"the bots of {whose} {what}")
    if find_spec("numpy") is None or find_spec("matplotlib") is None:
        raise NoTraining("training needs NumPy and matplotlib: pip install 'etalage[train]'")


def _open(recipe: Recipe, folder: Path) -> list[Point]:
    """The rounds that are done, if this training has begun in the folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / RECIPE).exists():
            _check_same(recipe, folder)
        elif any(folder.iterdir()):
            raise WrongFolder(f"{folder} holds something else; name a new folder")
    except OSError as error:
        raise WrongFolder(f"{folder}: {error.strerror or error}") from None
    points = curve(folder)
    if len(points) > recipe.rounds:
        more = f"name {len(points)} rounds or more, or a new folder"
        raise WrongFolder(f"{folder} holds a training of {len(points)} rounds already, not {recipe.rounds}; {more}")
    for point in points:
        _check_network(_network_file(folder, point.round))
    write_text(folder / RECIPE, json.dumps(recipe._asdict(), indent=2) + "\n")
    return points


def _check_same(recipe: Recipe, folder: Path) -> None:
    """The same but for the rounds, of which there may be more."""
    try:
        there = dict(json.loads((folder / RECIPE).read_bytes()))
    except (ValueError, TypeError, RecursionError):
        raise WrongFolder(
            f"{folder / RECIPE} is damaged: it holds no recipe; restore it, or name a new folder"
        ) from None
    for name, wanted in recipe._asdict().items():
        if name != "rounds" and there.get(name) != wanted:
            differs = f"its {name} is {there.get(name)}, not {wanted}"
            raise WrongFolder(f"{folder} holds another training: {differs}; name a new folder")


def _check_network(path: Path) -> None:
    try:
        read(path)
    except BotError:
        raise WrongFolder(f"{path} is missing or damaged; {_MEASURED_AGAIN}") from None


def _deals_until(recipe: Recipe, number: int) -> int:
    return recipe.first_deals + number * recipe.deals


def _network_file(folder: Path, number: int) -> Path:
    return folder / f"network-{number:02}.bin"


def _portion_file(folder: Path, number: int, portion: int) -> Path:
    return folder / f"deals-{number:02}-{portion:04}.npz"


def _portions(recipe: Recipe, number: int) -> int:
    """How many there are of a round."""
    return -(-(recipe.deals if number else recipe.first_deals) // PORTION)


def _crew(jobs: int, cluster: Crew | None) -> AbstractContextManager[Crew]:
    return nullcontext(cluster) if cluster else Workers(jobs)


def _play_portions(recipe: Recipe, folder: Path, number: int, crew: Crew) -> Iterator[Progress]:
    portions = _portions(recipe, number)
    missing = [each for each in range(portions) if not _portion_file(folder, number, each).exists()]

    def keep(played: tuple[int, bytes]) -> None:
        portion, samples = played
        with written_whole(_portion_file(folder, number, portion)) as part:
            part.write_bytes(samples)

    yield Progress(number, "deals", (portions - len(missing)) * PORTION, portions * PORTION)
    if not missing:
        return
    weights = read(_network_file(folder, number - 1)) if number else None
    tasks = ((recipe, weights, number, each) for each in missing)
    with closing(finished(crew, _play_portion, tasks, keep)) as done:
        for count, played in enumerate(done, portions - len(missing) + 1):
            keep(played)
            yield Progress(number, "deals", count * PORTION, portions * PORTION)


def _play_portion(recipe: Recipe, weights: Weights | None, number: int, portion: int) -> tuple[int, bytes]:
    """Play some deals: which, and what is to be learned from them, as a file; the seed of each is its own."""
    import numpy as np

    seed = Rng(recipe.seed).split(number).split(portion).bits()
    samples = TRAININGS[recipe.game].generate(seed, PORTION, weights, recipe.worlds)
    file = io.BytesIO()
    np.savez_compressed(file, **samples._asdict())
    return portion, file.getvalue()


def _fit(recipe: Recipe, folder: Path, number: int) -> Any:
    """Fit a network to the deals of all rounds so far; those of earlier rounds are kept as they were played."""
    own = TRAININGS[recipe.game]
    samples = _samples(recipe, folder, number)
    yield Progress(number, "fitting", 0, recipe.epochs)
    done = own.fit(samples, own.shape, recipe.seed + number, recipe.epochs, {**recipe._asdict(), "round": number})
    _write_network(_network_file(folder, number), done.weights)
    return done.learned[-1], done.held_out[-1]


def _write_network(path: Path, weights: Weights) -> None:
    with written_whole(path) as part:
        part.write_bytes(weights.to_bytes())


def _samples(recipe: Recipe, folder: Path, number: int) -> Any:
    """Of the rounds up to this one; a round that is done again does not learn from what came later."""
    kind = TRAININGS[recipe.game].samples
    rounds = range(number + 1)
    return kind.joined(
        [
            _read_portion(_portion_file(folder, each, portion), kind)
            for each in rounds
            for portion in range(_portions(recipe, each))
        ]
    )


def _read_portion(file: Path, kind: Any) -> Any:
    import numpy as np

    try:
        with np.load(file) as kept:
            return kind(**{name: kept[name] for name in kind._fields})
    except (OSError, ValueError, TypeError, KeyError, EOFError, AttributeError, BadZipFile, zlib.error):
        again = "delete it, and the same command plays its deals again"
        raise WrongFolder(f"{file} is damaged; {again}") from None


def _test(recipe: Recipe, folder: Path, number: int, crew: Crew) -> Any:
    """One that searches with the network among three of the heuristic."""
    from etalage.arena.results import interval

    yield Progress(number, "testing", 0, recipe.test_deals)
    weights = read(_network_file(folder, number))
    found: dict[int, list[float]] = {}
    tasks = ((recipe, weights, each) for each in range(recipe.test_deals))
    with closing(finished(crew, _test_deal, tasks)) as done:
        for count, (each, wins) in enumerate(done, 1):
            found[each] = wins
            yield Progress(number, "testing", count, recipe.test_deals)
    return interval([found[each] for each in range(recipe.test_deals)])


def _test_deal(recipe: Recipe, weights: Weights, deal: int) -> tuple[int, list[float]]:
    """Which deal, and the wins of the one in each of four seats."""
    own = TRAININGS[recipe.game]
    seed = recipe.seed + 1_000_003 * (deal + 1)
    return deal, [own.contest(seed, weights, recipe.worlds, seat) for seat in range(4)]


def _write_curve(folder: Path, recipe: Recipe, points: list[Point]) -> None:
    with written_whole(folder / CURVE) as part, part.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(Point._fields)
        writer.writerows(points)
    with needing("arena"):
        from matplotlib.figure import Figure
    figure = Figure(figsize=(7, 4), layout="constrained")
    strength = figure.add_subplot()
    deals = [point.deals for point in points]
    shares = [point.win_share for point in points]
    spread = [[point.win_share - point.low for point in points], [point.high - point.win_share for point in points]]
    strength.errorbar(deals, shares, yerr=spread, color="#7a5c8e", marker="o", capsize=4, label="wins among greedy")
    strength.axhline(0.25, color="#b05030", linestyle="--", label="fair share")
    strength.set_ylim(0, 1)
    strength.set_xlabel(f"deals played ({recipe.game})")
    strength.set_ylabel("share of wins, 95 % intervals")
    error = strength.twinx()
    error.plot(deals, [point.held_out for point in points], color="#557755", marker=".", label="error on unseen deals")
    error.set_ylim(0, 1.2 * max(point.held_out for point in points))
    error.set_ylabel("mean squared error")
    figure.legend(loc="outside upper center", ncols=3)
    for kind in ("svg", "png"):
        with written_whole(folder / f"curve.{kind}") as part:
            figure.savefig(part, dpi=144)
