"""Training at the command line."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from etalage.arena.training import CURVE, NETWORK, Point, Recipe, train
from etalage.cli.cluster import cluster_at
from etalage.cli.console import plain_console, printable, progress
from etalage.games.errors import Failed


def run_training(recipe: Recipe, folder: Path, jobs: int, ray: str | None = None) -> None:
    """Train, telling how far it is; a training that is cut off goes on from where it was."""
    console = plain_console(stderr=True)
    try:
        with (
            cluster_at(ray, jobs) as cluster,
            progress("training") as bar,
            closing(train(recipe, folder, jobs, cluster)) as training,
        ):
            task = bar.add_task("training", total=None)
            for news in training:
                if isinstance(news, Point):
                    bar.console.print(_line(news))
                else:
                    label = f"round {news.round + 1} of {recipe.rounds}: {news.what}"
                    bar.update(task, description=label, completed=news.done, total=news.total)
    except (KeyboardInterrupt, Failed):
        console.print(f"\nWhat was done is kept in {printable(folder)}; the same command goes on from there.")
        raise
    print(f"The network is in {printable(folder / NETWORK)}, the curve in {CURVE}, curve.svg and curve.png beside it.")


def _line(point: Point) -> str:
    return (
        f"round {point.round + 1}: {point.deals} deals, error {point.learned:.4f} and on unseen deals "
        f"{point.held_out:.4f}, wins {point.win_share:.1%} among greedy ({point.low:.1%} – {point.high:.1%})"
    )
