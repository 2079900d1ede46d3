"""The commands of `etalage`, each a few lines around the work done elsewhere."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, ParamSpec

import typer

from etalage import __version__
from etalage.bots import bots as bots_named
from etalage.bots import usual_opponents
from etalage.cli import FAILED, WRONG_USE, Interrupted, NobodyReads, version
from etalage.cli.admin import COMMANDS as ADMIN
from etalage.cli.console import printable, speak
from etalage.cli.files import record_in
from etalage.games.errors import Malformed
from etalage.games.match import Match
from etalage.games.protocol import Deal
from etalage.games.registry import GAMES, check_players, full_options, game
from etalage.locale import LANGUAGES, language_of
from etalage.records import RecordError, replay

MOST_LISTED = 1 << 16
DEEPEST = 10_000

app = typer.Typer(
    help="Die Weinhändler and Money!: play, simulate, check and look at games.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

P = ParamSpec("P")
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
RecordFile = Annotated[Path, typer.Argument(help="A file of records (.json or .jsonl).", show_default=False)]
RecordNumber = Annotated[int, typer.Option("--record", min=0, help="Which record of the file, from 0.")]
DealNumber = Annotated[int | None, typer.Option("--deal", min=0, help="Which deal, from 0; by default the last.")]
Moves = Annotated[int | None, typer.Option("--move", min=0, help="After so many moves; by default all of them.")]
Seat = Annotated[int | None, typer.Option("--seat", min=0, help="Which seat, from 0.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"{' or '.join(GAMES)}.", show_default=False)]
Players = Annotated[int, typer.Option("--players", help="How many play.")]
OptionList = Annotated[list[str] | None, typer.Option("--option", help="A table option, as draw=hidden; repeatable.")]
Bots = Annotated[str, typer.Option("--bots", help="NAME or NAME:PARAMETER; one for all, or one for each: a,b,c.")]
BotsOrUsual = Annotated[
    str | None, typer.Option("--bots", help="NAME or NAME:PARAMETER; one for all, or one for each.")
]
LANG_HELP = f"For players: {', '.join(LANGUAGES)}; by default as the system speaks."
Force = Annotated[bool, typer.Option("--force", help="Write over a file that exists.")]


def _guarded(function: Callable[P, None]) -> Callable[P, None]:
    """What Typer would end in its own way, a reader gone or Ctrl-C, is left to `main`."""

    @wraps(function)
    def guarded(*arguments: P.args, **options: P.kwargs) -> None:
        try:
            function(*arguments, **options)
            sys.stdout.flush()
        except BrokenPipeError:
            raise NobodyReads from None
        except KeyboardInterrupt:
            raise Interrupted from None

    return guarded


def _command(function: Callable[P, None]) -> Callable[P, None]:
    """A command of the app."""
    return app.command()(_guarded(function))


def _speak(wish: str | None) -> None:
    if wish:
        speak(language_of(wish, {}))


Lang = Annotated[str | None, typer.Option("--lang", callback=_speak, help=LANG_HELP, show_default=False)]


def _print_version(wanted: bool) -> None:
    if wanted:
        print(version())
        raise typer.Exit


@app.callback(invoke_without_command=True)
@_guarded
def _root(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version.")
    ] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=LANG_HELP, show_default=False)] = None,
) -> None:
    """Die Weinhändler and Money! Without a command: a server on this machine, and the browser to play in."""
    speak(language_of(lang, os.environ))
    if context.invoked_subcommand is None:
        from etalage.cli.serve import serve_and_open

        serve_and_open()


@_command
def games(as_json: AsJson = False) -> None:
    """List the games, for how many players, with their options."""
    known = [game(name) for name in GAMES]
    if as_json:
        _print_json(
            [
                {
                    "game": each.name,
                    "title": each.title,
                    "players": list(each.players),
                    "rules": each.rules_version,
                    "options": {
                        name: {"values": list(option.values), "default": option.default, "clause": option.clause}
                        for name, option in each.options.items()
                    },
                }
                for each in known
            ]
        )
        return
    for each in known:
        print(f"{each.name}: {each.title}, {each.players[0]} to {each.players[-1]} players")
        for name, option in each.options.items():
            values = ", ".join(f"{value}{' (default)' * (value == option.default)}" for value in option.values)
            print(f"  {name}: {values}\n      {option.meaning} ({option.clause})")


@_command
def bots(as_json: AsJson = False, _lang: Lang = None) -> None:
    """List the bots: the characters of each game with their ratings, and all others."""
    from etalage.cli.bots import bot_list, print_bots

    if as_json:
        _print_json(bot_list())
    else:
        print_bots(bot_list())


@_command
def rules(
    name: GameName,
    clause: Annotated[str | None, typer.Argument(help="One clause, such as W9.", show_default=False)] = None,
    _lang: Lang = None,
) -> None:
    """Read the rules of a game, or one clause."""
    from etalage.cli.pages import print_rules

    print_rules(game(name).name, clause)


@_command
def simulate(
    name: GameName,
    players: Players = 4,
    count: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="Determines everything; match i has the seed S + i.")] = 0,
    option: OptionList = None,
    bots: Bots = "random",
    records: Annotated[Path | None, typer.Option(help="Write the records of the matches here (.jsonl).")] = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play matches, and sum them up."""
    from etalage.cli.simulate import print_summary, run

    played = game(name)
    check_players(played, players)
    summary = run(played, players, _options(name, option), bots_named(bots, players), count, seed, records, force)
    if as_json:
        _print_json(summary)
    else:
        print_summary(summary)


