"""Deals of Die Weinhändler to learn from."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

from etalage.bots.learning.weights import Weights
from etalage.bots.weinhaendler.flat import FlatSearch
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.bots.weinhaendler.outlook import Outlook
from etalage.bots.weinhaendler.outlook_numbers import SHAPE
from etalage.games.rng import Rng
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.numbers import BIDDING, CELLARS, DONE, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal

__all__ = ["SHAPE", "TARGET_UNIT", "heuristic_player", "played", "searching_player"]

TARGET_UNIT = 10.0
"""Points: a network's value of 1."""
FOREVER = 1e12

Player = Callable[[Deal, int], int]
"""Chooses the code of a move for a seat of a deal, by its view."""


def heuristic_player(seed: int) -> Player:
    judge = Judge()
    return lambda deal, seat: judge.choose(deal.view(seat))


def searching_player(seed: int, weights: Weights, worlds: int) -> Player:
    search = FlatSearch(seed, weights)
    return lambda deal, seat: search.choose(deal.view(seat), worlds, FOREVER)


def played(outlook: Outlook, player: Player, players: int, rng: Rng, whim: int) -> tuple[bytes, array[float]]:
    """A deal among equals, one move in `whim` of them random: what the network sees of it, and what came of it.

    A sample is taken of every seat when the bids have been exchanged, and when its turn in the cellars ends; its target
    is the seat's final lead over the mean of the others.
    """
    deal = Deal.shuffled(players, rng)
    judge = Judge()
    inputs: list[bytes] = []
    seats: list[int] = []

    def take(seat: int, placed: bool) -> None:
        inputs.append(outlook.sample(judge, deal, seat, placed))
        seats.append(seat)

    while not deal.is_over():
        seat = deal.seat
        bidding = deal.phase == BIDDING
        code = deal.random_code(rng) if rng.below(whim) == 0 else player(deal, seat)
        if code == DONE << VERB_SHIFT and not deal.last:
            judge.look(deal)
            take(seat, True)
        deal.play(seat, Move(code))
        if bidding and deal.phase == CELLARS:
            judge.look(deal)
            for each in range(players):
                take(each, False)
    points = deal.scores()
    leads = [(players * points[seat] - sum(points)) / (players - 1) / TARGET_UNIT for seat in range(players)]
    wins = [(points[seat] == max(points)) / points.count(max(points)) for seat in range(players)]
    return b"".join(inputs), array("f", [leads[seat] for seat in seats]), array("f", [wins[seat] for seat in seats])


