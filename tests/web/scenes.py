"""All scenes of the page, by name."""

from __future__ import annotations

from tests.web import (
    coach_scenes,
    daily_scenes,
    figures_scenes,
    history_scenes,
    house_scenes,
    money_scenes,
    wine_scenes,
)
from tests.web.staging import SCENES, Scene

__all__ = [
    "SCENES",
    "Scene",
    "coach_scenes",
    "daily_scenes",
    "figures_scenes",
    "history_scenes",
    "house_scenes",
    "money_scenes",
    "wine_scenes",
]
