# cython: boundscheck=False, wraparound=False
"""Monte Carlo tree search over the worlds that a view allows.

One tree of moves for all worlds, each iteration in a world of its own: down the tree by what has paid so far among the
moves that are legal there, one new node, the rest of the deal played by a policy, and what came of it learned by every
node on the way. (Single-observer information-set search: Cowling, Powley and Whitehouse, 2012.)
"""

from __future__ import annotations

from etalage.bots.search import timing
from etalage.bots.search.numbers import NONE, ROOT
from etalage.bots.search.tree import Tree
from etalage.games import bits
from etalage.games.rng import Rng

DEEPEST = 256
ROUND = 16
"""So many iterations between two looks at the clock."""


class Search:
    """The walk through the tree. What is a game's own stands below, for each game to fill in."""

    def __init__(self, seed: int, capacity: int) -> None:
        self.rng = Rng(seed)
        self.tree = Tree(capacity)
        self.iterations = 0
        """Made at the last decision."""
        if not bits.COMPILED:
            self.path = bits.zeros(DEEPEST)

    def think(self, most: int, budget: float) -> int:
        """The code of the move tried most after so many iterations or milliseconds, whichever ends first.

        Other threads can run meanwhile.
        """
        lock = bits.release_gil()
        end = timing.milliseconds() + budget
        self.tree.clear()
        self.iterations = 0
        while self.iterations < most and (self.iterations % ROUND != 0 or timing.milliseconds() < end):
            self._iterate()
            self.iterations += 1
        bits.acquire_gil(lock)
        return self.tree.code(self.tree.most_visited(ROOT))

    def _iterate(self) -> None:
        self.imagine()
        node = ROOT
        depth = 0
        known = True
        while known and depth < DEEPEST and self.goes_on():
            seat = self.seat()
            code = self.some_move(seat, node == ROOT)
            child = self.tree.child(node, code)
            known = child != NONE or self.tree.size == self.tree.capacity
            if known:
                child = self._select(node, seat)
                if child == NONE:  # no room for a node that is wanted here
                    break
            else:
                child = self.tree.add(node, code, seat)
            self.make(seat, self.tree.code(child))
            self.path[depth] = child
            depth += 1
            node = child
        self.play_out()
        for step in range(depth):
            self.tree.learn(self.path[step], self.reward(self.tree.seats[self.path[step]]))

    def _select(self, node: int, seat: int) -> int:
        """The most promising of the moves that are known and legal in this world."""
        best = NONE
        highest = 0.0
        child = self.tree.first_child[node]
        while child != NONE:
            if self.is_legal(seat, self.tree.code(child)):
                promise = self.tree.promise(child)
                self.tree.chances[child] += 1
                if best == NONE or promise > highest:
                    best = child
                    highest = promise
            child = self.tree.next_sibling[child]
        return best

    # What each game fills in; the kernel cannot raise, so these do nothing

    def imagine(self) -> None:
        """Make up a world that the view allows."""

    def goes_on(self) -> bool:
        """Whether the tree reaches further than this."""
        return False

    def seat(self) -> int:
        """Whose move it is there."""
        return 0

    def some_move(self, seat: int, first: bool) -> int:
        """A legal move's code to try; `first` if it is the decision that the search is for."""
        return 0

    def is_legal(self, seat: int, code: int) -> bool:
        return False

    def make(self, seat: int, code: int) -> None:
        """Play a move."""

    def play_out(self) -> None:
        """Play the rest of the deal."""

    def reward(self, seat: int) -> float:
        """What a seat has come to: 0 to 1."""
        return 0.0
