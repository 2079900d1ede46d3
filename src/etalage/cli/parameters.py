"""Arguments and options that several commands have, and what comes of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from etalage.cli.console import speak
from etalage.games.errors import Malformed
from etalage.games.registry import GAMES, full_options, game
from etalage.locale import LANGUAGES, language_of

LANG_HELP = f"For players: {', '.join(LANGUAGES)}; by default as the system speaks."

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"{' or '.join(GAMES.own)}.", show_default=False)]
Players = Annotated[int, typer.Option("--players", help="How many play.")]
OptionList = Annotated[list[str] | None, typer.Option("--option", help="A table option, as draw=hidden; repeatable.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        show_default=False,
        help="Play on a Ray cluster, HOST:PORT; without an address on the one that runs here, or on all processors.",
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Write over a file that exists.")]


class Command(TyperCommand):
    """`--ray` may stand alone, which Typer knows of no option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, list(_with_address(args)))


def _with_address(args: list[str]) -> Iterator[str]:
    """`--ray` and what may be an address as one word. What has no colon is none, and may be the name of a game."""
    left = iter(args)
    for word in left:
        if word != "--ray":
            yield word
            continue
        following = next(left, None)
        if following is not None and (":" in following or following in ("auto", "local")):
            yield f"--ray={following}"
        else:
            yield "--ray="
            if following is not None:
                yield following


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
