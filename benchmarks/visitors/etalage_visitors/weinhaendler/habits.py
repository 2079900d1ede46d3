"""Players of Die Weinhändler with one habit each. They place as the careful player does."""

from __future__ import annotations

from typing import Any

from etalage.games.moves import LegalMoves
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.numbers import BID, DONE, DRAW, HAND_LIMIT, KINDS, PASS, VERB_SHIFT
from etalage_visitors.weinhaendler.cautious import Cautious
from etalage_visitors.weinhaendler.own_cellar import WINE_OF, OwnCellar


def _passing(view: Any) -> Move:
    """With a card for it, where there is one.  # W13"""
    return Move((DRAW if view.pile_size and not view.bids[view.observer] else PASS) << VERB_SHIFT)


def _bids(moves: LegalMoves[Any]) -> list[Any]:
    """All that one can lay down, the lowest first."""
    return sorted((move for move in moves if move.code >> VERB_SHIFT == BID), key=lambda move: cards.value(move.code))


class Passer(Cautious):
    """Never bids, and lives on what it draws."""

    def _bid(self, view: Any, moves: LegalMoves[Any]) -> Any:
        return _passing(view)


class Underbidder(Cautious):
    """The least one can lay down, once: something always comes of it."""

    def _bid(self, view: Any, moves: LegalMoves[Any]) -> Any:
        lowest = _bids(moves)[:1]
        return lowest[0] if lowest and not view.bids[view.observer] else _passing(view)


class Overbidder(Cautious):
    """Wants to be the highest, as cheaply as it goes, whatever there is to be had."""

    def _bid(self, view: Any, moves: LegalMoves[Any]) -> Any:
        me = view.observer
        highest = max(view.values[seat] for seat in range(view.players) if seat != me)
        if view.values[me] > highest:
            return _passing(view)
        enough = [move for move in _bids(moves) if view.values[me] + cards.value(move.code) > highest]
        return enough[0] if enough else _passing(view)


class Hoarder(Cautious):
    """Places nothing before it must."""

    def _place(self, view: Any, moves: LegalMoves[Any]) -> Any:
        if view.sizes[view.observer] > HAND_LIMIT or view.last:  # W18, W32
            return super()._place(view, moves)
        return Move(DONE << VERB_SHIFT)


class Chaser(Cautious):
    """Collects the wine it has most of, and bids for nothing else."""

    def _bid(self, view: Any, moves: LegalMoves[Any]) -> Any:
        held = [0] * (max(WINE_OF) + 1)
        hand = view.hands[view.observer]
        standing = OwnCellar(view).bottles
        for kind in range(1, KINDS):
            held[WINE_OF[kind]] += cards.count(hand, kind) + standing.count(kind)
        favourite = held.index(max(held))
        wanted = any(cards.count(view.display, kind) for kind in range(1, KINDS) if WINE_OF[kind] == favourite)
        return super()._bid(view, moves) if wanted else _passing(view)


class Imitator(Cautious):
    """Bids as many bottles as whoever sits before it, the cheapest it has."""

    def _bid(self, view: Any, moves: LegalMoves[Any]) -> Any:
        before = (view.observer - 1) % view.players
        number = cards.size(view.bids[before]) - cards.size(view.bids[view.observer])
        same = [move for move in _bids(moves) if cards.size(move.code) == number]
        return same[0] if same else _passing(view)
