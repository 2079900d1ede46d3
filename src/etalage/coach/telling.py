"""Which facts to tell of a move: those in which it differs most from another one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from etalage.coach.findings import Reason

TOLD = 2


class Weighty(NamedTuple):
    """A fact, and how much it counts for a move, or against it."""

    reason: Reason
    weight: float


def most_telling(own: Sequence[Weighty], others: Sequence[Weighty]) -> tuple[Reason, ...]:
    """At most two: first what speaks for the move and not for the other, then what speaks for both.

    What counts against the other move and not, or less, against this one speaks for this one too, as `avoids-NAME`.
    """
    theirs = {_key(each.reason) for each in others}
    for_it = [each for each in own if each.weight > 0]
    telling = [each for each in for_it if _key(each.reason) not in theirs]
    same = [each for each in for_it if _key(each.reason) in theirs]
    ordered = [*_heaviest(telling + _avoided(own, others)), *_heaviest(same)]
    return tuple(each.reason for each in ordered[:TOLD])


def _avoided(own: Sequence[Weighty], others: Sequence[Weighty]) -> list[Weighty]:
    mine: dict[str, float] = {}
    for each in own:
        mine[each.reason.name] = mine.get(each.reason.name, 0.0) + each.weight
    found = []
    for each in others:
        weight = mine.get(each.reason.name, 0.0) - each.weight
        if each.weight < 0 < weight:
            found.append(Weighty(Reason(f"avoids-{each.reason.name}", each.reason.facts), weight))
    return found


def _heaviest(facts: Sequence[Weighty]) -> list[Weighty]:
    return sorted(facts, key=lambda each: (-each.weight, each.reason.name, _key(each.reason)))


def _key(reason: Reason) -> str:
    return json.dumps([reason.name, dict(reason.facts)], sort_keys=True)
