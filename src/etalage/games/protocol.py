"""What everything above the games knows of a game. Nothing in it is optional."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, Self, TypeAlias, TypeVar, get_args

from etalage.games.events import Event
from etalage.games.moves import LegalMoves
from etalage.games.outcome import Outcome
from etalage.games.rng import Rng
from etalage.games.shuffling import Below

Options = Mapping[str, str | int]
"""The value of every option of a game, by its name."""
Json = dict[str, Any]
"""An object as JSON has it."""


class Option(NamedTuple):
    """A choice that a table makes before the game."""

    values: Sequence[str | int]
    """All that can be chosen."""
    default: str | int
    """What is chosen where nobody says anything."""
    clause: str
    """The clause of the rules that leaves the choice."""
    meaning: str
    """What is chosen, in English."""

    @staticmethod
    def among(literal: object, clause: str, meaning: str) -> Option:
        """A choice among the values of a Literal, the first of them by default."""
        values = get_args(literal)
        return Option(values, values[0], clause, meaning)


class Schema(NamedTuple):
    """The plain data of a game, described by TypedDicts.

    On the wire a score's breakdown is called `reckoning` and a bid's preview `prospects`, and so these TypedDicts are
    named: the API keeps its words.
    """

    view: type
    """What `View.to_json` returns."""
    score_breakdown: type
    """How the score of one seat comes about."""
    bid_preview: type
    """What a bid would bring."""


class Move(Protocol):
    """A decision of a player: a small value, equal to any other of the same spelling."""

    def __init__(self, code: int) -> None:
        """The move that has this code."""

    @property
    def code(self) -> int:
        """The move as a number, as the rules have it."""

    def __str__(self) -> str:
        """Its only spelling."""


D = TypeVar("D", bound="AnyDeal")
V = TypeVar("V", bound="AnyView")
M = TypeVar("M", bound=Move)
D_co = TypeVar("D_co", bound="AnyDeal", covariant=True)
V_co = TypeVar("V_co", bound="AnyView", covariant=True)
Data_co = TypeVar("Data_co", bound=Mapping[str, object], covariant=True)


class View(Protocol[Data_co]):
    """All that a seat may know."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def observer(self) -> int:
        """The seat that sees this; for the public a number that no seat has."""

    @property
    def round(self) -> int:
        """The round being played; the first is 1."""

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that this decision asks, whether or not they have answered; nobody when the deal is over."""

    def standing(self) -> int | None:
        """What the observer would score if the deal ended now; None for the public."""

    def concealed(self) -> tuple[int, int]:
        """Cards in the pile, and cards of which the observer does not know where they are."""

    def to_json(self) -> Data_co:
        """The view as plain data, as `Game.schema` describes it; `Game.read_view` reads it back."""

    def own_json(self) -> Mapping[str, object]:
        """The part of `to_json` that depends on who looks; the rest is the same for all."""

    def changes(self, before: Self) -> Mapping[str, object]:
        """Of what is the same for all, at least what is not as it was in an earlier view of the same deal."""

    def own_changes(self, before: Self) -> Mapping[str, object]:
        """The same of what depends on who looks; the earlier view is by the same observer."""


class Deal(Protocol[V_co, M]):
    """One shuffle played to its end."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def round(self) -> int:
        """The round being played; the first is 1."""

    def asked(self) -> tuple[int, ...]:
        """The seats that this decision asks, whether or not they have answered; nobody when the deal is over."""

    def to_move(self) -> tuple[int, ...]:
        """The seats that have yet to move at this decision."""

    def next_in_record(self) -> int | None:
        """The seat whose move a record has next; None when the deal is over."""

    def legal_moves(self, seat: int | None = None) -> LegalMoves[M]:
        """The moves that a seat may make now, by default the one that is next in a record."""

    def legal_count(self, seat: int) -> int:
        """How many moves a seat may make now."""

    def legal_codes(self, seat: int) -> Iterable[int]:
        """The codes of the moves that a seat may make now, each once."""

    def is_legal_for(self, seat: int, code: int) -> bool:
        """Whether a seat may make the move with this code now."""

    def random_move(self, seat: int, rng: Rng) -> M:
        """One of the moves that a seat may make now, each with the same chance."""

    def play(self, seat: int, move: M | str) -> None:
        """Play a move, or raise and leave everything as it was."""

    def copy(self) -> Self:
        """A deal that stands as this one does and goes its own way."""

    def is_over(self) -> bool:
        """Whether the last move has been played."""

    def scores(self) -> list[int]:
        """What each seat would score if the deal ended now."""

    def outcome(self) -> Outcome | None:
        """Scores, winners and the way it ended, once the deal is over."""

    def view(self, seat: int | None = None) -> V_co:
        """All that a seat may know; without a seat, all that the public may."""

    def open_view(self) -> V_co:
        """Everything, for looking back at a finished deal."""


