"""What one seat may know of a deal of Money!."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from etalage.games import bits
from etalage.games.errors import Malformed
from etalage.games.money.deck import deck_of, read_removed
from etalage.games.money.notation import CARD_NAMES, PLAY, card_texts, parse_card, parse_cards
from etalage.games.money.numbers import (
    BIDDING, CARDS, CURRENCIES, ENDINGS, EVERYONE, IDLE_ROUNDS, LEFT, OVER, PHASES, PILES, PLAY_MONEY, PUBLIC, RIGHT,
    SEATS,
)  # fmt: skip
from etalage.games.money.open_table import OpenTable
from etalage.games.money.schema import MoneyBids, MoneyDisplays, MoneyHands, MoneyOwn, MoneyTurn, MoneyView
from etalage.games.money.scoring import rank, value, wealth
from etalage.games.notebooks import view_html
from etalage.games.reading import counted, one_each, refusing
from etalage.games.reprs import view_repr

MOST = 1_000_000  # rounds: more than any deal has


class View(OpenTable):
    """The table, the observer's own hand and own sealed bid; all hands when the deal is over.

    Who else has sealed a bid is not in it, though an event tells it: nobody's bid may depend on that, and a sampled
    world must look the same.
    """

    game: Final = "money"

    def __init__(self) -> None:
        self.zero_fields()

    def zero_fields(self) -> None:
        if not bits.COMPILED:
            self.zero_table_fields()
            self.hands = bits.zeros(SEATS)
            """Of the seats whose cards the observer sees, sealed bids included; nothing for the others."""
            self.sealed = bits.zeros(SEATS)
            """The bids of those seats while the bidding is on; 0 where there is none."""
            self.sizes = bits.zeros(SEATS)
            """How many notes and coins each hand holds, a sealed bid's included."""
            self.unseen = 0
            """The cards of which the observer does not know where they are."""
            self.visible_seats = 0
            """The seats whose cards the observer sees, as bits."""
            self.pile = bits.zeros(CARDS)
            """The pile, first drawn first, where all is open."""
        self.observer = PUBLIC
        """The seat that sees this."""

    def count_unseen(self) -> None:
        """Of the deck, take away all that the observer sees or has seen go somewhere."""
        self.unseen = self.deck & ~(self.piles[RIGHT] | self.piles[LEFT])
        for seat in range(self.players):
            self.unseen &= ~(
                self.piles[seat] | (self.hands[seat] if self.visible_seats >> seat & 1 else self.known[seat])
            )
        if self.visible_seats == EVERYONE:
            self.unseen = 0

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that this decision asks, whether or not they have answered."""
        if self.phase == BIDDING:
            return tuple(range(self.players))
        return (self.seat,) if self.phase != OVER else ()

    def standing(self) -> int | None:
        """The wealth of the observer's hand, with the bid that lies before them.  # M15"""
        if self.observer == PUBLIC:
            return None
        return wealth(self.hands[self.observer] | self.piles[self.observer])

    def concealed(self) -> tuple[int, int]:
        """Cards in the pile, and cards of which the observer does not know where they are."""
        return self.pile_size, self.unseen.bit_count()

    def __repr__(self) -> str:
        hand = [] if self.observer == PUBLIC else card_texts(self.hands[self.observer])
        return view_repr(self, PHASES[self.phase], self.pile_size, self.visible_seats == EVERYONE, hand)

    def _repr_html_(self) -> str | None:
        return view_html(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Callable[[Mapping[str, object]], View], tuple[MoneyView]]:
        return View.from_json, (self.to_json(),)

    def to_json(self) -> MoneyView:
        """The view as plain data, ready for JSON; `from_json` reads it back."""
        own = self.own_json()
        return {
            "game": self.game,
            "players": self.players,
            "removed": [code for number, code in enumerate(CURRENCIES) if not self.deck >> 3 * number & 1],
            "seat": own["seat"],
            **self._turn_json(),
            **self._displays_json(),
            **self._bids_json(),
            **self._hands_json(),
            **own,
        }

    def changes(self, before: View) -> dict[str, object]:
        """The parts of it that are the same for all and not as they were in an earlier view of this deal."""
        bids = hands = False
        for seat in range(self.players):
            bids = bids or self.piles[seat] != before.piles[seat]
            hands = hands or self.sizes[seat] != before.sizes[seat] or self.known[seat] != before.known[seat]
        data: dict[str, object] = {}
        if (
            self.phase != before.phase or self.round != before.round or self.seat != before.seat
            or self.last != before.last or self.idle != before.idle
        ):  # fmt: skip
            data.update(self._turn_json())
        if (
            self.piles[RIGHT] != before.piles[RIGHT] or self.piles[LEFT] != before.piles[LEFT]
            or self.pile_size != before.pile_size
        ):  # fmt: skip
            data.update(self._displays_json())
        if bids:
            data.update(self._bids_json())
        if hands:
            data.update(self._hands_json())
        return data

    def own_changes(self, before: View) -> dict[str, object]:
        """What depends on who looks, if any of it is not as it was in an earlier view of theirs."""
        differs = self.phase != before.phase
        for seat in range(self.players):
            differs = differs or self.hands[seat] != before.hands[seat] or self.sealed[seat] != before.sealed[seat]
        return dict(self.own_json()) if differs else {}

    def _turn_json(self) -> MoneyTurn:
        return {
            "phase": PHASES[self.phase],
            "round": self.round,
            "asked": list(self.asked),
            "last": ENDINGS[self.last] or None,
            "idle": self.idle,
        }

    def _displays_json(self) -> MoneyDisplays:
        return {
            "right": card_texts(self.piles[RIGHT]),
            "left": card_texts(self.piles[LEFT]),
            "pile": self.pile_size,
        }

    def _bids_json(self) -> MoneyBids:
        seats = range(self.players)
        return {
            "bids": [card_texts(self.piles[seat]) for seat in seats],
            "values": [value(self.piles[seat]) for seat in seats],
        }

    def _hands_json(self) -> MoneyHands:
        seats = range(self.players)
        return {
            "hand_sizes": [self.sizes[seat] for seat in seats],
            "known": [card_texts(self.known[seat]) for seat in seats],
        }

    def own_json(self) -> MoneyOwn:
        """The part of it that depends on who looks; the rest is the same for all."""
        seats = range(self.players)
        data: MoneyOwn = {
            "seat": None if self.observer == PUBLIC else self.observer,
            "hands": [card_texts(self.hands[seat]) if self.visible_seats >> seat & 1 else None for seat in seats],
            "sealed": [card_texts(self.sealed[seat]) or None for seat in seats],
        }
        if self.phase == OVER:
            data["scores"] = [wealth(self.hands[seat]) for seat in seats]
        if self.visible_seats == EVERYONE:
            data["pile_cards"] = [CARD_NAMES[self.pile[slot]] for slot in range(self.pile_size)]
        return data

    @staticmethod
    def from_json(data: Mapping[str, object]) -> View:
        """The view that `to_json` wrote, or Malformed; it may come from anywhere."""
        view = View()
        with refusing("view of Money!"):
            view._read(data)
        view.count_unseen()
        view._check_cards()
        return view

    def _read(self, data: Mapping[str, Any]) -> None:
        players = self.players = data["players"]
        for card in deck_of(read_removed(players, data)):
            self.deck |= 1 << card
        self.observer = PUBLIC if data["seat"] is None else counted(data["seat"], players - 1)
        self.phase = PHASES.index(data["phase"])
        self.round = counted(data["round"], MOST)
        self.seat = counted(data["asked"][0], players - 1) if data["asked"] else 0
        self.last = ENDINGS.index(data["last"] or "")
        self.idle = counted(data["idle"], IDLE_ROUNDS)
        self.pile_size = counted(data["pile"], CARDS)
        self.piles[RIGHT] = parse_cards(data["right"])
        self.piles[LEFT] = parse_cards(data["left"])
        for key in ("bids", "hand_sizes", "known", "hands", "sealed"):
            one_each(data[key], players)
        for seat in range(players):
            self.piles[seat] = parse_cards(data["bids"][seat])
            self.ranks[seat] = rank(self.piles[seat])
            self.sizes[seat] = counted(data["hand_sizes"][seat], CARDS)
            self.known[seat] = parse_cards(data["known"][seat])
            if data["hands"][seat] is not None:
                self.visible_seats |= 1 << seat
                self.hands[seat] = parse_cards(data["hands"][seat])
            if data["sealed"][seat] is not None:
                names = data["sealed"][seat]
                notes = parse_cards(name for name in names if name != PLAY)
                self.sealed[seat] = notes | (PLAY_MONEY if PLAY in names else 0)
        if self.observer != PUBLIC and data["hands"][self.observer] is None:
            raise Malformed(f"the view of seat {self.observer} is without its own hand")
        if "pile_cards" in data:
            self.visible_seats = EVERYONE
            for slot, card in enumerate(one_each(data["pile_cards"], self.pile_size)):
                self.pile[slot] = parse_card(card)

    def _check_cards(self) -> None:
        """As many cards are unseen as there are places for them, and none is seen twice or not in play."""
        seen = [self.piles[pile] for pile in range(PILES)]
        places = 0 if self.visible_seats == EVERYONE else self.pile_size
        for seat in range(self.players):
            sees = self.visible_seats >> seat & 1
            own = self.hands[seat] if sees else self.known[seat]
            hidden = self.sizes[seat] - own.bit_count()
            if hidden < 0 or (hidden and sees) or self.sealed[seat] & ~(own | PLAY_MONEY):
                raise Malformed(f"the hand of seat {seat} has {self.sizes[seat]} cards, but others are shown")
            places += hidden
            seen.append(own)
        if self.visible_seats == EVERYONE:
            seen += [bits.single(self.pile[slot]) for slot in range(self.pile_size)]
        together = 0
        for lot in seen:
            if together & lot or lot & ~self.deck:
                raise Malformed(f"twice, or not in play: {' '.join(card_texts(lot & (together | ~self.deck)))}", "M4")
            together |= lot
        unseen = (self.deck & ~together).bit_count()
        if places != unseen and self.visible_seats != EVERYONE:  # where all is open, nothing will be dealt anew
            raise Malformed(f"{unseen} cards are unseen, and there are {places} places for them", "M5")
