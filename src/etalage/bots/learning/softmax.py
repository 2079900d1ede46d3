"""Shares of a whole, of numbers that may be anything: the larger a number, the larger its share.

Only by sums and products, so that compiled or not, and on any machine, the shares come out the same.
"""

from __future__ import annotations

from collections.abc import Sequence

LARGEST = 24.0
"""What is further from 0 makes no difference that counts."""


def exponential(number: float) -> float:
    """e to this power: a series for the 64th part of it, squared six times."""
    part = max(-LARGEST, min(number, LARGEST)) / 64.0
    power = 1.0 + part * (1.0 + part / 2.0 * (1.0 + part / 3.0 * (1.0 + part / 4.0 * (1.0 + part / 5.0))))
    for _ in range(6):
        power *= power
    return power


def share(numbers: Sequence[float], count: int, which: int) -> float:
    """Of one among so many."""
    total = 0.0
    for nth in range(count):
        total += exponential(numbers[nth] - numbers[which])
    return 1.0 / total


def bent_share(numbers: Sequence[float], count: int, which: int, bend: float) -> float:
    """The same where what is far above or below the others counts the less, the further it is."""
    mean = 0.0
    for nth in range(count):
        mean += numbers[nth] / count
    own = bent(numbers[which] - mean, bend)
    total = 0.0
    for nth in range(count):
        total += exponential(bent(numbers[nth] - mean, bend) - own)
    return 1.0 / total


def bent(lead: float, bend: float) -> float:
    return lead / (1.0 + bend * abs(lead))
