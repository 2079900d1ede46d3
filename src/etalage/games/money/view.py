"""What one seat may know of a deal of Money!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from etalage.games import bits
from etalage.games.money.notation import CARD_NAMES, PLAY, card_texts, parse_card, parse_cards
from etalage.games.money.numbers import (
    BIDDING, CARDS, CURRENCIES, ENDINGS, EVERYONE, LEFT, OVER, PHASES, PLAY_MONEY, PUBLIC, RIGHT, SEATS,
)  # fmt: skip
from etalage.games.money.scoring import rank, value
from etalage.games.money.setup import deck_of
from etalage.games.money.table import Table


class View(Table):
    """The table, the observer's own hand and his own sealed bid.

    Who else has sealed a bid is not in it: nobody's bid may depend on that, and a sampled world must look the same.
    """

    game = "money"

    def __init__(self) -> None:
        self.blank()

    def blank(self) -> None:
        if not bits.COMPILED:
            self.blank_table()
            self.hands = bits.zeros(SEATS)
            """Of the seats whose cards the observer sees, sealed bids included; nothing for the others."""
            self.sealed = bits.zeros(SEATS)
            """The bids of those seats while the bidding is on; 0 where there is none."""
            self.sizes = bits.zeros(SEATS)
            """How many notes and coins each hand holds, a sealed bid's included."""
            self.unseen = 0
            """The cards of which the observer does not know where they are."""
            self.eyes = 0
            """The seats whose cards he sees, as bits."""
            self.pile = bits.zeros(CARDS)
            """The pile, first drawn first, where all is open."""
        self.observer = PUBLIC
        """The seat that sees this."""

    def count_unseen(self) -> None:
        """Of the deck, take away all that the observer sees or has seen go somewhere."""
        self.unseen = self.deck & ~(self.piles[RIGHT] | self.piles[LEFT])
        for seat in range(self.players):
            self.unseen &= ~(self.piles[seat] | (self.hands[seat] if self.eyes >> seat & 1 else self.known[seat]))
        if self.eyes == EVERYONE:
            self.unseen = 0

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that this decision asks, whether or not they have answered."""
        if self.phase == BIDDING:
            return tuple(range(self.players))
        return (self.seat,) if self.phase != OVER else ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, tuple[dict[str, Any]]]:
        return View.from_json, (self.to_json(),)

    def to_json(self) -> dict[str, Any]:
        """The view as plain data, ready for JSON; `from_json` reads it back."""
        seats = range(self.players)
        data: dict[str, Any] = {
            "game": self.game,
            "players": self.players,
            "removed": [code for number, code in enumerate(CURRENCIES) if not self.deck >> 3 * number & 1],
            "seat": None if self.observer == PUBLIC else self.observer,
            "phase": PHASES[self.phase],
            "round": self.round,
            "asked": list(self.asked),
            "last": ENDINGS[self.last] or None,
            "idle": self.idle,
            "right": card_texts(self.piles[RIGHT]),
            "left": card_texts(self.piles[LEFT]),
            "pile": self.left,
            "bids": [card_texts(self.piles[seat]) for seat in seats],
            "values": [value(self.piles[seat]) for seat in seats],
            "hand_sizes": [self.sizes[seat] for seat in seats],
            "known": [card_texts(self.known[seat]) for seat in seats],
            "hands": [card_texts(self.hands[seat]) if self.eyes >> seat & 1 else None for seat in seats],
            "sealed": [card_texts(self.sealed[seat]) or None for seat in seats],
        }
        if self.eyes == EVERYONE:
            data["pile_cards"] = [CARD_NAMES[self.pile[slot]] for slot in range(self.left)]
        return data

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> View:
        """The view that `to_json` wrote."""
        view = View()
        view.players = data["players"]
        view.deck = sum(1 << card for card in deck_of(tuple(data["removed"])))
        view.observer = PUBLIC if data["seat"] is None else data["seat"]
        view.phase = PHASES.index(data["phase"])
        view.round = data["round"]
        view.seat = data["asked"][0] if data["asked"] else 0
        view.last = ENDINGS.index(data["last"] or "")
        view.idle = data["idle"]
        view.left = data["pile"]
        view.piles[RIGHT] = parse_cards(data["right"])
        view.piles[LEFT] = parse_cards(data["left"])
        for seat in range(view.players):
            view.piles[seat] = parse_cards(data["bids"][seat])
            view.ranks[seat] = rank(view.piles[seat])
            view.sizes[seat] = data["hand_sizes"][seat]
            view.known[seat] = parse_cards(data["known"][seat])
            if data["hands"][seat] is not None:
                view.eyes |= 1 << seat
                view.hands[seat] = parse_cards(data["hands"][seat])
            if data["sealed"][seat] is not None:
                names = data["sealed"][seat]
                notes = parse_cards(name for name in names if name != PLAY)
                view.sealed[seat] = notes | (PLAY_MONEY if PLAY in names else 0)
        if "pile_cards" in data:
            view.eyes = EVERYONE
            for slot, card in enumerate(data["pile_cards"]):
                view.pile[slot] = parse_card(card)
        view.count_unseen()
        return view
