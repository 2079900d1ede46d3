"""Die Weinhändler and Money!: rules, views, records.

>>> import etalage
>>> deal = etalage.deal("weinhaendler", players=4, seed=7)
>>> seat = deal.to_move()[0]
>>> deal.play(seat, next(iter(deal.legal_moves(seat))))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, overload

from etalage import plain_python  # noqa: F401 - before anything that may be compiled

# isort: split
from etalage.games.errors import BadSetup, EtalageError, IllegalMove, Malformed, NoSuchSeat, OutOfTurn
from etalage.games.events import Event
from etalage.games.match import AnyMatch, Match
from etalage.games.outcome import Outcome
from etalage.games.protocol import AnyDeal, AnyView
from etalage.games.registry import GAMES, check_players, game
from etalage.games.rng import Rng
from etalage.version import __version__

if TYPE_CHECKING:
    from etalage.games.money.notation import Move as MoneyMove
    from etalage.games.money.rules import Deal as MoneyDeal
    from etalage.games.money.view import View as MoneyView
    from etalage.games.weinhaendler.notation import Move as WeinhaendlerMove
    from etalage.games.weinhaendler.rules import Deal as WeinhaendlerDeal
    from etalage.games.weinhaendler.view import View as WeinhaendlerView

    WeinhaendlerMatch = Match[WeinhaendlerDeal, WeinhaendlerView, WeinhaendlerMove]
    MoneyMatch = Match[MoneyDeal, MoneyView, MoneyMove]

__all__ = [
    "GAMES",
    "BadSetup",
    "EtalageError",
    "Event",
    "IllegalMove",
    "Malformed",
    "Match",
    "NoSuchSeat",
    "OutOfTurn",
    "Outcome",
    "Rng",
    "__version__",
    "compiled",
    "deal",
    "game",
    "match",
    "sample",
]


@overload
def deal(
    name: Literal["weinhaendler"],
    players: int = 4,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    setup: Mapping[str, object] | None = None,
) -> WeinhaendlerDeal: ...
@overload
def deal(
    name: Literal["money"],
    players: int = 4,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    setup: Mapping[str, object] | None = None,
) -> MoneyDeal: ...
@overload
def deal(
    name: str,
    players: int = 4,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    setup: Mapping[str, object] | None = None,
) -> AnyDeal: ...
def deal(
    name: str,
    players: int = 4,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    setup: Mapping[str, object] | None = None,
) -> AnyDeal:
    """A deal of the game of this name: shuffled by the seed, or with the cards of a setup as a record writes it."""
    if setup is None:
        shuffled: AnyDeal = match(name, players, seed, options).deal
        return shuffled
    of = game(name)
    hands = setup.get("hands")
    seats = len(hands) if isinstance(hands, list) else players
    check_players(of, seats)
    undealt = Match.undealt(of, seats, options, of.read_match(seats, setup))
    laid_out: AnyDeal = undealt.begin(of.read_setup(seats, undealt.drawn, setup)).deal
    return laid_out


@overload
def match(
    name: Literal["weinhaendler"],
    players: int | Sequence[str] = 4,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> WeinhaendlerMatch: ...
@overload
def match(
    name: Literal["money"],
    players: int | Sequence[str] = 4,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> MoneyMatch: ...
@overload
def match(
    name: str, players: int | Sequence[str] = 4, seed: int = 0, options: Mapping[str, object] | None = None
) -> AnyMatch: ...
def match(
    name: str, players: int | Sequence[str] = 4, seed: int = 0, options: Mapping[str, object] | None = None
) -> AnyMatch:
    """A match of the game of this name; its cards are determined by the seed."""
    return Match.new(game(name), players, options, seed)


@overload
def sample(view: WeinhaendlerView, rng: Rng) -> WeinhaendlerDeal: ...
@overload
def sample(view: MoneyView, rng: Rng) -> MoneyDeal: ...
@overload
def sample(view: AnyView, rng: Rng) -> AnyDeal: ...
def sample(view: AnyView, rng: Rng) -> AnyDeal:
    """A deal that looks like this view: what the observer does not know is dealt anew, all ways equally likely."""
    world: AnyDeal = game(view.game).sample(view, rng)
    return world


def compiled() -> bool:
    """Whether the kernel runs compiled; without a C compiler the same source runs as plain Python, slower."""
    from etalage.games.weinhaendler import rules

    return not rules.__file__.endswith(".py")
