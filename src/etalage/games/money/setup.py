"""How a deal of Money! begins: who holds which cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import NamedTuple

from etalage.games.errors import BadSetup
from etalage.games.money.deck import deck_of
from etalage.games.money.notation import CARD_NAMES, parse_card
from etalage.games.money.numbers import DISPLAY, HAND
from etalage.games.money.rules import Deal
from etalage.games.money.schema import MoneySetup
from etalage.games.protocol import Options
from etalage.games.reading import card_lists, cards_list
from etalage.games.shuffling import Below, shuffled


class Setup(NamedTuple):
    """The cards as dealt, as numbers.  # M6"""

    removed: tuple[str, ...]
    hands: tuple[tuple[int, ...], ...]
    right: tuple[int, ...]
    left: tuple[int, ...]
    pile: tuple[int, ...]
    """First drawn first."""

    @staticmethod
    def shuffled(players: int, removed: tuple[str, ...], below: Below) -> Setup:
        """Shuffle and deal with random numbers from `below`.  # M6"""
        deck = shuffled(deck_of(removed), below)
        hands = tuple(tuple(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(players))
        rest = tuple(deck[HAND * players :])
        return Setup(removed, hands, rest[:DISPLAY], rest[DISPLAY : 2 * DISPLAY], rest[2 * DISPLAY :])

    @staticmethod
    def from_json(players: int, removed: tuple[str, ...], data: Mapping[str, object]) -> Setup:
        """Read a deal of a record, and check it.  # M5, M6"""
        hands = card_lists(data, "hands", players, HAND, parse_card, "M6")
        right = cards_list(data, "right", DISPLAY, parse_card, "M6")
        left = cards_list(data, "left", DISPLAY, parse_card, "M6")
        pile = cards_list(data, "pile", None, parse_card, "M6")
        missing = set(deck_of(removed))
        dealt = set()
        for card in (*chain(*hands), *right, *left, *pile):
            if card in dealt:
                raise BadSetup("deck", f"card {CARD_NAMES[card]} is there twice", "M4")
            if card not in missing:
                raise BadSetup("deck", f"card {CARD_NAMES[card]} is of a currency that is removed", "M5")
            dealt.add(card)
            missing.remove(card)
        if missing:
            names = " ".join(CARD_NAMES[card] for card in sorted(missing))
            raise BadSetup("deck", f"missing from hands, displays and pile: {names}", "M5")
        return Setup(removed, hands, right, left, pile)

    def canonical(self) -> object:
        return tuple(map(sorted, self.hands)), sorted(self.right), sorted(self.left), self.pile

    def to_json(self) -> MoneySetup:
        return {
            "hands": [_names(hand) for hand in self.hands],
            "right": _names(self.right),
            "left": _names(self.left),
            "pile": _names(self.pile),
        }

    def begin(self, options: Options) -> Deal:
        return Deal.from_setup(self)


def _names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
