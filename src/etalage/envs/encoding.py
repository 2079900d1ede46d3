"""Views as arrays and moves as actions, fixed for good: what follows from a view alone, and nothing else.

An observation is a row of numbers from 0 to 255, seats turned so that the observer's comes first; `layout` says where
what stands. An action is a number of `actions`, or with `bids="sets"` in Money! a row of zeros and ones. VERSION
changes whenever the same view or move comes to other numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from etalage.envs.layout import Layout
from etalage.games.errors import Malformed, needing
from etalage.games.protocol import M, V
from etalage.games.reading import shown
from etalage.games.registry import check_players, game

with needing("envs"):
    import numpy as np
    from numpy.typing import NDArray

VERSION = 1

Row: TypeAlias = "NDArray[np.uint8]"
Bids = Literal["steps", "sets"]
"""How a bid of Money! is put into actions: card by card, or all at once."""
Action = TypeVar("Action")


class Taken(NamedTuple, Generic[M]):
    """What an action comes to: a move, or cards put aside for one."""

    move: M | None
    chosen: int


class Encoding(Generic[V, M, Action]):
    """The arrays and actions of a game at a table of so many players."""

    version = VERSION
    bids: Bids = "steps"
    actions: int
    """How many actions there are; of a set, how many zeros and ones it has."""

    def __init__(self, game: str, players: int, layout: Layout) -> None:
        self.game = game
        self.players = players
        self.layout = layout
        """The sections of an observation by name, as slices."""

    def __reduce__(self) -> tuple[Callable[..., AnyEncoding], tuple[str, int, str]]:
        return of, (self.game, self.players, self.bids)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.layout.size

    def observe(self, view: V, chosen: int = 0, standing: Sequence[int] = (), deals_left: int = 0) -> Row:
        """All that the view shows.

        And, where there are any: the cards that its seat has put aside for a bid, as `take` gave them; what each seat
        has from earlier deals of the match, and how many come after this one.
        """
        row = np.zeros(self.size, np.uint8)
        self._check(view)
        self._observe(view, chosen, standing, deals_left, row)
        return row

    def mask(self, view: V, chosen: int = 0) -> Row:
        """1 for each action that the view's seat may take now, else 0; in a set, 1 for what may be in it."""
        row = np.zeros(self.actions, np.uint8)
        self._check(view)
        self._mask(view, chosen, row)
        return row

    def take(self, view: V, action: Action, chosen: int = 0) -> Taken[M]:
        """What an action means to the view's seat, or Malformed; whether the rules allow it is for the mask to say."""
        raise NotImplementedError

    def actions_of(self, view: V, move: M) -> list[Action]:
        """The actions that come to this move of the view's seat, in their only order; or Malformed."""
        raise NotImplementedError

    def _observe(self, view: V, chosen: int, standing: Sequence[int], deals_left: int, row: Row) -> None:
        raise NotImplementedError

    def _mask(self, view: V, chosen: int, row: Row) -> None:
        raise NotImplementedError

    def _check(self, view: V) -> None:
        if (view.game, view.players) != (self.game, self.players):
            raise Malformed(f"a view of {self.game} with {self.players} players is wanted, not {shown(view)}")

    def _seat(self, view: V) -> int:
        """The seat that acts."""
        self._check(view)
        if view.observer >= view.players:
            raise Malformed("the public takes no actions; a view of a seat is wanted")
        return view.observer


AnyEncoding: TypeAlias = Encoding[Any, Any, Any]
"""The encoding of whichever game."""


def number(action: object, actions: int) -> int:
    """An action as a plain number, or Malformed."""
    try:
        plain = int(action)  # type: ignore[call-overload]
    except (TypeError, ValueError):
        plain = -1
    if not 0 <= plain < actions or plain != action:
        raise Malformed(f"{shown(action)} is not an action; they are 0 to {actions - 1}")
    return int(plain)


def check_bids(name: str, bids: str) -> None:
    """Refuse a form that there is not."""
    if bids not in ("steps", "sets"):
        raise Malformed(f"bids: {shown(bids)} should be steps or sets")
    if bids == "sets" and name != "money":
        raise Malformed("bids: only those of Money! can be sets")


def of(name: str, players: int = 4, bids: Bids = "steps") -> AnyEncoding:
    """The encoding of the game of this name."""
    check_players(game(name), players)
    check_bids(name, bids)
    if name == "weinhaendler":
        from etalage.envs.weinhaendler.encoding import WeinhaendlerEncoding

        return WeinhaendlerEncoding(players)
    if name == "money":
        from etalage.envs.money.encoding import MoneySets, MoneySteps

        return MoneySets(players) if bids == "sets" else MoneySteps(players)
    raise Malformed(f"there are no arrays of {shown(name)}; there are those of weinhaendler and money")
