"""One match of a run."""

from __future__ import annotations

import threading
import time
from math import comb
from typing import Any, NamedTuple

from etalage.arena.schedule import Pairing, Plan
from etalage.bots import BotFault, Clock, Company, bot
from etalage.coach import coach_of, luck_of
from etalage.games.match import AnyMatch, Match
from etalage.games.registry import game
from etalage.games.rng import Rng

PATIENCE = 60.0  # seconds; a bot bound by time that has not answered by then hangs
PATIENCE_WITHOUT_A_CLOCK = 605.0  # the largest search, ten million iterations, takes some 150 on a common machine;
# a program has 600, and then says more of itself than we could
HEARING = 0.5  # seconds after which Ctrl-C is heard on systems that do not interrupt a wait


class Played(NamedTuple):
    """What came of a match, by seat."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...]
    milliseconds: tuple[float, ...]
    """Spent on all moves together."""
    longest: tuple[float, ...]
    """Spent on the slowest move."""
    luck: tuple[float, ...] = ()
    """In shares of the win; nothing where nobody asked."""

    def to_json(self) -> list[Any]:
        return [list(part) for part in self]

    @staticmethod
    def from_json(data: list[list[Any]]) -> Played:
        return Played(Pairing(*data[0]), *(tuple(part) for part in data[1:]))

    def check(self, run: Plan) -> None:
        """ValueError, if no match of this run can have come to this."""
        lineup, cards, turned = self.pairing
        planned = any(first <= cards < first + count for first, count in run.cards)
        if not planned or lineup not in range(comb(len(run.bots), run.players)) or turned not in range(run.players):
            raise ValueError(f"{self.pairing} is not in the plan")
        if not self.winners or any(seat not in range(run.players) for seat in self.winners):
            raise ValueError(f"{self.winners} are not seats")
        for figures in (
            self.scores,
            self.moves,
            self.milliseconds,
            self.longest,
            *([self.luck] if run.luck_adjusted else []),
        ):
            if len(figures) != run.players or not all(isinstance(each, int | float) for each in figures):
                raise ValueError(f"{figures} is not one number for each seat")


def play(run: Plan, pairing: Pairing) -> Played:
    """Play it. Cards and bots depend on the run's plan and the pairing alone, not on what was played before.

    It is played in a thread, so that a bot that hangs can be told, and Ctrl-C is heard whatever a bot is doing.
    """
    live = _LiveMatch(run, pairing)
    done: list[Played | BaseException] = []

    def play_on() -> None:
        try:
            done.append(live.play())
        except BaseException as error:
            done.append(error)

    player = threading.Thread(target=play_on, daemon=True)  # one that hangs must not keep the program from ending
    player.start()
    while not done:
        player.join(min(live.patience_left(), HEARING))
        if not done:
            live.check_patience()
    if isinstance(done[0], BaseException):
        raise done[0]
    return done[0]


class _LiveMatch:
    """A match under way, and since when the seat to move has been thinking."""

    def __init__(self, run: Plan, pairing: Pairing) -> None:
        self.run = run
        self.pairing = pairing
        self.names = run.seats(pairing)
        self.match = Match.new(game(run.game), run.players, run.options, pairing.cards)
        self.patience = PATIENCE if run.milliseconds is not None else PATIENCE_WITHOUT_A_CLOCK
        self.asked: tuple[int, Any, float] = 0, self.match.deal, time.perf_counter()
        """A seat, about a deal, and since when."""

    def play(self) -> Played:
        run = self.run
        seeds = Rng(self.pairing.cards).split(1 + run.players * self.pairing.lineup + self.pairing.turned)
        with Company(self.match, Clock(run.iterations, run.milliseconds)) as company:
            for seat, name in enumerate(self.names):
                self.asked = seat, self.match.deal, time.perf_counter()
                company.sit(seat, bot(name), seeds.bits() >> 1)
            return self._play(company)

    def _play(self, company: Company) -> Played:
        run = self.run
        moves = [0] * run.players
        spent = [0.0] * run.players
        longest = [0.0] * run.players

        def answer(match: AnyMatch, seat: int) -> Any:
            began = time.perf_counter()
            self.asked = seat, match.deal, began
            move = company.answer(match, seat)
            taken = 1000 * (time.perf_counter() - began)
            moves[seat] += 1
            spent[seat] += taken
            longest[seat] = max(longest[seat], taken)
            return move

        for match, _ in company.play_on(answer):
            self.match = match
        outcome = self.match.outcome()
        assert outcome
        all_spent, slowest = (tuple(round(each, 3) for each in part) for part in (spent, longest))
        return Played(self.pairing, outcome.scores, outcome.winners, tuple(moves), all_spent, slowest, self._luck())

    def _luck(self) -> tuple[float, ...]:
        if not self.run.luck_adjusted:
            return ()
        evaluator = coach_of(self.run.game).evaluator()
        return tuple(round(each, 6) for each in luck_of(self.match, evaluator, self.pairing.cards))

    def patience_left(self) -> float:
        """In seconds, with the seat that is thinking."""
        _, _, began = self.asked
        return max(0.0, began + self.patience - time.perf_counter())

    def check_patience(self) -> None:
        if not self.patience_left():
            seat, deal, _ = self.asked
            raise BotFault(self.names[seat], seat, f"has not answered for {self.patience:g} seconds", deal.view(seat))
