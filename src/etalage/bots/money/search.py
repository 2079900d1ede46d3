# cython: boundscheck=False, wraparound=False
"""How an expert of Money! weighs choices: the round played to its end in many worlds, valued by the network.

All choices are tried in the same worlds. What the others bid there is drawn from what is believed of each of them,
which what they bid in earlier rounds has made better. In the exchange those who think take what the network thinks
best for them, and so do we.
"""

from __future__ import annotations

from etalage.bots.budget import FOREVER
from etalage.bots.learning.weights import Weights, blank
from etalage.bots.money.evaluation import Evaluation
from etalage.bots.money.expert_0_1.expert import load_network as load_earlier_network
from etalage.bots.money.expert_0_1.search import ExpertSearch as EarlierSearch
from etalage.bots.money.features import PLAYED, SHAPE
from etalage.bots.money.heuristics import Judge, one_of_each
from etalage.bots.money.last_round import LastRound, see_as
from etalage.bots.money.minds import ANY_CARD, BY_EXPERT, BY_NETWORK, BY_TABLE, HIGH, LIKELY, LOW, MINDS, NONE, ONE_CARD
from etalage.bots.money.rivals import Rivals
from etalage.bots.search import timing
from etalage.bots.search.shortlist import Shortlist
from etalage.games import bits
from etalage.games.money.notation import Move, coded, exchanging
from etalage.games.money.numbers import BIDDING, EXCHANGE, KEEP, LEFT, NOT_LAST, OVER, PILES, PLAY_MONEY, RIGHT, SEATS
from etalage.games.money.rules import Deal
from etalage.games.money.view import View
from etalage.games.rng import Rng

SIEVE = 8  # after so many worlds, and again after as many, choices are dropped that are clearly worse:
CLEARLY = 4.0  # by twice the error of the difference
RIVALS_SIEVE = 2  # others drop the worse half
FEW = 3  # but never these
MOST_CHOICES = 78
RIVALS_WORLDS = 4  # are enough for the others
EXPERTS_WORLDS = 8  # and so many for those who think like experts: 2 would foretell their bids no better than greedy
FEW_ENOUGH = 6  # choices are left to play the last round after each of them, instead of asking the network alone
WIDENING = 24  # worlds after which bids are tried that are like the best, but for a card
LEARNING_WORLDS = 12  # in which every mind bids for everyone, when bids have been seen
CLOSE = 0.002  # bids that are so close to the best are as good; which one it is, nobody shall know
LOW_FROM, LOW_TO = 1, 4  # tens that low bidders have in mind
HIGH_FROM, HIGH_TO = 10, 16
NOTHING = 0


