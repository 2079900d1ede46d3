"""What is wrong with a record, and where."""

from __future__ import annotations

from etalage.games.errors import EtalageError


class NoSuchPosition(EtalageError):
    """A deal or a move that a record has not."""


class RecordError(EtalageError):
    """A record that breaks the format or the rules."""

    def __init__(
        self,
        reason: str,
        *,
        key: str | None = None,
        clause: str | None = None,
        deal: int | None = None,
        move: int | None = None,
    ) -> None:
        self.reason = reason
        self.key = key
        """The part of the record that is wrong, where it is a matter of the format."""
        self.clause = clause
        """The clause of the rules that is broken, where it is a matter of the rules."""
        self.deal = deal
        self.move = move
        places = [f"deal {deal}" if deal is not None else "", f"move {move}" if move is not None else "", key or ""]
        where = ", ".join(place for place in places if place)
        super().__init__(f"{where}: {reason}" if where else reason)
