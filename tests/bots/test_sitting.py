"""What a bot hears of its match at a table where people come and go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import etalage
from etalage.bots.api import Seating
from etalage.bots.random import RandomBot
from etalage.bots.sitting import Sitting
from etalage.games.match import AnyMatch
from tests.waiting import PATIENCE


class Attentive(RandomBot):
    """Remembers what it was told."""

    def __init__(self) -> None:
        super().__init__("money", 1, None)
        self.seating: Seating | None = None
        self.heard: list[tuple[int, Sequence[int]]] = []

    def begin(self, seating: Seating) -> None:
        self.seating = seating

    def hear(self, deal: int, events: Sequence[Any]) -> None: ...

    def deal_over(self, deal: int, scores: Sequence[int]) -> None:
        self.heard.append((deal, scores))

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None: ...

    def info(self) -> Mapping[str, Any] | None:
        return None

    def close(self) -> None: ...


def after_deals(match: AnyMatch, deals: int) -> AnyMatch:
    """The match when so many of its deals are over, played at random."""
    rng = etalage.Rng(1)
    while len(match.deals) <= deals:
        seat = match.to_move()[0]
        match, _ = match.after(seat, match.deal.random_move(seat, rng))
    return match


def test_it_is_told_how_the_match_stands() -> None:
    first = etalage.match("money", ["Anne", "Ben", "Cleo"], seed=3)
    bot = Attentive()
    sitting = Sitting("attentive", lambda: bot, 1, first)
    assert bot.seating == Seating(1, first.names, first.options, deals=3, deal=0, scores=[0, 0, 0])
    sitting.answer(first, PATIENCE)
    assert bot.heard == []
    third = after_deals(first, 2)
    sitting.answer(third, PATIENCE)
    sitting.answer(third, PATIENCE)
    assert bot.heard == [(number, third.deals[number].deal.scores()) for number in range(2)]


def test_it_may_come_in_the_middle_of_a_match() -> None:
    """As after a restart of the server."""
    second = after_deals(etalage.match("money", 3, seed=3), 1)
    bot = Attentive()
    Sitting("attentive", lambda: bot, 0, second).answer(second, PATIENCE)
    assert bot.seating
    assert (bot.seating.deal, bot.seating.scores) == (1, second.deals[0].deal.scores())
    assert bot.heard == []


def test_whoever_does_not_listen_is_asked_all_the_same() -> None:
    match = etalage.match("money", 3, seed=3)
    sitting = Sitting("random", lambda: RandomBot("money", 1, None), 0, match)
    later = after_deals(match, 1)
    assert sitting.answer(later, PATIENCE) in later.deal.legal_moves(0)
