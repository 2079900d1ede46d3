"""Fitting a network to who won: a position has a row for each seat, and the shares of its seats add up to 1.

Needs NumPy: `pip install 'etalage[train]'`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from etalage.bots.learning.fitting import (
    FASTEST, Fit, Floats, Scale, adam, backward, forward_pass, fresh, split,
)  # fmt: skip
from etalage.bots.learning.weights import Shape, Weights

BATCH = 256  # positions
HELD_OUT = 20  # one in so many positions is not learned from but predicted
STRETCHES = 200  # that stay together when they are held out, for positions of one deal resemble each other
TENTHS = 10


class Positions(NamedTuple):
    """Positions, and what came to each seat. Whole numbers, as the kernel has them."""

    things: NDArray[np.int16]
    """By row, thing and feature; the rows of one position stand together, in the order of its seats."""
    facts: NDArray[np.int16]
    targets: Floats
    """By row: the share in the win."""
    seats: NDArray[np.int8]
    """By position: how many rows it has."""

    @staticmethod
    def joined(parts: list[Positions]) -> Positions:
        return Positions(*(np.concatenate(column) for column in zip(*parts, strict=True)))

    def rows(self, chosen: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The rows of some positions, and where each of them begins among those."""
        sizes = self.seats[chosen].astype(np.int64)
        begins = np.cumsum(sizes) - sizes
        firsts = (np.cumsum(self.seats, dtype=np.int64) - self.seats)[chosen]
        return np.repeat(firsts - begins, sizes) + np.arange(sizes.sum()), begins


class Trust(NamedTuple):
    """How far a network can be believed, on positions that it has not learned from."""

    explained: float
    """Of the variance of the results, the part that it foresees."""
    tenths: list[tuple[int, float, float]]
    """Rows by the tenth that their share was said to be in: how many, what was said on average, and what came."""

    @property
    def gap(self) -> float:
        """The largest between what was said and what came, where enough was said to tell."""
        return max(abs(said - came) for number, said, came in self.tenths if number >= 100)


def fit_shares(
    positions: Positions,
    shape: Shape,
    seed: int,
    epochs: int,
    recipe: Mapping[str, Any],
    begin: Weights | None = None,
    told: Callable[[int, float, float], None] | None = None,
    fastest: float = FASTEST,
) -> Fit:
    """Adam on the cross-entropy of the shares; errors are squared ones. Begins anew, or with the weights given."""
    scale = Scale.of(positions)
    parts = fresh(shape, seed) if begin is None else scale.taken_out(split(begin))
    rng = np.random.default_rng(seed)
    kept, rest = held_out(len(positions.seats))
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
    steps = max(1, epochs * -(-len(rest) // BATCH))
    step = 0
    learned, unseen = [], []
    for epoch in range(epochs):
        rng.shuffle(rest)
        misses = []
        for first in range(0, len(rest), BATCH):
            rows, begins = positions.rows(rest[first : first + BATCH])
            things, facts, shares = scale.applied(positions, rows)
            forward = forward_pass(parts, things, facts)
            off = in_shares(forward[0], begins) - shares
            step += 1
            rate = fastest * (1 + np.cos(np.pi * step / steps)) / 2
            adam(parts, backward(parts, things, forward, off / np.float32(len(begins))), moments, rate, step)
            misses.append(float((off * off).mean()))
        learned.append(float(np.mean(misses)))
        said = _said(scale.put_in(parts), positions, kept)
        unseen.append(float(np.mean((said - positions.targets[positions.rows(kept)[0]]) ** 2)))
        if told:
            told(epoch, learned[-1], unseen[-1])
    numbers = array("f", np.concatenate([part.ravel() for part in scale.put_in(parts)]).astype(np.float32).tobytes())
    return Fit(Weights(shape, numbers, recipe), learned, unseen)


def held_out(number: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Some stretches of the positions to be predicted, the rest to learn from."""
    stretch = np.arange(number) // max(1, number // STRETCHES)
    return np.flatnonzero(stretch % HELD_OUT == 0), np.flatnonzero(stretch % HELD_OUT)


def in_shares(outputs: Floats, begins: NDArray[np.int64]) -> Floats:
    """The outputs of the rows of each position as shares that add up to 1."""
    sizes = np.diff(np.append(begins, len(outputs)))
    powers = np.exp(outputs - np.repeat(np.maximum.reduceat(outputs, begins), sizes))
    shares: Floats = powers / np.repeat(np.add.reduceat(powers, begins), sizes)
    return shares


def trust(weights: Weights, positions: Positions, chosen: NDArray[np.int64] | None = None) -> Trust:
    """How well it predicts these positions, or some of them."""
    rows = slice(None) if chosen is None else positions.rows(chosen)[0]
    return compared(foretold(weights, positions, chosen), positions.targets[rows])


def foretold(weights: Weights, positions: Positions, chosen: NDArray[np.int64] | None = None) -> Floats:
    """The shares of the seats of these positions, or some of them, by rows."""
    return _said(split(weights), positions, np.arange(len(positions.seats)) if chosen is None else chosen)


def compared(said: Floats, came: Floats) -> Trust:
    """Shares that were foretold with those that came, by rows."""
    explained = 1 - float(((said - came) ** 2).mean() / ((came - came.mean()) ** 2).mean())
    tenth = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    found = [(said[tenth == each], came[tenth == each]) for each in range(TENTHS)]
    return Trust(explained, [(len(a), float(a.mean()), float(b.mean())) for a, b in found if len(a)])


def _said(parts: list[Floats], positions: Positions, chosen: NDArray[np.int64]) -> Floats:
    """The shares of the seats of some positions, by rows."""
    said = []
    for first in range(0, len(chosen), BATCH):
        rows, begins = positions.rows(chosen[first : first + BATCH])
        things, facts = positions.things[rows].astype(np.float32), positions.facts[rows].astype(np.float32)
        said.append(in_shares(forward_pass(parts, things, facts)[0], begins))
    return np.concatenate(said)
