# cython: boundscheck=False, wraparound=False
"""Many deals of Money! at once, an action in each, while other threads can run. Seats are asked one after the other."""

from __future__ import annotations

from array import array
from typing import Any

from etalage.envs.arrays import Arrays
from etalage.envs.money.encoder import Encoder
from etalage.envs.money.numbers import FIRST_PILE, HALF, LOW_HALF, NONE, SEAL, STEP_ACTIONS
from etalage.games import bits, winning
from etalage.games.money.deck import deck_of
from etalage.games.money.numbers import BIDDING, CURRENCIES, NUMBER_OF_CURRENCIES, OVER, REMOVED, SEATS
from etalage.games.money.rules import Deal
from etalage.games.money.scoring import wealth
from etalage.games.money.view import View
from etalage.games.rng import Rng

NOTHING = 0
IN_ALL = sum(1 << card for card in deck_of(()))
NOTES = [IN_ALL & ~sum(1 << card for card in deck_of((currency,))) for currency in CURRENCIES]
"""The notes of each currency."""


class Stepper:
    """Plays in the deals, and writes what there is to see into the arrays."""

    def __init__(self, players: int, seed: int, arrays: Arrays) -> None:
        self.players = players
        self.count = arrays.count
        self.difference = arrays.difference
        """Whether rewards are differences of wealth, not parts in the win."""
        self.masks = arrays.masks
        self.rewards = arrays.rewards
        self.seats = arrays.seats
        self.dones = arrays.dones
        self.streams = arrays.streams
        """Where each deal's own random numbers stand."""
        self.chosen_low = array("Q", bytes(8 * self.count))
        """The cards put aside for a bid so far, by deal, in two halves."""
        self.chosen_high = array("Q", bytes(8 * self.count))
        self.removed = REMOVED[players]
        """How many currencies leave the game."""
        self.blank = Deal(players, tuple(CURRENCIES[: self.removed]))
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
        if not bits.COMPILED:
            self.scores = bits.zeros(SEATS)

    def reset(self, sets: bool) -> None:
        """Shuffle and deal everywhere."""
        lock = bits.release_gil()
        for index in range(self.count):
            self._begin(index)
            self._no_reward(index)
            self._show(index, sets)
            bits.store_fields(self.deals, index, self.deal)
        bits.acquire_gil(lock)

    def step(self, actions: Any) -> int:
        """One step in each deal, NONE where it is to wait; or in none, and the first with a wrong one is returned."""
        lock = bits.release_gil()
        wrong = self._first_wrong(actions)
        if wrong == NONE:
            for index in range(self.count):
                if actions[index] == NONE:
                    self._no_reward(index)
                else:
                    self._take_step(index, actions[index])
        bits.acquire_gil(lock)
        return wrong

    def step_sets(self, actions: Any) -> int:
        """The same with a whole bid, or a pile, as a set."""
        lock = bits.release_gil()
        wrong = self._first_wrong_set(actions)
        if wrong == NONE:
            for index in range(self.count):
                bits.load_fields(self.deal, self.deals, index)
                code = self.chosen(index)
                self._put_aside(index, NOTHING)
                self._play(index, code, True)
        bits.acquire_gil(lock)
        return wrong

    def choose(self, actions: Any) -> None:
        """Write a random legal step for each deal, those of one deal with the same chance."""
        lock = bits.release_gil()
        for index in range(self.count):
            actions[index] = self._random_step(index)
        bits.acquire_gil(lock)

    def choose_sets(self, actions: Any) -> None:
        """Write a random legal move for each deal, those of one deal with the same chance."""
        lock = bits.release_gil()
        for index in range(self.count):
            bits.load_fields(self.deal, self.deals, index)
            seat = self.deal.next_seat()
            code = self.deal.random_code(seat, self.choosing)
            self.encoder.write_set(seat, code, self.deal.phase == BIDDING, actions[index])
        bits.acquire_gil(lock)

    def chosen(self, index: int) -> int:
        """The cards put aside in a deal."""
        return bits.wide(self.chosen_high[index], self.chosen_low[index])

    def _first_wrong(self, actions: Any) -> int:
        for index in range(self.count):
            action = actions[index]
            if action != NONE and (action < 0 or action >= STEP_ACTIONS or self.masks[index, action] == 0):
                return index
        return NONE

    def _first_wrong_set(self, actions: Any) -> int:
        """The codes of all moves are put aside meanwhile."""
        for index in range(self.count):
            bits.load_fields(self.deal, self.deals, index)
            code = self._set_code(actions[index])
            if code == NOTHING or not self.deal.is_legal_for(self.deal.next_seat(), code):
                self._forget()
                return index
            self._put_aside(index, code)
        return NONE

    def _forget(self) -> None:
        for index in range(self.count):
            self._put_aside(index, NOTHING)

    def _set_code(self, row: Any) -> int:
        return self.encoder.set_code(self.deal.next_seat(), self.deal.phase == BIDDING, row)

    def _random_step(self, index: int) -> int:
        number = 0
        for action in range(STEP_ACTIONS):
            if self.masks[index, action]:
                number += 1
        left = self.choosing.below(number)
        for action in range(STEP_ACTIONS):
            if self.masks[index, action]:
                if left == 0:
                    return action
                left -= 1
        return NONE

    def _take_step(self, index: int, action: int) -> None:
        bits.load_fields(self.deal, self.deals, index)
        chosen = self.chosen(index)
        if action < SEAL:
            self._put_aside(index, chosen | bits.single(action))
            self._no_reward(index)
            self._show(index, False)
        elif action == SEAL:
            self._put_aside(index, NOTHING)
            self._play(index, chosen, False)
        else:
            self._play(index, self.encoder.pile_code(self.deal.seat, action - FIRST_PILE), False)

    def _put_aside(self, index: int, cards: int) -> None:
        self.chosen_low[index] = cards & LOW_HALF
        self.chosen_high[index] = cards >> HALF

    def _play(self, index: int, code: int, sets: bool) -> None:
        """A move in the deal that is worked on."""
        self.deal.apply(self.deal.next_seat(), code)
        self._no_reward(index)
        if self.deal.phase == OVER:
            self._reward(index)
            self._begin(index)
        self._show(index, sets)
        bits.store_fields(self.deals, index, self.deal)

    def _begin(self, index: int) -> None:
        """Draw the currencies that leave the game, shuffle and deal.  # M5, M6"""
        self.rng.state = self.streams[index]
        self.deal.assign(self.blank)
        self.deal.deck = IN_ALL
        left = self.removed
        while left > 0:
            notes = NOTES[self.rng.below(NUMBER_OF_CURRENCIES)]
            if self.deal.deck & notes:
                self.deal.deck &= ~notes
                left -= 1
        self.deal._shuffle(self.rng)
        self.streams[index] = self.rng.state
        self._put_aside(index, NOTHING)

    def _show(self, index: int, sets: bool) -> None:
        """What the seat to move sees, and what it may do."""
        seat = self.deal.next_seat()
        self.deal.look_into(self.view, seat, 1 << seat)
        self.encoder.observe(self.view, self.chosen(index), index * self.encoder.size)
        if sets:
            self.encoder.mask_sets(self.view, index * self.actions)
        else:
            self.encoder.mask_steps(self.view, self.chosen(index), index * self.actions)
        self.seats[index] = seat

    def _no_reward(self, index: int) -> None:
        self.dones[index] = 0
        for seat in range(self.players):
            self.rewards[index, seat] = 0.0

    def _reward(self, index: int) -> None:
        """By seat: a part in the win, or by how much its wealth is above the mean."""
        self.dones[index] = 1
        total = 0
        for seat in range(self.players):
            self.scores[seat] = wealth(self.deal.hands[seat])
            total += self.scores[seat]
        for seat in range(self.players):
            if self.difference:
                self.rewards[index, seat] = self.scores[seat] - total / self.players
            else:
                self.rewards[index, seat] = winning.share_of_win(self.scores, self.players, seat)
