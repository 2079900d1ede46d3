"""The table in the terminal, as a view shows it."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from etalage.cli.console import plain_console, printable
from etalage.games.match import AnyMatch


def clean(name: str) -> str:
    """A name as a terminal may show it: no control characters, not endless."""
    shown = printable(name)
    return shown if len(shown) <= 24 else shown[:23] + "…"


def table(view: Any, match: AnyMatch) -> RenderableType:
    """The table as this view shows it. A game that has no page of its own here is shown as plain data."""
    module = f"{__name__}.{match.game.name}"
    if find_spec(module) is None:
        return json.dumps(view.to_json(), indent=1)
    render: RenderableType = import_module(module).render(view, [clean(name) for name in match.names])
    return render


def print_table(view: Any, match: AnyMatch) -> None:
    plain_console().print(table(view, match))
