"""What an open table of Money! is worth to each seat: shares of the win of the match, which add up to 1.

The network speaks of tables where a round is over. In the exchange everybody takes what gains them most, a few times
with other cards to come. What the network says of each seat, what its hand promises and what it has from earlier deals
are weighed together: the larger the sum, the larger the share. The weights are fitted to matches (docs/coach.md).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from etalage.bots.learning import softmax
from etalage.bots.learning.weights import Weights
from etalage.bots.money.evaluation import Evaluation
from etalage.bots.money.heuristics import Judge, stage_of
from etalage.coach.calibration import Calibration
from etalage.coach.money.numbers import (
    BEFORE, DEALS_AHEAD, FEATURES, FEWEST, NETWORK, OVER_STAGE, PROMISE, TABLE_STAGES,
)  # fmt: skip
from etalage.games import bits, winning
from etalage.games.money.numbers import EXCHANGE, OVER, SEATS
from etalage.games.money.rules import Deal
from etalage.games.rng import Rng

TENTHS_OF_HUNDREDS = 1000.0
HUNDREDS = 100.0
REFILLS = 8
"""Times that an exchange is played to its end."""


class OpenEvaluation:
    """Asked for one table after the other."""

    def __init__(self, weights: Weights, calibration: Calibration) -> None:
        """A network, and the numbers that make shares of what it says."""
        self.evaluation = Evaluation(weights)
        self.judge = Judge(0)
        self.world = Deal.__new__(Deal)
        self.world.zero_fields()
        self.fitted = array("d", calibration.weights)
        self.bend = calibration.bend
        self.row = 0
        """Where the weights of this table begin."""
        self.ahead = 0
        """Deals to be played after this one."""
        if not bits.COMPILED:
            self.before = bits.zeros(SEATS)
            """Scores of the deals before."""
            self.totals = bits.zeros(SEATS)
            self.sums: list[float] = list(bits.zeros(SEATS))
            self.known: list[float] = list(bits.zeros(FEATURES))
            self.means: list[float] = list(bits.zeros(SEATS))

    def stand(self, scores: Sequence[int], deals: int) -> None:
        """What the deal is played for: scores before it, and deals to be played with it."""
        self.ahead = deals - 1
        for seat in range(len(scores)):
            self.before[seat] = scores[seat]

    def shares(self, deal: Deal) -> list[float]:
        """Of all seats. Other threads can run meanwhile."""
        self.world.assign(deal)
        lock = bits.release_gil()
        self._average()
        bits.acquire_gil(lock)
        return [self.means[seat] for seat in range(deal.players)]

    def redrawn(self, deal: Deal, rng: Rng) -> Deal:
        """A copy with the pile shuffled."""
        other: Deal = Deal.__new__(Deal)
        other.zero_fields()
        other.assign(deal)
        self._shuffle(other, rng)
        return other

    def described(self, deal: Deal) -> tuple[int, list[list[float]]]:
        """The weights that count where a round is over, and what they are for: for each seat. None at the end."""
        self.world.assign(deal)
        if deal.phase == EXCHANGE or (deal.phase == OVER and self.ahead == 0):
            return -1, []
        self._look()
        rows = []
        for seat in range(deal.players):
            self._know(seat)
            rows.append([self.known[nth] for nth in range(FEATURES)])
        return self.row, rows

    def _average(self) -> None:
        """Over some ways to end the round, where it is not over."""
        for seat in range(self.world.players):
            self.means[seat] = 0.0
        if self.world.phase != EXCHANGE:
            self.settle()
            for seat in range(self.world.players):
                self.means[seat] = self.share(seat)
            return
        self.judge.rng.state = 0
        self.judge.world.assign(self.world)
        for _ in range(REFILLS):
            self.judge.see_rivals()
            self.judge.after.assign(self.judge.world)
            self._shuffle(self.judge.after, self.judge.rng)
            self.judge.play_exchange(self.judge.stage_to_come(self.judge.world))
            self.world.assign(self.judge.after)
            self.settle()
            for seat in range(self.world.players):
                self.means[seat] += self.share(seat) / REFILLS

    def _shuffle(self, deal: Deal, rng: Rng) -> None:
        for slot in range(deal.top + deal.pile_size - 1, deal.top, -1):
            chosen = deal.top + rng.below(slot - deal.top + 1)
            card = deal.pile[slot]
            deal.pile[slot] = deal.pile[chosen]
            deal.pile[chosen] = card

    def settle(self) -> None:
        """Say something of each seat of `world`, where a round is over."""
        self._look()
        for seat in range(self.world.players):
            if self.world.phase == OVER and self.ahead == 0:
                self.totals[seat] = self.before[seat] + self.evaluation.scores[seat]
            else:
                self._know(seat)
                self.sums[seat] = self._weighed()

    def share(self, seat: int) -> float:
        """Of what was said."""
        if self.world.phase == OVER and self.ahead == 0:
            return winning.share_of_win(self.totals, self.world.players, seat)
        return softmax.bent_share(self.sums, self.world.players, seat, self.bend)

    def _look(self) -> None:
        """At the table, of whose seats is then asked."""
        self.evaluation._see(self.world)
        stage = OVER_STAGE if self.world.phase == OVER else stage_of(self.world.pile_size)
        ahead = min(self.ahead, DEALS_AHEAD - 1)
        self.row = (((self.world.players - FEWEST) * DEALS_AHEAD + ahead) * TABLE_STAGES + stage) * FEATURES

    def _know(self, seat: int) -> None:
        """What there is to know of a seat."""
        self.known[NETWORK] = 0.0
        if self.world.phase != OVER:
            self.evaluation._describe(self.world, seat)
            self.known[NETWORK] = self.evaluation.network.value()
        self.known[PROMISE] = self.evaluation.promises[seat] / TENTHS_OF_HUNDREDS
        self.known[BEFORE] = self.before[seat] / HUNDREDS

    def _weighed(self) -> float:
        """The sum of what is known, by the weights of this table; the more deals to come, the less it all counts."""
        total = 0.0
        for nth in range(FEATURES):
            total += self.fitted[self.row + nth] * self.known[nth]
        return total if self.ahead < DEALS_AHEAD else total * DEALS_AHEAD / (self.ahead + 1.0)
