"""What a game brings along for the coach, and how the coach asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from etalage.bots.api import Bot, Clock, Listener, Seating
from etalage.coach.errors import NoCoach
from etalage.coach.findings import Outcome, Reason
from etalage.games.match import AnyStep
from etalage.games.plugins import Plugins
from etalage.games.protocol import AnyDeal
from etalage.games.registry import game
from etalage.games.rng import Rng


class Standing(NamedTuple):
    """What a deal is played for."""

    scores: tuple[int, ...]
    """Of all seats, in the deals before it."""
    deals: int = 1
    """Still to be played, this one included."""


class Evaluator(Protocol):
    """Says what an open table is worth. It may be as wrong as it likes: luck has mean zero all the same."""

    def shares(self, deal: AnyDeal, standing: Standing) -> Sequence[float]:
        """What each seat may expect of the win, all cards open but those to come; together 1. The same every time."""

    def chance(self, step: AnyStep) -> str | None:
        """What came about by chance when this move was made, if anything did: cards from the pile."""

    def redrawn(self, deal: AnyDeal, rng: Rng) -> AnyDeal:
        """A copy in which the cards that nobody has seen yet come in another order, each with the same chance."""

    def pauses(self, step: AnyStep) -> bool:
        """Whether the table after this move is one to show the shares of."""


class Tried(NamedTuple):
    """What came of some moves in the same worlds."""

    shares: Sequence[Sequence[float]]
    """The win share of whoever moved, by move, then by world."""
    outcomes: Sequence[Sequence[int]]
    """Likewise, what came of it, as a code of the game's own."""


class Adviser(Protocol):
    """The expert in one seat of one match: asked at every decision of this seat in turn, it may learn on the way."""

    def choose(self, view: Any, standing: Standing, clock: Clock) -> Any:
        """The very move that the expert makes there, if it knows what the deal is played for."""

    def might_choose(self, move: Any) -> bool:
        """Whether at the last decision chance alone decided against this move, for what nobody shall guess is drawn."""

    def worth_a_thought(self, view: Any, most: int) -> Sequence[Any]:
        """Other moves to compare with that one, the most promising first."""

    def try_out(self, view: Any, standing: Standing, moves: Sequence[Any], worlds: int) -> Tried:
        """Each of these moves in the same so many worlds that the view allows, and against the same replies."""

    def plans_turns(self, view: Any) -> bool:
        """Whether a turn there is several moves of the same seat, between which nothing comes to light."""

    def outcome(self, view: Any, move: Any, code: int, chance: float) -> Outcome:
        """What a code of `Tried.outcomes` means."""

    def reasons(self, view: Any, move: Any, other: Any | None) -> Sequence[Reason]:
        """One or two facts that speak for a move, in which it differs most from the other."""


class GameCoach(Protocol):
    """Somebody who knows a game."""

    thought: int
    """Iterations at each decision of a review, if nothing else is said: more would make the expert hardly stronger."""

    def evaluator(self) -> Evaluator: ...

    def adviser(self, seed: int) -> Adviser:
        """An expert, whose seed determines all its randomness."""


COACHES: Plugins[GameCoach] = Plugins(
    "etalage.coach",
    {"weinhaendler": "etalage.coach.weinhaendler.coach:COACH", "money": "etalage.coach.money.coach:COACH"},
)
"""By game. Other packages bring theirs as entry points of this group."""


def coach_of(name: str) -> GameCoach:
    """Whoever judges a game; or NoCoach."""
    if name not in COACHES:
        raise NoCoach(game(name).title)
    return COACHES[name]


def tell_standing(bot: Bot, view: Any, standing: Standing) -> None:
    """To a bot that listens, as if the match were this deal and those that follow it."""
    if isinstance(bot, Listener):
        bot.begin(Seating(view.observer, ("",) * view.players, {}, standing.deals, 0, standing.scores))
