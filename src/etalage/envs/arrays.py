"""The arrays that a batch of deals writes into, as the kernel takes them."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from etalage.games.errors import needing
from etalage.games.rng import Rng

with needing("envs"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Arrays:
    """One row for each deal."""

    def __init__(self, count: int, players: int, size: int, actions: int, seed: int, difference: bool) -> None:
        self.count = count
        self.difference = difference
        """Whether rewards are differences of scores, not parts in the win."""
        self.observations: NDArray[np.uint8] = np.zeros((count, size), np.uint8)
        self.masks: NDArray[np.uint8] = np.zeros((count, actions), np.uint8)
        self.rewards: NDArray[np.float32] = np.zeros((count, players), np.float32)
        self.seats: NDArray[np.int32] = np.zeros(count, np.int32)
        self.dones: NDArray[np.uint8] = np.zeros(count, np.uint8)
        rng = Rng(seed)
        self.streams = array("Q", [rng.split(index).state for index in range(count)])
        """Where the random numbers that shuffle each deal stand."""
