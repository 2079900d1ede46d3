"""What a move is worth that somebody would like to try, beside what the expert would do there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from etalage.bots.api import Clock
from etalage.bots.asking import UNBOUND
from etalage.coach.comparing import Compared, Comparison, Stop
from etalage.coach.errors import NothingToDecide
from etalage.coach.findings import Advice
from etalage.coach.protocol import Adviser, Standing, coach_of
from etalage.coach.turns import along, rest_of_turn
from etalage.games.registry import game

WORLDS = 96


class Judgement(NamedTuple):
    """A move, and the expert's."""

    tried: Advice
    best: Advice
    loss: float
    error: float
    is_drawn: bool = False
    """Whether the expert itself plays it now and then: bids that nobody shall guess are drawn."""

    @property
    def is_mistake(self) -> bool:
        """Whether more than chance explains the loss: two standard errors."""
        return not self.is_drawn and self.loss > 2 * self.error


def judge(
    view: Any,
    *moves: Any,
    scores: Sequence[int] = (),
    deals: int = 1,
    seed: int = 0,
    budget: Clock | None = None,
    stop: Stop | None = None,
) -> Judgement:
    """A legal move of the observer of this view, or all the moves of a turn, each beside the expert's in its place.

    The other arguments, and what is raised, are those of `hint`.
    """
    coach = coach_of(view.game)
    if view.observer not in view.asked:
        raise NothingToDecide("there is nothing to judge: nobody asks this seat")
    standing = Standing(tuple(scores) or (0,) * view.players, deals)
    adviser = coach.adviser(seed)
    clock = budget or UNBOUND
    first, *others = (_judged(adviser, *each, standing, clock, stop) for each in along(adviser, view, moves))
    best = game(view.game).parse_move(first.best.move)
    loss = math.fsum(each.loss for each in (first, *others))
    return Judgement(
        first.tried._replace(win_share=first.best.win_share - loss, turn=tuple(map(str, moves))),
        first.best._replace(turn=rest_of_turn(adviser, view, standing, best, clock)),
        loss,
        math.hypot(*(each.error for each in (first, *others))),
        first.is_drawn,
    )


def _judged(adviser: Adviser, view: Any, move: Any, standing: Standing, clock: Clock, stop: Stop | None) -> Judgement:
    """One move beside the expert's."""
    best = adviser.choose(view, standing, clock)
    is_drawn = move != best and adviser.might_choose(move)
    comparison = Comparison(adviser, view, standing, [best, move])
    comparison.go_on(WORLDS, stop)
    first, other = comparison.found(0), comparison.found(1)
    if move == best or other.loss <= 0.0:  # no move is better than the best one: where it seems so, it is the best
        found = _advice(adviser, view, other, best, first.share)
        return Judgement(found, found, 0.0, other.loss_error)
    share = first.share - other.loss
    tried = _advice(adviser, view, other, best, share)
    return Judgement(tried, _advice(adviser, view, first, move, first.share), other.loss, other.loss_error, is_drawn)


def _advice(adviser: Adviser, view: Any, found: Compared, beside: Any, share: float) -> Advice:
    reasons = tuple(adviser.reasons(view, found.move, beside if beside != found.move else None))
    move = str(found.move)
    return Advice(move, share, found.loss_error or found.error, found.outcomes, reasons, (move,))
