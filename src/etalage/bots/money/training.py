"""Teaching the network of Money!: deals among bots, how each seat saw every round's end, and what it came to.

Fitting needs NumPy; playing with the network does not.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

import numpy as np

from etalage.bots.api import Bot, Clock
from etalage.bots.learning.fitting import Samples
from etalage.bots.learning.weights import Shape, Weights
from etalage.bots.money.deliberation import Deliberation
from etalage.bots.money.greedy import Greedy
from etalage.bots.money.numbers import OF_A_CURRENCY, OF_THE_TABLE
from etalage.bots.money.searching import TreeSearch
from etalage.bots.money.valuation import Valuation
from etalage.games.money.numbers import BIDDING, NUMBER_OF_CURRENCIES, OVER
from etalage.games.money.rules import Deal
from etalage.games.money.view import View
from etalage.games.moves import LegalMoves
from etalage.games.money.notation import Move
from etalage.games.rng import Rng

SHAPE = Shape(things=NUMBER_OF_CURRENCIES, features=OF_A_CURRENCY, facts=OF_THE_TABLE, units=32, hidden=32)
SEDATE = 5
"""One in so many deals is played without adventures; in the others"""
ADVENTURES = 5
"""one bid in so many,"""
ODD_PILES = 25
"""and one exchange in so many, is any that is worth a thought."""
FOREVER = 1e12

Player = Callable[[int], Bot]
"""A bot for a seed."""


def greedy(seed: int) -> Bot:
    """Who plays before there is a network."""
    return Greedy("money", seed)


def learner(weights: Weights) -> Player:
    """Who plays then: experts in a hurry, who think more or less of the others' thoughts, and some greedy bots."""
    return lambda seed: greedy(seed) if Rng(seed).below(5) == 0 else Hurried(seed, weights)


class Hurried:
    """An expert who looks at few worlds."""

    def __init__(self, seed: int, weights: Weights) -> None:
        rng = Rng(seed)
        self._deliberation = Deliberation(seed, weights)
        self._deliberation.by_table = (0, 0, 15, 30)[rng.below(4)]
        self._deliberation.by_network = self._deliberation.by_table
        self._deliberation.rivals_worlds = 2
        self._worlds = 8 + rng.below(9)

    def choose(self, view: View, moves: LegalMoves[Move], clock: Clock) -> Move:
        return self._deliberation.choose(view, self._worlds, FOREVER)


def generate(seed: int, deals: int, players: int, player: Player = greedy) -> Samples:
    """Deals among such bots, seen from each seat at the end of each round but the last, with the result to come."""
    things, facts, targets = bytearray(), bytearray(), array("f")
    rng = Rng(seed)
    eyes = Valuation(Weights(SHAPE, array("f", bytes(4 * sum(SHAPE.sizes()))), {}))
    for _ in range(deals):
        deal = Deal.shuffled(players, rng)
        rounds = 0
        bots = [player(rng.bits() >> 1) for _ in range(players)]
        adventurer = TreeSearch(rng.bits() >> 1, 2, False)  # one iteration of it: any move that is worth a thought
        sedate = rng.below(SEDATE) == 0
        while deal.phase != OVER:
            before = deal.round
            for seat in deal.to_move():
                view = deal.view(seat)
                if not sedate and rng.below(ADVENTURES if deal.phase == BIDDING else ODD_PILES) == 0:
                    deal.play(seat, adventurer.choose(view, 1, FOREVER))
                else:
                    deal.play(seat, bots[seat].choose(view, deal.legal_moves(seat), Clock()))
            if deal.round != before:
                rounds += 1
                for seat in range(players):
                    thing, fact = eyes.described(deal, seat)
                    things += thing
                    facts += fact
        targets.extend([eyes.valued(deal, seat) for seat in range(players)] * rounds)
    return Samples(
        np.frombuffer(things, np.int8).reshape(-1, SHAPE.things, SHAPE.features),
        np.frombuffer(facts, np.int8).reshape(-1, SHAPE.facts),
        np.frombuffer(targets, np.float32),
    )
