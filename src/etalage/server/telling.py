"""What has happened at a table, as each may know it: the entries of its log, and what the moves brought about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from etalage.games.match import Match, Step
from etalage.games.protocol import AnyDeal
from etalage.server.state import Entry, Sealed

MOVE, SEALED, BEGUN = "move", "sealed", "begun"


class Line(msgspec.Struct):
    """A line of the log: a key for the reader's language, and what it speaks of."""

    number: int
    name: str
    facts: dict[str, Any]
    at: float


class Told(NamedTuple):
    """An entry, and the step behind it if it was a move that changed what people see."""

    entry: Entry
    step: Step | None
    match: Match | None = None
    """As it stands after the entry."""

    def lines(self, observer: int | None) -> Iterator[Line]:
        """As this seat, or the public, may know it."""
        entry = self.entry
        if self.step is not None:
            for event in self.step.events(observer):
                yield Line(entry.number, f"{self.step.game.name}.{event.name}", event.facts, entry.at)
        elif entry.kind not in (MOVE, SEALED):
            facts = {} if entry.text is None else msgspec.json.decode(entry.text)
            if entry.seat is not None:
                facts["seat"] = entry.seat
            yield Line(entry.number, f"table.{entry.kind}", facts, entry.at)


def retold(match: Match | None, entries: Sequence[Entry], sealed: Iterable[Sealed] = ()) -> Iterator[Told]:
    """Everything from the beginning of a match; `match` is that match as it was dealt.

    Where several decide at once, the entries that tell of sealed moves come first, in the order in which they came in;
    the moves themselves follow, and add nothing: the last seal has told what came of them.
    """
    plies = [entry.text for entry in entries if entry.kind == MOVE]
    waiting = {each.seat: each.move for each in sealed}
    played = silent = 0
    for entry in entries:
        step = None
        if match is not None and entry.kind == SEALED and entry.seat is not None:
            asked = match.deal.asked()
            place = played + asked.index(entry.seat)
            text = plies[place] if place < len(plies) else waiting[entry.seat]
            match, step = match.after(entry.seat, text)
            if not match.sealed:
                played += len(asked)
                silent = len(asked)
        elif match is not None and entry.kind == MOVE and entry.seat is not None:
            if silent:
                silent -= 1
            else:
                match, step = match.after(entry.seat, entry.text)
                played += 1
        yield Told(entry, step, match)


class Moment(NamedTuple):
    """How a match stood at some moment."""

    deal: AnyDeal | None
    """None before the cards were dealt."""
    number: int
    """Of the deal, from 1."""
    scores: list[int]
    """Of the deals that were over."""


def moment(match: Match | None, entries: Sequence[Entry], sealed: Iterable[Sealed], number: int) -> Moment | None:
    """How a match stood just after the entry of this number; `match` is that match as it was dealt.

    A deal is seen to its end: the next one, though dealt at once, appears with the entry after. Of a sealed move that
    was changed, the last is told: the others have left no trace.
    """
    deal: AnyDeal | None = None
    for entry, step, stands in retold(match, entries, sealed):
        if step is not None:
            deal = step.after
        elif stands is not None and (entry.kind == BEGUN or (deal is not None and entry.kind not in (MOVE, SEALED))):
            deal = stands.deal
        if entry.number == number:
            if stands is None or deal is None:
                return Moment(None, 0, [])
            is_next_dealt = deal.is_over() and not stands.deal.is_over()
            return Moment(deal, len(stands.deals) - is_next_dealt, stands.scores())
    return None
