"""How far a share that was seen can be believed."""

from __future__ import annotations

import math
from typing import NamedTuple

Z = 1.96
"""Of a normal distribution, for 95 %."""


class Interval(NamedTuple):
    """95 % of such intervals hold the true share."""

    low: float
    high: float


def wilson(share: float, matches: float) -> Interval:
    """Wilson's interval of a share among so many."""
    if matches <= 0:
        return Interval(0.0, 1.0)
    centre = (share + Z * Z / (2 * matches)) / (1 + Z * Z / matches)
    half = Z / (1 + Z * Z / matches) * math.sqrt(share * (1 - share) / matches + Z * Z / (4 * matches * matches))
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return Interval(min(low, share), max(high, share))  # 1 of 1 comes out as the last digit short of it
