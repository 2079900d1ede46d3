"""Deals and views in a line, for whoever meets them at the prompt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from etalage.games.protocol import AnyDeal, AnyView


def deal_repr(deal: AnyDeal, game: str, phase: str, pile: int, scored: str) -> str:
    """Where a deal stands: `scored` is what its scores are called."""
    place = _place(deal.round, phase, deal.to_move(), "to move", pile)
    return f"<{game}.Deal: {place}, {scored} {_spaced(deal.scores())}>"


def view_repr(view: AnyView, phase: str, pile: int, is_open: bool, hand: Iterable[str]) -> str:
    """Whose view it is and what it shows: where the deal stands, and the observer's hand."""
    place = _place(view.round, phase, view.asked, "asked", pile)
    if view.observer < view.players:
        return f"<{view.game}.View of seat {view.observer}: {place}, hand {_spaced(hand) or 'empty'}>"
    return f"<{view.game}.View of {'everything' if is_open else 'the public'}: {place}>"


def _place(round: int, phase: str, seats: tuple[int, ...], verb: str, pile: int) -> str:
    turn = f", seat{'s' * (len(seats) > 1)} {_spaced(seats)} {verb}" if seats else ""
    return f"round {round}, {phase}{turn}, pile {pile}"


def _spaced(items: Iterable[object]) -> str:
    return " ".join(map(str, items))
