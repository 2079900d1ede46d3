"""Teaching a network what a table of Die Weinhändler is worth to every seat.

It begins as the network of the player, whose values become shares of one win that add up to 1. Positions have a row for
each seat, as `value.TableValue` sees them, and the shares that came of them.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from etalage.bots.budget import FOREVER
from etalage.bots.learning.fitting import Fit
from etalage.bots.learning.shares import Positions, fit_shares
from etalage.bots.learning.training import Training
from etalage.bots.learning.weights import Weights, blank
from etalage.bots.weinhaendler.expert_0_1.evaluation import Evaluation
from etalage.bots.weinhaendler.expert_0_1.expert import load_network
from etalage.bots.weinhaendler.expert_0_1.features import SHAPE
from etalage.bots.weinhaendler.expert_0_1.search import ExpertSearch
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.bots.weinhaendler.judge_numbers import STYLES
from etalage.games.outcome import win_share, winners
from etalage.games.rng import Rng
from etalage.games.turns import turns
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.numbers import BIDDING, CELLARS, DONE, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal

TABLES = (3, 4, 4, 5)
LOOKS = 2
"""One in so many moments of a deal is looked at."""
WHIMSICAL = 3
"""One in so many deals begins"""
LONGEST_MOOD = 8
"""with up to so many rounds of whims, less one, so that positions are known that good players avoid."""
QUICK = 6
"""One in so many players goes by rules of thumb."""
STEEP = 5.0
"""A share of a quarter rises by 1 while what becomes shares rises by about so much."""
CAREFULLY = 6e-4
"""The step of learning for weights that are good already."""

Player = Callable[[Deal], int]
"""Chooses the code of a move for the seat whose turn it is, by its view."""


class Seen(NamedTuple):
    """Positions of a deal as the network sees them."""

    rows: bytes
    """One for each seat of each position."""
    number: int
    """Of the positions."""
    shares: list[float]
    """What came to each seat."""


class Witness:
    """Sees positions as the network does, and keeps them until it is known what came of them."""

    def __init__(self) -> None:
        self._evaluation = Evaluation(blank(SHAPE))
        self._judge = Judge()
        self._rows: list[bytes] = []
        self._number = 0

    def look(self, deal: Deal, placed: int) -> None:
        """From every seat; there is a bit for each whose turn in the cellars is over."""
        self._judge.look(deal)
        for seat in range(deal.players):
            self._rows.append(self._evaluation.sample(self._judge, deal, seat, placed >> seat & 1 != 0))
        self._number += 1

    def seen(self, deal: Deal) -> Seen:
        """Now that the deal is over."""
        won = winners(deal.scores())
        return Seen(b"".join(self._rows), self._number, [win_share(won, seat) for seat in range(deal.players)])


def as_positions(parts: Sequence[Seen]) -> Positions:
    """For fitting."""
    of_things = SHAPE.things * SHAPE.features
    inputs = np.frombuffer(b"".join(part.rows for part in parts), np.int16).reshape(-1, of_things + SHAPE.facts)
    return Positions(
        inputs[:, :of_things].reshape(-1, SHAPE.things, SHAPE.features),
        inputs[:, of_things:],
        np.array([share for part in parts for share in part.shares * part.number], np.float32),
        np.array([len(part.shares) for part in parts for _ in range(part.number)], np.int8),
    )


def generate(seed: int, deals: int, weights: Weights | None, worlds: int) -> Positions:
    """Deals of 3 to 5, half of them of 4, by experts of 0.1 and some who go by rules of thumb.

    Nobody plays by what is being learned: one round of as many deals as one likes will do.
    """
    rng = Rng(seed)
    experts = [expert(rng.bits(), worlds) for _ in range(TABLES[-1])]
    return as_positions([played(_company(TABLES[rng.below(len(TABLES))], experts, rng), rng) for _ in range(deals)])


def fit(positions: Positions, shape: Any, seed: int, epochs: int, recipe: Mapping[str, Any]) -> Fit:
    """On from the network of the player."""
    return fit_shares(positions, shape, seed, epochs, recipe, begin=steeper(load_network()), fastest=CAREFULLY)


def steeper(weights: Weights) -> Weights:
    """The same network, saying more of the same."""
    *lower, out, bias = weights.parts()
    numbers = array("f", [number for part in lower for number in part])
    numbers.extend(STEEP * number for part in (out, bias) for number in part)
    return weights._replace(numbers=numbers)


def contest(seed: int, weights: Weights, worlds: int, seat: int) -> float:
    """A deal of one that searches with this network, in this seat of four, and three of the heuristic: its share."""
    deal = Deal.shuffled(4, Rng(seed))
    one = expert(seed, worlds, weights)
    others = ruler_of_thumb(0)
    for asked in turns(deal):
        deal.play(asked, Move(one(deal) if asked == seat else others(deal)))
    return win_share(winners(deal.scores()), seat)


def expert(seed: int, worlds: int, weights: Weights | None = None) -> Player:
    """Of 0.1, with its own network or this one."""
    search = ExpertSearch(seed, weights or load_network())
    return lambda deal: search.choose(deal.view(deal.seat), worlds, FOREVER).code


def ruler_of_thumb(style: int) -> Player:
    judge = Judge()

    def choose(deal: Deal) -> int:
        if deal.phase != BIDDING:
            return judge.choose(deal.view(deal.seat))
        judge.look(deal)
        judge.tabulate()
        return judge.quick_bid(deal, deal.hands[deal.seat], style)

    return choose


def whimsical(rng: Rng) -> Player:
    """A bid of any one bottle, or none; a placing by the judge, or any."""
    judge = Judge()

    def choose(deal: Deal) -> int:
        if deal.phase != BIDDING:
            return deal.random_code(rng) if rng.below(4) == 0 else judge.choose(deal.view(deal.seat))
        moves = [move for move in deal.legal_moves(deal.seat) if len(move.cards) <= 1]
        return moves[rng.below(len(moves))].code

    return choose


def played(choosers: Sequence[Player], rng: Rng, whims: bool = True) -> Seen:
    """A deal by these players: what the network sees of it, and what came of it.

    The table is looked at, now and then, when the bids have been exchanged, when a turn in the cellars ends, and when a
    round begins.
    """
    deal = Deal.shuffled(len(choosers), rng)
    witness = Witness()
    whim_until = rng.below(LONGEST_MOOD) if whims and rng.below(WHIMSICAL) == 0 else 0
    whim = whimsical(rng)
    watched = placed = 0
    for seat in turns(deal):
        phase, before = deal.phase, deal.round
        is_whim = before <= whim_until and rng.below(2) == 0
        code = (whim if is_whim else choosers[seat])(deal)
        if code == DONE << VERB_SHIFT:
            placed |= 1 << seat
            if seat == watched:
                _look(witness, deal, placed, whim_until, rng)
        deal.play(seat, Move(code))
        if phase == BIDDING and deal.phase == CELLARS:
            placed, watched = 0, rng.below(deal.players)
            _look(witness, deal, placed, whim_until, rng)
        elif deal.round > before and not deal.is_over():
            _look(witness, deal, (1 << deal.players) - 1, whim_until, rng)
    return witness.seen(deal)


def _look(witness: Witness, deal: Deal, placed: int, whim_until: int, rng: Rng) -> None:
    in_last_cellars = deal.last and placed  # nothing is left to be guessed
    if deal.round >= whim_until and not in_last_cellars and rng.below(LOOKS) == 0:
        witness.look(deal, placed)


def _company(seats: int, experts: Sequence[Player], rng: Rng) -> list[Player]:
    """So many players."""
    return [experts[seat] if rng.below(QUICK) else ruler_of_thumb(rng.below(STYLES)) for seat in range(seats)]


TRAINING = Training(SHAPE, Positions, fit, generate, contest)
