"""How a match and a deal of Money! begin: options, currencies in play, and who holds which cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import NamedTuple

from etalage.games.errors import BadSetup
from etalage.games.money.notation import CARD_NAMES, parse_card
from etalage.games.money.numbers import CURRENCIES, DEALS, DISPLAY, HAND, PLAYERS, REMOVED
from etalage.games.reading import card_lists, cards_list, shown
from etalage.games.shuffling import Below, shuffled


def check_options(players: int, deals: int) -> None:
    if players not in PLAYERS:
        raise BadSetup("players", f"Money! is for 3 to 5 players, not {players}", "M5")
    if deals not in DEALS:
        raise BadSetup("options.deals", f"{deals} should be 1 to {DEALS[-1]}", "MR6")


def draw_removed(players: int, below: Below) -> tuple[str, ...]:
    """The currencies that leave the game, for the whole match.  # M5, MR2"""
    if not REMOVED[players]:
        return ()
    return tuple(shuffled(list(CURRENCIES), below)[: REMOVED[players]])


def read_removed(players: int, data: Mapping[str, object]) -> tuple[str, ...]:
    """The currencies that a record says are removed.  # M5, MR2"""
    value = data.get("removed", [])
    if not isinstance(value, list):
        raise BadSetup("removed", f"should be a list of currencies, not {shown(value)}")
    for code in value:
        if not isinstance(code, str) or code not in CURRENCIES:
            raise BadSetup("removed", f"{shown(code)} is no currency; they are {' '.join(CURRENCIES)}", "M1")
    if len(set(value)) != REMOVED[players] or len(value) != REMOVED[players]:
        raise BadSetup("removed", f"with {players} players {REMOVED[players]} currencies leave the game", "M5")
    return tuple(value)


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

    def to_json(self) -> dict[str, object]:
        return {
            "hands": [_names(hand) for hand in self.hands],
            "right": _names(self.right),
            "left": _names(self.left),
            "pile": _names(self.pile),
        }


def deck_of(removed: tuple[str, ...]) -> list[int]:
    """The cards in play by serial number."""
    return [card for card, name in enumerate(CARD_NAMES) if name[:3] not in removed]


def _names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
