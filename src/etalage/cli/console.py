"""The terminal, and the language that is spoken in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from etalage import compiled
from etalage.locale import ENGLISH
from etalage.locale.words import Words

WIDEST = 10_000  # columns; wider than any table

_LANGUAGE = ContextVar("language", default=ENGLISH)


def speak(language: str) -> None:
    """From here on, players are spoken to in this language."""
    _LANGUAGE.set(language)


def words() -> Words:
    """What there is to say, in the language of the reader."""
    return _words_in(_LANGUAGE.get())


@cache
def _words_in(language: str) -> Words:
    return Words(language)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise  # noqa: PLE0704 - the pipe's own error, for `main`


def plain_console(stderr: bool = False, widest: int | None = None) -> Console:
    """A console that prints texts as they are: in a place such as [2:-1:] there is no markup and no emoji."""
    console = _Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if widest is not None:
        console.width = min(console.width, widest)
    return console


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table of which nothing is cut off: where room is short, it breaks between words, then gives up its padding."""
    console = plain_console()
    table = Table(*headings)
    for row in rows:
        table.add_row(*row)
    if _width(console, table) > console.width:
        for column, texts in zip(table.columns, zip(headings, *rows, strict=True), strict=True):
            column.width = max(cell_len(word) for text in texts for word in text.split())
    if _width(console, table) > console.width:
        table.padding = 0
    console.width = max(console.width, _width(console, table))
    console.print(table)


def _width(console: Console, table: Table) -> int:
    return console.measure(table, options=console.options.update(width=WIDEST)).maximum


def progress(label: str) -> Progress:
    """A bar for long work, on the error stream and only where somebody looks at it."""
    console = plain_console(stderr=True)
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def printable(text: str | Path) -> str:
    """A text as a terminal may show it, without control characters."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in str(text))


def warn_if_slow() -> None:
    """Say that bots will be slow, unless that is what was asked for."""
    if not compiled() and not os.environ.get("ETALAGE_PURE"):
        print(words()("terminal-not-compiled"), file=sys.stderr)
