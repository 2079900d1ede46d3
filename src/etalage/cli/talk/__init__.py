"""What the terminal says to a player, and how it understands the answer. These are the plain words of any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from etalage.cli.console import words
from etalage.games.errors import EtalageError, IllegalMove, Malformed
from etalage.games.events import Event
from etalage.games.reading import shown
from etalage.locale.fluent import Fact


class Unclear(EtalageError):
    """An answer that cannot be understood; says why in the reader's language."""

    def __init__(self, key: str, clause: str | None = None, **facts: Fact) -> None:
        super().__init__(with_clause(words()(key, **facts), clause))


def with_clause(sentence: str, clause: str | None) -> str:
    return f"{sentence} ({clause})" if clause else sentence


def by(seat: int, names: Sequence[str], me: int, key: str, **facts: Fact) -> str:
    """What somebody did, or the reader himself."""
    return words()(f"{key}-you", **facts) if seat == me else words()(key, name=names[seat], **facts)


def who_won(names: Sequence[str], me: str | None = None) -> str:
    if len(names) > 1:
        return words()("result-shared", names=words().joined(names))
    return words()("result-wins-you") if names[0] == me else words()("result-wins", name=names[0])


def refused(error: EtalageError, answer: str, facts: Callable[[str, object], dict[str, Fact]]) -> str:
    """Why a move is not made; `facts` puts each fact of the refusal into words."""
    if not isinstance(error, IllegalMove):
        return not_understood(error, answer)
    said: dict[str, Fact] = {}
    for name, fact in error.facts.items():
        said |= facts(name, fact)
    return with_clause(words()(f"refusal-{error.reason}", **said), error.clause)


def not_understood(error: EtalageError, answer: str) -> str:
    """What is said to an answer that is no move at all; where it is known why, that."""
    if isinstance(error, Malformed):
        return with_clause(words()("terminal-no-move", text=shown(answer)), error.clause)
    return str(error)


def commands(clause: str) -> str:
    """What a player can type at any time."""
    return words()("terminal-commands", clause=clause)


def explain(view: Any, names: Sequence[str], console: Console) -> None:
    """Say what is to be known before the decision."""


def prompt(view: Any) -> str:
    return words()("terminal-prompt")


def help_text(view: Any) -> str:
    return words()("terminal-help")


def spelled(view: Any, answer: str) -> str:
    """The notation of what the player typed."""
    return answer


def told(event: Event, names: Sequence[str], me: int) -> list[str]:
    """An event in sentences; none for what needs no words."""
    return [f"{event.name} {event.facts}"]


def refusal(error: EtalageError, answer: str, names: Sequence[str]) -> str:
    """Why this is no answer."""
    return str(error)
