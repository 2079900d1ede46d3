"""What one seat may know of a deal of Die Weinhändler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from etalage.games import bits
from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.notation import bag_texts, card_text, parse_bag, parse_card, parse_place, place_text
from etalage.games.weinhaendler.numbers import (
    COLUMNS, DECK, EMPTY, ENDINGS, EVERYONE, FORMS, OVER, PHASES, PLACES, PUBLIC, ROWS, SEATS, STARS, UNSEEN,
    UPRIGHT_FORMS, WINES,
)  # fmt: skip
from etalage.games.weinhaendler.table import Table


class View(Table):
    """The table, the observer's own hand, and the cards he has seen put under the pile."""

    game = "weinhaendler"

    def __init__(self) -> None:
        self.blank()

    def blank(self) -> None:
        if not bits.COMPILED:
            self.blank_table()
            self.hands = bits.zeros(SEATS)
            """Of the seats whose cards the observer sees; nothing for the others."""
            self.sizes = bits.zeros(SEATS)
            """How many cards each hand holds."""
            self.unseen = 0
            """The bag of all cards of which the observer does not know where they are."""
            self.eyes = 0
            """The seats whose cards he sees, as bits."""
            self.pile = bits.zeros(DECK)
            """What he knows of the pile, first drawn first."""
        self.observer = PUBLIC
        """The seat that sees this."""
        for slot in range(DECK):
            self.pile[slot] = UNSEEN

    def has_seen(self, slot: int) -> bool:
        """Whether the observer knows the card that is drawn from the pile after so many others."""
        if self.eyes == EVERYONE:
            return True
        put_under = self.put_under - (self.left - slot)
        if put_under < 0:
            return False
        return self.seen[put_under] == EVERYONE or self.seen[put_under] & self.eyes != 0

    def count_unseen(self) -> None:
        """Of the deck, take away all that the observer sees or has seen go somewhere."""
        seen = self.display + self.in_cellars()
        for seat in range(self.players):
            seen += self.bids[seat] + (self.hands[seat] if self.eyes >> seat & 1 else self.known[seat])
        for slot in range(self.left):
            if self.pile[slot] != UNSEEN:
                seen += cards.one(self.pile[slot])
        self.unseen = cards.deck(self.players) - seen

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that this decision asks."""
        return () if self.phase == OVER else (self.seat,)

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
            "options": {
                "draw": "hidden" if self.hidden_draw else "open",
                "triangles": "both" if self.forms == FORMS else "upright",
            },
            "seat": None if self.observer == PUBLIC else self.observer,
            "phase": PHASES[self.phase],
            "round": self.round,
            "asked": list(self.asked),
            "start": self.start,
            "last": ENDINGS[self.last] or None,
            "idle": self.idle,
            "display": bag_texts(self.display),
            "pile": self.left,
            "pile_before": self.left_before,
            "put_under": self.put_under,
            "under": [self._under(slot) for slot in range(max(0, self.left - self.put_under), self.left)],
            "bids": [bag_texts(self.bids[seat]) for seat in seats],
            "values": [self.values[seat] for seat in seats],
            "passed": [bool(self.passed >> seat & 1) for seat in seats],
            "hand_sizes": [self.sizes[seat] for seat in seats],
            "known": [bag_texts(self.known[seat]) for seat in seats],
            "hands": [bag_texts(self.hands[seat]) if self.eyes >> seat & 1 else None for seat in seats],
            "cellars": [self._cellar(seat) for seat in seats],
            "complete": [
                [self._complete(number) for number in range(self.completed) if self.complete_owner[number] == seat]
                for seat in seats
            ],
            "covered": self.covered,
            "points": [self.points[seat] for seat in seats],
        }
        if self.eyes == EVERYONE:
            data["pile_cards"] = [card_text(self.pile[slot]) for slot in range(self.left)]
        return data

    def _under(self, slot: int) -> dict[str, Any]:
        seen = self.seen[self.put_under - (self.left - slot)]
        return {
            "card": None if self.pile[slot] == UNSEEN else card_text(self.pile[slot]),
            "seen_by": "all" if seen == EVERYONE else [seat for seat in range(self.players) if seen >> seat & 1],
        }

    def _cellar(self, seat: int) -> dict[str, str]:
        """The bottle at each place, row by row from the bottom."""
        taken = self.taken[seat]
        places = [place for place in range(ROWS * COLUMNS) if taken >> place & 1]
        return {place_text(place): card_text(self.kind_at(seat, place)) for place in places}

    def _complete(self, number: int) -> dict[str, str]:
        bottles = {}
        slot = PLACES * number
        left = self.complete_column[number]
        for row in range(1, ROWS + 1):
            for column in range(left, left + ROWS + 1 - row):
                bottles[place_text(cellar.place_at(row, column))] = card_text(self.complete_kinds[slot])
                slot += 1
        return bottles

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> View:
        """The view that `to_json` wrote."""
        view = View()
        view.players = data["players"]
        view.hidden_draw = data["options"]["draw"] == "hidden"
        view.forms = FORMS if data["options"]["triangles"] == "both" else UPRIGHT_FORMS
        view.observer = PUBLIC if data["seat"] is None else data["seat"]
        view.phase = PHASES.index(data["phase"])
        view.round = data["round"]
        view.seat = data["asked"][0] if data["asked"] else data["start"]
        view.start = data["start"]
        view.last = ENDINGS.index(data["last"] or "")
        view.idle = data["idle"]
        view.display = parse_bag(data["display"])
        view.left = data["pile"]
        view.left_before = data["pile_before"]
        view.put_under = data["put_under"]
        view.covered = data["covered"]
        for seat in range(view.players):
            view.bids[seat] = parse_bag(data["bids"][seat])
            view.values[seat] = data["values"][seat]
            view.passed |= data["passed"][seat] << seat
            view.sizes[seat] = data["hand_sizes"][seat]
            view.known[seat] = parse_bag(data["known"][seat])
            view.points[seat] = data["points"][seat]
            if data["hands"][seat] is not None:
                view.eyes |= 1 << seat
                view.hands[seat] = parse_bag(data["hands"][seat])
            view._read_cellar(seat, data["cellars"][seat])
            for complete in data["complete"][seat]:
                view._read_complete(seat, complete)
        if "pile_cards" in data:
            view.eyes = EVERYONE
            for slot, card in enumerate(data["pile_cards"]):
                view.pile[slot] = parse_card(card)
        for number, under in enumerate(data["under"]):
            slot = view.left - len(data["under"]) + number
            seats = range(PUBLIC + 1) if under["seen_by"] == "all" else under["seen_by"]
            view.seen[view.put_under - (view.left - slot)] = sum(1 << seat for seat in seats)
            if under["card"] is not None:
                view.pile[slot] = parse_card(under["card"])
        view.count_unseen()
        return view

    def _read_cellar(self, seat: int, bottles: Mapping[str, str]) -> None:
        for place_name, card in bottles.items():
            kind = parse_card(card)
            bit = 1 << parse_place(place_name)
            self.taken[seat] |= bit
            if kind == EMPTY:
                self.empties[seat] |= bit
            else:
                self.wines[WINES * seat + cards.wine(kind)] |= bit
                self.stars[STARS * seat + cards.stars(kind) - 1] |= bit

    def _read_complete(self, seat: int, bottles: Mapping[str, str]) -> None:
        self.complete_owner[self.completed] = seat
        self.complete_column[self.completed] = cellar.column_of(min(map(parse_place, bottles)))
        for slot, card in enumerate(bottles.values()):
            self.complete_kinds[PLACES * self.completed + slot] = parse_card(card)
        self.completed += 1
