"""Networks whose values are shares of one win."""

import math

import numpy as np
import pytest

from etalage.bots.learning.fitting import Floats
from etalage.bots.learning.shares import Positions, fit_shares, held_out, in_shares, trust
from etalage.bots.learning.softmax import exponential
from etalage.bots.learning.weights import Shape

TINY = Shape(things=2, features=2, facts=1, units=8, hidden=8)


def some_positions(number: int) -> Positions:
    """The seat with the most of the first feature wins, more often than not."""
    rng = np.random.default_rng(5)
    seats = rng.integers(3, 6, number).astype(np.int8)
    rows = int(seats.sum())
    things = rng.integers(0, 5, (rows, 2, 2)).astype(np.int16)
    facts = rng.integers(0, 2, (rows, 1)).astype(np.int16)
    chances = in_shares(things[:, :, 0].sum(1).astype(np.float32), np.cumsum(seats) - seats)
    shares: Floats = np.zeros(rows, np.float32)
    for first, size in zip(np.cumsum(seats) - seats, seats, strict=True):
        chance = chances[first : first + size].astype(float)
        shares[first + rng.choice(size, p=chance / chance.sum())] = 1
    return Positions(things, facts, shares, seats)


@pytest.mark.parametrize("number", [-20.0, -3.5, -0.25, 0.0, 0.1, 1.0, 7.0, 20.0])
def test_the_exponential_is_one(number: float) -> None:
    assert exponential(number) == pytest.approx(math.exp(number), rel=1e-3)


def test_shares_of_a_position_add_up_to_one() -> None:
    shares = in_shares(np.array([1, 2, 3, 0, 0, 0, 90], np.float32), np.array([0, 3]))
    assert shares[:3].sum() == pytest.approx(1)
    assert shares[3:] == pytest.approx([0, 0, 0, 1])


def test_rows_of_positions() -> None:
    positions = some_positions(10)
    rows, begins = positions.rows(np.array([3, 0]))
    first = int(positions.seats[:3].sum())
    assert list(rows) == [*range(first, first + positions.seats[3]), *range(positions.seats[0])]
    assert list(begins) == [0, positions.seats[3]]


def test_it_learns_who_wins_and_can_be_believed() -> None:
    positions = some_positions(20_000)
    done = fit_shares(positions, TINY, 1, 12, {"for": "a test"})
    kept, rest = held_out(len(positions.seats))
    assert not set(kept) & set(rest)
    believed = trust(done.weights, positions, kept)
    assert believed.explained > 0.4
    assert believed.gap < 0.08
    assert done.held_out[-1] < done.held_out[0]


def test_the_same_seed_fits_the_same_network_and_goes_on_from_it() -> None:
    positions = some_positions(500)
    first = fit_shares(positions, TINY, 5, 2, {})
    assert first.weights == fit_shares(positions, TINY, 5, 2, {}).weights
    later = fit_shares(positions, TINY, 6, 2, {}, begin=first.weights)
    assert later.learned[-1] < first.learned[-1]
