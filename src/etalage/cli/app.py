"""The `etalage` program, put together from its commands, each a few lines around the work done elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec

import typer

from etalage.cli import Interrupted, NobodyReads, operators, players, records, researchers, version
from etalage.cli.admin import COMMANDS as ADMIN
from etalage.cli.console import speak
from etalage.cli.parameters import LANG_HELP, Command
from etalage.locale import language_of

# In the order in which `etalage --help` lists them.
COMMANDS: list[Callable[..., None]] = [
    players.games,
    players.bots,
    players.rules,
    researchers.simulate,
    records.check,
    records.legal,
    records.perft,
    records.show,
    records.hint,
    records.review,
    players.play,
    players.daily,
    researchers.arena,
    researchers.merge,
    researchers.rate,
    researchers.train,
    researchers.dataset,
    researchers.check_bot,
    researchers.bot,
    operators.serve,
    players.join,
    researchers.bench,
]

P = ParamSpec("P")

app = typer.Typer(
    help="Die Weinhändler and Money!: play, simulate, check and look at games.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
admin_app = typer.Typer(help="For operators: look after the database of a server.", no_args_is_help=True)


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


for _function in COMMANDS:
    app.command(cls=Command)(_guarded(_function))
app.add_typer(admin_app, name="admin")
for _name, _function in ADMIN.items():
    admin_app.command(_name)(_guarded(_function))
