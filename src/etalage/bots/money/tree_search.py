# cython: boundscheck=False, wraparound=False
"""Tree search for Money!.

A bid is one choice among the judge's candidates: what the others bid is nobody's to see, so the tree ends there and the
policy bids for them. An exchange is open to all, so the tree reaches to the end of the round.
"""

from __future__ import annotations

from etalage.bots.money.heuristics import Judge
from etalage.bots.search.monte_carlo import Search
from etalage.games import bits, winning
from etalage.games.money import sampling
from etalage.games.money.notation import Move, coded, exchanging
from etalage.games.money.numbers import BIDDING, EXCHANGE, LEFT, RIGHT, SEATS
from etalage.games.money.rules import Deal
from etalage.games.money.scoring import wealth
from etalage.games.money.view import View

NOTHING = 0


class TreeSearch(Search):
    """Worlds are deals that the view allows."""

    def __init__(self, seed: int, capacity: int, by_heuristic: bool) -> None:
        """Playouts are random, or by the judge's likely bids and most gainful piles."""
        Search.__init__(self, seed, capacity)
        self.by_heuristic = by_heuristic
        self.world = Deal.__new__(Deal)
        self.world.zero_fields()
        self.judge = Judge(seed)
        self.judge.rng = self.rng
        self.judge.world = self.world  # the judge thinks about the very world that is played on
        self.judge.after = self.world
        if not bits.COMPILED:
            self.scores = bits.zeros(SEATS)

    def choose(self, view: View, most: int, budget: float) -> Move:
        """The move to make after so many iterations or milliseconds."""
        self.view = view
        self._gather()
        return coded(self.think(most, budget))

    def _gather(self) -> None:
        """The bids to choose from."""
        if self.view.phase == BIDDING:
            me = self.view.observer
            self.judge.imagine(self.view)
            stage = self.judge.stage_to_come(self.view)
            self.judge.gather_bids(self.view.hands[me], self.view.piles[RIGHT], self.view.piles[LEFT], stage, me)

    def imagine(self) -> None:
        sampling.sample_into(self.world, self.view, self.rng)
        if self.world.phase == BIDDING and self.world.sealed[self.view.observer] != NOTHING:  # MR5: it is still open
            self.world.sealed[self.view.observer] = NOTHING
            self.world.waiting += 1

    def goes_on(self) -> bool:
        """To my bid, or to the end of the round's exchange."""
        if self.view.phase == BIDDING:
            return self.world.sealed[self.view.observer] == NOTHING
        return self.world.phase == EXCHANGE and self.world.round == self.view.round

    def seat(self) -> int:
        return self.view.observer if self.view.phase == BIDDING else self.world.seat

    def some_move(self, seat: int, first: bool) -> int:
        if self.view.phase == BIDDING:
            return self.judge.candidates[self.rng.below(self.judge.number)]
        return self.world.random_code(seat, self.rng)

    def is_legal(self, seat: int, code: int) -> bool:
        return self.world.is_legal_for(seat, code)

    def make(self, seat: int, code: int) -> None:
        self.world.apply(seat, code)

    def play_out(self) -> None:
        if self.by_heuristic:
            self._play_out_quickly()
        else:
            self.world.playout(self.rng)
        for seat in range(self.world.players):
            self.scores[seat] = wealth(self.world.hands[seat])

    def _play_out_quickly(self) -> None:
        self.judge.see_rivals()
        while not self.world.is_over():
            stage = self.judge.stage_to_come(self.world)
            seat = self.world.next_seat()
            if self.world.phase == BIDDING:
                self.world.apply(seat, self.judge.likely_bid(seat, stage))
            else:
                self.world.apply(seat, exchanging(self.judge.most_gainful(seat, stage)))

    def reward(self, seat: int) -> float:
        """Winning the deal, shared with those who are as rich."""
        return winning.share_of_win(self.scores, self.world.players, seat)
