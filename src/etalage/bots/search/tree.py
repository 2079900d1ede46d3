# cython: boundscheck=False, wraparound=False
"""A tree of moves, with what came of them."""

from __future__ import annotations

import math
from array import array

from etalage.bots.search.numbers import NONE, ROOT
from etalage.games import bits

LOW_HALF = 0xFFFF_FFFF_FFFF_FFFF
CURIOSITY = 0.7
"""How much a move that was tried seldom is preferred, where rewards are of 0 to 1."""


class Tree:
    """Nodes are numbers; each is a move made at its parent by a seat."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.size = 1
        self.first_child = array("i", bytes(4 * capacity))
        self.next_sibling = array("i", bytes(4 * capacity))
        self.seats = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.chances = array("i", bytes(4 * capacity))
        """How often a node could have been visited: its move was legal in the world at hand."""
        self.totals = array("d", bytes(8 * capacity))
        """Of the rewards of the seat that moved."""
        self.high = array("Q", bytes(8 * capacity))
        self.low = array("Q", bytes(8 * capacity))
        """The code of the move, in two halves."""

    def clear(self) -> None:
        self.size = 1
        self.first_child[ROOT] = NONE

    def code(self, node: int) -> int:
        """Of the move that leads here."""
        return bits.wide(self.high[node], self.low[node])

    def child(self, node: int, code: int) -> int:
        """The node after this move, or none."""
        child = self.first_child[node]
        while child != NONE and self.code(child) != code:
            child = self.next_sibling[child]
        return child

    def add(self, node: int, code: int, seat: int) -> int:
        """A new node after this move; there is room for it."""
        child = self.size
        self.size += 1
        self.high[child] = code >> 64
        self.low[child] = code & LOW_HALF
        self.seats[child] = seat
        self.visits[child] = 0
        self.chances[child] = 1
        self.totals[child] = 0.0
        self.first_child[child] = NONE
        self.next_sibling[child] = self.first_child[node]
        self.first_child[node] = child
        return child

    def promise(self, node: int) -> float:
        """What a node has earned on average, and more the seldomer it was visited when it could have been."""
        return self.totals[node] / self.visits[node] + CURIOSITY * math.sqrt(
            math.log(self.chances[node]) / self.visits[node]
        )

    def learn(self, node: int, reward: float) -> None:
        self.visits[node] += 1
        self.totals[node] += reward

    def most_visited(self, node: int) -> int:
        """The child that was visited most."""
        best = child = self.first_child[node]
        while child != NONE:
            if self.visits[child] > self.visits[best]:
                best = child
            child = self.next_sibling[child]
        return best
