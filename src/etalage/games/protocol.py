"""What everything above the games knows of a game. Nothing in it is optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from etalage.games.events import Event
from etalage.games.moves import LegalMoves, Move
from etalage.games.outcome import Outcome
from etalage.games.rng import Rng
from etalage.games.shuffling import Below

Options = Mapping[str, str | int]
Json = dict[str, Any]


class Option(NamedTuple):
    """A choice that a table makes before the game."""

    values: Sequence[str | int]
    default: str | int
    clause: str
    meaning: str


class Shapes(NamedTuple):
    """The plain data of a game, described by TypedDicts."""

    view: type
    reckoning: type
    """Of one seat."""
    prospects: type


class View(Protocol):
    """All that a seat may know."""

    @property
    def players(self) -> int: ...

    @property
    def round(self) -> int: ...

    @property
    def asked(self) -> tuple[int, ...]: ...

    def standing(self) -> int | None:
        """What the observer would score if the deal ended now; None for the public."""

    def concealed(self) -> tuple[int, int]:
        """Cards in the pile, and cards of which the observer does not know where they are."""

    def to_json(self) -> Json: ...

    def own_json(self) -> Json:
        """The part of `to_json` that depends on who looks; the rest is the same for all."""


class Deal(Protocol):
    """One shuffle played to its end."""

    @property
    def players(self) -> int: ...

    @property
    def round(self) -> int: ...

    def asked(self) -> tuple[int, ...]: ...

    def to_move(self) -> tuple[int, ...]: ...

    def next_in_record(self) -> int | None: ...

    def legal_moves(self, seat: int | None = None) -> LegalMoves[Any]: ...

    def random_move(self, seat: int, rng: Rng) -> Any: ...

    def play(self, seat: int, move: Any) -> None: ...

    def copy(self) -> Any: ...

    def is_over(self) -> bool: ...

    def scores(self) -> list[int]: ...

    def outcome(self) -> Outcome | None: ...

    def view(self, seat: int | None = None) -> Any: ...

    def open_view(self) -> Any: ...


class Setup(Protocol):
    """The cards as dealt."""

    def canonical(self) -> object:
        """Equal for setups that are the same: the order of a hand does not matter, that of the pile does."""

    def to_json(self) -> Json: ...


class Game(Protocol):
    """A game: how its matches begin, and its words."""

    @property
    def name(self) -> str:
        """As the command line and records write it."""

    @property
    def title(self) -> str: ...

    @property
    def players(self) -> Sequence[int]:
        """How many can play."""

    @property
    def players_clause(self) -> str:
        """The clause that says so."""

    @property
    def options(self) -> Mapping[str, Option]: ...

    @property
    def rules_version(self) -> int:
        """Changes only when the same moves could come to another result."""

    @property
    def memory(self) -> Sequence[str]:
        """The keys of a view's data that tell what anybody could know by heart."""

    @property
    def shapes(self) -> Shapes: ...

    def deals(self, options: Options) -> int:
        """How many deals make a match."""

    def draw_match(self, players: int, below: Below) -> Json:
        """What is drawn once for the whole match, as it stands in a record beside the options."""

    def read_match(self, players: int, record: Mapping[str, object]) -> Json:
        """The same, read from a record and checked."""

    def draw_setup(self, players: int, match: Json, below: Below) -> Setup:
        """Shuffle and deal."""

    def read_setup(self, players: int, match: Json, deal: Mapping[str, object]) -> Setup:
        """The same, read from a deal of a record and checked."""

    def begin(self, setup: Any, options: Options) -> Deal:
        """The deal that begins with these cards."""

    def parse_move(self, text: str) -> Move: ...

    def events(self, before: Any, seat: int, move: Any, after: Any, observer: int | None) -> list[Event]:
        """What a move brought about, as the observer may know it; the deal before and after it."""

    def reckoning(self, view: Any) -> list[Any]:
        """How each seat's score comes about, as far as the view shows it: an object, or None where it does not.

        What the public may reckon, everybody reckons alike.
        """

    def prospects(self, view: Any, move: Any) -> Json | None:
        """What a bid of the observer would bring if the bidding ended with it; None for a move that is no bid.

        The view is the one before the move, which is legal there.
        """

    def read_view(self, data: Json) -> View: ...

    def sample(self, view: Any, rng: Rng) -> Deal:
        """A deal that looks like this view, every such deal with the same chance."""

    def perft(self, deal: Any, depth: int) -> int:
        """The leaves of the tree of moves in record order; a finished deal is a leaf."""
