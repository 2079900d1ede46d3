"""What the terminal says to a player, and how it understands the answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from rich.console import Console, RenderableType

from etalage.cli.console import words
from etalage.games.errors import EtalageError, IllegalMove, Malformed
from etalage.games.events import Event
from etalage.games.protocol import AnyView
from etalage.games.reading import shown
from etalage.locale.fluent import Fact

V_contra = TypeVar("V_contra", bound=AnyView, contravariant=True)


class Unclear(EtalageError):
    """An answer that cannot be understood; says why in the reader's language."""

    def __init__(self, key: str, clause: str | None = None, **facts: Fact) -> None:
        super().__init__(with_clause(words()(key, **facts), clause))


def with_clause(sentence: str, clause: str | None) -> str:
    return f"{sentence} ({clause})" if clause else sentence


def by(seat: int, names: Sequence[str], me: int, key: str, **facts: Fact) -> str:
    """What somebody did, or the reader."""
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
    """What is said to an answer that is not a move at all; where it is known why, that."""
    if isinstance(error, Malformed):
        return with_clause(words()("terminal-no-move", text=shown(answer)), error.clause)
    return str(error)


def commands(clause: str) -> str:
    """What a player can type at any time."""
    return words()("terminal-commands", clause=clause)


class TerminalPage(Generic[V_contra]):
    """How a game is shown at the terminal, and what is said at it. What a game leaves out is said in plain words."""

    def render(self, view: V_contra, names: Sequence[str]) -> RenderableType:
        """The table as the view shows it."""
        return json.dumps(view.to_json(), indent=1)

    def explain(self, view: V_contra, names: Sequence[str], console: Console) -> None:
        """Say what is to be known before the decision."""

    def prompt(self, view: V_contra) -> str:
        """The question that is asked."""
        return words()("terminal-prompt")

    def help_text(self, view: V_contra) -> str:
        """How it can be answered."""
        return words()("terminal-help")

    def notation(self, view: V_contra, answer: str) -> str:
        """The move that the player has typed; a game may understand shorter answers."""
        return answer

    def sentences(self, event: Event, names: Sequence[str], me: int) -> list[str]:
        """An event in sentences; none for what needs no words."""
        return [f"{event.name} {event.facts}"]

    def told(self, kind: str, name: str, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What the coach says of a move: an `outcome` or a `reason`, in a sentence."""
        return f"{name} {json.dumps(dict(facts), ensure_ascii=False)}"

    def refusal(self, error: EtalageError, answer: str, names: Sequence[str]) -> str:
        """Why this is not an answer."""
        return str(error)
