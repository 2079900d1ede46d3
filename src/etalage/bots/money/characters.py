"""Six people to meet over Money!, from the first evening to the strongest we know."""

from __future__ import annotations

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


class Character:
    """Someone with a judge's eye, in some measure, and the whims of a beginner."""

    whim = 0
    """One in so many bids is a few notes that come to hand; 0: none."""
    most_notes = 3
    """In such a bid."""
    worlds = 12
    """In which other bids are thought through."""
    tens = (0, 26)
    """That such a bid is worth, where the hand allows it."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter(type(self).__name__.lower(), parameter)
        self.rng = Rng(seed)
        self.judge = Judge(seed)
        self.judge.lowest, self.judge.highest = self.tens

    def choose(self, view: View, moves: LegalMoves[Any], clock: Clock) -> Move:
        if view.phase != BIDDING:
            return self.exchange(view, moves)
        if self.whim > 0 and self.rng.below(self.whim) == 0:
            return self._some_notes(view)
        return coded(self.judge.bid(view, self.worlds))

    def exchange(self, view: View, moves: LegalMoves[Any]) -> Move:
        return self.judge.choose(view)

    def _some_notes(self, view: View) -> Move:
        hand = view.hands[view.observer]
        cards = [card for card in range(hand.bit_length()) if hand >> card & 1]
        bid = 0
        for _ in range(min(len(cards), 1 + self.rng.below(self.most_notes))):
            bid |= 1 << cards.pop(self.rng.below(len(cards)))
        return coded(bid or PLAY_MONEY)


class Tim(Character):
    whim = 1

    def exchange(self, view: View, moves: LegalMoves[Any]) -> Move:
        """The pile with the largest numbers on it."""
        piles = [pile for pile in range(PILES) if view.piles[pile]]
        largest = max(piles, key=lambda pile: value(view.piles[pile]))
        return coded(exchanging(KEEP if largest == view.observer else largest))


class Greta(Character):
    whim = 1
    most_notes = 1


class Jules(Character):
    tens = (8, 26)


class Ilse(Character):
    tens = (0, 8)


class Viktor(FirstExpert):
    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter("viktor", parameter)
        super().__init__(game, seed, "4")


class Zsofia(Expert):
    pass
