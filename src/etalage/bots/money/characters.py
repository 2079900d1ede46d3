"""Six people to meet over Money!, from the first evening to the strongest we know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from etalage.bots.api import Clock
from etalage.bots.budget import refuse_parameter
from etalage.bots.money.expert import Expert
from etalage.bots.money.expert_0_1.expert import Expert as FirstExpert
from etalage.bots.money.heuristics import Judge
from etalage.games.money.notation import Move, coded, exchanging
from etalage.games.money.numbers import BIDDING, KEEP, PILES, PLAY_MONEY
from etalage.games.money.scoring import value
from etalage.games.money.view import View
from etalage.games.moves import LegalMoves
from etalage.games.rng import Rng


class Beginner:
    """Someone who bids a few notes that come to hand, and takes what a judge would take."""

    most_notes = 3

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter(type(self).__name__.lower(), parameter)
        self.rng = Rng(seed)
        self.judge = Judge(seed)

    def choose(self, view: View, moves: LegalMoves[Any], clock: Clock) -> Move:
        return self.bid(view) if view.phase == BIDDING else self.exchange(view)

    def bid(self, view: View) -> Move:
        hand = view.hands[view.observer]
        cards = [card for card in range(hand.bit_length()) if hand >> card & 1]
        bid = 0
        for _ in range(min(len(cards), 1 + self.rng.below(self.most_notes))):
            bid |= 1 << cards.pop(self.rng.below(len(cards)))
        return coded(bid or PLAY_MONEY)

    def exchange(self, view: View) -> Move:
        return self.judge.choose(view)


class Tim(Beginner):
    def exchange(self, view: View) -> Move:
        """The pile with the largest numbers on it."""
        piles = [pile for pile in range(PILES) if view.piles[pile]]
        largest = max(piles, key=lambda pile: value(view.piles[pile]))
        return coded(exchanging(KEEP if largest == view.observer else largest))


class Greta(Beginner):
    most_notes = 1


class Habitual:
    """A judge who bids so many tens."""

    tens = range(0)

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter(type(self).__name__.lower(), parameter)
        self.judge = Judge(seed)
        self.judge.tens = as_bits(self.tens)

    def choose(self, view: View, moves: LegalMoves[Any], clock: Clock) -> Move:
        return self.judge.choose(view)


class Ilse(Habitual):
    tens = range(8)


class Jules(Habitual):
    tens = range(9, 26)


class Viktor(FirstExpert):
    """An expert of few worlds who bids about the same every time."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter("viktor", parameter)
        super().__init__(game, seed, "8")
        self.search.judge.tens = as_bits(range(5, 9))


class Zsofia(Expert):
    pass


def as_bits(numbers: Iterable[int]) -> int:
    """A bit for each of them."""
    return sum(1 << number for number in numbers)
