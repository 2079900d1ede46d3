"""Dealing card by card, as nodes of chance: every card of the deck in its turn, then whatever else is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from etalage.games.money import numbers as money
from etalage.games.money.deck import deck_of
from etalage.games.money.notation import CARD_NAMES
from etalage.games.money.setup import Setup as MoneySetup
from etalage.games.protocol import AnySetup
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler import numbers as weinhaendler
from etalage.games.weinhaendler.notation import card_text
from etalage.games.weinhaendler.setup import Setup as WeinhaendlerSetup

Outcomes = list[tuple[int, float]]
"""What chance can come to, and how probably."""


class Dealer(Protocol):
    """Chance of a game: `drawn` is what it has come to so far, in order."""

    @property
    def most_outcomes(self) -> int:
        """How many outcomes a node has at most, numbered from 0."""

    def outcomes(self, drawn: Sequence[int]) -> Outcomes:
        """What may come next; nothing when all is dealt."""

    def setup(self, drawn: Sequence[int]) -> AnySetup:
        """The cards as dealt."""

    def lasting(self, drawn: Sequence[int]) -> tuple[int, ...]:
        """What of it holds for the whole match."""

    def spelling(self, drawn: Sequence[int], outcome: int) -> str:
        """An outcome in words."""


class WeinhaendlerDealer:
    """All bottles by kind, and the start player.  # W5, W6"""

    most_outcomes = weinhaendler.KINDS

    def __init__(self, players: int) -> None:
        self.players = players
        self.deck = [kind for kind in range(weinhaendler.KINDS) for _ in range(cards.count(cards.deck(players), kind))]

    def outcomes(self, drawn: Sequence[int]) -> Outcomes:
        if len(drawn) > len(self.deck):
            return []
        if len(drawn) == len(self.deck):
            return [(seat, 1 / self.players) for seat in range(self.players)]
        left = Counter(self.deck) - Counter(drawn)
        return [(kind, left[kind] / left.total()) for kind in sorted(left)]

    def setup(self, drawn: Sequence[int]) -> WeinhaendlerSetup:
        *deck, start = drawn
        hand, display = weinhaendler.HAND, weinhaendler.DISPLAY
        hands = tuple(tuple(deck[hand * seat : hand * (seat + 1)]) for seat in range(self.players))
        rest = deck[hand * self.players :]
        return WeinhaendlerSetup(hands, tuple(rest[:display]), tuple(rest[display:]), start)

    def lasting(self, drawn: Sequence[int]) -> tuple[int, ...]:
        return ()

    def spelling(self, drawn: Sequence[int], outcome: int) -> str:
        return f"start {outcome}" if len(drawn) == len(self.deck) else f"deal {card_text(outcome)}"


class MoneyDealer:
    """The currencies that leave the game, then all cards by number.  # M5, M6, MR2"""

    most_outcomes = money.CARDS

    def __init__(self, players: int) -> None:
        self.players = players
        self.removed = money.REMOVED[players]

    def outcomes(self, drawn: Sequence[int]) -> Outcomes:
        if len(drawn) < self.removed:
            left = [number for number in range(money.NUMBER_OF_CURRENCIES) if number not in drawn]
        else:
            dealt = set(drawn[self.removed :])
            left = [card for card in deck_of(self._codes(drawn)) if card not in dealt]
        return [(each, 1 / len(left)) for each in left]

    def setup(self, drawn: Sequence[int]) -> MoneySetup:
        deck = drawn[self.removed :]
        hand, display = money.HAND, money.DISPLAY
        hands = tuple(tuple(deck[hand * seat : hand * (seat + 1)]) for seat in range(self.players))
        rest = tuple(deck[hand * self.players :])
        return MoneySetup(self._codes(drawn), hands, rest[:display], rest[display : 2 * display], rest[2 * display :])

    def lasting(self, drawn: Sequence[int]) -> tuple[int, ...]:
        return tuple(drawn[: self.removed])

    def spelling(self, drawn: Sequence[int], outcome: int) -> str:
        if len(drawn) < self.removed:
            return f"remove {money.CURRENCIES[outcome]}"
        return f"deal {CARD_NAMES[outcome]}"

    def _codes(self, drawn: Sequence[int]) -> tuple[str, ...]:
        return tuple(money.CURRENCIES[number] for number in drawn[: self.removed])
