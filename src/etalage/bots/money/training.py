"""Teaching the network of Money!: deals among bots, how each seat saw every round's end, and what it came to.

Fitting needs NumPy; playing with the network does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from etalage.games.turns import turns
from etalage.bots.api import Bot, Clock
from etalage.bots.budget import FOREVER
from etalage.bots.learning.fitting import Samples
from etalage.bots.learning.training import Training
from etalage.bots.learning.weights import Weights, blank
from etalage.bots.money.search import ExpertSearch
from etalage.bots.money.greedy import Greedy
from etalage.bots.money.features import SHAPE
from etalage.bots.money.tree_search import TreeSearch
from etalage.bots.money.evaluation import Evaluation
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
    """Sees positions as the network does, and keeps them until it is known what came of them."""

    def __init__(self) -> None:
        self._evaluation = Evaluation(blank(SHAPE))
        self._things, self._facts = bytearray(), bytearray()
        self._seats: list[int] = []

    def look(self, deal: Deal, seats: Iterable[int]) -> None:
        """At the end of a round."""
        for seat in seats:
            thing, fact = self._evaluation.described(deal, seat)
            self._things += thing
            self._facts += fact
            self._seats.append(seat)

    def samples(self, deal: Deal) -> Samples:
        """What the deal was worth to a seat is what came of what it saw."""
        values = [self._evaluation.valued(deal, seat) for seat in range(deal.players)]
        return Samples(
            np.frombuffer(self._things, np.int8).astype(np.int16).reshape(-1, SHAPE.things, SHAPE.features),
            np.frombuffer(self._facts, np.int8).astype(np.int16).reshape(-1, SHAPE.facts),
            np.array([values[seat] for seat in self._seats], np.float32),
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
        self._search.by_table = (0, 0, 15, 30)[rng.below(4)]
        self._search.by_network = self._search.by_table
        self._search.rivals_worlds = 2
        self._worlds = 1 + worlds // 2 + rng.below(worlds)

    def choose(self, view: View, moves: LegalMoves[Move], clock: Clock) -> Move:
        return self._search.choose(view, self._worlds, FOREVER)


def generate(seed: int, deals: int, weights: Weights | None, worlds: int) -> Samples:
    """Deals of 3 to 5, half of them of 4, by greedy bots at first, then by experts in a hurry and some greedy bots.

    Every seat is seen at the end of each round but the last, with the result to come. How many worlds the experts look
    at is their own affair, about as many as said.
    """
    rng = Rng(seed)
    player = greedy if weights is None else learner(weights, worlds)
    return Samples.joined([_played(rng, TABLES[rng.below(len(TABLES))], player) for _ in range(deals)])


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


def _played(rng: Rng, players: int, player: Player) -> Samples:
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
            witness.look(deal, range(players))
    return witness.samples(deal)


TRAINING = Training(SHAPE, generate, contest)
