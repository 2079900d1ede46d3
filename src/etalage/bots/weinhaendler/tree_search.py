"""Tree search for Die Weinhändler."""

from __future__ import annotations

from etalage.bots.search.monte_carlo import Search
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.bots.weinhaendler.judge_numbers import FITTED
from etalage.games import winning
from etalage.games.weinhaendler import sampling
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.numbers import BIDDING
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.view import View

NEVER_SEEN = -1


class TreeSearch(Search):
    """Worlds are deals that the view allows."""

    def __init__(self, seed: int, capacity: int, by_heuristic: bool) -> None:
        """Playouts are random, or by the judge's quick choices."""
        Search.__init__(self, seed, capacity)
        self.by_heuristic = by_heuristic
        self.judge = Judge()
        self.world = Deal.__new__(Deal)
        self.world.zero_fields()

    def choose(self, view: View, most: int, budget: float) -> Move:
        """The move tried most after so many iterations or milliseconds, whichever ends first."""
        self.view = view
        return Move(self.think(most, budget))

    def imagine(self) -> None:
        sampling.sample_into(self.world, self.view, self.rng)

    def goes_on(self) -> bool:
        return not self.world.is_over()

    def seat(self) -> int:
        return self.world.seat

    def some_move(self, seat: int, first: bool) -> int:
        return self.world.random_code(self.rng)

    def is_legal(self, seat: int, code: int) -> bool:
        return self.world.is_legal(code)

    def make(self, seat: int, code: int) -> None:
        self.world.apply(code)

    def play_out(self) -> None:
        if self.by_heuristic:
            self._play_out_quickly()
        else:
            self.world.playout(self.rng)

    def _play_out_quickly(self) -> None:
        seen = NEVER_SEEN
        while not self.world.is_over():
            me = self.world.seat
            if self.world.phase == BIDDING:
                if seen != self.world.round:
                    self.judge.look(self.world)
                    self.judge.tabulate()
                    seen = self.world.round
                self.world.apply(self.judge.quick_bid(self.world, self.world.hands[me], FITTED))
            else:
                self.world.apply(self.judge.quick_placing(self.world, self.world.hands[me]))

    def reward(self, seat: int) -> float:
        """Winning, shared with those who have as many points.  # W33"""
        return winning.share_of_win(self.world.points, self.world.players, seat)