@_command
def check(
    files: Annotated[list[Path], typer.Argument(help="Files of records (.json or .jsonl).", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Check records: setup, every move, scores, result, and fair deals where a record claims one."""
    from etalage.cli.check import check_files, print_bad, print_total

    result = check_files(files, (lambda bad: None) if as_json else print_bad)
    if as_json:
        _print_json(result._asdict())
    else:
        print_total(result)
    if result.unreadable:
        raise typer.Exit(WRONG_USE)
    if result.bad:
        raise typer.Exit(FAILED)


@_command
def legal(
    file: RecordFile,
    record: RecordNumber = 0,
    deal: DealNumber = None,
    move: Moves = None,
    seat: Seat = None,
    count: Annotated[bool, typer.Option("--count", help="Print only how many.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the legal moves at a position, in notation, sorted as text."""
    _, there = _position(file, record, deal, move)
    _check_seat(there, seat)
    moves = there.legal_moves(seat)
    number = moves.count()
    if count:
        print(json.dumps({"count": number}) if as_json else number)
        return
    if number > MOST_LISTED:
        raise Malformed(f"{number} legal moves are too many to list; ask for --count")
    texts = sorted(map(str, moves))
    if as_json:
        _print_json(texts)
    elif texts:
        print("\n".join(texts))


@_command
def perft(
    file: RecordFile,
    depth: Annotated[int, typer.Option("--depth", min=0, max=DEEPEST, help="How many moves deep.")],
    record: RecordNumber = 0,
    deal: DealNumber = None,
    move: Moves = None,
    as_json: AsJson = False,
) -> None:
    """Count the leaves of the tree of moves from a position, in record order; a finished deal is a leaf."""
    match, there = _position(file, record, deal, move)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the kernel does not look for Ctrl-C
    leaves = match.game.perft(there, depth)
    print(json.dumps({"depth": depth, "leaves": leaves}) if as_json else leaves)


@_command
def show(
    file: RecordFile,
    record: RecordNumber = 0,
    deal: DealNumber = None,
    move: Moves = None,
    seat: Seat = None,
    as_json: AsJson = False,
    _lang: Lang = None,
) -> None:
    """Show the table at a position as a seat sees it; without a seat, all open."""
    match, there = _position(file, record, deal, move)
    _check_seat(there, seat)
    view = there.open_view() if seat is None else there.view(seat)
    if as_json:
        _print_json(view.to_json())
        return
    from etalage.cli.tables import print_table

    print_table(view, match)


@_command
def play(
    name: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=f"{' or '.join(GAMES)}; asked for if left out.", show_default=False),
    ] = None,
    players: Players = 4,
    seed: Annotated[int | None, typer.Option(help="Play this very deal; by default a new one.")] = None,
    option: OptionList = None,
    bots: BotsOrUsual = None,
    record: Annotated[Path | None, typer.Option(help="Write the record of the match here at the end.")] = None,
    force: Force = False,
    _lang: Lang = None,
) -> None:
    """Play against bots in the terminal."""
    from etalage.cli.play import ask_for_game, play_match

    chosen = game(name) if name is not None else ask_for_game()
    if chosen is not None:
        check_players(chosen, players)
        others = bots_named(bots or usual_opponents(chosen.name, players - 1), players - 1)
        play_match(chosen, players, _options(chosen.name, option), others, seed, record, force)


@_command
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
    run = plan(name, names, players, _options(name, option), seed, deals, iterations, time_ms)
    found = play_run(run, jobs, out)
    if as_json:
        _print_json({"plan": run.to_json(), "bots": [each._asdict() for each in found]})
    else:
        print_standings(run, found, out)


@_command
def merge(
    folders: Annotated[list[Path], typer.Argument(help="Folders of runs on different seeds.", show_default=False)],
    out: Annotated[Path, typer.Option(help="A new folder for all of it.")],
) -> None:
    """Put arena runs of the same bots on different deals together."""
    from etalage.cli.arena import merge_runs, print_standings

    run, found = merge_runs(folders, out)
    print_standings(run, found, out)


@_command
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
    from etalage.arena.rating import keep as keep_ratings
    from etalage.arena.rating import rating_plan
    from etalage.bots.ratings import FILE
    from etalage.cli.arena import play_run, print_standings

    run = rating_plan(name, deals, seed)
    found = play_run(run, jobs, keep)
    keep_ratings(out or FILE, run, found)
    print_standings(run, found, keep)


@_command
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


@_command
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free.")] = 8484,
    data: Annotated[Path | None, typer.Option(help="A folder for the database; by default the user's own.")] = None,
    database: Annotated[
        str | None,
        typer.Option(envvar="ETALAGE_DATABASE", help="postgresql://user:password@host/name, instead of a folder."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one need PostgreSQL.")] = 1,
    limit: Annotated[list[str] | None, typer.Option(help="NAME=NUMBER; a wrong name lists them all.")] = None,
    origin: Annotated[str | None, typer.Option(help="Behind a proxy: the address people use, https://…")] = None,
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help="/metrics for all, not only locally.")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = False,
) -> None:
    """Serve tables on the web, for people and bots."""
    from etalage.cli.serve import Wishes, run_server

    limits = limit or []
    run_server(Wishes(host, port, data, database, workers, limits, origin, open_metrics, log_level, browser))


@_command
def join(
    url: Annotated[str, typer.Argument(help="The table's address: http://host:8484/t/ID.", show_default=False)],
    token: Annotated[str, typer.Option(envvar="ETALAGE_TOKEN", help="Better in the environment: others can see this.")],
    bot: Annotated[str, typer.Option(help="NAME or NAME:PARAMETER.")],
    seat: Annotated[int | None, typer.Option(min=0, help="Which seat, from 0; by default the first free one.")] = None,
    name: Annotated[str | None, typer.Option(help="What it is called there; by default as the bot.")] = None,
    milliseconds: Annotated[float | None, typer.Option(min=0.01, help="That it may think about a move.")] = None,
    iterations: Annotated[int | None, typer.Option(min=1, help="Bounds a bot's search.")] = None,
    once: Annotated[bool, typer.Option("--once/--stay", help="Leave after a match, or stay for rematches.")] = True,
    _lang: Lang = None,
) -> None:
    """Seat a bot at a table of a running server, and let it play there."""
    from etalage.bots import Clock
    from etalage.bots import bot as bot_named
    from etalage.cli.join import join as join_table

    join_table(url, token, bot_named(bot), seat, name, Clock(iterations, milliseconds), not once)


admin_app = typer.Typer(help="For operators: look after the database of a server.", no_args_is_help=True)
app.add_typer(admin_app, name="admin")
for _name, _function in ADMIN.items():
    admin_app.command(_name)(_guarded(_function))


@_command
def bench(as_json: AsJson = False) -> None:
    """Measure how fast the games run on this machine, one core, four players."""
    from etalage.cli.bench import measure, print_figures

    figures = measure()
    if as_json:
        _print_json({"version": __version__, **figures})
    else:
        print_figures(figures)


def _options(name: str, texts: list[str] | None) -> dict[str, Any]:
    """Options from the command line: `draw=hidden`, `deals=1`."""
    chosen: dict[str, Any] = {}
    for text in texts or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise Malformed(f"--option {text}: write it as NAME=VALUE")
        if key in chosen:
            raise Malformed(f"--option {key}: given twice")
        chosen[key] = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
    full_options(game(name), chosen)
    return chosen


def _position(file: Path, record: int, deal: int | None, move: int | None) -> tuple[Match, Deal]:
    try:
        return replay(record_in(file, record), deal, move)
    except RecordError as error:
        raise _located(error, f"{printable(file)}: record {record}") from None


def _located(error: RecordError, where: str) -> RecordError:
    error.args = (f"{where}: {error}",)
    return error


def _check_seat(deal: Deal, seat: int | None) -> None:
    if seat is not None:
        deal.view(seat)  # says if there is none


def _print_json(data: object) -> None:
    json.dump(data, sys.stdout, indent=2)
    print()
