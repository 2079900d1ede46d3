"""The judgement of a practised player of Money!: what a hand may come to, which bids are cheap, which one pays.

A bid is chosen by playing the round to its end in a few worlds that the view allows. There the others bid what they
need least, everyone takes the pile that gains them most, and the hands are valued. Worths are tenths of a point. All
arithmetic is in integers, so that compiled and plain Python choose the same.
"""

from __future__ import annotations

from etalage.bots.search.shortlist import Shortlist
from etalage.bots.money.learned import COIN_WORTHS, CONTEXTS, FINAL, HOLDINGS, holding_worths
from etalage.games import bits
from etalage.games.money import sampling
from etalage.games.money.notation import Move, coded, exchanging
from etalage.games.money.numbers import (
    BIDDING, COINS, EXCHANGE, FIRST_20, FIRST_30, FIRST_40, FIRST_50, FIRST_60, FIRST_COIN, KEEP, LEFT, NOT_LAST,
    NUMBER_OF_CURRENCIES, OVER, PILES, PLAY_MONEY, RIGHT, SEATS,
)  # fmt: skip
from etalage.games.money.open_table import OpenTable
from etalage.games.money.rules import Deal
from etalage.games.money.scoring import amount, value
from etalage.games.money.view import View
from etalage.games.rng import Rng

# Measured at tables of four, one among three of the other kind and the other way round; .25 is par; n = 400 or as said.
BID_WORLDS = 12  # 30 were no better: .25 and .28 (n = 200, still with a table made by hand)
SIEVE = 2  # after so many worlds the worse half of the bids is dropped; 4 cost half as much again: .26 and .23
EXCHANGE_WORLDS = 6
DENIAL = 20  # hundredths of what all the others' hands are worth; 0 was as good: .24 and .23
LOW_TARGET = 3  # tens that others are thought to bid, from
HIGH_TARGET = 11  # to; 5 to 9 lost: .20 and .36, and so did 2 to 14: .20 and .30

NOTHING = 0
TRIO = 0b111
ALIKE = sum(0b110 << first for first in range(FIRST_20, FIRST_40, 3)) | 0b111110 << FIRST_COIN
"""Cards that the one before them equals."""
STAGE_TABLE = HOLDINGS * CONTEXTS
TABLE = (FINAL + 1) * STAGE_TABLE
NO_BID = 1 << 20  # the loss where no bid has a value
TENS = 26  # bids are of less than 260
ANY = (1 << TENS) - 1  # number of them
CARDS_A_ROUND = 4  # that come from the pile, about
SOME = 70  # that a rival holds of a currency: the strengths of learned.py begin here
MUCH = 120


def holding(hand: int, currency: int) -> int:
    """What a hand holds of a currency, as a number below 128: its 20s, its 30s, and which of 40, 50 and 60."""
    return (
        bits.bit_count(hand >> (FIRST_20 + 3 * currency) & TRIO)
        + 4 * bits.bit_count(hand >> (FIRST_30 + 3 * currency) & TRIO)
        + (16 if hand >> (FIRST_40 + currency) & 1 else 0)
        + (32 if hand >> (FIRST_50 + currency) & 1 else 0)
        + (64 if hand >> (FIRST_60 + currency) & 1 else 0)
    )


def one_of_each(cards: int) -> int:
    """Of equal cards that come one after the other, only the first."""
    return cards & ~(cards << 1 & ALIKE)


def stage_of(left: int) -> int:
    """How far a deal has come that goes on, by the cards left in the pile."""
    if left == 0:
        return 0
    if left < 8:
        return 1
    return 2 if left < 16 else 3


