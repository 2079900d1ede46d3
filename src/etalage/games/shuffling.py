"""Shuffling with random numbers from anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Below = Callable[[int], int]
"""Gives a random number below the one it gets."""

Item = TypeVar("Item")


def shuffled(items: list[Item], below: Below) -> list[Item]:
    """The same list in random order: Fisher-Yates from the last index down."""
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items
