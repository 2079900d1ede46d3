"""What the coach has to say: facts by name, which the catalogues put into sentences (`coach.ftl`).

All figures are shares of the win: 0.25 is a quarter of it. Everything here is a value, and `to_json` is what the
command line prints and the server sends.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from etalage.games.protocol import Json

DIGITS = 4
"""Of a share in JSON: what is finer is chance."""


class Outcome(NamedTuple):
    """What a move may come to."""

    name: str
    """`coach-GAME-outcome-NAME` in the catalogues."""
    facts: Mapping[str, Any]
    chance: float
    """In so many of the worlds that were imagined."""

    def to_json(self) -> Json:
        return {"name": self.name, "facts": dict(self.facts), "chance": _rounded(self.chance)}


class Reason(NamedTuple):
    """A fact that speaks for a move, as the seat may know it."""

    name: str
    """`coach-GAME-reason-NAME` in the catalogues."""
    facts: Mapping[str, Any]

    def to_json(self) -> Json:
        return {"name": self.name, "facts": dict(self.facts)}


class Advice(NamedTuple):
    """A move that may be made, and what it promises."""

    move: str
    win_share: float
    error: float
    """The standard error of what the move is behind the first one; of the first one, that of its win share."""
    outcomes: tuple[Outcome, ...]
    """The likeliest first."""
    reasons: tuple[Reason, ...]
    """One or two, in which it differs most from the next best (the first) or from the best (the others)."""
    turn: tuple[str, ...]
    """The move, and those with which the expert would end the turn after it."""

    def to_json(self) -> Json:
        return {
            "move": self.move,
            "turn": list(self.turn),
            "win_share": _rounded(self.win_share),
            "error": _rounded(self.error),
            "outcomes": [each.to_json() for each in self.outcomes],
            "reasons": [each.to_json() for each in self.reasons],
        }


class Hint(NamedTuple):
    """What the expert would do, the best first. It follows from the view, the seed and the budget alone."""

    game: str
    seat: int
    moves: tuple[Advice, ...]
    """None is shown above the first, which is the expert's choice: what exceeds it is chance."""
    worlds: int
    """In which they were compared."""

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "seat": self.seat,
            "moves": [each.to_json() for each in self.moves],
            "worlds": self.worlds,
        }


class Decision(NamedTuple):
    """A choice that somebody had, and what it cost; moves that were the only ones are none."""

    deal: int
    move: int
    """The number in the record of the very move: the table after so many moves is what the seat had before it."""
    seat: int
    played: str
    best: str
    """What the expert would have done; the played one, where that is as good."""
    loss: float
    error: float
    stake: float = 0.0
    """What the seat could expect of the win then, by the last moment before: all that there was to lose."""
    win_share: float | None = None
    """Of the best one, where both were compared."""
    outcomes: tuple[Outcome, ...] = ()
    """Of the best one; these and what follows only where the loss is a mistake."""
    played_outcomes: tuple[Outcome, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """For the best one."""
    played_reasons: tuple[Reason, ...] = ()
    """For the one that was played: what it had in its favour."""

    @property
    def is_mistake(self) -> bool:
        """Whether more than chance explains: two standard errors."""
        return self.loss > 2 * self.error

    def to_json(self) -> Json:
        data: Json = {
            "deal": self.deal,
            "move": self.move,
            "seat": self.seat,
            "played": self.played,
            "best": self.best,
            "loss": _rounded(self.loss),
            "error": _rounded(self.error),
            "stake": _rounded(self.stake),
            "mistake": self.is_mistake,
        }
        if self.win_share is not None:
            data["win_share"] = _rounded(self.win_share)
        if self.is_mistake:
            data["outcomes"] = [each.to_json() for each in self.outcomes]
            data["played_outcomes"] = [each.to_json() for each in self.played_outcomes]
            data["reasons"] = [each.to_json() for each in self.reasons]
            data["played_reasons"] = [each.to_json() for each in self.played_reasons]
        return data


class Chance(NamedTuple):
    """Cards that came."""

    deal: int
    move: int
    """So many moves of the deal had been made."""
    event: str
    """`deal`, or what the game calls it."""
    luck: tuple[float, ...]
    """Of each seat: win share with these cards, minus its mean over those that could have come."""

    def to_json(self) -> Json:
        return {
            "deal": self.deal,
            "move": self.move,
            "event": self.event,
            "luck": [_rounded(each) for each in self.luck],
        }


class Moment(NamedTuple):
    """How the match stands: a point of the graph."""

    deal: int
    move: int
    """After so many moves of the deal."""
    round: int
    shares: tuple[float, ...]
    """Of all seats; with all cards open."""

    def to_json(self) -> Json:
        shares = [_rounded(each) for each in self.shares]
        return {"deal": self.deal, "move": self.move, "round": self.round, "shares": shares}


class SeatReview(NamedTuple):
    """What a seat came to, and why: result = fair + luck + skill."""

    seat: int
    result: float
    fair: float
    luck: float
    skill: float
    mean_loss: float
    """Of its decisions; what is no mistake counts as none."""
    mean_stake: float
    """What it could expect of the win before them."""
    accuracy: int
    """0 to 100 (docs/coach.md)."""
    decisions: int
    costliest: tuple[int, ...]
    """Its three costliest mistakes at most, the worst first: their places among the review's decisions."""

    def to_json(self) -> Json:
        names = ("result", "fair", "luck", "skill", "mean_loss", "mean_stake")
        figures = {name: _rounded(getattr(self, name)) for name in names}
        return {
            "seat": self.seat,
            **figures,
            "accuracy": self.accuracy,
            "decisions": self.decisions,
            "costliest": list(self.costliest),
        }


class Review(NamedTuple):
    """A match, taken apart."""

    game: str
    names: tuple[str, ...]
    seats: tuple[SeatReview, ...]
    decisions: tuple[Decision, ...]
    """In the order of the record."""
    chance: tuple[Chance, ...]
    moments: tuple[Moment, ...]
    """The win shares of all seats along the match; the last are the result."""

    def of(self, seat: int) -> Review:
        """The same with the decisions of one seat only."""
        places = [place for place, each in enumerate(self.decisions) if each.seat == seat]
        seats = [
            each._replace(costliest=tuple(map(places.index, each.costliest)) if each.seat == seat else ())
            for each in self.seats
        ]
        return self._replace(seats=tuple(seats), decisions=tuple(self.decisions[place] for place in places))

    def to_json(self, record: int = 0) -> Json:
        """The object that `etalage review --json` prints for a record of this number."""
        return {
            "record": record,
            "game": self.game,
            "names": list(self.names),
            "seats": [each.to_json() for each in self.seats],
            "decisions": [each.to_json() for each in self.decisions],
            "chance": [each.to_json() for each in self.chance],
            "moments": [each.to_json() for each in self.moments],
        }


def _rounded(share: float) -> float:
    return round(share, DIGITS) + 0.0  # never -0.0
