"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, overload

from etalage.games.errors import BadSetup, Malformed
from etalage.games.plugins import Plugins
from etalage.games.protocol import AnyGame, Choices, Options
from etalage.games.reading import shown

if TYPE_CHECKING:
    from etalage.games.money.game import Money
    from etalage.games.weinhaendler.game import Weinhaendler

GAMES: Plugins[AnyGame] = Plugins(
    "etalage.games",
    {"weinhaendler": "etalage.games.weinhaendler.game:GAME", "money": "etalage.games.money.game:GAME"},
)
"""All games by name, ours first."""


@overload
def game(name: Literal["weinhaendler"]) -> Weinhaendler: ...
@overload
def game(name: Literal["money"]) -> Money: ...
@overload
def game(name: object) -> AnyGame: ...
def game(name: object) -> AnyGame:
    """The game of this name."""
    if not isinstance(name, str) or name not in GAMES:
        raise Malformed(f"there is no game {shown(name)}; there are {', '.join(GAMES)}")
    return GAMES[name]


def check_players(game: Choices, players: int) -> None:
    """Refuse a number of players that a game is not for."""
    if players not in game.players:
        first, last = game.players[0], game.players[-1]
        message = f"{game.title} is for {first} to {last} players, not {shown(players)}"
        raise BadSetup("players", message, game.players_clause)


def full_options(game: Choices, chosen: Mapping[str, object]) -> Options:
    """All options of a game: the chosen ones checked, the others by default."""
    for name, value in chosen.items():
        option = game.options.get(name)
        if option is None:
            known = ", ".join(game.options)
            key = f"options.{name}" if name.isidentifier() and len(name) < 40 else "options"
            raise BadSetup(key, f"{game.title} has no such option; it has {known}")
        if type(value) not in (str, int) or value not in option.values:  # neither True nor 1.0 is a 1
            allowed = ", ".join(map(str, option.values))
            raise BadSetup(f"options.{name}", f"{shown(value)} should be one of {allowed}", option.clause)
    return {name: chosen.get(name, option.default) for name, option in game.options.items()}  # type: ignore[misc]
