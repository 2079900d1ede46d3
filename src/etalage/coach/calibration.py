"""The weights by which what networks say of the seats becomes shares of the win, as they were fitted to matches."""

from __future__ import annotations

import json
from pathlib import Path

FILE = "calibration.json"


def fitted_weights(game: str) -> tuple[float, ...]:
    """Of one of our games."""
    return tuple(json.loads((Path(__file__).parent / game / FILE).read_bytes())["weights"])
