"""What the terminal says to a player, and how it understands the answer. These are the plain words of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from etalage.games.events import Event

COMMANDS = "m lists the legal moves, w W9 tells a rule, q leaves."


def explain(view: Any, names: Sequence[str], console: Console) -> None:
    """Say what is to be known before the decision."""


def prompt(view: Any) -> str:
    return "Your move: "


def help_text(view: Any) -> str:
    return f"Type a move in notation. {COMMANDS}"


def spelled(view: Any, answer: str) -> str:
    """The notation of what the player typed."""
    return answer


def told(event: Event, names: Sequence[str]) -> str:
    """An event as a sentence; nothing for what needs no words."""
    return f"{event.name} {event.facts}"