class Setup(Protocol[D_co]):
    """The cards as dealt."""

    def canonical(self) -> object:
        """Equal for setups that are the same: the order of a hand does not matter, that of the pile does."""

    def to_json(self) -> Mapping[str, object]:
        """The setup as a deal of a record has it; `Game.read_setup` reads it back."""

    def begin(self, options: Options) -> D_co:
        """The deal that begins with these cards."""


class Choices(Protocol):
    """What a table of a game chooses before it begins."""

    @property
    def title(self) -> str:
        """The game's name as people write it."""

    @property
    def players(self) -> Sequence[int]:
        """How many can play."""

    @property
    def players_clause(self) -> str:
        """The clause that says so."""

    @property
    def options(self) -> Mapping[str, Option]:
        """The options, by name."""


class Game(Choices, Protocol[D, V, M]):
    """A game: how its matches begin, and its words."""

    @property
    def name(self) -> str:
        """As the command line and records write it."""

    @property
    def rules_version(self) -> int:
        """Changes only when the same moves could come to another result."""

    @property
    def memory(self) -> Sequence[str]:
        """The keys of a view's data that tell what anybody could know by heart."""

    @property
    def scored(self) -> Sequence[str]:
        """The keys of a view's data from which the score breakdown follows."""

    @property
    def schema(self) -> Schema:
        """What its plain data look like."""

    def deals(self, options: Options) -> int:
        """How many deals make a match."""

    def draw_match(self, players: int, below: Below) -> dict[str, list[str]]:
        """What is drawn once for the whole match, as it stands in a record beside the options."""

    def read_match(self, players: int, record: Mapping[str, object]) -> dict[str, list[str]]:
        """The same, read from a record and checked."""

    def draw_setup(self, players: int, match: Mapping[str, object], below: Below) -> Setup[D]:
        """Shuffle and deal; `match` is what was drawn for the whole match."""

    def read_setup(self, players: int, match: Mapping[str, object], deal: Mapping[str, object]) -> Setup[D]:
        """The same, read from a deal of a record and checked."""

    def parse_move(self, text: str) -> M:
        """The move that this text spells, or Malformed with the reason."""

    def events(self, before: D, seat: int, move: M, after: D, observer: int | None) -> list[Event]:
        """What a move brought about, as the observer may know it; the deal before and after it."""

    def is_told_alike(self, before: D, move: M) -> bool:
        """Whether `events` says the same of a move to all observers."""

    def score_breakdown(self, view: V) -> Sequence[Mapping[str, object] | None]:
        """How each seat's score comes about, as far as the view shows it: an object, or None where it does not.

        What the public may work out, everybody works out alike.
        """

    def bid_preview(self, view: V, move: M) -> Mapping[str, object] | None:
        """What a bid of the observer would bring if the bidding ended with it; None for a move that is not a bid.

        The view is the one before the move, which is legal there.
        """

    def read_view(self, data: Mapping[str, object]) -> V:
        """The view that `View.to_json` wrote, or Malformed; it may come from anywhere."""

    def sample(self, view: V, rng: Rng) -> D:
        """A deal that looks like this view, every such deal with the same chance."""

    def perft(self, deal: D, depth: int) -> int:
        """The leaves of the tree of moves in record order; a finished deal is a leaf."""


AnyView: TypeAlias = View[Any]
"""A view of whichever game."""
AnyDeal: TypeAlias = Deal[Any, Any]
"""A deal of whichever game."""
AnySetup: TypeAlias = Setup[Any]
"""A setup of whichever game."""
AnyGame: TypeAlias = Game[Any, Any, Any]
"""Whichever game."""
