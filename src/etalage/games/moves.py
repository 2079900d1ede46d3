"""The legal moves at a decision, without making them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

from etalage.games.rng import Rng

if TYPE_CHECKING:
    from etalage.games.protocol import AnyView, Deal, Move

M_co = TypeVar("M_co", bound="Move", covariant=True)


class LegalMoves(Generic[M_co]):
    """The moves a seat may make now: ask whether one is among them, count, iterate, or take one at random.

    A window on the deal, not a copy: it always shows the moves that are legal when you ask.
    """

    def __init__(self, deal: Deal[AnyView, M_co], seat: int, move: type[M_co]) -> None:
        self._deal = deal
        self._seat = seat
        self._move = move

    def count(self) -> int:
        """How many; also where `len` would not fit into a machine word."""
        return self._deal.legal_count(self._seat)

    def __len__(self) -> int:
        return self._deal.legal_count(self._seat)

    def __bool__(self) -> bool:
        return self._deal.legal_count(self._seat) > 0

    def __contains__(self, move: object) -> bool:
        return isinstance(move, self._move) and self._deal.is_legal_for(self._seat, move.code)

    def __iter__(self) -> Iterator[M_co]:
        return map(self._move, self._deal.legal_codes(self._seat))

    def sample(self, rng: Rng) -> M_co:
        """One of them, each with the same chance."""
        return self._deal.random_move(self._seat, rng)

    def __repr__(self) -> str:
        count = self.count()
        if count > 32:
            return f"<LegalMoves: {count} of seat {self._seat}>"
        return f"<LegalMoves: {', '.join(map(str, self))}>"
