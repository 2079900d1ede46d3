"""What happened, as somebody may know it."""

from __future__ import annotations

from typing import NamedTuple

from etalage.games.outcome import Outcome


class Event(NamedTuple):
    """Something that happened: a name, and the facts that this observer may know."""

    name: str
    facts: dict[str, object]


def over(outcome: Outcome, **more: object) -> Event:
    """A deal is over: its outcome, and what lies open now."""
    scores, winners = list(outcome.scores), list(outcome.winners)
    return Event("over", {"scores": scores, "winners": winners, "ending": outcome.ending, **more})
