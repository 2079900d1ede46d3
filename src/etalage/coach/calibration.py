"""The numbers by which what networks say of the seats becomes shares of the win, as they were fitted to matches."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = "calibration.json"


class Calibration(NamedTuple):
    weights: tuple[float, ...]
    """Of what is known of a seat, by the kind of table."""
    bend: float
    """A lead counts the less, the larger it is; 0: all of it counts."""


@cache
def calibration_of(game: str) -> Calibration:
    """Of one of our games."""
    data = json.loads((Path(__file__).parent / game / FILE).read_bytes())
    return Calibration(tuple(data["weights"]), data["bend"])
