"""One match of a run."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from etalage.arena.schedule import Pairing, Plan
from etalage.bots import Clock, ask, bot
from etalage.games.match import Match
from etalage.games.registry import game
from etalage.games.rng import Rng

PATIENCE = 60.0  # seconds; a bot that has not answered by then hangs


class Played(NamedTuple):
    """What came of a match, by seat."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...]
    milliseconds: tuple[float, ...]
    """Spent on all moves together."""
    longest: tuple[float, ...]
    """Spent on the slowest move."""

    def to_json(self) -> list[Any]:
        return [list(part) for part in self]

    @staticmethod
    def from_json(data: list[list[Any]]) -> Played:
        return Played(Pairing(*data[0]), *(tuple(part) for part in data[1:]))


def play(run: Plan, pairing: Pairing) -> Played:
    """Play it. Cards and bots depend on the run's plan and the pairing alone, not on what was played before."""
    played = game(run.game)
    names = run.seats(pairing)
    match = Match.new(played, run.players, run.options, pairing.cards)
    seeds = Rng(pairing.cards).split(1 + run.players * pairing.lineup + pairing.turned)
    bots = [bot(name).seated(run.game, seeds.bits() >> 1) for name in names]
    clock = Clock(run.iterations, run.milliseconds)
    patience = PATIENCE if run.milliseconds is not None else None
    moves = [0] * run.players
    spent = [0.0] * run.players
    longest = [0.0] * run.players
    while not match.is_over():
        for seat in match.to_move():
            began = time.perf_counter()
            move = ask(played, match.deal, seat, bots[seat], names[seat], clock, patience)
            taken = 1000 * (time.perf_counter() - began)
            moves[seat] += 1
            spent[seat] += taken
            longest[seat] = max(longest[seat], taken)
            match.advance(seat, move)
    outcome = match.outcome()
    assert outcome
    times = (tuple(round(each, 3) for each in part) for part in (spent, longest))
    return Played(pairing, outcome.scores, outcome.winners, tuple(moves), *times)
