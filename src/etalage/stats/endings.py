"""What the end of a match shows of each seat: the best that it came to, and what was worth doing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from etalage.games.match import AnyMatch
from etalage.stats import money, weinhaendler

FROM_LAST, NARROW = "from-last", "narrow"


class SeatEnding(NamedTuple):
    """Of one seat."""

    best: int | None
    """The points of its best cellar, or its largest fortune; None in games that have neither."""
    feats: tuple[str, ...]


class GameFeats(NamedTuple):
    """What a game's endings are looked at for."""

    best: Callable[[AnyMatch], Sequence[int]]
    """Of each seat."""
    feats: Callable[[AnyMatch], Sequence[Sequence[str]]]
    before_the_end: Callable[[AnyMatch], Sequence[int] | None]
    """How it stood before the last deal or round."""
    hair: int
    """The smallest lead there can be."""


GAMES = {
    "weinhaendler": GameFeats(weinhaendler.best, weinhaendler.feats, weinhaendler.before_last_round, 1),
    "money": GameFeats(money.best, money.feats, money.before_last_deal, 10),
}


def endings(match: AnyMatch) -> list[SeatEnding]:
    """Of all seats of a match that is over; games of other packages have no best and no feats."""
    known = GAMES.get(match.game.name)
    if known is None:
        return [SeatEnding(None, ()) for _ in range(match.players)]
    best, feats, scores = known.best(match), known.feats(match), match.scores()
    earlier = known.before_the_end(match)
    return [
        SeatEnding(best[seat], (*feats[seat], *of_the_win(scores, earlier, known.hair, seat)))
        for seat in range(match.players)
    ]


def of_the_win(scores: Sequence[int], earlier: Sequence[int] | None, hair: int, seat: int) -> list[str]:
    """What was remarkable about a win."""
    if scores[seat] < max(scores):
        return []
    others = [score for other, score in enumerate(scores) if other != seat]
    came_from_last = earlier is not None and earlier[seat] == min(earlier) < max(earlier)
    return [FROM_LAST] * came_from_last + [NARROW] * (scores[seat] - max(others) == hair)
