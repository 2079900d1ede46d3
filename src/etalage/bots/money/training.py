"""Teaching the network of Money!: deals among bots, how all seats saw every round's end, and who won.

Fitting needs NumPy; playing with the network does not.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

import numpy as np

from etalage.games.turns import turns
from etalage.bots.api import Bot, Clock
from etalage.bots.budget import FOREVER
from etalage.bots.learning.shares import Positions, fit_shares
from etalage.bots.learning.training import Training
from etalage.bots.learning.weights import Weights, blank
from etalage.bots.money.evaluation import Evaluation
from etalage.bots.money.features import SHAPE
from etalage.bots.money.greedy import Greedy
from etalage.bots.money.search import ExpertSearch
from etalage.bots.money.tree_search import TreeSearch
from etalage.games.money.numbers import BIDDING
from etalage.games.money.rules import Deal
from etalage.games.money.view import View
from etalage.games.moves import LegalMoves
from etalage.games.money.notation import Move
from etalage.games.outcome import win_share, winners
from etalage.games.rng import Rng

SEDATE = 5
"""One in so many deals is played without adventures; in the others"""
ADVENTURES = 5
"""one bid in so many,"""
ODD_PILES = 25
"""and one exchange in so many, is any that is worth a thought."""
TABLES = (3, 4, 4, 5)

Player = Callable[[int], Bot]
"""A bot for a seed."""


class Witness:
    """Sees positions as the network does, and keeps them until it is known who won."""

    def __init__(self) -> None:
        self._evaluation = Evaluation(blank(SHAPE))
        self._things, self._facts = array("h"), array("h")
        self._positions = 0

    def look(self, deal: Deal) -> None:
        """At the end of a round, from all seats."""
        for seat in range(deal.players):
            things, facts = self._evaluation.described(deal, seat)
            self._things.extend(things)
            self._facts.extend(facts)
        self._positions += 1

    def positions(self, deal: Deal) -> Positions:
        """With what came of them now that the deal is over."""
        won = winners(deal.scores())
        shares = [win_share(won, seat) for seat in range(deal.players)]
        return Positions(
            np.array(self._things, np.int16).reshape(-1, SHAPE.things, SHAPE.features),
            np.array(self._facts, np.int16).reshape(-1, SHAPE.facts),
            np.array(shares * self._positions, np.float32),
            np.full(self._positions, deal.players, np.int8),
        )


def greedy(seed: int) -> Bot:
    """Who plays before there is a network."""
    return Greedy("money", seed)


def learner(weights: Weights, worlds: int) -> Player:
    """Who plays then: experts in a hurry, who think more or less of the others' thoughts, and some greedy bots."""
    return lambda seed: greedy(seed) if Rng(seed).below(5) == 0 else Hurried(seed, weights, worlds)


class Hurried:
    """An expert who looks at few worlds."""

    def __init__(self, seed: int, weights: Weights, worlds: int) -> None:
        rng = Rng(seed)
        self._search = ExpertSearch(seed, weights)
        thinking = (0.0, 0.0, 0.15, 0.3)[rng.below(4)]
        self._search.rivals.expect((thinking, thinking, 1.0 - 2 * thinking))
        self._search.rivals_worlds = 2
        self._worlds = 1 + worlds // 2 + rng.below(worlds)

    def choose(self, view: View, moves: LegalMoves[Move], clock: Clock) -> Move:
        return self._search.choose(view, self._worlds, FOREVER)


def generate(seed: int, deals: int, weights: Weights | None, worlds: int) -> Positions:
    """Deals of 3 to 5, half of them of 4, by greedy bots at first, then by experts in a hurry and some greedy bots.

    Every seat is seen at the end of each round but the last, with the result to come. How many worlds the experts look
    at is their own affair, about as many as said.
    """
    rng = Rng(seed)
    player = greedy if weights is None else learner(weights, worlds)
    return Positions.joined([played(rng, TABLES[rng.below(len(TABLES))], player) for _ in range(deals)])


def contest(seed: int, weights: Weights, worlds: int, seat: int) -> float:
    """A deal of one expert, in this seat of four, and three greedy bots: its share in the win."""
    deal = Deal.shuffled(4, Rng(seed))
    expert = ExpertSearch(seed, weights)
    others = greedy(seed)
    for asked in turns(deal):
        view = deal.view(asked)
        if asked == seat:
            deal.play(asked, expert.choose(view, worlds, FOREVER))
        else:
            deal.play(asked, others.choose(view, deal.legal_moves(asked), Clock()))
    return win_share(winners(deal.scores()), seat)


def played(rng: Rng, players: int, player: Player) -> Positions:
    """A deal among such bots, most of them with adventures."""
    witness = Witness()
    deal = Deal.shuffled(players, rng)
    bots = [player(rng.bits() >> 1) for _ in range(players)]
    adventurer = TreeSearch(rng.bits() >> 1, 2, False)  # one iteration of it: any move that is worth a thought
    sedate = rng.below(SEDATE) == 0
    for seat in turns(deal):
        before = deal.round
        view = deal.view(seat)
        if not sedate and rng.below(ADVENTURES if deal.phase == BIDDING else ODD_PILES) == 0:
            deal.play(seat, adventurer.choose(view, 1, FOREVER))
        else:
            deal.play(seat, bots[seat].choose(view, deal.legal_moves(seat), Clock()))
        if deal.round != before:
            witness.look(deal)
    return witness.positions(deal)


TRAINING = Training(SHAPE, Positions, fit_shares, generate, contest)
