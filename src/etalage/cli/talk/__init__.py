"""What the terminal says to a player, and how it understands the answer. These are the plain words of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from etalage.games.events import Event


def commands(clause: str) -> str:
    """What a player can type at any time."""
    return f"m lists the legal moves, w tells the rules, w {clause} one of them, q leaves."


def explain(view: Any, names: Sequence[str], console: Console) -> None:
    """Say what is to be known before the decision."""


def prompt(view: Any) -> str:
    return "Your move: "


def help_text(view: Any) -> str:
    return "Type a move in notation. m lists the legal moves, q leaves."


def spelled(view: Any, answer: str) -> str:
    """The notation of what the player typed."""
    return answer


def told(event: Event, names: Sequence[str]) -> str:
    """An event as a sentence; nothing for what needs no words."""
    return f"{event.name} {event.facts}"
