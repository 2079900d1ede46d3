"""OpenSkill's ratings of people, on the scale of the characters, who stay where they were measured."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from etalage.bots.ratings import rating
from etalage.stats.calibration import MIDDLE

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SETTLED = 4.0
"""A rating whose sigma is not below that is provisional."""
FIXED = 0.01
"""The sigma of a character, who is what it is."""


class Rating(NamedTuple):
    """How strong somebody seems to be, and how uncertain that is."""

    mu: float = MIDDLE
    sigma: float = MIDDLE / 3

    @property
    def is_provisional(self) -> bool:
        """Whether it says little yet."""
        return self.sigma >= SETTLED


def anchor(game: str, bot: str) -> Rating | None:
    """Where a character stands; None for any other bot: against it nobody can be rated."""
    measured = rating(game, bot)
    return None if measured is None else Rating(measured.rating, FIXED)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of all seats after a match that ended with these places; equal places share them."""
    model = _model()
    teams = [[model.rating(each.mu, each.sigma)] for each in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in after]


@cache
def _model() -> PlackettLuce:
    """Loaded when the first match is rated: it takes its time."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()
