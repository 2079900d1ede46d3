"""What one seat may know of a deal of Die Weinhändler."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from etalage.games import bits
from etalage.games.errors import Malformed
from etalage.games.notebooks import view_html
from etalage.games.reading import counted, one_each, refusing
from etalage.games.reprs import view_repr
from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.notation import bag_texts, card_text, parse_bag, parse_card, parse_place, place_text
from etalage.games.weinhaendler.numbers import (
    COLUMNS, COMPLETE, COPIES, DECK, EMPTY, ENDINGS, EVERYONE, IDLE_ROUNDS, KINDS, OVER, PHASES, PLACES, PUBLIC,
    PUT_UNDER, ROWS, SEATS, STARS, UNSEEN, WINES,
)  # fmt: skip
from etalage.games.weinhaendler.open_table import OpenTable
from etalage.games.weinhaendler.schema import (
    CardUnder, WeinhaendlerBids, WeinhaendlerCellars, WeinhaendlerHands, WeinhaendlerOwn, WeinhaendlerTurn,
    WeinhaendlerView, WeinhaendlerWindow,
)  # fmt: skip

MOST = 1_000_000  # rounds or points: more than any deal has


class View(OpenTable):
    """The table, the observer's own hand, and the cards they have seen put under the pile."""

    game: Final = "weinhaendler"

    def __init__(self) -> None:
        self.zero_fields()

    def zero_fields(self) -> None:
        if not bits.COMPILED:
            self.zero_table_fields()
            self.hands = bits.zeros(SEATS)
            """Of the seats whose cards the observer sees; nothing for the others."""
            self.sizes = bits.zeros(SEATS)
            """How many cards each hand holds."""
            self.unseen = 0
            """The bag of all cards of which the observer does not know where they are."""
            self.visible_seats = 0
            """The seats whose cards the observer sees, as bits."""
            self.pile = bits.zeros(DECK)
            """What the observer knows of the pile, first drawn first."""
        self.observer = PUBLIC
        """The seat that sees this."""
        for slot in range(DECK):
            self.pile[slot] = UNSEEN

    def first_seen(self) -> int:
        """The first card of the pile that the observer may know: those put under it are its last."""
        if self.visible_seats == EVERYONE or self.put_under >= self.pile_size:
            return 0
        return self.pile_size - self.put_under

    def has_seen(self, slot: int) -> bool:
        """Whether the observer knows the card that is drawn from the pile after so many others."""
        if self.visible_seats == EVERYONE:
            return True
        put_under = self.put_under - (self.pile_size - slot)
        if put_under < 0:
            return False
        return self.seen[put_under] == EVERYONE or self.seen[put_under] & self.visible_seats != 0

    def count_unseen(self) -> None:
        """Of the deck, take away all that the observer sees or has seen go somewhere."""
        seen = self.display + self.in_cellars
        for seat in range(self.players):
            seen += self.bids[seat] + (self.hands[seat] if self.visible_seats >> seat & 1 else self.known[seat])
        for slot in range(self.first_seen(), self.pile_size):
            if self.pile[slot] != UNSEEN:
                seen += cards.one(self.pile[slot])
        self.unseen = cards.deck(self.players) - seen

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that this decision asks."""
        return () if self.phase == OVER else (self.seat,)

    def standing(self) -> int | None:
        """The points of the observer's cellars."""
        return None if self.observer == PUBLIC else self.points[self.observer]

    def concealed(self) -> tuple[int, int]:
        """Cards in the pile, and cards of which the observer does not know where they are."""
        return self.pile_size, cards.size(self.unseen)

    def __repr__(self) -> str:
        hand = [] if self.observer == PUBLIC else bag_texts(self.hands[self.observer])
        return view_repr(self, PHASES[self.phase], self.pile_size, self.visible_seats == EVERYONE, hand)

    def _repr_html_(self) -> str | None:
        return view_html(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Callable[[Mapping[str, object]], View], tuple[WeinhaendlerView]]:
        return View.from_json, (self.to_json(),)

    def to_json(self) -> WeinhaendlerView:
        """The view as plain data, ready for JSON; `from_json` reads it back."""
        own = self.own_json()
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options(),
            "seat": own["seat"],
            **self._turn_json(),
            **self._window_json(),
            "under": own["under"],
            **self._bids_json(),
            **self._hands_json(),
            "hands": own["hands"],
            **self._cellars_json(),
            **own,
        }

    def changes(self, before: View) -> dict[str, object]:
        """The parts of it that are the same for all and not as they were in an earlier view of this deal."""
        bids = self.passed != before.passed
        hands = False
        cellars = self.completed != before.completed or self.covered != before.covered
        for seat in range(self.players):
            bids = bids or self.bids[seat] != before.bids[seat]
            hands = hands or self.sizes[seat] != before.sizes[seat] or self.known[seat] != before.known[seat]
            cellars = cellars or self.taken[seat] != before.taken[seat] or self.empties[seat] != before.empties[seat]
        data: dict[str, object] = {}
        if (
            self.seat != before.seat or self.phase != before.phase or self.round != before.round
            or self.start != before.start or self.last != before.last or self.idle != before.idle
        ):  # fmt: skip
            data.update(self._turn_json())
        if (
            self.display != before.display or self.pile_size != before.pile_size
            or self.pile_size_before != before.pile_size_before or self.put_under != before.put_under
        ):  # fmt: skip
            data.update(self._window_json())
        if bids:
            data.update(self._bids_json())
        if hands:
            data.update(self._hands_json())
        if cellars:
            data.update(self._cellars_json())
        return data

    def own_changes(self, before: View) -> dict[str, object]:
        """What depends on who looks, if any of it is not as it was in an earlier view of theirs."""
        differs = self.pile_size != before.pile_size or self.put_under != before.put_under
        for seat in range(self.players):
            differs = differs or self.hands[seat] != before.hands[seat]
        return dict(self.own_json()) if differs else {}

    def _turn_json(self) -> WeinhaendlerTurn:
        return {
            "phase": PHASES[self.phase],
            "round": self.round,
            "asked": list(self.asked),
            "start": self.start,
            "last": ENDINGS[self.last] or None,
            "idle": self.idle,
        }

    def _window_json(self) -> WeinhaendlerWindow:
        return {
            "display": bag_texts(self.display),
            "pile": self.pile_size,
            "pile_before": self.pile_size_before,
            "put_under": self.put_under,
        }

    def _bids_json(self) -> WeinhaendlerBids:
        seats = range(self.players)
        return {
            "bids": [bag_texts(self.bids[seat]) for seat in seats],
            "values": [self.values[seat] for seat in seats],
            "passed": [bool(self.passed >> seat & 1) for seat in seats],
        }

    def _hands_json(self) -> WeinhaendlerHands:
        seats = range(self.players)
        return {
            "hand_sizes": [self.sizes[seat] for seat in seats],
            "known": [bag_texts(self.known[seat]) for seat in seats],
        }

    def _cellars_json(self) -> WeinhaendlerCellars:
        seats = range(self.players)
        return {
            "cellars": [self._cellar(seat) for seat in seats],
            "complete": [
                [self._complete(number) for number in range(self.completed) if self.complete_owner[number] == seat]
                for seat in seats
            ],
            "covered": self.covered,
            "points": [self.points[seat] for seat in seats],
        }

    def own_json(self) -> WeinhaendlerOwn:
        """The part of it that depends on who looks; the rest is the same for all."""
        seats = range(self.players)
        data: WeinhaendlerOwn = {
            "seat": None if self.observer == PUBLIC else self.observer,
            "under": [self._under(slot) for slot in range(max(0, self.pile_size - self.put_under), self.pile_size)],
            "hands": [bag_texts(self.hands[seat]) if self.visible_seats >> seat & 1 else None for seat in seats],
        }
        if self.visible_seats == EVERYONE:
            data["pile_cards"] = [card_text(self.pile[slot]) for slot in range(self.pile_size)]
        return data

    def _under(self, slot: int) -> CardUnder:
        seen = self.seen[self.put_under - (self.pile_size - slot)]
        return {
            "card": None if self.pile[slot] == UNSEEN else card_text(self.pile[slot]),
            "seen_by": "all" if seen == EVERYONE else [seat for seat in range(self.players) if seen >> seat & 1],
        }

    def _cellar(self, seat: int) -> dict[str, str]:
        """The bottle at each place, row by row from the bottom."""
        bottles = {}
        rest = self.taken[seat]
        while rest:
            place = bits.lowest_bit(rest)
            bottles[place_text(place)] = card_text(self.kind_at(seat, place))
            rest &= rest - 1
        return bottles

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
    def from_json(data: Mapping[str, object]) -> View:
        """The view that `to_json` wrote, or Malformed; it may come from anywhere."""
        view = View()
        with refusing("view of Die Weinhändler"):
            view._read(data)
            view.in_cellars = view.count_cellars()
        view.count_unseen()
        return view

    def _read(self, data: Mapping[str, Any]) -> None:
        self.choose(data["players"], data["options"])
        players = self.players
        self.observer = PUBLIC if data["seat"] is None else counted(data["seat"], players - 1)
        self.phase = PHASES.index(data["phase"])
        self.round = counted(data["round"], MOST)
        self.start = counted(data["start"], players - 1)
        self.seat = counted(data["asked"][0], players - 1) if data["asked"] else self.start
        self.last = ENDINGS.index(data["last"] or "")
        self.idle = counted(data["idle"], IDLE_ROUNDS)
        self.display = parse_bag(data["display"])
        self.pile_size = counted(data["pile"], PUT_UNDER)
        self.pile_size_before = counted(data["pile_before"], PUT_UNDER)
        self.put_under = counted(data["put_under"], PUT_UNDER)
        self.covered = counted(data["covered"], COPIES)
        for key in ("bids", "passed", "hand_sizes", "known", "hands", "cellars", "complete", "points"):
            one_each(data[key], players)
        for seat in range(players):
            self.bids[seat] = parse_bag(data["bids"][seat])
            self.values[seat] = cards.value(self.bids[seat])
            self.passed |= bool(data["passed"][seat]) << seat
            self.sizes[seat] = counted(data["hand_sizes"][seat], DECK)
            self.known[seat] = parse_bag(data["known"][seat])
            self.points[seat] = counted(data["points"][seat], MOST)
            if data["hands"][seat] is not None:
                self.visible_seats |= 1 << seat
                self.hands[seat] = parse_bag(data["hands"][seat])
            self._read_cellar(seat, data["cellars"][seat])
            for complete in data["complete"][seat]:
                self._read_complete(seat, complete)
        if self.observer != PUBLIC and data["hands"][self.observer] is None:
            raise Malformed(f"the view of seat {self.observer} is without its own hand")
        self._read_pile(data)
        self._check_cards()

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
        if self.completed == COMPLETE or len(bottles) != PLACES:
            raise Malformed("more complete cellars than there can be, or one that is not complete", "W24")
        by_place = sorted((parse_place(place), parse_card(card)) for place, card in bottles.items())
        self.complete_owner[self.completed] = seat
        self.complete_column[self.completed] = cellar.column_of(by_place[0][0])
        for slot, (_, kind) in enumerate(by_place):
            self.complete_kinds[PLACES * self.completed + slot] = kind
        self.completed += 1

    def _read_pile(self, data: Mapping[str, Any]) -> None:
        if "pile_cards" in data:
            self.visible_seats = EVERYONE
            for slot, card in enumerate(one_each(data["pile_cards"], self.pile_size)):
                self.pile[slot] = parse_card(card)
        under = one_each(data["under"], min(self.put_under, self.pile_size))
        for number, put in enumerate(under):
            slot = self.pile_size - len(under) + number
            seats = range(PUBLIC + 1) if put["seen_by"] == "all" else put["seen_by"]
            self.seen[self.put_under - (self.pile_size - slot)] = sum(1 << counted(seat, PUBLIC) for seat in set(seats))
            if put["card"] is not None:
                self.pile[slot] = parse_card(put["card"])

    def _check_cards(self) -> None:
        """As many cards are unseen as there are places for them, and none is seen more often than it is there."""
        seen = [EMPTY] * self.covered
        seen += [self.complete_kinds[slot] for slot in range(PLACES * self.completed)]
        seen += [self.pile[slot] for slot in range(self.pile_size) if self.pile[slot] != UNSEEN]
        bags = [self.display]
        places = sum(self.pile[slot] == UNSEEN for slot in range(self.pile_size))
        for seat in range(self.players):
            sees = self.visible_seats >> seat & 1
            own = self.hands[seat] if sees else self.known[seat]
            hidden = self.sizes[seat] - cards.size(own)
            if hidden < 0 or (hidden and sees):
                raise Malformed(f"the hand of seat {seat} has {self.sizes[seat]} cards, but more or fewer are shown")
            places += hidden
            bags += [own, self.bids[seat]]
            seen += [self.kind_at(seat, place) for place in range(COLUMNS * ROWS) if self.taken[seat] >> place & 1]
        unseen = 0
        for kind in range(KINDS):
            left = cards.count(cards.deck(self.players), kind) - seen.count(kind)
            left -= sum(cards.count(bag, kind) for bag in bags)
            if left < 0:
                raise Malformed(f"card {card_text(kind)} is in the view more often than in the deck", "W5")
            unseen += left
        if places != unseen and self.visible_seats != EVERYONE:  # where all is open, nothing will be dealt anew
            raise Malformed(f"{unseen} cards are unseen, and there are {places} places for them", "W5")
