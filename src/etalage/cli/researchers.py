"""Commands for researchers: bots play bots, are compared, rated and trained."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from etalage import __version__
from etalage.bots import bots as bots_named
from etalage.cli.parameters import AsJson, Force, GameName, OptionList, Players, print_json, table_options
from etalage.games.registry import check_players, game


def simulate(
    name: GameName,
    players: Players = 4,
    count: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="Determines everything; match i has the seed S + i.")] = 0,
    option: OptionList = None,
    bots: Annotated[
        str, typer.Option("--bots", help="NAME or NAME:PARAMETER; one for all, or one for each: a,b,c.")
    ] = "random",
    records: Annotated[Path | None, typer.Option(help="Write the records of the matches here (.jsonl).")] = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play matches, and sum them up."""
    from etalage.cli.simulate import print_summary, run

    played = game(name)
    check_players(played, players)
    summary = run(played, players, table_options(name, option), bots_named(bots, players), count, seed, records, force)
    if as_json:
        print_json(summary)
    else:
        print_summary(summary)


def arena(
    name: GameName,
    bots: Annotated[str, typer.Option("--bots", help="As many as seats: one line-up; more: a round robin.")],
    players: Annotated[int | None, typer.Option("--players", help="Seats; by default as many as bots.")] = None,
    deals: Annotated[int, typer.Option("--deals", min=1, help="How many, each played in all rotations.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; the next has the next.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; the result does not depend on it.")] = 1,
    iterations: Annotated[int | None, typer.Option(min=1, help="Bounds a bot's search.")] = None,
    time_ms: Annotated[float | None, typer.Option("--time-ms", min=0.01, help="Milliseconds a move.")] = None,
    option: OptionList = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep matches, table and plots here; go on from what is there.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other in all seats, and see who is better by how much."""
    from etalage.arena.schedule import plan
    from etalage.cli.arena import play_run, print_standings

    names = tuple(bots.split(","))
    run = plan(name, names, players, table_options(name, option), seed, deals, iterations, time_ms)
    found = play_run(run, jobs, out)
    if as_json:
        print_json({"plan": run.to_json(), "bots": [each._asdict() for each in found]})
    else:
        print_standings(run, found, out)


def merge(
    folders: Annotated[list[Path], typer.Argument(help="Folders of runs on different seeds.", show_default=False)],
    out: Annotated[Path, typer.Option(help="A new folder for all of it.")],
) -> None:
    """Put arena runs of the same bots on different deals together."""
    from etalage.cli.arena import merge_runs, print_standings

    run, found = merge_runs(folders, out)
    print_standings(run, found, out)


def rate(
    name: GameName,
    deals: Annotated[int, typer.Option("--deals", min=1, help="For each of the 15 tables, in all rotations.")] = 20,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; the next has the next.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; the result does not depend on it.")] = 1,
    keep: Annotated[Path | None, typer.Option(help="Keep the matches here; go on from what is there.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="The file of ratings; by default the one that lists and pages show.")
    ] = None,
) -> None:
    """Measure the characters of a game against each other, and keep their ratings."""
    from etalage.arena.rating import check_file, rating_plan
    from etalage.arena.rating import keep as keep_ratings
    from etalage.bots.ratings import FILE
    from etalage.cli.arena import play_run, print_standings

    run = rating_plan(name, deals, seed)
    check_file(out or FILE)
    found = play_run(run, jobs, keep)
    print_standings(run, found, keep, keeps="--keep")
    keep_ratings(out or FILE, run, found)


def train(
    name: GameName,
    out: Annotated[Path, typer.Option(help="Keep everything here; go on from what is there.")],
    rounds: Annotated[int, typer.Option(min=1, help="Of playing and fitting.")] = 6,
    first_deals: Annotated[int, typer.Option(min=1, help="Played without a network, to begin with.")] = 20_000,
    deals: Annotated[int, typer.Option(min=1, help="Played in each later round, by the network so far.")] = 3_000,
    worlds: Annotated[int, typer.Option(min=1, help="In which a move is tried while learning.")] = 30,
    epochs: Annotated[int, typer.Option(min=1, help="Times that a fit sees every deal.")] = 5,
    test_deals: Annotated[int, typer.Option(min=1, help="Played after each round against greedy.")] = 25,
    seed: Annotated[int, typer.Option(help="Determines everything.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 1,
) -> None:
    """Train the network of a game's expert by self-play."""
    from etalage.arena.training import Recipe
    from etalage.cli.train import run_training

    recipe = Recipe(game(name).name, seed, rounds, first_deals, deals, worlds, epochs, test_deals)
    run_training(recipe, out, jobs)


def bench(as_json: AsJson = False) -> None:
    """Measure how fast the games run on this machine, one core, four players."""
    from etalage.cli.bench import measure, print_figures

    figures = measure()
    if as_json:
        print_json({"version": __version__, **figures})
    else:
        print_figures(figures)
