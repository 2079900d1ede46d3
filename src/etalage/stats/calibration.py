"""A common scale for players of whom only their win shares are known.

At a table, whoever is *d* stronger than another wins *e*^(*d* / c) times as often, with c = β · √seats: Plackett and
Luce's model as OpenSkill has it, for players whose strength is certain.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

MIDDLE = 25.0
BETA = 25 / 6
"""OpenSkill's: how much play varies from one match to the next."""
STEPS = 2000
DAMPING = 0.5
EXACT = 1e-3
"""Of a share: more cannot be had, for shares are rounded."""
LEAST = 1e-4
"""Instead of a share of nothing, which would be of endless weakness."""

Lineups = Sequence[Sequence[str]]
"""Who sits at one table; each of them equally often."""


def calibrated(shares: Mapping[str, float], lineups: Lineups) -> dict[str, float]:
    """Ratings around 25 of players who would win such shares at these tables."""
    spread = BETA * math.sqrt(len(lineups[0]))
    wanted = {name: max(LEAST, shares[name]) for name in sorted({name for lineup in lineups for name in lineup})}
    strengths = dict.fromkeys(wanted, 0.0)
    for _ in range(STEPS):
        found = expected_shares(strengths, lineups)
        steps = {name: math.log(wanted[name] / found[name]) for name in wanted}
        drift = math.fsum(steps.values()) / len(steps)
        strengths = {name: strengths[name] + DAMPING * (steps[name] - drift) for name in wanted}
        if max(abs(found[name] - wanted[name]) for name in wanted) < EXACT / 10:
            break
    middle = math.fsum(strengths.values()) / len(strengths)
    return {name: MIDDLE + spread * (strength - middle) for name, strength in strengths.items()}


def expected_shares(strengths: Mapping[str, float], lineups: Lineups) -> dict[str, float]:
    """What part of its own tables each of them wins, by strengths in units of the spread."""
    won: dict[str, list[float]] = {}
    for lineup in lineups:
        weights = {name: math.exp(strengths[name]) for name in lineup}
        for name, weight in weights.items():
            won.setdefault(name, []).append(weight / math.fsum(weights.values()))
    return {name: math.fsum(parts) / len(parts) for name, parts in won.items()}
