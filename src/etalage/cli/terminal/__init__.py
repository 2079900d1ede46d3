"""Games at the terminal: each brings a page of its own, or is shown as plain data."""

from __future__ import annotations

from typing import Any

from etalage.cli.console import plain_console, printable
from etalage.cli.terminal.page import TerminalPage
from etalage.games.match import AnyMatch
from etalage.games.plugins import Plugins

PAGES: Plugins[TerminalPage[Any]] = Plugins(
    "etalage.terminal",
    {"weinhaendler": "etalage.cli.terminal.weinhaendler:PAGE", "money": "etalage.cli.terminal.money:PAGE"},
)
"""By game."""


def page_of(game: str) -> TerminalPage[Any]:
    """The game's own page, or one in the plain words of any game."""
    return PAGES.get(game) or TerminalPage()


def clean(name: str) -> str:
    """A name as a terminal may show it: no control characters, not endless."""
    shown = printable(name)
    return shown if len(shown) <= 24 else shown[:23] + "…"


def print_table(view: Any, match: AnyMatch) -> None:
    """The table as this view shows it."""
    plain_console().print(page_of(match.game.name).render(view, [clean(name) for name in match.names]))
