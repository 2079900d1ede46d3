"""A change of a table, as each of those is told of it who know the table as it was before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from etalage.tables.latecomers import entrance
from etalage.tables.log import LogItem
from etalage.tables.showing.lines import Line, lines_of
from etalage.tables.showing.readers import Reader
from etalage.tables.showing.seen import Pack, as_it_is, legal_of, shown_host, shown_seats, shown_stand_ins
from etalage.tables.table import Table


@dataclass(slots=True)
class Changes:
    """A message of a stream: what has happened, and what of the table is not as it was."""

    told: list[Line]
    changed: dict[str, Any]
    """The keys of `seen` that have changed; of `table` and `view` only such keys of theirs."""


def can_be_told(before: Table | None, after: Table) -> bool:
    """Whether changes say enough: within a deal. Where a match or a deal begins or ends, the whole table is shown."""
    if before is None or before.match is None or after.match is None:
        return False
    is_playing = before.state.phase == after.state.phase == "playing"
    is_same_match = before.state.match == after.state.match
    return is_playing and is_same_match and len(before.match.deals) == len(after.match.deals)


class Changed:
    """What a change has made of a table. What is the same for many readers is made and packed once."""

    def __init__(self, before: Table, after: Table, items: Iterable[LogItem], pack: Pack[Any] = as_it_is) -> None:
        assert before.match
        assert after.match
        self._items = list(items)
        self._pack = pack
        self._game = after.game
        self._before, self._after = before.match.deal, after.match.deal
        self._asked_before, self._asked = self._before.asked(), self._after.asked()
        self._view: Mapping[str, object] = self._after.view(None).changes(self._before.view(None))
        """Of what is the same for all."""
        self._base: dict[str, Any] = {"table": _changed_table(before, after), "decision": after.decision}
        self._is_next_decision = after.decision != before.decision
        if self._is_next_decision:
            self._base["asked"] = list(self._asked)
        alike = all(step is None or step.is_told_alike() for _, step in self._items)
        self._lines: list[Line] | None = pack(lines_of(self._items, None)) if alike else None
        """What everybody is told, if that is the same for all."""
        self._common: Changes | None = None
        """For those of whose own nothing has changed, once it is needed."""

    def update(self, reader: Reader) -> Changes:
        """For somebody who was the same reader before."""
        seat = reader.seat
        own = self._after.view(seat).own_changes(self._before.view(seat))
        is_asked = self._is_next_decision and (seat in self._asked or seat in self._asked_before)
        if own or is_asked or self._lines is None or not reader.remembers:
            told = lines_of(self._items, seat) if self._lines is None else self._lines
            return Changes(told, self._complete(reader, own))
        if self._common is None:
            self._common = self._pack(Changes(self._lines, self._complete(reader, own)))
        return self._common

    def _complete(self, reader: Reader, own: Mapping[str, object]) -> dict[str, Any]:
        """The changes for a reader of whose own this has changed."""
        seat = reader.seat
        forgotten = reader.forgets(self._game)
        view = {key: value for key, value in {**self._view, **own}.items() if key not in forgotten}
        changed = dict(self._base)
        if self._is_next_decision and seat is not None:
            if seat in self._asked:
                changed["legal"] = legal_of(self._after, seat)
            elif seat in self._asked_before:
                changed["legal"] = None
        if view:
            changed["view"] = view
        if any(key in view for key in self._game.scored):
            changed["reckoning"] = self._game.score_breakdown(self._after.view(seat))
        return changed


def _changed_table(before: Table, after: Table) -> dict[str, Any]:
    """Of what everybody knows of a table, what changes while a deal is played."""
    state = after.state
    changed: dict[str, Any] = {
        "number": state.number,
        "waiting": state.seats_waiting(),
        "due": state.due,
        "stand_in_from": shown_stand_ins(after),
    }
    now = entrance(state, after.facts, after.match)
    if now != entrance(before.state, before.facts, before.match):
        changed["entrance"] = now
    if not state.has_same_people(before.state):
        changed["seats"] = shown_seats(state)
        changed["host"], changed["host_watches"] = shown_host(state)
    return changed
