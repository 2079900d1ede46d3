"""What the coach has to say: hints out of what a seat may know, reviews of matches that are over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from etalage.coach import Advice, Cancelled, NoCoach, NothingToDecide, Unfinished, hint, judge, review
from etalage.games.match import AnyMatch
from etalage.games.protocol import Json
from etalage.tables.answering import require_turn
from etalage.tables.errors import Refused
from etalage.tables.showing.previews import imagined
from etalage.tables.showing.records import match_so_far
from etalage.tables.state import Entry, MatchFacts, TableState
from etalage.tables.table import Table

Progress = Callable[[int, int], None]
Stop = Callable[[], bool]


@dataclass(slots=True)
class Fact:
    """Something for the catalogue to put into a sentence: a name, and what it speaks of."""

    name: str
    facts: dict[str, Any]


@dataclass(slots=True)
class Outcome:
    """What a move may come to, in so many of the imagined worlds."""

    name: str
    facts: dict[str, Any]
    chance: float


@dataclass(slots=True)
class Advised:
    """A move that may be made, and what it promises."""

    move: str
    win_share: float
    error: float
    """The standard error of what it is behind the first one; of the first one, that of its win share."""
    outcomes: list[Outcome]
    reasons: list[Fact]
    turn: list[str]
    """The move, and those with which the expert would end the turn after it."""


@dataclass(slots=True)
class Hint:
    """What an expert would do in the place of a seat, the best first."""

    decision: int
    moves: list[Advised]
    worlds: int
    """In which they were compared."""


@dataclass(slots=True)
class Judged:
    """Moves that were tried, and what an expert would have done instead."""

    tried: list[str]
    loss: float
    """What it is behind the first of the moves."""
    error: float
    is_mistake: bool
    moves: list[Advised]


def hint_of(table: Table, seat: int, decision: int, staged: Sequence[str], stop: Stop) -> Hint:
    """For somebody who may ask; out of their view alone, and as if the staged moves of their turn were made."""
    assert table.match
    return hint_in(table.match, seat, decision, stop, staged)


def hint_in(match: AnyMatch, seat: int, decision: int, stop: Stop, staged: Sequence[str] = ()) -> Hint:
    """Where a match stands."""
    view = imagined(match.game, match.deal.view(seat), staged).view(seat)
    with _refusing():
        found = hint(view, **_standing(match), stop=stop)
    moves = {each.move: _advised(each) for each in reversed(found.moves)}  # each once
    return Hint(decision, list(reversed(moves.values())), found.worlds)


def judged_in(match: AnyMatch, seat: int, tried: Sequence[str], stop: Stop) -> Judged:
    """The moves of a turn that somebody would like to try where a match stands; as with hints, out of the seat's view
    alone."""
    view = match.deal.view(seat)
    *before, last = moves = [match.game.parse_move(text) for text in tried]
    world = imagined(match.game, view, tried[: len(before)])
    require_turn(match.game, world, seat, len(before))
    world.play(seat, last)  # or a refusal
    with _refusing():
        found = judge(view, *moves, **_standing(match), stop=stop)
    best, other = _advised(found.best), _advised(found.tried)
    return Judged(list(tried), found.loss, found.error, found.is_mistake, [best, other])


def review_of(state: TableState, facts: MatchFacts, entries: Sequence[Entry], progress: Progress, stop: Stop) -> Json:
    """Its cards are open in it: of a match that is not over, it is for whoever plays against bots alone."""
    match = match_so_far(state, facts, entries)
    with _refusing():
        return review(match, unfinished=not match.is_over(), progress=progress, stop=stop).to_json()


def review_in(match: AnyMatch, progress: Progress, stop: Stop) -> Json:
    """Of a match that is over, by its record."""
    with _refusing():
        return review(match, progress=progress, stop=stop).to_json()


def _standing(match: AnyMatch) -> dict[str, Any]:
    """What the deal is played for."""
    to_play = match.game.deals(match.options) - len(match.deals) + 1
    return {"scores": match.scores() if to_play else (), "deals": to_play}


def _advised(advice: Advice) -> Advised:
    outcomes = [Outcome(each.name, dict(each.facts), each.chance) for each in advice.outcomes]
    reasons = [Fact(each.name, dict(each.facts)) for each in advice.reasons]
    return Advised(advice.move, advice.win_share, advice.error, outcomes, reasons, list(advice.turn))


@contextmanager
def _refusing() -> Iterator[None]:
    """What the coach cannot do, in a table's words."""
    try:
        yield
    except NoCoach as error:
        raise Refused("no-coach", str(error)) from None
    except NothingToDecide as error:
        raise Refused("nothing-to-decide", str(error)) from None
    except Unfinished as error:
        raise Refused("not-over", str(error)) from None
    except Cancelled:
        raise Refused("stopping", "the server is going down; come back in a moment") from None
