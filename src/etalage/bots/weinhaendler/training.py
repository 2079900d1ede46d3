"""Deals of Die Weinhändler to learn from."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from etalage.games.turns import turns
from etalage.bots.budget import FOREVER
from etalage.bots.learning.fitting import Samples, fit
from etalage.bots.learning.training import Training
from etalage.bots.learning.weights import Weights, blank
from etalage.bots.weinhaendler.expert_0_1.search import ExpertSearch
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.bots.weinhaendler.judge_numbers import STYLES
from etalage.bots.weinhaendler.expert_0_1.evaluation import Evaluation
from etalage.bots.weinhaendler.expert_0_1.features import SHAPE
from etalage.games.outcome import win_share, winners
from etalage.games.rng import Rng
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.numbers import BIDDING, CELLARS, DONE, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal

TABLES = (3, 4, 4, 5)
LONGEST_MOOD = 10
"""Rounds."""
MOODS = STYLES + 1
EAGERNESS = 10
"""Half of the seats place bottles sooner than they should, one time in ten to four in ten."""

Player = Callable[[Deal], int]
"""Chooses the code of a move for the seat whose turn it is, by its view."""

Seen = tuple[bytes, "array[float]"]
"""Positions of a deal as the network sees them, and what came of each."""


class Witness:
    """Sees positions as the network does, and keeps them until it is known what came of them."""

    def __init__(self) -> None:
        self._evaluation = Evaluation(blank(SHAPE))
        self._judge = Judge()
        self._inputs: list[bytes] = []
        self._seats: list[int] = []

    def look(self, deal: Deal, seats: Iterable[int], placed: bool) -> None:
        """When the bids have been exchanged, or when a turn in the cellars ends."""
        self._judge.look(deal)
        for seat in seats:
            self._inputs.append(self._evaluation.sample(self._judge, deal, seat, placed))
            self._seats.append(seat)

    def seen(self, deal: Deal) -> Seen:
        """A seat's share in the win is what came of what it saw."""
        won = winners(deal.scores())
        return b"".join(self._inputs), array("f", [win_share(won, seat) for seat in self._seats])


def as_samples(parts: Sequence[Seen]) -> Samples:
    """For fitting."""
    of_things = SHAPE.things * SHAPE.features
    inputs = np.frombuffer(b"".join(part[0] for part in parts), np.int16).reshape(-1, of_things + SHAPE.facts)
    return Samples(
        inputs[:, :of_things].reshape(-1, SHAPE.things, SHAPE.features),
        inputs[:, of_things:],
        np.array([target for part in parts for target in part[1]], np.float32),
    )


def player(seed: int, weights: Weights | None, worlds: int) -> Player:
    """One that searches, with a network or, at first, without."""
    search = ExpertSearch(seed, weights)
    return lambda deal: search.choose(deal.view(deal.seat), worlds, FOREVER).code


def generate(seed: int, deals: int, weights: Weights | None, worlds: int) -> Samples:
    """Deals of 3 to 5, half of them of 4, by players who try their moves in so many worlds, some without a network."""
    rng = Rng(seed)
    pool = [player(rng.bits(), each, worlds) for each in (weights, weights, None)]
    parts = []
    for _ in range(deals):
        seats = TABLES[rng.below(len(TABLES))]
        parts.append(played([pool[rng.below(len(pool))] for _ in range(seats)], rng))
    return as_samples(parts)


def contest(seed: int, weights: Weights, worlds: int, seat: int) -> float:
    """A deal of one that searches, in this seat of four, and three of the heuristic: its share in the win."""
    deal = Deal.shuffled(4, Rng(seed))
    one = player(seed, weights, worlds)
    judge = Judge()
    for asked in turns(deal):
        deal.play(asked, Move(one(deal) if asked == seat else judge.choose(deal.view(asked))))
    return win_share(winners(deal.scores()), seat)


def played(choosers: list[Player], rng: Rng) -> Seen:
    """A deal that begins anyhow and goes on by these players: what the network sees of it, and what came of it.

    The first rounds are played by moods, so that the network comes to know positions that good players avoid. After
    them a sample is taken of every seat when the bids have been exchanged, and when its turn in the cellars ends; what
    came of it is the seat's share in the win.
    """
    players = len(choosers)
    deal = Deal.shuffled(players, rng)
    witness = Witness()
    judge = Judge()
    moody_until = rng.below(LONGEST_MOOD)
    moods = [rng.below(MOODS) for _ in range(players)]
    eager = [max(0, rng.below(EAGERNESS) - EAGERNESS // 2) for _ in range(players)]
    for seat in turns(deal):
        bidding = deal.phase == BIDDING
        moody = deal.round <= moody_until
        code = _moody(deal, judge, moods[seat], rng) if moody else choosers[seat](deal)
        if code == DONE << VERB_SHIFT and not deal.last and rng.below(EAGERNESS) < eager[seat]:
            judge.look(deal)
            code = judge.eager_placing(deal, deal.hands[seat])
        if code == DONE << VERB_SHIFT and not moody and not deal.last:
            witness.look(deal, [seat], placed=True)
        deal.play(seat, Move(code))
        if bidding and deal.phase == CELLARS and deal.round >= moody_until:
            witness.look(deal, range(players), placed=False)
    return witness.seen(deal)


def _moody(deal: Deal, judge: Judge, mood: int, rng: Rng) -> int:
    """A bid in one of the judge's styles, or of any one bottle, or none; a placing by the judge, or any."""
    seat = deal.seat
    if deal.phase != BIDDING:
        return deal.random_code(rng) if rng.below(3) == 0 else judge.choose(deal.view(seat))
    if mood < STYLES and rng.below(6) != 0:
        judge.look(deal)
        judge.tabulate()
        return judge.quick_bid(deal, deal.hands[seat], mood)
    moves = [move for move in deal.legal_moves(seat) if len(move.cards) <= 1]
    return moves[rng.below(len(moves))].code


TRAINING = Training(SHAPE, Samples, fit, generate, contest)