class Judge(Shortlist):
    """Chooses moves by a view; its seed decides which worlds it thinks of."""

    def __init__(self, seed: int) -> None:
        Shortlist.__init__(self)
        self.rng = Rng(seed)
        self.world = Deal.__new__(Deal)
        self.world.zero_fields()
        self.after = Deal.__new__(Deal)
        self.after.zero_fields()
        self.tens = ANY
        """What its own bids are worth, where its hand allows it: a bit for each number of tens."""
        if not bits.COMPILED:
            self.worths = bits.zeros(TABLE)
            """By stage, context and holding."""
            self.coins = bits.zeros(FINAL + 1)
            self.currencies = bits.zeros(NUMBER_OF_CURRENCIES)
            """All notes of each."""
            self.contexts = bits.zeros(SEATS * NUMBER_OF_CURRENCIES)
            """Of each seat in each currency, as the place in the table where its holdings begin."""
            self.cheapest = bits.zeros(TENS)
            """The cheapest bid found for each value in tens,"""
            self.losses = bits.zeros(TENS)
            """what it takes from the worth of the hand,"""
            self.cheapest_before = bits.zeros(TENS)
            self.losses_before = bits.zeros(TENS)
            """and both before the currency at hand."""
        self._prepare()

    def _prepare(self) -> None:
        """Tables where the kernel reads them."""
        worths = holding_worths()
        for index in range(TABLE):
            self.worths[index] = worths[index]
        for stage in range(FINAL + 1):
            self.coins[stage] = COIN_WORTHS[stage]
        for currency in range(NUMBER_OF_CURRENCIES):
            for card in range(FIRST_COIN):
                if holding(bits.single(card), currency):
                    self.currencies[currency] |= bits.single(card)

    def choose(self, view: View) -> Move:
        """The move to make where the observer of this view is asked."""
        return coded(self.bid(view, BID_WORLDS) if view.phase == BIDDING else self.exchange(view))

    # Bids

    def bid(self, view: View, worlds: int) -> int:
        """The code of the bid that pays best on average over a few worlds, the same worlds for all candidates."""
        me = view.observer
        stage = self.stage_to_come(view)
        self.imagine(view)
        self.gather_bids(view.hands[me], view.piles[RIGHT], view.piles[LEFT], stage, me)
        return self._best_bid(view, worlds, stage)

    def bid_of_one(self, view: View, worlds: int) -> int:
        """The same, if every bid were a single card."""
        self.imagine(view)
        self._gather_single_cards(view.hands[view.observer])
        return self._best_bid(view, worlds, self.stage_to_come(view))

    def _best_bid(self, view: View, worlds: int, stage: int) -> int:
        """Of the candidates, beginning in the world that is imagined already."""
        me = view.observer
        for world in range(worlds):
            if world > 0:
                self.imagine(view)
            self._let_others_bid(me, stage)
            self._try_candidates(me, stage)
            if world % SIEVE == SIEVE - 1:
                self.keep((self.number + 1) // 2)
        return self.candidates[self.best()]

    def _try_candidates(self, me: int, stage: int) -> None:
        """Play the round to its end with each of the moves in question, all in the same world."""
        for nth in range(self.number):
            self.after.assign(self.world)
            self.after.apply(me, self.candidates[nth])
            self.play_exchange(stage)
            self.totals[nth] += self.standing(me)

    def gather_bids(self, hand: int, right: int, left: int, stage: int, me: int) -> None:
        """Nothing, and for every value the cheapest bid: if a display comes into the hand, or nothing does."""
        self.number = 0
        self._add_candidate(PLAY_MONEY)
        self._find_cheapest(hand, NOTHING, stage, me)
        self._add_front()
        self._find_cheapest(hand, right, stage, me)
        self._add_front()
        self._find_cheapest(hand, left, stage, me)
        self._add_front()
        self._keep_to_habit()

    def _keep_to_habit(self) -> None:
        """Drop the bids that are not its manner, unless all of them are not."""
        kept = 0
        for nth in range(self.number):
            if self.tens >> value(self.candidates[nth]) // 10 & 1:
                self.candidates[kept] = self.candidates[nth]
                kept += 1
        if kept > 0:
            self.number = kept

    def _gather_single_cards(self, hand: int) -> None:
        """Of equal cards one is enough; play money from an empty hand."""
        self.number = 0
        kinds = one_of_each(hand)
        while kinds != NOTHING:
            self._add_candidate(bits.single(bits.lowest_bit(kinds)))
            kinds &= kinds - 1
        if self.number == 0:
            self._add_candidate(PLAY_MONEY)

    def _add_front(self) -> None:
        """The bids for which no higher one costs as little or less."""
        lowest = NO_BID
        for tens in range(TENS - 1, 0, -1):
            if self.losses[tens] < lowest:
                lowest = self.losses[tens]
                self._add_candidate(self.cheapest[tens])

    def _add_candidate(self, bid: int) -> None:
        for nth in range(self.number):
            if self.candidates[nth] == bid:
                return
        self.add(bid)

    def _find_cheapest(self, hand: int, coming: int, stage: int, seat: int) -> None:
        """For every value the bid from this hand that takes least from its worth, once the coming cards are in it."""
        for tens in range(1, TENS):
            self.losses[tens] = NO_BID
        self.losses[0] = 0
        self.cheapest[0] = NOTHING
        for currency in range(NUMBER_OF_CURRENCIES):
            notes = hand & self.currencies[currency]
            if notes != NOTHING:
                self._spend_from(notes, currency, coming, stage, seat)
        coins = hand >> FIRST_COIN & (1 << COINS) - 1
        while coins != 0:
            self._spend_coin(bits.single(FIRST_COIN + bits.lowest_bit(coins)), self.coins[stage])
            coins &= coins - 1

    def _spend_from(self, notes: int, currency: int, coming: int, stage: int, seat: int) -> None:
        """Let the bids found so far have any of these notes of a currency as well."""
        for tens in range(TENS):
            self.losses_before[tens] = self.losses[tens]
            self.cheapest_before[tens] = self.cheapest[tens]
        row = stage * STAGE_TABLE + self.contexts[seat * NUMBER_OF_CURRENCIES + currency]
        whole = holding(notes | coming, currency)
        spent = (NOTHING - notes) & notes
        while spent != NOTHING:
            loss = self.worths[row + whole] - self.worths[row + whole - holding(spent, currency)]
            spent_tens = value(spent) // 10
            for tens in range(spent_tens, TENS):
                loss_before = self.losses_before[tens - spent_tens]
                if loss_before < NO_BID and loss_before + loss < self.losses[tens]:
                    self.losses[tens] = loss_before + loss
                    self.cheapest[tens] = self.cheapest_before[tens - spent_tens] | spent
            spent = (spent - notes) & notes

    def _spend_coin(self, coin: int, loss: int) -> None:
        for tens in range(TENS - 1, 0, -1):
            if self.losses[tens - 1] < NO_BID and self.losses[tens - 1] + loss < self.losses[tens]:
                self.losses[tens] = self.losses[tens - 1] + loss
                self.cheapest[tens] = self.cheapest[tens - 1] | coin

    def _let_others_bid(self, me: int, stage: int) -> None:
        """In the imagined world each of the others bids about what people bid, in the cards they need least."""
        if self.world.sealed[me] != NOTHING:  # MR5: my bid is still open
            self.world.sealed[me] = NOTHING
            self.world.waiting += 1
        for seat in range(self.world.players):
            if seat != me:
                self.world.apply(seat, self.likely_bid(seat, stage))

    def likely_bid(self, seat: int, stage: int) -> int:
        """What people bid."""
        return self.targeted_bid(seat, stage, LOW_TARGET, HIGH_TARGET)

    def targeted_bid(self, seat: int, stage: int, low: int, high: int) -> int:
        """Their cheapest bid up to a value of so many tens that they may have in mind, or above if it costs no more."""
        wish = self.rng.below(3)
        coming = NOTHING if wish == 0 else self.world.piles[RIGHT if wish == 1 else LEFT]
        self._find_cheapest(self.world.hands[seat], coming, stage, seat)
        target = low + self.rng.below(high - low + 1)
        best = 0
        for tens in range(1, TENS):
            if self.losses[tens] < NO_BID and (tens <= target or best == 0 or self.losses[tens] <= self.losses[best]):
                best = tens
        return self.cheapest[best] if best else PLAY_MONEY

    # The exchange

    def exchange(self, view: View) -> int:
        """The code of taking the pile after which the round ends best."""
        me = view.observer
        stage = self.stage_to_come(view)
        self.number = 0
        for pile in range(PILES):
            if view.piles[pile] != NOTHING:
                self.add(exchanging(KEEP if pile == me else pile))
        for _ in range(EXCHANGE_WORLDS):
            self.imagine(view)
            self._try_candidates(me, stage)
        return self.candidates[self.best()]

    def play_exchange(self, stage: int) -> None:
        """Everyone takes what gains them most, until the round is over.  # M11, M12"""
        round_played = self.world.round
        while self.after.phase == EXCHANGE and self.after.round == round_played:
            seat = self.after.seat
            self.after.apply(seat, exchanging(self.most_gainful(seat, stage)))

    def most_gainful(self, seat: int, stage: int) -> int:
        """The pile that adds most to a hand; one's own where none adds more.  # M12"""
        best = KEEP
        most = self._gain(seat, self.after.piles[seat], stage)
        for pile in range(PILES):
            if pile != seat and self.after.piles[pile] != NOTHING:
                gain = self._gain(seat, self.after.piles[pile], stage)
                if gain > most:
                    most = gain
                    best = pile
        return best

    def _gain(self, seat: int, pile: int, stage: int) -> int:
        """What a pile adds to the worth of a hand."""
        hand = self.after.hands[seat]
        gain = self.coins[stage] * bits.bit_count(pile >> FIRST_COIN)
        for currency in range(NUMBER_OF_CURRENCIES):
            if pile & self.currencies[currency] != NOTHING:
                row = stage * STAGE_TABLE + self.contexts[seat * NUMBER_OF_CURRENCIES + currency]
                before = holding(hand, currency)
                gain += self.worths[row + before + holding(pile, currency)] - self.worths[row + before]
        return gain

    # Worth

    def standing(self, me: int) -> int:
        """My worth where the round is over, less a part of what the others' hands are worth, in hundredths."""
        stage = FINAL if self.after.phase == OVER else stage_of(self.after.pile_size)
        others = 0
        for seat in range(self.after.players):
            if seat != me:
                others += self._worth(self.after.hands[seat], seat, stage)
        return 100 * self._worth(self.after.hands[me], me, stage) - DENIAL * others

    def _worth(self, hand: int, seat: int, stage: int) -> int:
        worth = self.coins[stage] * bits.bit_count(hand >> FIRST_COIN)
        for currency in range(NUMBER_OF_CURRENCIES):
            row = stage * STAGE_TABLE + self.contexts[seat * NUMBER_OF_CURRENCIES + currency]
            worth += self.worths[row + holding(hand, currency)]
        return worth

    def promise(self, seat: int) -> int:
        """The worth of a hand in the world where a round is over, and the deal goes on."""
        return self._worth(self.world.hands[seat], seat, stage_of(self.world.pile_size))

    def promise_of(self, seat: int, currency: int) -> int:
        """The part of it that a currency has."""
        row = stage_of(self.world.pile_size) * STAGE_TABLE + self.contexts[seat * NUMBER_OF_CURRENCIES + currency]
        return self.worths[row + holding(self.world.hands[seat], currency)]

    def stage_to_come(self, table: OpenTable) -> int:
        """The stage after this round, when some cards have come from the pile."""
        if table.last != NOT_LAST:
            return FINAL
        return stage_of(table.pile_size - CARDS_A_ROUND if table.pile_size > CARDS_A_ROUND else 0)

    def imagine(self, view: View) -> None:
        """A world that the view allows, and what stands in whose way there."""
        sampling.sample_into(self.world, view, self.rng)
        self.see_rivals()

    def see_rivals(self) -> None:
        """The contexts of all hands in the imagined world."""
        for seat in range(self.world.players):
            for currency in range(NUMBER_OF_CURRENCIES):
                self.contexts[seat * NUMBER_OF_CURRENCIES + currency] = HOLDINGS * self._context(seat, currency)

    def _context(self, seat: int, currency: int) -> int:
        """Whether others hold 20s or 30s of a currency, and how much the one has who holds most of it."""
        held = NOTHING
        strongest = 0
        for other in range(self.world.players):
            if other != seat:
                held |= self.world.hands[other]
                strongest = max(strongest, amount(self.world.hands[other], currency))
        context = 0 if strongest < SOME else 4 if strongest < MUCH else 8
        if held >> (FIRST_20 + 3 * currency) & TRIO:
            context += 1
        if held >> (FIRST_30 + 3 * currency) & TRIO:
            context += 2
        return context
