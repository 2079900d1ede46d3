"""What the moves of all games have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from etalage.games.protocol import Move


class CodedMove:
    """A move is its code: whatever has the same code is the same move."""

    __slots__ = ()

    def __repr__(self: Move) -> str:
        return f"<Move {self}>"

    def __eq__(self: Move, other: object) -> bool:
        return type(other) is type(self) and self.code == other.code

    def __hash__(self: Move) -> int:
        return hash(self.code)

    def __reduce__(self: Move) -> tuple[type[Move], tuple[int]]:
        return type(self), (self.code,)
