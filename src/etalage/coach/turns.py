"""Turns of several moves: how they go on, out of what the seat that makes them may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from etalage.bots.api import Clock
from etalage.coach.protocol import Adviser, Standing
from etalage.games.registry import game
from etalage.games.rng import Rng


def rest_of_turn(adviser: Adviser, view: Any, standing: Standing, move: Any, clock: Clock) -> tuple[str, ...]:
    """A move, and those with which the expert would end the turn after it."""
    moves = [move]
    while (view := after(adviser, view, moves[-1])) is not None:
        moves.append(adviser.choose(view, standing, clock))
    return tuple(map(str, moves))


def along(adviser: Adviser, view: Any, moves: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    """What the seat sees before each of these moves, and the move, as long as the turn goes on."""
    for move in moves:
        if view is None:
            return
        yield view, move
        view = after(adviser, view, move)


def after(adviser: Adviser, view: Any, move: Any) -> Any | None:
    """What the seat sees when it has moved and is still at its turn; None when that is over."""
    if not adviser.plans_turns(view):
        return None
    world = game(view.game).sample(view, Rng(0))
    world.play(view.observer, move)
    then = world.view(view.observer)
    return then if world.asked() == (view.observer,) and adviser.plans_turns(then) else None
