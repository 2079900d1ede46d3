"""Money! once more, naively: a second opinion for the tests.

Written from the rules alone (`M…`, `MR…`). Everything is a list or a dict of card texts. A `Table` is one deal of a
match. Moves are assumed legal; the setup is not checked. Play money is in no list: everyone always has it (M3).
"""

from collections.abc import Mapping, Sequence
from itertools import chain, combinations

CURRENCIES = ("JPY", "EUR", "USD", "GBP", "CHF", "SEK", "RUB")  # M1
COIN = "XAU"  # M2
PLAY = "PLAY"  # M3
COPIES = {20: "abc", 30: "abc", 40: [""], 50: [""], 60: [""]}  # M1
BY_SERIAL = [
    f"{currency}{value}{copy}" for value, copies in COPIES.items() for currency in CURRENCIES for copy in copies
] + [f"{COIN}10{copy}" for copy in "abcdef"]  # MR1
DISPLAY_SIZE = 4  # M13
QUIET_ROUNDS = 10  # MR3


def serial(card: str) -> int:
    """The serial number, 1 to 69; play money has none and is written last.  # MR1"""
    return len(BY_SERIAL) + 1 if card == PLAY else BY_SERIAL.index(card) + 1


def value(cards: Sequence[str]) -> int:
    """The sum of the notes and coins.  # M7"""
    return sum(int(card[3:5]) for card in cards if card != PLAY)


def wealth(cards: Sequence[str]) -> int:
    """What a hand is worth at the end.  # M15-M18"""
    total = value([card for card in cards if card.startswith(COIN)])  # M16
    for currency in CURRENCIES:
        notes = [card for card in cards if card.startswith(currency)]
        total += value(notes) if value(notes) >= 200 else max(0, value(notes) - 100)  # M15
        for trio in ("20", "30"):
            if len([note for note in notes if note.startswith(currency + trio)]) == 3:
                total += 100  # M17
    return total


def texts(cards: object) -> list[str]:
    """A list of cards out of a record."""
    assert isinstance(cards, Sequence)
    return [str(card) for card in cards]


class Table:
    """One deal in play. Hands are sorted by serial number; the pile's first card is drawn first."""

    def __init__(
        self, players: int, options: Mapping[str, object], deal: Mapping[str, object], removed: Sequence[str] = ()
    ) -> None:
        hands = deal["hands"]
        assert isinstance(hands, Sequence)
        self.players = players
        self.hands = [sorted(texts(hand), key=serial) for hand in hands]
        """A bid is part of its owner's hand until all bids are in.  # MR5"""
        self.displays = {"right": texts(deal["right"]), "left": texts(deal["left"])}
        self.pile = texts(deal["pile"])
        self.hidden: dict[int, list[str]] = {}
        """The bids chosen and not turned up, play money included.  # M7"""
        self.bids: dict[int, list[str]] = {}
        """The bids on the table, by the seat before which they lie.  # M9"""
        self.phase = "bids"
        self.quiet = 0
        """Rounds in a row that took no card from the pile.  # MR3"""
        self.reason: str | None = None
        """Why the round in play is the last; None while it is not."""

    def seat_to_move(self) -> int | None:
        """The lowest seat without a bid; then the owner of the highest bid; None when the deal is over."""
        if self.phase == "bids":
            return min(seat for seat in range(self.players) if seat not in self.hidden)
        if self.phase == "exchange":
            # M11. After a swap this is by itself the player swapped with: the highest bid lies before them.  # M12b
            return min(self.bids, key=lambda seat: (-value(self.bids[seat]), min(map(serial, self.bids[seat]))))
        return None

    def legal(self, seat: int | None = None) -> set[str]:
        """All legal moves of the seat, which may be any that has not bid yet, or the one that acts."""
        mover = self.seat_to_move() if seat is None else seat
        if mover is None:
            return set()
        if self.phase == "bids" and mover not in self.hidden:
            choice = [*self.hands[mover], PLAY]  # sorted by serial number, so each bid is too
            sizes = range(1, len(choice) + 1)  # MR4: at least one card
            return {"bid " + " ".join(bid) for size in sizes for bid in combinations(choice, size)}  # M7
        if self.phase == "exchange" and mover == self.seat_to_move():
            swaps = {f"swap {other}" for other in self.bids if other != mover}  # M12b
            return {"take right", "take left", "keep"} | swaps  # M12a M12c
        return set()

    def is_legal(self, move: str) -> bool:
        """Whether the seat to move may make this move, in this spelling."""
        seat = self.seat_to_move()
        if self.phase != "bids" or seat is None:
            return move in self.legal()
        word, *cards = move.split(" ")
        in_hand = all(card in [*self.hands[seat], PLAY] for card in cards)
        return word == "bid" and cards != [] and in_hand and cards == sorted(set(cards), key=serial)  # M7 MR4

    def play(self, move: str) -> None:
        """Make a legal move for the seat to move, and all that follows from it by itself."""
        seat = self.seat_to_move()
        assert seat is not None
        word, *rest = move.split(" ")
        if word == "bid":
            self.hidden[seat] = rest
            if len(self.hidden) == self.players:
                self._reveal()
        else:
            own = self.bids.pop(seat)  # M12: whatever they do, no bid of theirs is left on the table
            if word == "take":  # M12a
                self._pick_up(seat, self.displays[rest[0]])
                self.displays[rest[0]] = own
            elif word == "swap":  # M12b
                self._pick_up(seat, self.bids[int(rest[0])])
                self.bids[int(rest[0])] = own
            else:  # M12c
                self._pick_up(seat, own)
        if self.phase == "exchange" and not self.bids:
            self._end_round()  # M11; also at once when everyone bid play money alone

    def scores(self) -> list[int]:
        """What the hands are worth as they are; bids that lie on the table are not in them."""
        return [wealth(hand) for hand in self.hands]

    def ending(self) -> str | None:
        """Why the deal is over: `display` or `stall`; None while it is not."""
        return self.reason if self.phase == "over" else None

    def cards(self) -> list[str]:
        """Every card of the deal but play money, wherever it is, in the order of their texts."""
        return sorted(chain(*self.hands, *self.bids.values(), *self.displays.values(), self.pile))

    def _reveal(self) -> None:
        """Turn up all bids; play money goes straight back.  # M9"""
        for seat, bid in self.hidden.items():
            notes = [card for card in bid if card != PLAY]
            if notes:  # M10: without any they sit the round out
                self.bids[seat] = notes
                self.hands[seat] = [card for card in self.hands[seat] if card not in notes]
        self.hidden = {}
        self.phase = "exchange"

    def _pick_up(self, seat: int, cards: list[str]) -> None:
        self.hands[seat] = sorted(self.hands[seat] + cards, key=serial)

    def _end_round(self) -> None:
        if self.reason is not None:
            self.phase = "over"  # M14: that was the last round, no refill
            return
        pile_before = len(self.pile)
        for side in ("right", "left"):  # M13
            while self.pile and len(self.displays[side]) < DISPLAY_SIZE:
                self.displays[side].append(self.pile.pop(0))
        self.quiet = self.quiet + 1 if len(self.pile) == pile_before else 0
        if not self.pile:
            self.reason = "display"  # M14
        elif self.quiet == QUIET_ROUNDS:
            self.reason = "stall"  # MR3
        self.phase = "bids"
