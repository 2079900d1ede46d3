"""What an open table of Die Weinhändler is worth to each seat: shares of the win that add up to 1.

The network speaks of tables where bids have been exchanged, or a turn in the cellars has ended. While bids are made,
everybody is thought to pass; once those of the last round have been exchanged, everybody places what counts most, and
the points decide. What the network says of each seat, what its hand and cellar are worth to the judge, and its points
are weighed together: the larger the sum, the larger the share. The weights are fitted to matches (docs/coach.md).
"""

from __future__ import annotations

from array import array

from etalage.bots.learning import softmax
from etalage.bots.learning.weights import Weights
from etalage.bots.weinhaendler.expert_0_1.evaluation import Evaluation
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.coach.calibration import Calibration
from etalage.coach.weinhaendler.numbers import (
    BETWEEN, EXCHANGED, FEATURES, FEWEST, KINDS_OF_TABLE, NETWORK, POINTS, SMALL_POINTS, SMALL_WORTH, STAGES,
    WORTH,
)  # fmt: skip
from etalage.games import bits, winning
from etalage.games.rng import Rng
from etalage.games.weinhaendler.numbers import BIDDING, CELLARS, OVER, PASS, SEATS, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal


class OpenEvaluation:
    """Asked for one table after the other."""

    def __init__(self, weights: Weights, calibration: Calibration) -> None:
        """A network, and the numbers that make shares of what it says."""
        self.judge = Judge()
        self.evaluation = Evaluation(weights)
        self.world = Deal.__new__(Deal)
        self.world.zero_fields()
        self.fitted = array("d", calibration.weights)
        self.bend = calibration.bend
        self.kind = BETWEEN
        self.row = 0
        """Where the weights of this table begin."""
        if not bits.COMPILED:
            self.sums: list[float] = list(bits.zeros(SEATS))
            self.known: list[float] = list(bits.zeros(FEATURES))

    def shares(self, deal: Deal) -> list[float]:
        """Of all seats. Other threads can run meanwhile."""
        self.world.assign(deal)
        lock = bits.release_gil()
        self._settle()
        bits.acquire_gil(lock)
        return [self._share(seat) for seat in range(deal.players)]

    def redrawn(self, deal: Deal, rng: Rng) -> Deal:
        """A copy with the pile shuffled, but for the cards that were put under it: they have been seen.  # W13"""
        other: Deal = Deal.__new__(Deal)
        other.zero_fields()
        other.assign(deal)
        for slot in range(other.top + max(0, other.pile_size - other.put_under) - 1, other.top, -1):
            chosen = other.top + rng.below(slot - other.top + 1)
            kind = other.pile[slot]
            other.pile[slot] = other.pile[chosen]
            other.pile[chosen] = kind
        return other

    def described(self, deal: Deal) -> tuple[int, list[list[float]]]:
        """The weights that count there, and what they are for: for each seat. None where the points decide."""
        self.world.assign(deal)
        self._settle()
        if self.world.phase == OVER:
            return -1, []
        rows = []
        for seat in range(deal.players):
            self._know(seat)
            rows.append([self.known[nth] for nth in range(FEATURES)])
        return self.row, rows

    def _settle(self) -> None:
        """Go on in `world` to where something can be said, and say it of each seat."""
        exchanged = self.world.phase != BIDDING
        fresh = not exchanged and not self.world.passed
        for seat in range(self.world.players):
            if self.world.bids[seat]:
                fresh = False
        while self.world.phase == BIDDING:
            self.world.apply(PASS << VERB_SHIFT)
        if self.world.last and exchanged:
            self.play_cellars()
        if self.world.phase != OVER:
            self.look(self.world, BETWEEN if fresh else EXCHANGED)
            for seat in range(self.world.players):
                self._know(seat)
                self.sums[seat] = self.weighed()

    def _share(self, seat: int) -> float:
        if self.world.phase == OVER:
            return winning.share_of_win(self.world.points, self.world.players, seat)
        return softmax.bent_share(self.sums, self.world.players, seat, self.bend)

    def play_cellars(self) -> None:
        """Everybody places what counts most, to the end of the last round."""
        while self.world.phase == CELLARS:
            self.judge.look(self.world)
            self.world.apply(self.judge.best_placing(self.world, self.world.hands[self.world.seat]))

    def look(self, table: Deal, kind: int) -> None:
        """At a table, of which one or more seats are then asked about."""
        self.judge.look(table)
        self.kind = kind
        stage = 0
        if not table.last:
            stage = 1 + min(table.pile_size // 8, STAGES - 2)
        self.row = (((table.players - FEWEST) * KINDS_OF_TABLE + kind) * STAGES + stage) * FEATURES

    def _know(self, seat: int) -> None:
        """What there is to know of a seat of the world that was looked at."""
        hand = self.world.hands[seat]
        self.evaluation.look(self.judge, self.world, seat, seat)
        self.known[NETWORK] = self.evaluation.value(self.judge, self.world, hand, self._has_placed(seat))
        lost = self.judge.lost[seat]
        worth = self.judge.hand_worth(seat, hand, lost) + self.judge.cellar_worth(seat, hand, lost)
        self.known[WORTH] = worth / SMALL_WORTH
        self.known[POINTS] = self.world.points[seat] / SMALL_POINTS

    def _has_placed(self, seat: int) -> bool:
        """Whether the turn of a seat in the cellars is over; between two rounds everybody's is."""
        if self.kind == BETWEEN:
            return True
        players = self.world.players
        turn = (seat - self.world.start + players) % players
        return turn < (self.world.seat - self.world.start + players) % players

    def weighed(self) -> float:
        """The sum of what is known, by the weights of this table."""
        total = 0.0
        for nth in range(FEATURES):
            total += self.fitted[self.row + nth] * self.known[nth]
        return total