class ExpertSearch(Shortlist):
    """Thinks about one view at a time; its seed decides which worlds it thinks of."""

    def __init__(self, seed: int, weights: Weights | None, deep: bool = True) -> None:
        """Deep, it has others think; otherwise they bid what people bid. Without a network, greedy's table is used."""
        Shortlist.__init__(self)
        self.rng = Rng(seed)
        self.judge = Judge(seed)
        self.judge.rng = self.rng
        self.world = self.judge.world
        self.after = self.judge.after
        self.trial = Deal.__new__(Deal)
        self.trial.zero_fields()
        self.networked = weights is not None
        self.evaluation = Evaluation(weights or blank(SHAPE))
        self.deep = deep
        self.rivals_worlds = RIVALS_WORLDS
        self.close = CLOSE if deep and self.networked else 0.0
        self.iterations = 0
        """Worlds looked at for the last decision."""
        self.tried = 0
        """Those in which the choices that are left were all tried."""
        self.wide = True
        """Whether they have been widened, or will not be."""
        self.half_time = 0.0
        self.playing = False
        """Whether last rounds are played in this world, not only foreseen,"""
        self.luck = 0
        """and with what luck."""
        if not bits.COMPILED:
            self.worths: list[float] = list(bits.zeros(len(self.totals)))
            """Of the choices in this world, against their mean,"""
            self.sums: list[float] = list(bits.zeros(len(self.totals)))
            self.squares: list[float] = list(bits.zeros(len(self.totals)))
            """and both over all worlds."""
            self.minds = bits.zeros(SEATS)
            """Of the others in the imagined world."""
            self.seen = bits.zeros(SEATS)
            """Bids that have been turned up."""
        if deep:
            self.rivals = Rivals()
            self.last_round = LastRound()
            self.rivals_view = View()
            self.rivals_judge = Judge(seed)
            self.rivals_judge.rng = self.rng
            self.rival = ExpertSearch(seed, weights, deep=False)
            self.rival.rng = self.rival.judge.rng = self.rng
            self.rival.view = self.rivals_view
            self.earlier = EarlierSearch(seed, load_earlier_network())
            self.earlier.view = self.rivals_view
            self.earlier.first_sieve = RIVALS_SIEVE

    def expect_match(self, earned: list[int], to_come: int) -> None:
        """What the seats have from earlier deals of the match, and how many follow this one."""
        self.evaluation.expect_match(earned, to_come)
        if self.deep:
            self.rival.evaluation.expect_match(earned, to_come)

    def choose(self, view: View, most: int, budget: float) -> Move:
        """The move to make after so many worlds or milliseconds."""
        self.view = view
        return coded(self._think(most, budget))

    def as_good(self) -> list[int]:
        """The codes of the choices that the last one was drawn from."""
        best = self.best()
        close = self.close * self.tried if self.view.phase == BIDDING else 0.0
        return [self.candidates[nth] for nth in range(self.number) if self.totals[nth] >= self.totals[best] - close]

    def left(self) -> list[int]:
        """The codes of the choices that the last search had left, the best first."""
        order = sorted(range(self.number), key=lambda nth: -self.totals[nth])
        return [self.candidates[nth] for nth in order]

    def choices(self, view: View) -> list[int]:
        """The codes of all that it would choose from, the last search forgotten."""
        self.view = view
        self.stage = self.judge.stage_to_come(view)
        self._gather()
        return self.left()

    def _think(self, most: int, budget: float) -> int:
        """Other threads can run meanwhile."""
        lock = bits.release_gil()
        code = self.weigh(most, timing.milliseconds() + budget)
        bits.acquire_gil(lock)
        return code

    def weigh(self, most: int, end: float) -> int:
        """The code of the best choice after so many worlds, or at that time."""
        self.stage = self.judge.stage_to_come(self.view)
        self._gather()
        self.iterations = self.tried = 0
        self.wide = not self.deep or self.view.phase != BIDDING or most < 3 * WIDENING
        self.half_time = (timing.milliseconds() + end) / 2.0
        while self.iterations < most and (self.iterations == 0 or timing.milliseconds() < end) and self._is_open():
            self._iterate()
            self.iterations += 1
            self.tried += 1
            if not self.deep:
                if self.tried % RIVALS_SIEVE == 0:
                    self.keep(max(FEW, (self.number + 1) // 2))
            elif self.tried % SIEVE == 0:
                self._drop_clearly_worse()
        return self.candidates[self._pick()]

    def _is_open(self) -> bool:
        """Whether there is something to choose between; bids like the best one come in when few are left."""
        if not self.wide and (self.number == 1 or self.tried == WIDENING):
            if timing.milliseconds() < self.half_time:
                self._widen()
            self.wide = True
        return self.number > 1

    def _gather(self) -> None:
        """What to choose from: the judge's bids, or all the piles."""
        me = self.view.observer
        self.number = 0
        if self.view.phase == BIDDING:
            self.judge.imagine(self.view)
            self.judge.gather_bids(self.view.hands[me], self.view.piles[RIGHT], self.view.piles[LEFT], self.stage, me)
            for nth in range(self.judge.number):
                self._add(self.judge.candidates[nth])
        else:
            for pile in range(PILES):
                if self.view.piles[pile] != NOTHING:
                    self._add(exchanging(KEEP if pile == me else pile))

    def _widen(self) -> None:
        """Begin anew with the best few, and all bids that differ from the best by a card more, less or other."""
        bid = self.candidates[self.best()] & ~PLAY_MONEY
        self.keep(FEW)
        for nth in range(self.number):
            self._begin(nth)
        self.tried = 0
        spared = one_of_each(self.view.hands[self.view.observer] & ~bid)
        spent = one_of_each(bid)
        while True:
            less = bid ^ (spent & (NOTHING - spent))
            self._add_new(less)
            more = spared
            while more != NOTHING:
                self._add_new(less | bits.single(bits.lowest_bit(more)))
                more &= more - 1
            if spent == NOTHING:
                return
            spent &= spent - 1

    def _add_new(self, bid: int) -> None:
        """If there is room for it, and it is not there yet."""
        code = PLAY_MONEY if bid == NOTHING else bid
        for nth in range(self.number):
            if self.candidates[nth] == code:
                return
        if self.number < MOST_CHOICES:
            self._add(code)

    def _begin(self, nth: int) -> None:
        self.totals[nth] = 0.0
        self.sums[nth] = 0.0
        self.squares[nth] = 0.0

    def _add(self, code: int) -> None:
        self.candidates[self.number] = code
        self._begin(self.number)
        self.number += 1

    def _iterate(self) -> None:
        """Try all choices in one more world."""
        me = self.view.observer
        self.judge.imagine(self.view)
        if self.deep:
            self.luck = self.rng.bits()
            self.playing = self.number <= FEW_ENOUGH
            self._draw_minds(me)
        if self.view.phase == BIDDING:
            self._let_others_bid(me)
        mean = 0.0
        for nth in range(self.number):
            self.after.assign(self.world)
            self.after.apply(me, self.candidates[nth])
            if self.deep and self.networked:
                self._play_exchange(me)
            else:
                self.judge.play_exchange(self.stage)
            self.worths[nth] = self._value(me)
            self.totals[nth] += self.worths[nth]
            mean += self.worths[nth] / self.number
        for nth in range(self.number):
            self.sums[nth] += self.worths[nth] - mean
            self.squares[nth] += (self.worths[nth] - mean) * (self.worths[nth] - mean)

    def _value(self, seat: int) -> float:
        """What the table where the round has ended is worth to a seat."""
        if not self.networked:
            return self.judge.standing(seat) * 1.0
        if not self.deep:
            return self.evaluation.promise(self.after, seat)
        worth = self.evaluation.value(self.after, seat)
        if not self.playing or self.after.phase == OVER or self.after.last == NOT_LAST:
            return worth
        self.last_round.play(self.after, self.luck)
        return worth + PLAYED * (self.evaluation.value(self.after, seat) - worth)

    # The others

    def _draw_minds(self, me: int) -> None:
        for seat in range(self.world.players):
            if seat != me:
                self.minds[seat] = self.rivals.drawn(seat, self.rng)

    def _let_others_bid(self, me: int) -> None:
        """Nobody's bid hangs on another's: all see the world as it is before any."""
        if self.world.sealed[me] != NOTHING:  # MR5: my bid is still open
            self.world.sealed[me] = NOTHING
            self.world.waiting += 1
        for seat in range(self.world.players):
            if seat != me:
                self.world.apply(seat, self._bid_of(seat, self.minds[seat] if self.deep else LIKELY))

    def _bid_of(self, seat: int, mind: int) -> int:
        """What such a mind bids from that seat in the imagined world."""
        if mind == BY_TABLE:
            self._see_as(seat)
            return self.rivals_judge.bid(self.rivals_view, self.rivals_worlds)
        if mind == BY_NETWORK:
            self._see_as(seat)
            return self.rival.weigh(self.rivals_worlds, FOREVER)
        if mind == BY_EXPERT:
            self._see_as(seat)
            return self.earlier.weigh(EXPERTS_WORLDS, FOREVER)
        if mind == ONE_CARD:
            self._see_as(seat)
            return self.rivals_judge.bid_of_one(self.rivals_view, self.rivals_worlds)
        if mind == LIKELY:
            return self.judge.likely_bid(seat, self.stage)
        if mind == LOW:
            return self.judge.targeted_bid(seat, self.stage, LOW_FROM, LOW_TO)
        if mind == HIGH:
            return self.judge.targeted_bid(seat, self.stage, HIGH_FROM, HIGH_TO)
        if mind == NONE or self.world.hands[seat] == NOTHING:
            return PLAY_MONEY
        if mind == ANY_CARD:
            return self._some_cards(seat, 1)
        return self._some_cards(seat, 1 + self.rng.below(3))

    def _some_cards(self, seat: int, most: int) -> int:
        """One card from a hand, or another or two with it."""
        hand = self.world.hands[seat]
        some = NOTHING
        for _ in range(most):
            nth = self.rng.below(bits.bit_count(hand))
            rest = hand
            while nth > 0:
                rest &= rest - 1
                nth -= 1
            some |= bits.single(bits.lowest_bit(rest))
        return some

    def _see_as(self, seat: int) -> None:
        see_as(self.rivals_view, self.world, seat)

    def learn(self, view: View, bids: list[int], worlds: int) -> None:
        """What the others are like, from the bids that were turned up after this view of the bidding."""
        for seat in range(view.players):
            self.seen[seat] = bids[seat]
        self.view = view
        self._compare(min(worlds, LEARNING_WORLDS))

    def _compare(self, worlds: int) -> None:
        me = self.view.observer
        self.stage = self.judge.stage_to_come(self.view)
        self.rivals.begin_comparing()
        for _ in range(worlds):
            self.judge.imagine(self.view)
            self.world.sealed[me] = NOTHING
            for seat in range(self.world.players):
                if seat != me:
                    for mind in range(MINDS):
                        if self.rivals.may_be(seat, mind):
                            self.rivals.compare(seat, mind, self.seen[seat], self._bid_of(seat, mind))
        for seat in range(self.view.players):
            if seat != me:
                self.rivals.conclude(seat, worlds)

    # The exchange

    def _play_exchange(self, me: int) -> None:
        """Everyone takes what is best for them, by the network or by the table, until the round is over.  # M11, M12"""
        round_played = self.world.round
        while self.after.phase == EXCHANGE and self.after.round == round_played:
            seat = self.after.seat
            if seat == me or self.minds[seat] == BY_NETWORK:
                self._take_best(seat)
            else:
                self.after.apply(seat, exchanging(self.judge.most_gainful(seat, self.stage)))

    def _take_best(self, seat: int) -> None:
        """Take the pile after which the network likes the end of the round best, if the rest goes by the table."""
        self.trial.assign(self.after)
        best = KEEP
        most = -1000.0
        for place in range(PILES):
            if self.trial.piles[place] != NOTHING:
                code = KEEP if place == seat else place
                self.after.assign(self.trial)
                self.after.apply(seat, exchanging(code))
                self.judge.play_exchange(self.stage)
                worth = self.evaluation.promise(self.after, seat)
                if worth > most:
                    most = worth
                    best = code
        self.after.assign(self.trial)
        self.after.apply(seat, exchanging(best))

    # The choice

    def _drop_clearly_worse(self) -> None:
        """Choices that are behind the best by more than chance explains: easy moves need few worlds."""
        best = self.best()
        worlds = self.tried
        unsure = self.squares[best] - self.sums[best] * self.sums[best] / worlds
        most = self.totals[best]
        kept = 0
        for nth in range(self.number):
            behind = most - self.totals[nth]
            error = self.squares[nth] - self.sums[nth] * self.sums[nth] / worlds + unsure
            if behind * behind <= CLEARLY * error or behind <= self.close * worlds:
                self.candidates[kept] = self.candidates[nth]
                self.totals[kept] = self.totals[nth]
                self.sums[kept] = self.sums[nth]
                self.squares[kept] = self.squares[nth]
                kept += 1
        self.number = kept

    def _pick(self) -> int:
        """One of the best choices. A bid is made against others who guess it; an exchange is not."""
        best = self.best()
        if self.view.phase != BIDDING or self.close == 0.0:
            return best
        enough = self.totals[best] - self.close * self.tried
        picked = best
        seen = 0
        for nth in range(self.number):
            if self.totals[nth] >= enough:
                seen += 1
                if self.rng.below(seen) == 0:
                    picked = nth
        return picked
