# cython: boundscheck=False, wraparound=False
"""Many deals of Die Weinhändler at once, an action in each, while other threads can run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from etalage.envs.arrays import Arrays
from etalage.envs.weinhaendler.encoder import Encoder
from etalage.envs.weinhaendler.numbers import ACTIONS, NONE
from etalage.games import bits, winning
from etalage.games.rng import Rng
from etalage.games.weinhaendler.numbers import OVER
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.view import View


class Stepper:
    """Plays in the deals, and writes what there is to see into the arrays."""

    def __init__(self, players: int, options: Mapping[str, object], seed: int, arrays: Arrays) -> None:
        self.players = players
        self.count = arrays.count
        self.difference = arrays.difference
        """Whether rewards are differences of points, not parts in the win."""
        self.masks = arrays.masks
        self.rewards = arrays.rewards
        self.seats = arrays.seats
        self.dones = arrays.dones
        self.streams = arrays.streams
        """Where each deal's own random numbers stand."""
        self.blank = Deal(players, options)
        self.deal = self.blank.copy()
        """The deal that is worked on."""
        self.deals = [self.blank.copy() for _ in range(self.count)]
        self.view = View()
        self.encoder = Encoder(players)
        self.encoder.write_into(arrays.observations.reshape(-1), arrays.masks.reshape(-1))
        self.actions = arrays.masks.shape[1]
        self.rng = Rng(0)
        self.choosing = Rng(seed).split(self.count)
        """Chooses actions, where somebody asks for random ones."""

    def reset(self) -> None:
        """Shuffle and deal everywhere."""
        lock = bits.release_gil()
        for index in range(self.count):
            self._begin(index)
            self._no_reward(index)
            self._show(index)
            bits.store_fields(self.deals, index, self.deal)
        bits.acquire_gil(lock)

    def step(self, actions: Any) -> int:
        """One action in each deal, NONE where it is to wait; or in none, and the first with a wrong one is returned."""
        lock = bits.release_gil()
        wrong = self._first_wrong(actions)
        if wrong == NONE:
            for index in range(self.count):
                if actions[index] == NONE:
                    self._no_reward(index)
                else:
                    self._play(index, actions[index])
        bits.acquire_gil(lock)
        return wrong

    def choose(self, actions: Any) -> None:
        """Write a random legal action for each deal, those of one deal with the same chance."""
        lock = bits.release_gil()
        for index in range(self.count):
            bits.load_fields(self.deal, self.deals, index)
            actions[index] = self.encoder.action_of(
                self.deal.hands[self.deal.seat], self.deal.random_code(self.choosing)
            )
        bits.acquire_gil(lock)

    def _first_wrong(self, actions: Any) -> int:
        for index in range(self.count):
            action = actions[index]
            if action != NONE and (action < 0 or action >= ACTIONS or self.masks[index, action] == 0):
                return index
        return NONE

    def _play(self, index: int, action: int) -> None:
        bits.load_fields(self.deal, self.deals, index)
        self.deal.apply(self.encoder.code_of(self.deal.hands[self.deal.seat], action))
        self._no_reward(index)
        if self.deal.phase == OVER:
            self._reward(index)
            self._begin(index)
        self._show(index)
        bits.store_fields(self.deals, index, self.deal)

    def _begin(self, index: int) -> None:
        self.rng.state = self.streams[index]
        self.deal.assign(self.blank)
        self.deal._shuffle(self.rng)
        self.streams[index] = self.rng.state

    def _show(self, index: int) -> None:
        """What the seat to move sees, and what it may do."""
        seat = self.deal.seat
        self.deal.look_into(self.view, seat, 1 << seat)
        self.encoder.observe(self.view, index * self.encoder.size)
        self.encoder.mask(self.view, index * self.actions)
        self.seats[index] = seat

    def _no_reward(self, index: int) -> None:
        self.dones[index] = 0
        for seat in range(self.players):
            self.rewards[index, seat] = 0.0

    def _reward(self, index: int) -> None:
        """By seat: a part in the win, or by how much its points are above the mean."""
        self.dones[index] = 1
        total = 0
        for seat in range(self.players):
            total += self.deal.points[seat]
        for seat in range(self.players):
            if self.difference:
                self.rewards[index, seat] = self.deal.points[seat] - total / self.players
            else:
                self.rewards[index, seat] = winning.share_of_win(self.deal.points, self.players, seat)
