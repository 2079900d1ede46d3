"""Commands for researchers: bots play bots, are compared, rated and trained."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from etalage import __version__
from etalage.bots import bots as bots_named
from etalage.bots import split_names
from etalage.cli.parameters import AsJson, Force, GameName, OptionList, Players, Ray, print_json, table_options
from etalage.games.registry import GAMES, check_players, game


def simulate(
    name: GameName,
    players: Players = 4,
    count: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="Determines everything; match i has the seed S + i.")] = 0,
    option: OptionList = None,
    bots: Annotated[
        str, typer.Option("--bots", help="NAME, NAME:PARAMETER or exec:COMMAND; one for all, or one for each: a,b,c.")
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
    ray: Ray = None,
    iterations: Annotated[int | None, typer.Option(min=1, help="Bounds a bot's search.")] = None,
    time_ms: Annotated[float | None, typer.Option("--time-ms", min=0.01, help="Milliseconds a move.")] = None,
    option: OptionList = None,
    luck_adjusted: Annotated[
        bool, typer.Option("--luck-adjusted", help="Also win shares without the luck of the cards: narrower intervals.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="Keep matches, table and plots here; go on from what is there.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other in all seats, and see who is better by how much."""
    from etalage.arena.schedule import plan
    from etalage.cli.arena import play_run, print_standings

    names = tuple(split_names(bots))
    run = plan(name, names, players, table_options(name, option), seed, deals, iterations, time_ms, luck_adjusted)
    found = play_run(run, jobs, out, ray)
    if as_json:
        print_json({"plan": run.to_json(), "bots": [each.to_json() for each in found]})
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
    ray: Ray = None,
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
    found = play_run(run, jobs, keep, ray)
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
    value: Annotated[
        bool, typer.Option("--value", help="Train what a table is worth to every seat, for the coach, not for playing.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Determines everything.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 1,
    ray: Ray = None,
) -> None:
    """Train the network of a game's expert by self-play."""
    from etalage.arena.training import Recipe
    from etalage.bots.learning.training import VALUE
    from etalage.cli.train import run_training

    learned = game(name).name + (VALUE if value else "")
    recipe = Recipe(learned, seed, rounds, first_deals, deals, worlds, epochs, test_deals)
    run_training(recipe, out, jobs, ray)


def dataset(
    records: Annotated[list[Path], typer.Argument(help="Files of records (.json or .jsonl).", show_default=False)],
    out: Annotated[Path, typer.Option(help="A new folder.")],
    luck_adjusted: Annotated[
        bool, typer.Option("--luck-adjusted", help="With the results less luck, as the coach sees it.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Of what the coach draws.")] = 0,
) -> None:
    """Write the decisions of finished matches as Parquet: arrays, actions and results, to learn from."""
    from etalage.cli.dataset import write_dataset

    write_dataset(records, out, luck_adjusted, seed)


def check_bot(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="NAME, NAME:PARAMETER or exec:COMMAND.")],
    games: Annotated[
        list[str] | None, typer.Option("--game", help="Which game; repeatable, by default all.", show_default=False)
    ] = None,
    deals: Annotated[int, typer.Option("--deals", min=0, help="For each number of players.")] = 2,
    iterations: Annotated[int, typer.Option(min=1, help="That bound its search in whole matches.")] = 50,
    time_ms: Annotated[float, typer.Option("--time-ms", min=0.01, help="A move, where it is bound by time.")] = 100,
) -> None:
    """Check a bot, of this package or a program of your own: legal moves, the same for the same seed, in time."""
    from etalage.bots.names import bot as bot_named
    from etalage.cli.console import printable
    from etalage.testing import check_bot as check

    names = [game(name).name for name in games or GAMES.own]
    bot_named(bot)
    checked = check(bot, names, deals, iterations, time_ms)
    print(f"{printable(bot)}: {checked} decisions checked in {' and '.join(names)}; all are as they should be")


def bot(
    name: Annotated[str, typer.Argument(metavar="BOT", help="NAME or NAME:PARAMETER.", show_default=False)],
) -> None:
    """Be a bot for another program: read what happens on standard input, write moves on standard output."""
    import sys

    from etalage.bots import bot as bot_named
    from etalage.bots.programs.serving import serve

    serve(bot_named(name), __version__, sys.stdin.buffer, sys.stdout.buffer)


def bench(as_json: AsJson = False) -> None:
    """Measure how fast the games run on this machine, one core, four players."""
    from etalage.cli.bench import measure, print_figures

    figures = measure()
    if as_json:
        print_json({"version": __version__, **figures})
    else:
        print_figures(figures)
