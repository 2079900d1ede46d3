"""Asking a bot the same in a fresh interpreter, where sets of strings come in another order.

Python draws the hashes of strings anew for each process, so a bot that goes by the order of a set plays one way today
and another tomorrow; within one process nobody notices.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from itertools import islice
from typing import Any, NamedTuple

from etalage.bots.api import Clock
from etalage.bots.company import Company
from etalage.bots.errors import BotError, BotFault
from etalage.bots.names import BotSpec, bot
from etalage.games.match import Match
from etalage.games.registry import game

DECISIONS = 60  # of each game; the first rounds, in all seats
NOT_THERE = 3  # the exit code, if the fresh interpreter does not find the bot


class Asked(NamedTuple):
    """A decision."""

    seat: int
    view: Any
    answer: str
    """The move, or what went wrong."""


def check_again(spec: BotSpec, games: Sequence[str], clock: Clock, patience: float) -> int:
    """BotFault, if it decides otherwise elsewhere; else how many decisions were asked for again.

    None, if a fresh interpreter cannot import the bot: one defined in a function, or in a script.
    """
    found = _address(spec)
    if found is None:
        return 0
    elsewhere = _answers_elsewhere(found, games, clock, patience)
    checked = 0
    for name, answers in zip(games, elsewhere or [], strict=False):
        for asked, other in zip(_decisions(spec, name, clock, patience), answers, strict=True):
            if asked.answer != other:
                reason = f"answered {asked.answer}, and in a fresh interpreter, where sets have another order, {other}"
                raise BotFault(spec.text, asked.seat, reason, asked.view)
            checked += 1
    return checked


def _decisions(spec: BotSpec, name: str, clock: Clock, patience: float) -> Iterator[Asked]:
    """Those that a match begins with."""
    return islice(_match(spec, name, clock, patience), DECISIONS)


def _match(spec: BotSpec, name: str, clock: Clock, patience: float) -> Iterator[Asked]:
    played = game(name)
    players = min(played.players)
    with Company(Match.new(played, players, seed=0), clock, patience) as company:
        try:
            company.sit_all([spec] * players, 0)
            for _, step in company.play_on():
                yield Asked(step.seat, step.before.view(step.seat), str(step.move))
        except BotFault as fault:
            yield Asked(fault.seat, fault.view, fault.reason)


def _address(spec: BotSpec) -> list[str] | None:
    """Where another interpreter finds the bot: under its name, or in a module."""
    try:
        if bot(spec.text).bot_class is spec.bot_class:
            return [spec.text]
    except BotError:
        pass
    module, path = getattr(spec.bot_class, "__module__", "__main__"), getattr(spec.bot_class, "__qualname__", "")
    return None if module == "__main__" or not path or "<locals>" in path else [spec.text, module, path]


def _found(text: str, module: str = "", path: str = "") -> BotSpec:
    """The bot at an address."""
    if not module:
        return bot(text)
    found: Any = importlib.import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return BotSpec(text, found, None)


def _answers_elsewhere(
    address: list[str], games: Sequence[str], clock: Clock, patience: float
) -> list[list[str]] | None:
    question = json.dumps({"address": address, "games": list(games), "clock": clock, "patience": patience})
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2",
        "PYTHONPATH": os.pathsep.join(each or os.getcwd() for each in sys.path),  # what is found here is found there
    }
    command = [sys.executable, "-m", "etalage.bots.again"]
    ran = subprocess.run(command, input=question, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode == NOT_THERE:
        return None
    if ran.returncode:
        raise BotError(f"bot {address[0]} ended the fresh interpreter in which it was asked again:\n{ran.stderr}")
    answers: list[list[str]] = json.loads(ran.stdout)
    return answers


def _answer_here() -> None:
    """In the fresh interpreter."""
    question = json.load(sys.stdin)
    with redirect_stdout(sys.stderr):  # a bot may print what it likes
        try:
            spec = _found(*question["address"])
        except BaseException:  # a script may end itself when it is imported
            sys.exit(NOT_THERE)
        clock, patience = Clock(*question["clock"]), question["patience"]
        answers = [[asked.answer for asked in _decisions(spec, name, clock, patience)] for name in question["games"]]
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    _answer_here()
