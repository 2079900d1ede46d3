"""A bot that plays the round to its end in many worlds and asks its network what that is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from etalage.bots.api import Clock, Seating
from etalage.bots.budget import Budget, Searcher
from etalage.bots.learning.weights import Weights, read
from etalage.bots.money.bids_seen import bids_seen
from etalage.bots.money.minds import AMONG_EXPERTS
from etalage.bots.money.search import ExpertSearch
from etalage.games.events import Event
from etalage.games.money.notation import Move
from etalage.games.money.numbers import BIDDING
from etalage.games.money.view import View
from etalage.games.moves import LegalMoves

NETWORK = Path(__file__).with_name("network.bin")
USUAL = 160
DEEP = 40


@cache
def load_network() -> Weights:
    """The network that comes with the package."""
    return read(NETWORK)


class Expert:
    """Thinks the others think too, learns how they bid, and knows from many deals what a hand comes to.

    Told of the match, it plays for the match.
    """

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        self._budget = Budget("expert", parameter, USUAL)
        self._search = ExpertSearch(seed, load_network())
        self._before: View | None = None
        """The bidding of this round as it was seen, until the bids have been learned from."""
        self._round = 0
        self._earned: list[int] = []
        self._to_come = 0

    def choose(self, view: View, moves: LegalMoves[Move], clock: Clock) -> Move:
        most, milliseconds = self._budget.allowed(clock)
        if view.phase == BIDDING:
            if view.round < self._round:
                self._search.rivals.begin_deal()
            self._round = view.round
            self._before = view
        elif self._before is not None and self._round == view.round:
            self._learn(self._before, view, most)
        return self._search.choose(view, most, milliseconds)

    def begin(self, seating: Seating) -> None:
        self._earned = list(seating.scores) or [0] * len(seating.names)
        self._to_come = seating.deals - seating.deal - 1
        self._search.expect_match(self._earned, self._to_come)

    def hear(self, deal: int, events: Sequence[Event]) -> None:
        """The views say it all."""

    def deal_over(self, deal: int, scores: Sequence[int]) -> None:
        self._earned = [before + points for before, points in zip(self._earned, scores, strict=True)]
        self._to_come -= 1
        if self._to_come >= 0:
            self._search.expect_match(self._earned, self._to_come)

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Nothing is left to be done."""

    def info(self) -> Mapping[str, Any] | None:
        return None

    def close(self) -> None:
        """It holds nothing."""

    @property
    def search(self) -> ExpertSearch:
        """Where it looks for its moves, for those who want to know more of them."""
        return self._search

    def beliefs(self, seat: int) -> list[float]:
        """How likely another is of each mind (minds.py)."""
        return self._search.rivals.beliefs(seat)

    def _learn(self, before: View, now: View, worlds: int) -> None:
        bids = bids_seen(before, now)
        if bids is not None:
            self._search.learn(before, bids, worlds)
        self._before = None


class AmongExperts(Expert):
    """Reckons with others who think as experts do: that takes the time of so many worlds, so there are fewer."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(game, seed, parameter)
        self._budget = Budget("expert-deep", parameter, DEEP)
        self._search.rivals.expect(AMONG_EXPERTS)


class NetworkAlone(Searcher):
    """One world only, and nobody in it thinks."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(Budget("expert-network", parameter, 1), ExpertSearch(seed, load_network(), deep=False))


class SearchAlone(Searcher):
    """What comes of a round is valued by greedy's table."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        super().__init__(Budget("expert-search", parameter, USUAL), ExpertSearch(seed, None))
