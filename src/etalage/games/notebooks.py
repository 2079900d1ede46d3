"""How deals, views and matches look in a notebook: each game brings that along, as its page at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from etalage.games.plugins import Plugins

if TYPE_CHECKING:
    from etalage.games.match import AnyMatch
    from etalage.games.protocol import AnyDeal, AnyView

Shown: TypeAlias = "Callable[[AnyView, Sequence[str], Sequence[int] | None], str]"
"""A view, the players' names and the scores of the match so far, as HTML that stands alone."""

SHOWN: Plugins[Shown] = Plugins(
    "etalage.notebook",
    {"weinhaendler": "etalage.notebook.weinhaendler:shown", "money": "etalage.notebook.money:shown"},
)
"""By game."""


def view_html(view: AnyView, names: Sequence[str] = (), scores: Sequence[int] | None = None) -> str | None:
    """None, if the game brings nothing: a notebook then shows the line that a prompt shows."""
    shown = SHOWN.get(view.game)
    return shown(view, names or [""] * view.players, scores) if shown else None


def deal_html(deal: AnyDeal) -> str | None:
    """All of it, for whoever has the deal has its cards."""
    return view_html(deal.open_view())


def match_html(match: AnyMatch) -> str | None:
    """The deal that it is at, and how the match stands."""
    if not match.deals:
        return None
    several = match.game.deals(match.options) > 1
    return view_html(match.deal.open_view(), match.names, match.scores() if several else None)
