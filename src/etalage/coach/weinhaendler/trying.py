"""Moves of Die Weinhändler, tried in the same imagined worlds: what they come to, and what share of the win that is.

A bid is played on to the exchange against the minds that the expert believes the others to have; a placing is followed
by the best end of the turn that the expert finds, in the last round by everybody's best placings.
"""

from __future__ import annotations

from array import array

from etalage.bots.learning import softmax
from etalage.bots.weinhaendler.judge_numbers import FIRST_END, THINKING
from etalage.bots.weinhaendler.search import ExpertSearch
from etalage.coach.weinhaendler.numbers import (
    DISPLAY_TAKEN, EXCHANGED, MOST_MOVES, MOST_WORLDS, NETWORK, NOTHING_TAKEN, POINTS, SMALL_POINTS,
    SMALL_WORTH, TAKES, WORTH,
)  # fmt: skip
from etalage.coach.weinhaendler.open_evaluation import OpenEvaluation
from etalage.games import bits
from etalage.games.rng import Rng
from etalage.games.weinhaendler import sampling
from etalage.games.weinhaendler.numbers import BIDDING, DONE, SEATS, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.view import View

POINT = 100
LEAST = -1.0e9
WORLDS_FOR_ENDS = 6


class Trial:
    """Tries moves as an expert's search would, whose beliefs about the others it shares."""

    def __init__(self, seed: int, search: ExpertSearch, opened: OpenEvaluation) -> None:
        self.rng = Rng(seed)
        self.search = search
        self.opened = opened
        self.world = Deal.__new__(Deal)
        self.world.zero_fields()
        self.after = Deal.__new__(Deal)
        self.after.zero_fields()
        self.codes = array("Q", bytes(8 * MOST_MOVES))
        self.worths = array("d", bytes(8 * MOST_MOVES * MOST_WORLDS))
        self.takes = array("i", bytes(4 * MOST_MOVES * MOST_WORLDS))
        """TAKES · who takes my bid + what I take; of a placing, the points it brings at once."""
        if not bits.COMPILED:
            self.minds = bits.zeros(SEATS)
            self.values = bits.zeros(SEATS)
            """Of the bids when they were last seen."""
            self.sums: list[float] = list(bits.zeros(SEATS))

    def try_out(self, view: View, codes: list[int], worlds: int) -> tuple[list[list[float]], list[list[int]]]:
        """For each move what each world came to: my share, and what I took. Other threads can run meanwhile."""
        number = min(len(codes), MOST_MOVES)
        for nth in range(number):
            self.codes[nth] = codes[nth]
        count = min(worlds, MOST_WORLDS)
        lock = bits.release_gil()
        if view.phase == BIDDING:
            self._try_bids(view, number, count)
        else:
            for nth in range(number):
                self._try_placing(view, nth, count)
            self.rng.bits()  # other worlds next time
        bits.acquire_gil(lock)
        rows = [range(nth * MOST_WORLDS, nth * MOST_WORLDS + count) for nth in range(number)]
        return [[self.worths[at] for at in row] for row in rows], [[self.takes[at] for at in row] for row in rows]

    def placings(self, view: View) -> list[int]:
        """The first steps of the ways to end my turn that a beam search comes by, the most promising first."""
        judge = self.search.judge
        judge.look(view)
        found: dict[int, int] = {}
        for end in range(FIRST_END, FIRST_END + judge.gather_ends(view, view.hands[view.seat])):
            code = judge.firsts[end] if judge.firsts[end] else DONE << VERB_SHIFT
            found[code] = max(judge.scores[end], found.get(code, judge.scores[end]))
        return sorted(found, key=found.__getitem__, reverse=True)

    # Bids

    def _try_bids(self, view: View, number: int, worlds: int) -> None:
        me = view.seat
        self.search.judge.look(view)
        self.search.judge.tabulate()
        self.search.thinker.look(view)
        for world in range(worlds):
            sampling.sample_into(self.world, view, self.rng)
            for seat in range(view.players):
                self.minds[seat] = THINKING if seat == me else self.search.opponents.draw(seat)
            for nth in range(number):
                self.after.assign(self.world)
                self._see_values()  # before a pass with which the bidding ends
                self.after.apply(self.codes[nth])
                self._bid_on()
                at = nth * MOST_WORLDS + world
                self.takes[at] = self._taken(me)
                self.opened.world.assign(self.after)
                self.opened._settle()
                self.worths[at] = self.opened._share(me)

    def _bid_on(self) -> None:
        """Until the bids are exchanged."""
        while self.after.phase == BIDDING:
            self._see_values()
            seat = self.after.seat
            if self.minds[seat] == THINKING:
                self.after.apply(self.search.thinker.bid(self.after))
            else:
                self.after.apply(self.search.judge.quick_bid(self.after, self.after.hands[seat], self.minds[seat]))

    def _see_values(self) -> None:
        for seat in range(self.after.players):
            self.values[seat] = self.after.values[seat]

    def _taken(self, me: int) -> int:
        """Whose bid I took and who took mine, by the values of the bids before the last pass.  # W14, W15"""
        mine = self.values[me]
        if not mine:
            return TAKES * NOTHING_TAKEN + NOTHING_TAKEN
        above = DISPLAY_TAKEN
        below = DISPLAY_TAKEN
        for seat in range(self.after.players):
            value = self.values[seat]
            if value > mine and (above == DISPLAY_TAKEN or value < self.values[above]):
                above = seat
            if 0 < value < mine and (below == DISPLAY_TAKEN or value > self.values[below]):
                below = seat
        return TAKES * below + above

    # Placings

    def _try_placing(self, view: View, nth: int, worlds: int) -> None:
        """In the same worlds as those before it."""
        me = view.seat
        state = self.rng.state
        self._imagine(view, nth)
        points = self.world.points[me] - view.points[me]
        for world in range(worlds):
            self.takes[nth * MOST_WORLDS + world] = points
        self.rng.state = state
        if view.last:
            self._place_to_the_end(view, nth, worlds)
        else:
            self._place_to_my_end(view, nth, worlds)
        self.rng.state = state

    def _imagine(self, view: View, nth: int) -> None:
        """A world in which this placing has been made; in which my turn is still to end, if that is the move."""
        sampling.sample_into(self.world, view, self.rng)
        if self.codes[nth] >> VERB_SHIFT != DONE:
            self.world.apply(self.codes[nth])

    def _place_to_the_end(self, view: View, nth: int, worlds: int) -> None:
        for world in range(worlds):
            self._imagine(view, nth)
            self.opened.world.assign(self.world)
            if self.codes[nth] >> VERB_SHIFT == DONE:
                self.opened.world.apply(self.codes[nth])
            self.opened.play_cellars()
            self.worths[nth * MOST_WORLDS + world] = self.opened._share(view.seat)

    def _place_to_my_end(self, view: View, nth: int, worlds: int) -> None:
        """What counts is the end of my turn that is worth most on average."""
        state = self.rng.state
        self._imagine(view, nth)
        self.search.judge.look(self.world)
        ends = self.search.judge.gather_ends(self.world, self.world.hands[view.seat])
        if self.codes[nth] >> VERB_SHIFT == DONE:
            ends = 1  # the first: no bottle more
        self.rng.state = state
        end = self._best_end(view, nth, ends)
        for world in range(worlds):
            self._imagine(view, nth)
            self._weigh_others(view.seat)
            self.sums[view.seat] = self._sum_at_end(end, view.seat)
            self.worths[nth * MOST_WORLDS + world] = softmax.bent_share(
                self.sums, view.players, view.seat, self.opened.bend
            )

    def _best_end(self, view: View, nth: int, ends: int) -> int:
        """Of those that the judge has gathered, in the worlds that come next."""
        state = self.rng.state
        best = FIRST_END
        most = LEAST
        for end in range(FIRST_END, FIRST_END + ends if ends > 1 else FIRST_END):
            total = 0.0
            self.rng.state = state
            for _ in range(WORLDS_FOR_ENDS):
                self._imagine(view, nth)
                self.opened.look(self.world, EXCHANGED)
                total += self._sum_at_end(end, view.seat)
            if total > most:
                most = total
                best = end
        self.rng.state = state
        return best

    def _weigh_others(self, me: int) -> None:
        self.opened.world.assign(self.world)
        self.opened.look(self.world, EXCHANGED)
        for seat in range(self.world.players):
            if seat != me:
                self.opened._know(seat)
                self.sums[seat] = self.opened.weighed()

    def _sum_at_end(self, end: int, me: int) -> float:
        """Like that of others, where my turn has ended like this."""
        self.opened.evaluation.look(self.search.judge, self.world, end, me)
        self.opened.known[NETWORK] = self.opened.evaluation.value(
            self.search.judge, self.world, self.search.judge.hands[end], True
        )
        worth = self.search.judge.scores[end] - POINT * self.search.judge.points[end]
        self.opened.known[WORTH] = worth / SMALL_WORTH
        self.opened.known[POINTS] = (self.world.points[me] + self.search.judge.points[end]) / SMALL_POINTS
        return self.opened.weighed()
