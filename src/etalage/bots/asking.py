"""Asking a bot for its move, and noticing when it has none."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from etalage.bots.api import Bot, Clock
from etalage.bots.errors import BotFailure, BotFault, BotRefusal
from etalage.games.errors import error_text
from etalage.games.protocol import AnyDeal, AnyGame
from etalage.games.rng import Rng

UNBOUND = Clock()


def ask(
    game: AnyGame, deal: AnyDeal, seat: int, bot: Bot, name: str, clock: Clock = UNBOUND, patience: float | None = None
) -> Any:
    """The bot's move for a seat, known to be legal; or BotFault.

    The bot gets the seat's view and the legal moves of a world sampled from it: there is nothing else within its reach.
    With patience, a bot that has not answered after so many seconds is at fault.
    """
    view = deal.view(seat)
    moves = game.sample(view, Rng(0)).legal_moves(seat)
    if patience is None:
        move = _answer(bot, name, seat, view, moves, clock)
    else:
        move = _answer_in_time(bot, name, seat, view, moves, clock, patience)
    if move not in deal.legal_moves(seat):
        raise BotFault(name, seat, f"answered {move!r:.60}, which is not a legal move", view)
    return move


def _answer(bot: Bot, name: str, seat: int, view: Any, moves: Any, clock: Clock) -> Any:
    with blaming(name, seat, lambda: view):
        return bot.choose(view, moves, clock)


@contextmanager
def blaming(name: str, seat: int, view: Callable[[], Any]) -> Iterator[None]:
    """Around whatever a bot does: what it raises is its fault, and the view is what it was given."""
    try:
        yield
    except BotFailure as failure:
        raise BotFault(name, seat, failure.reason, view(), failure.line, failure.log) from failure
    except BotRefusal as refusal:
        raise BotRefusal(f"bot {name} in seat {seat} does not play: {refusal}") from refusal
    except BaseException as error:  # sys.exit() in a bot must not end the program either
        if isinstance(error, KeyboardInterrupt) and threading.current_thread() is threading.main_thread():
            raise  # Ctrl-C, which no other thread hears
        raise BotFault(name, seat, f"raised {error_text(error)}", view()) from error


def _answer_in_time(bot: Bot, name: str, seat: int, view: Any, moves: Any, clock: Clock, patience: float) -> Any:
    answers: list[Any] = []
    faults: list[BotFault | BotRefusal] = []

    def think() -> None:
        try:
            answers.append(_answer(bot, name, seat, view, moves, clock))
        except (BotFault, BotRefusal) as fault:
            faults.append(fault)

    thinker = threading.Thread(target=think, daemon=True)  # one that hangs must not keep the program from ending
    thinker.start()
    thinker.join(patience)
    if faults:
        raise faults[0]
    if not answers:
        raise BotFault(name, seat, f"has not answered for {patience:g} seconds", view)
    return answers[0]
