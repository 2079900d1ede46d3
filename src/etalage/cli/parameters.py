"""Arguments and options that several commands have, and what comes of them."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer

from etalage.cli.console import speak
from etalage.games.errors import Malformed
from etalage.games.registry import GAMES, full_options, game
from etalage.locale import LANGUAGES, language_of

LANG_HELP = f"For players: {', '.join(LANGUAGES)}; by default as the system speaks."

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"{' or '.join(GAMES.own)}.", show_default=False)]
Players = Annotated[int, typer.Option("--players", help="How many play.")]
OptionList = Annotated[list[str] | None, typer.Option("--option", help="A table option, as draw=hidden; repeatable.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
Force = Annotated[bool, typer.Option("--force", help="Write over a file that exists.")]


def _speak(wish: str | None) -> None:
    if wish:
        speak(language_of(wish, {}))


Lang = Annotated[str | None, typer.Option("--lang", callback=_speak, help=LANG_HELP, show_default=False)]


def table_options(name: str, texts: list[str] | None) -> dict[str, Any]:
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


def print_json(data: object) -> None:
    """The answer to `--json`."""
    json.dump(data, sys.stdout, indent=2)
    print()
