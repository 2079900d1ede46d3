"""The log of a table: its entries, and the match that follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from etalage.games.match import AnyMatch, AnyStep
from etalage.tables.state import Entry, Sealed

MOVE, SEALED, BEGUN, RETURNED, STAND_IN, HINT = "move", "sealed", "begun", "returned", "stand-in", "hint"
JOINED = "joined"
"""Somebody has taken a bot's seat over."""


class LogItem(NamedTuple):
    """An entry, and the step behind it if it was a move that changed what people see."""

    entry: Entry
    step: AnyStep | None = None


class LogReplay:
    """Entries played on a match, one after the other; `match` and `decision` are where it stands.

    Where several decide at once, the entries that tell of sealed moves come first, in the order in which they came in;
    the moves themselves follow, and add nothing: the last seal has shown what came of them. Of a sealed move that was
    changed only the last is known.
    """

    def __init__(
        self, match: AnyMatch | None, decision: int, entries: Sequence[Entry], sealed: Iterable[Sealed] = ()
    ) -> None:
        self.decision = decision
        self._entries = entries
        self._plies = [entry.text for entry in entries if entry.kind == MOVE]
        self._waiting = {each.seat: each.move for each in sealed}
        self._played = 0
        for seat, move in match.sealed.items() if match else ():
            assert match
            text = self._sealed_by(match, seat)
            if text != str(move):
                match, _ = match.after(seat, text)
        self.match = match

    def __iter__(self) -> Iterator[LogItem]:
        told = 0  # moves that a seal has shown already
        for entry in self._entries:
            step = None
            if self.match is None or entry.seat is None:
                pass
            elif entry.kind == SEALED:
                asked = self.match.deal.asked()
                self.match, step = self.match.after(entry.seat, self._sealed_by(self.match, entry.seat))
                if not self.match.sealed:
                    told = len(asked)
                    self._count(told)
            elif entry.kind == MOVE and told:
                told -= 1
            elif entry.kind == MOVE:
                self.match, step = self.match.after(entry.seat, entry.text)
                self._count(1)
            yield LogItem(entry, step)

    def to_end(self) -> list[LogItem]:
        return list(self)

    def _sealed_by(self, match: AnyMatch, seat: int) -> str | None:
        """What a seat has answered in the end to the decision that the match is at."""
        place = self._played + match.deal.asked().index(seat)
        return self._plies[place] if place < len(self._plies) else self._waiting[seat]

    def _count(self, moves: int) -> None:
        self._played += moves
        self.decision += 1


def answers_in(entries: Iterable[Entry], decision: int) -> dict[tuple[int, int], str | None]:
    """What each seat has answered to each decision, of which this is the first."""
    answers = {}
    sealed = rest = 0
    for entry in entries:
        if entry.kind == SEALED:
            sealed += 1
        elif entry.kind == MOVE and entry.seat is not None:
            rest = rest or sealed or 1
            sealed = 0
            answers[decision, entry.seat] = entry.text
            rest -= 1
            decision += rest == 0
    return answers


def is_sealed_by_stand_in(entries: Sequence[Entry], seat: int) -> bool:
    """Whether a bot made the last sealed move of a person's seat."""
    own = [entry.kind for entry in entries if entry.seat == seat and entry.kind in (SEALED, STAND_IN, RETURNED, JOINED)]
    last = len(own) - own[::-1].index(SEALED) if SEALED in own else 0
    before, after = own[:last], own[last:]
    if JOINED in after:
        return True
    return next((kind == STAND_IN for kind in reversed(before) if kind != SEALED), False)
