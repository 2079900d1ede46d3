"""Commands for players: what there is to play, against whom, by which rules; and playing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from etalage.bots import bots as bots_named
from etalage.bots import usual_opponents
from etalage.cli.parameters import AsJson, Force, GameName, Lang, OptionList, Players, print_json, table_options
from etalage.games.errors import needing
from etalage.games.registry import GAMES, check_players, game


def games(as_json: AsJson = False) -> None:
    """List the games, for how many players, with their options."""
    known = [game(name) for name in GAMES]
    if as_json:
        print_json(
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


def bots(as_json: AsJson = False, _lang: Lang = None) -> None:
    """List the bots: the characters of each game with their ratings, and all others."""
    from etalage.cli.bots import bot_list, complain_of_names, print_bots

    if as_json:
        print_json(bot_list())
    else:
        print_bots(bot_list())
    complain_of_names()


def rules(
    name: GameName,
    clause: Annotated[str | None, typer.Argument(help="One clause, such as W9.", show_default=False)] = None,
    _lang: Lang = None,
) -> None:
    """Read the rules of a game, or one clause."""
    from etalage.cli.rules import print_rules

    print_rules(game(name).name, clause)


def play(
    name: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=f"{' or '.join(GAMES.own)}; asked for if left out.", show_default=False),
    ] = None,
    players: Players = 4,
    seed: Annotated[int | None, typer.Option(help="Play this very deal; by default a new one.")] = None,
    option: OptionList = None,
    bots: Annotated[
        str | None, typer.Option("--bots", help="NAME, NAME:PARAMETER or exec:COMMAND; one for all, or one for each.")
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record of the match here at the end.")] = None,
    force: Force = False,
    _lang: Lang = None,
) -> None:
    """Play against bots in the terminal."""
    from etalage.cli.console import warn_if_slow
    from etalage.cli.play import ask_for_game, play_match

    warn_if_slow()
    chosen = game(name) if name is not None else ask_for_game()
    if chosen is not None:
        check_players(chosen, players)
        others = bots_named(bots or usual_opponents(chosen.name, players - 1), players - 1)
        play_match(chosen, players, table_options(chosen.name, option), others, seed, record, force)


def daily(
    name: Annotated[
        str | None, typer.Option("--game", help=f"{' or '.join(GAMES.own)}; asked for if left out.")
    ] = None,
    level: Annotated[str, typer.Option(help="evening or expert: who sits there.")] = "evening",
    date: Annotated[str | None, typer.Option(help="A day such as 2026-11-19; by default today, in UTC.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record of the match here at the end.")] = None,
    force: Force = False,
    _lang: Lang = None,
) -> None:
    """Play the deal of the day: the same cards and opponents as everywhere."""
    from etalage.cli.console import warn_if_slow
    from etalage.cli.daily import deal_of, play_daily
    from etalage.cli.play import ask_for_game

    warn_if_slow()
    chosen = game(name) if name is not None else ask_for_game()
    if chosen is not None:
        play_daily(deal_of(date, chosen.name, level), record, force)


def join(
    url: Annotated[str, typer.Argument(help="The table's address: http://host:8484/t/ID.", show_default=False)],
    bot: Annotated[str, typer.Option(help="NAME, NAME:PARAMETER or exec:COMMAND.")],
    token: Annotated[
        str,
        typer.Option(
            envvar="ETALAGE_TOKEN",
            help="From the server: POST /api/me/tokens. Better in the environment: others can see this.",
            show_default=False,
        ),
    ] = "",
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

    with needing("join"):
        from etalage.cli.join import join as join_table

    join_table(url, token, bot_named(bot), seat, name, Clock(iterations, milliseconds), not once)
