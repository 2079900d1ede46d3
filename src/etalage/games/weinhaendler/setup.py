"""How a deal of Die Weinhändler begins: who holds which cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import NamedTuple

from etalage.games.errors import BadSetup
from etalage.games.protocol import Options
from etalage.games.reading import card_lists, cards_list, integer, shown
from etalage.games.shuffling import Below, shuffled
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.notation import card_text, parse_card
from etalage.games.weinhaendler.numbers import DISPLAY, EMPTY, HAND, KINDS
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.schema import WeinhaendlerSetup


class Setup(NamedTuple):
    """The cards as dealt, as kinds, and the start player.  # W6"""

    hands: tuple[tuple[int, ...], ...]
    display: tuple[int, ...]
    pile: tuple[int, ...]
    """First drawn first."""
    start: int

    @staticmethod
    def shuffled(players: int, below: Below) -> Setup:
        """Shuffle and deal with random numbers from `below`.  # W6"""
        deck = shuffled(_deck(players), below)
        hands = tuple(tuple(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(players))
        dealt = HAND * players
        return Setup(hands, tuple(deck[dealt : dealt + DISPLAY]), tuple(deck[dealt + DISPLAY :]), below(players))

    @staticmethod
    def from_json(players: int, data: Mapping[str, object]) -> Setup:
        """Read a deal of a record, and check it.  # W5, W6"""
        hands = card_lists(data, "hands", players, HAND, parse_card, "W6")
        display = cards_list(data, "display", DISPLAY, parse_card, "W6")
        pile = cards_list(data, "pile", None, parse_card, "W6")
        start = integer(data, "start")
        if not 0 <= start < players:
            raise BadSetup("start", f"there is no seat {shown(start)}", "W6")
        missing = _deck(players)
        for kind in (*chain(*hands), *display, *pile):
            try:
                missing.remove(kind)
            except ValueError:
                name = card_text(kind)
                raise BadSetup("deck", f"card {name} is there too often for {players} players", "W5") from None
        if missing:
            raise BadSetup("deck", f"missing from hands, display and pile: {' '.join(map(card_text, missing))}", "W5")
        return Setup(hands, display, pile, start)

    def canonical(self) -> object:
        return tuple(map(sorted, self.hands)), sorted(self.display), self.pile, self.start

    def to_json(self) -> WeinhaendlerSetup:
        return {
            "start": self.start,
            "hands": [list(map(card_text, hand)) for hand in self.hands],
            "display": list(map(card_text, self.display)),
            "pile": list(map(card_text, self.pile)),
        }

    def begin(self, options: Options) -> Deal:
        return Deal.from_setup(self, options)


def _deck(players: int) -> list[int]:
    """The deck in canonical order: prices ascending, three each, then the empty bottles."""
    return [kind for kind in (*range(1, KINDS), EMPTY) for _ in range(cards.count(cards.deck(players), kind))]
