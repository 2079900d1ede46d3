"""Cards and moves of Die Weinhändler as text. A move has exactly one spelling; any other is refused."""

from __future__ import annotations

import re
from functools import lru_cache

from etalage.games.coded_move import CodedMove
from etalage.games.errors import Malformed
from etalage.games.reading import shown
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.cellar import column_of, place_at, row_of
from etalage.games.weinhaendler.numbers import (
    BAG_BITS, COPIES, DONE, DRAW, EMPTY, FIRST_COLUMN, KIND_SHIFT, KINDS, PASS, PLACE, PLACE_BITS, ROWS, VERB_SHIFT,
)  # fmt: skip

REMEMBERED = 4096
LOWEST_COLUMN, HIGHEST_COLUMN = FIRST_COLUMN, -FIRST_COLUMN

PLAIN = {"pass": PASS, "pass draw": DRAW, "done": DONE}
PLAIN_TEXT = {verb: text for text, verb in PLAIN.items()}

_CARD = re.compile(r"0|[1-9][0-9]?", re.ASCII)
_PLACE = re.compile(r"(0|[1-9][0-9]?):(0|-?[1-9][0-9]?)", re.ASCII)


class Move(CodedMove):
    """One decision of a player; made from text by `Move.parse`, back to text by `str`."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code
        """The move as a number, as the kernel has it."""

    @staticmethod
    def parse(text: str) -> Move:
        """The move that this text spells, or Malformed with the reason."""
        if not isinstance(text, str):
            raise Malformed(f"a move of this game, or its text, is wanted, not {shown(text)}")
        if text in PLAIN:
            return Move(PLAIN[text] << VERB_SHIFT)
        verb, _, rest = text.partition(" ")
        if verb == "bid":
            return Move(_parse_bid(text, rest))
        if verb == "place":
            return Move(_parse_place(text, rest))
        raise Malformed(
            f"{shown(text)} is not a move; moves are: bid CARDS, pass, pass draw, place CARD ROW:COLUMN, done"
        )

    @property
    def verb(self) -> str:
        """bid, pass, draw, place or done."""
        return ("bid", "pass", "draw", "done", "place")[self.code >> VERB_SHIFT]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards this move names, cheapest first."""
        if self.verb == "place":
            return (card_text(placed(self.code)[0]),)
        return tuple(bag_texts(self.code & BAG_BITS)) if self.verb == "bid" else ()

    @property
    def place(self) -> str | None:
        """ROW:COLUMN, if this is a placing."""
        return place_text(placed(self.code)[1]) if self.verb == "place" else None

    def __str__(self) -> str:
        if self.verb == "bid":
            return "bid " + " ".join(self.cards)
        if self.verb == "place":
            return f"place {self.cards[0]} {self.place}"
        return PLAIN_TEXT[self.code >> VERB_SHIFT]


def placing(kind: int, place: int) -> int:
    """The code of placing a bottle of this kind there."""
    return PLACE << VERB_SHIFT | kind << KIND_SHIFT | place


def placed(code: int) -> tuple[int, int]:
    """The kind and the place of a placing."""
    return (code & BAG_BITS) >> KIND_SHIFT, code & PLACE_BITS


def coded(code: int) -> Move:
    """The move with this code, without the detour over a Python integer."""
    move: Move = Move.__new__(Move)
    move.code = code
    return move


def card_text(kind: int) -> str:
    return str(cards.price(kind) // 10)


def bag_texts(bag: int) -> list[str]:
    """The cards of a bag, cheapest first."""
    return list(_bag_texts(bag))


@lru_cache(REMEMBERED)
def _bag_texts(bag: int) -> tuple[str, ...]:
    """The same few lots are shown to everybody at a table, again and again."""
    return tuple(card_text(kind) for kind in range(KINDS) for _ in range(cards.count(bag, kind)))


def parse_card(text: str) -> int:
    """The kind of bottle that this text names."""
    if _CARD.fullmatch(text) and (text == "0" or 5 <= int(text) <= 25):
        return int(text) - 4 if text != "0" else EMPTY
    raise Malformed(f"{shown(text)} is not a card; cards are the prices 5 to 25, and 0 for an empty bottle")


def parse_bag(texts: list[str]) -> int:
    """The bag of these cards, in whatever order."""
    bag = 0
    for text in texts:
        kind = parse_card(text)
        if cards.count(bag, kind) == COPIES:
            raise Malformed(f"card {text} more than three times", "W2" if kind == EMPTY else "W1")
        bag += cards.one(kind)
    return bag


@lru_cache(REMEMBERED)
def place_text(place: int) -> str:
    return f"{row_of(place)}:{column_of(place)}"


def parse_place(text: str) -> int:
    match = _PLACE.fullmatch(text)
    if not match:
        raise Malformed(f"{shown(text)} is not a place; a place is ROW:COLUMN, such as 2:-1")
    row, column = int(match[1]), int(match[2])
    if not 1 <= row <= ROWS:
        raise Malformed(f"{shown(text)}: a cellar has rows 1 to {ROWS}", "W19")
    if not LOWEST_COLUMN <= column <= HIGHEST_COLUMN + 1 - row:
        raise Malformed(f"{shown(text)}: no pyramid can reach that column", "W20")
    return place_at(row, column)


def _parse_bid(text: str, rest: str) -> int:
    if not rest:
        raise Malformed("a bid names at least one card", "W8")
    bag = parse_bag(rest.split(" "))
    spelling = "bid " + " ".join(bag_texts(bag))
    if text != spelling:
        raise Malformed(f"{shown(text)}: cards are named cheapest first: {spelling!r}")
    return bag


def _parse_place(text: str, rest: str) -> int:
    words = rest.split(" ")
    if len(words) != 2:
        raise Malformed(f"{shown(text)}: a placing is place CARD ROW:COLUMN")
    return placing(parse_card(words[0]), parse_place(words[1]))
