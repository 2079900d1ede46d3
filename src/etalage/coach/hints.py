"""What the expert would do in a seat's place."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from etalage.bots.api import Clock
from etalage.bots.asking import UNBOUND
from etalage.coach.comparing import Comparison, Stop, check
from etalage.coach.errors import NothingToDecide
from etalage.coach.findings import Advice, Hint
from etalage.coach.protocol import Adviser, Standing, coach_of
from etalage.coach.turns import rest_of_turn
from etalage.games.registry import game
from etalage.games.rng import Rng

SHOWN = 3
IN_QUESTION = 6
"""Moves that are compared for those shown."""
WORLDS = 48
FIRST_HALF = 0.5
"""Of the time there is goes to the expert's choice, the rest to what is told about it."""


def hint(
    view: Any,
    *,
    scores: Sequence[int] = (),
    deals: int = 1,
    seed: int = 0,
    budget: Clock | None = None,
    stop: Stop | None = None,
    most: int = SHOWN,
) -> Hint:
    """The moves that promise most to the observer of this view, at most so many, the expert's choice first.

    `scores` are those of all seats in the deals before this one; `deals` says how many are still to be played, this one
    included. Seed and budget make the same hint again on any machine, unless the budget is in milliseconds: then it
    ends about when they are over. NothingToDecide, if nobody asks the observer; NoCoach, if nobody knows the game;
    Cancelled, when `stop` says so. Other threads can run meanwhile.
    """
    coach = coach_of(view.game)
    seat = view.observer
    if seat not in view.asked:
        whose = "nobody's" if seat >= view.players else f"not seat {seat}'s"
        raise NothingToDecide(f"there is nothing to hint at: it is {whose} turn")
    legal = game(view.game).sample(view, Rng(0)).legal_moves(seat)
    standing = Standing(tuple(scores) or (0,) * view.players, deals)
    adviser = coach.adviser(seed)
    clock = budget or UNBOUND
    ends_first, ends = _ends(clock)
    best = adviser.choose(view, standing, Clock(clock.iterations, ends_first))
    check(stop)
    others = [move for move in adviser.worth_a_thought(view, IN_QUESTION) if move in legal]
    moves = list(dict.fromkeys([best, *others]))[:IN_QUESTION]
    comparison = Comparison(adviser, view, standing, moves)
    comparison.go_on(min(WORLDS, clock.iterations or WORLDS), stop, ends)
    advice = tuple(
        each._replace(turn=rest_of_turn(adviser, view, standing, move, clock))
        for each, move in _ranked(adviser, view, comparison, most)
    )
    return Hint(view.game, seat, advice, comparison.worlds)


def _ranked(adviser: Adviser, view: Any, comparison: Comparison, most: int) -> list[tuple[Advice, Any]]:
    first, *others = (comparison.found(nth) for nth in range(len(comparison.moves)))
    ranked = [first, *sorted(others, key=lambda each: (each.loss, str(each.move)))][:most]
    advice = []
    for nth, each in enumerate(ranked):
        beside = ranked[0].move if nth else ranked[1].move if len(ranked) > 1 else None
        reasons = tuple(adviser.reasons(view, each.move, beside))
        share = first.share - max(each.loss, 0.0)
        error = each.loss_error if nth else each.error
        advice.append((Advice(str(each.move), share, error, each.outcomes, reasons, (str(each.move),)), each.move))
    return advice


def _ends(clock: Clock) -> tuple[float | None, Callable[[], bool]]:
    """How long the expert may choose, and whether there is time left."""
    if clock.milliseconds is None:
        return None, lambda: True
    end = time.monotonic() + clock.milliseconds / 1000
    return FIRST_HALF * clock.milliseconds, lambda: time.monotonic() < end
