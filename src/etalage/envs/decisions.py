"""The decisions of a finished match, for those who learn without rules: arrays, actions, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from etalage.coach.luck import luck_of, positions, standing_at
from etalage.coach.protocol import COACHES
from etalage.envs import encoding
from etalage.envs.encoding import Row
from etalage.games.match import AnyMatch
from etalage.games.outcome import win_share


class Decision(NamedTuple):
    """One action of one seat. A bid of Money! is several: a card each, and `seal`."""

    deal: int
    move: int
    """Moves of the deal before this one, in record order."""
    step: int
    """Actions of this move before this one."""
    seat: int
    observation: Row
    mask: Row
    action: int
    notation: str
    """The whole move."""
    score: int
    """Of the seat, in the end."""
    result: float
    """Its share of the win."""
    luck_adjusted: float | None
    """The same without what the cards gave; None, if it was not asked for or nobody can tell."""


def decisions(match: AnyMatch, adjusted: bool = False, seed: int = 0) -> Iterator[Decision]:
    """All of them, in record order; the match must be over."""
    outcome = match.outcome()
    assert outcome
    arrays = encoding.of(match.game.name, match.players)
    results = [win_share(outcome.winners, seat) for seat in range(match.players)]
    fair = _without_luck(match, results, seed) if adjusted else [None] * match.players
    for number in range(len(match.deals)):
        standing = standing_at(match, number)
        for _, index, (_, before, seat, move, _) in positions(match, number):
            view, chosen = before.view(seat), 0
            for step, action in enumerate(arrays.actions_of(view, move)):
                yield Decision(
                    number,
                    index,
                    step,
                    seat,
                    arrays.observe(view, chosen, standing.scores, standing.deals - 1),
                    arrays.mask(view, chosen),
                    action,
                    str(move),
                    outcome.scores[seat],
                    results[seat],
                    fair[seat],
                )
                chosen = arrays.take(view, action, chosen).chosen


def _without_luck(match: AnyMatch, results: list[float], seed: int) -> list[float | None]:
    coach = COACHES.get(match.game.name)
    if coach is None:
        return [None] * match.players
    luck = luck_of(match, coach.evaluator(), seed)
    return [result - share for result, share in zip(results, luck, strict=True)]
