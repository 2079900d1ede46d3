"""Cards and moves of Money! as text. A move has exactly one spelling; any other is refused."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from etalage.games.coded_move import CodedMove
from etalage.games.errors import Malformed
from etalage.games.money.numbers import (
    COIN, COIN_VALUE, COINS, CURRENCIES, EXCHANGE_MARK, KEEP, LEFT, NOTES, PLAY_MONEY, RIGHT, SEATS,
)  # fmt: skip
from etalage.games.reading import shown

PLAY = "PLAY"
REMEMBERED = 4096

CARD_NAMES = [
    f"{currency}{value}{letter}"
    for value, copies in NOTES.items()
    for currency in CURRENCIES
    for letter in ("abc"[:copies] if copies > 1 else [""])
] + [f"{COIN}{COIN_VALUE}{letter}" for letter in "abcdef"[:COINS]]
"""Every note and coin in the order of the serial numbers.  # MR1"""
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}
PILE_NAMES = {"take right": RIGHT, "take left": LEFT, "keep": KEEP} | {f"swap {seat}": seat for seat in range(SEATS)}
PILE_TEXTS = {pile: text for text, pile in PILE_NAMES.items()}


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
        if text in PILE_NAMES:
            return Move(EXCHANGE_MARK | PILE_NAMES[text])
        verb, _, rest = text.partition(" ")
        if verb == "bid":
            return Move(_parse_bid(text, rest))
        raise Malformed(f"{shown(text)} is not a move; moves are: bid CARDS, take right, take left, swap SEAT, keep")

    @property
    def verb(self) -> str:
        """bid, take, swap or keep."""
        return PILE_TEXTS[self.code ^ EXCHANGE_MARK].partition(" ")[0] if self.code & EXCHANGE_MARK else "bid"

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of a bid by serial number, the play money last."""
        return () if self.code & EXCHANGE_MARK else tuple(card_texts(self.code))

    def __str__(self) -> str:
        if self.code & EXCHANGE_MARK:
            return PILE_TEXTS[self.code ^ EXCHANGE_MARK]
        return "bid " + " ".join(card_texts(self.code))


def exchanging(pile: int) -> int:
    """The code of taking this pile."""
    return EXCHANGE_MARK | pile


def coded(code: int) -> Move:
    """The move with this code, without the detour over a Python integer."""
    move: Move = Move.__new__(Move)
    move.code = code
    return move


def card_texts(cards: int) -> list[str]:
    """The cards of a set by serial number, the play money last."""
    return list(_card_texts(cards))


@lru_cache(REMEMBERED)
def _card_texts(cards: int) -> tuple[str, ...]:
    """The same few lots are shown to everybody at a table, again and again."""
    texts = [name for card, name in enumerate(CARD_NAMES) if cards >> card & 1]
    return (*texts, PLAY) if cards & PLAY_MONEY else tuple(texts)


def parse_card(text: str) -> int:
    """The number of the note or coin that this text names."""
    if text not in CARD_NUMBERS:
        raise Malformed(f"{shown(text)} is not a card; cards are like EUR20a, EUR40 and {COIN}{COIN_VALUE}a")
    return CARD_NUMBERS[text]


def parse_cards(texts: Iterable[str]) -> int:
    """The set of these notes and coins, in whatever order."""
    cards = 0
    for text in texts:
        bit = 1 << parse_card(text)
        if cards & bit:
            raise Malformed(f"card {text} twice", "M4")
        cards |= bit
    return cards


def _parse_bid(text: str, rest: str) -> int:
    if not rest:
        raise Malformed("a bid names at least one card, if only PLAY", "MR4")
    words = rest.split(" ")
    play = PLAY_MONEY if words[-1] == PLAY else 0
    cards = parse_cards(words[:-1] if play else words) | play
    spelling = "bid " + " ".join(card_texts(cards))
    if text != spelling:
        raise Malformed(f"{shown(text)}: cards are named by serial number, PLAY last: {spelling!r}")
    return cards
