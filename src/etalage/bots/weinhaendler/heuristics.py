"""What bottles, placings and bids are worth in Die Weinhändler, judged from a view by rules of thumb.

Worth is counted in hundredths of a point, and only in whole ones, so that compiled or not it comes out the same.
"""

from __future__ import annotations

from etalage.bots.weinhaendler.judge_numbers import BEAM, ENDS, FIRST_BEAM, FIRST_END, FITTED, PLAIN, SCRATCH, WARY
from etalage.games import bits
from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.notation import placing
from etalage.games.weinhaendler.numbers import (
    BIDDING, COLUMNS, COPIES, DONE, DRAW, EMPTY, HAND_LIMIT, IDENTICAL, KINDS, PASS, ROWS, SEATS, STARS, VERB_SHIFT,
    WINES,
)  # fmt: skip
from etalage.games.weinhaendler.open_table import OpenTable
from etalage.games.weinhaendler.view import View

NOTHING = 0
POINT = 100
WINE_OF = [
    cards.wine(kind) for kind in range(KINDS)
]  # looked up: in the kernel a division costs more than all the rest
STARS_OF = [cards.stars(kind) for kind in range(KINDS)]

# Styles of bidding: as fitted below; as if everyone else passed at once; the same, counting on a part of the lot for
# each rival still in and grudging the others a part of theirs.
WARY_SHARE = 80
WARY_GRUDGE = 33

# What a hand promises. Shares are of wins of one among three others, 400 to 1,000 deals of four. "Flat": moving it by a
# quarter to a half made no difference that 400 deals could tell. Without a remark: by eye.
STAR = 90  # of each star in hand, in the last round a full point; in mixed tables 80 wins .29, 90 .33
EURO = 3  # of each euro of its price, for bidding power; 8 and 12 lost clearly
EMPTY_BOTTLE = 40  # flat
TRIO_FITS = 380  # the third identical one in hand, its place open; flat
TRIO_LATER = 120  # the same, its place not open yet
TRIO_IN_HAND = 340  # flat
TRIO_WITH_ONE = 260  # two in hand, one in the cellar; flat
PAIR_IN_HAND = 60  # and the third not in a cellar; flat
PAIR_WITH_ONE = 40  # one in hand, one in the cellar
SET_FITS = 80  # a bottle in hand that completes three different ones
SET_IN_HAND = 50  # 90 wins .22
PAIR_IN_CELLAR = 60  # two identical ones and a place for the third; flat
SET_IN_CELLAR = 20  # the same for three different ones; without this, .22
DRAWN = 130  # a card drawn for passing: W13; flat

SLOTS = FIRST_END + ENDS
NEVER = -1_000_000_000

# What a bid is likely to come to by the exchange, less a quarter of what the others gain by it: a linear regression on
# 2,000 deals among earlier versions of this judge, one decision in 80 of them random (one in 7 fitted far worse).
# It wins .42 among three that count on 80 % of the lot for each rival still in, one of those among these .19.
# A row for each number of rivals still in (3: or more), own bid below others, highest or none, passing or bidding.
FAR = 300  # tenths of a euro: a gap where there is no neighbour
SURE, LOT, DISPLAYED, GIVEN, OTHERS, VALUE, ABOVE, BELOW, CARDS = range(9)
FEATURES = 9
BELOW_OTHERS, HIGHEST, NO_BID = range(3)
STANDINGS = 3
MOST_RIVALS = 3
PROSPECTS = (
    -13, 95, -1, -23, -24, 5, 9, 0, 2,  # 0 below, passing
    -13, 70, -4, -12, -14, 10, 15, 3, 10,  # 0 below, bidding
    0, 48, 48, -24, -24, -1, 3, 0, 2,  # 0 highest, passing
    4, 48, 48, -24, -24, 0, 0, 0, 1,  # 0 highest, bidding
    0, 0, 0, 0, 0, 0, 0, 0, 0,  # 0 no bid, passing
    0, 0, 0, 0, 0, 0, 0, 0, 0,  # 0 no bid, bidding
    1, 94, -1, -24, -25, 6, 8, 2, 1,  # 1 below, passing
    58, 73, 4, -2, -25, -8, -45, 14, 9,  # 1 below, bidding
    47, 15, 15, 9, -17, 57, -11, -28, -3,  # 1 highest, passing
    -39, 23, 23, 3, -27, 58, 0, -13, 6,  # 1 highest, bidding
    -7, 0, -7, 0, -15, 0, 1, 0, 1,  # 1 no bid, passing
    0, 0, 0, 0, 0, 0, 0, 0, 0,  # 1 no bid, bidding
    17, 49, 13, -26, -17, 29, 1, -12, 1,  # 2 below, passing
    -22, 37, 22, -1, -22, 26, -50, 18, 22,  # 2 below, bidding
    1, 10, 10, -14, -9, 42, 3, 46, 1,  # 2 highest, passing
    -28, 10, 10, -8, -18, 92, 0, -13, 13,  # 2 highest, bidding
    -20, 0, -8, 0, -11, 0, 1, 0, 0,  # 2 no bid, passing
    0, 0, 0, 0, 0, 0, 0, 0, 0,  # 2 no bid, bidding
    -76, 32, 11, 2, -8, 15, 4, -15, 4,  # 3 below, passing
    -35, 18, 20, 1, -12, 43, -61, -9, 21,  # 3 below, bidding
    -137, 14, 14, -2, -6, 17, 11, 89, -2,  # 3 highest, passing
    35, 6, 6, -5, -9, 92, -32, -5, 13,  # 3 highest, bidding
    -20, 0, -9, 0, -14, 0, -6, 0, 1,  # 3 no bid, passing
    0, 0, 0, 0, 0, 0, 0, 0, 0,  # 3 no bid, bidding
)  # fmt: skip


class Judge:
    """Weighs hands and cellars. Slots 0 … 4 hold the seats' cellars, the others those that a search builds."""

    def __init__(self) -> None:
        self.share = WARY_SHARE
        """Of a lot, in hundredths, that a wary bidder counts on for each rival still in,"""
        self.window = POINT
        """what they make of it where it is the window's,"""
        self.grudge = WARY_GRUDGE
        """and what of the others' gain they take for their loss."""
        self.drawn = DRAWN
        """What a card drawn for passing is worth to any bidder."""
        if not bits.COMPILED:
            self.taken = bits.zeros(SLOTS)
            self.empties = bits.zeros(SLOTS)
            self.wines = bits.zeros(SLOTS * WINES)
            self.stars = bits.zeros(SLOTS * STARS)
            self.hands = bits.zeros(SLOTS)
            self.points = bits.zeros(SLOTS)
            self.scores = bits.zeros(SLOTS)
            self.firsts = bits.zeros(SLOTS)
            self.lost = bits.zeros(SEATS)
            self.features = bits.zeros(FEATURES)
            self.tables = bits.zeros(SEATS * KINDS * (COPIES + 1))

    def choose(self, view: View) -> int:
        """The code of the move that seems best to the seat whose turn it is."""
        self.look(view)
        if view.phase == BIDDING:
            self.tabulate()
            return self.best_bid(view, view.hands[view.seat], FITTED)
        return self.best_placing(view, view.hands[view.seat])

    def look(self, table: OpenTable) -> None:
        """At the cellars, which stay as they are while bids are made."""
        self.players = table.players
        self.trio_shapes = table.trio_shapes
        self.last = table.last != 0
        for seat in range(table.players):
            self.taken[seat] = table.taken[seat]
            self.empties[seat] = table.empties[seat]
            for wine in range(WINES):
                self.wines[WINES * seat + wine] = table.wines[WINES * seat + wine]
            for star in range(STARS):
                self.stars[STARS * seat + star] = table.stars[STARS * seat + star]
        buried = table.in_cellars
        for seat in range(table.players):
            self.lost[seat] = buried - self._standing(seat)

    def _standing(self, slot: int) -> int:
        """The bag of the wine bottles in a cellar."""
        bag = NOTHING
        for kind in range(1, KINDS):
            bag += bits.bit_count(self.places_of(slot, kind)) * cards.one(kind)
        return bag

    def places_of(self, slot: int, kind: int) -> int:
        return self.wines[WINES * slot + WINE_OF[kind]] & self.stars[STARS * slot + STARS_OF[kind] - 1]

    # Worth of bottles in a hand

    def _kind_worth(self, slot: int, kind: int, copies: int, lost: int) -> int:
        """So many bottles of one kind in the hand of this cellar's owner; lost ones stand in other cellars."""
        if kind == EMPTY:
            return EMPTY_BOTTLE * copies
        worth = copies * STARS_OF[kind]
        if self.last:
            worth *= POINT
        else:
            worth = worth * STAR + copies * EURO * (cards.price(kind) // 10)
        room = cellar.open_places(self.taken[slot]) | self.empties[slot]
        if not cards.count(lost, kind):
            worth += self._trio_worth(slot, kind, copies, room)
        if self.set_places(slot, kind) & room:
            worth += SET_FITS
        return worth

    def _trio_worth(self, slot: int, kind: int, copies: int, room: int) -> int:
        """The prospect of three identical ones.  # W26"""
        places = self.places_of(slot, kind)
        standing = bits.bit_count(places)
        if standing == 2:
            finishing = third_places(places, places, self.trio_shapes)
            if finishing & room:
                return TRIO_FITS
            return 0 if self.last or not finishing & reachable(self.taken[slot]) else TRIO_LATER
        if standing + copies >= COPIES:
            return TRIO_WITH_ONE if standing else TRIO_IN_HAND
        if self.last or copies == 0:
            return 0
        if standing:
            return PAIR_WITH_ONE
        return PAIR_IN_HAND if copies == 2 else 0

    def set_places(self, slot: int, kind: int) -> int:
        """Where this bottle would stand with the two of its wine that have other stars.  # W26"""
        wine = self.wines[WINES * slot + WINE_OF[kind]]
        star = STARS_OF[kind] - 1
        one = wine & self.stars[STARS * slot + (star + 1) % STARS]
        two = wine & self.stars[STARS * slot + (star + 2) % STARS]
        return third_places(one, two, self.trio_shapes) if one and two else 0

    def hand_worth(self, slot: int, hand: int, lost: int) -> int:
        worth = self._sets_in(hand)
        kinds = cards.distinct(hand)
        while kinds:
            kind = bits.lowest_bit(kinds) >> 1
            worth += self._kind_worth(slot, kind, cards.count(hand, kind), lost)
            kinds &= kinds - 1
        return worth

    def _sets_in(self, hand: int) -> int:
        """Wines of which the hand has all three numbers of stars."""
        kinds = cards.distinct(hand) >> 2
        sets = kinds & kinds >> 2 * WINES & kinds >> 4 * WINES
        return SET_IN_HAND * bits.bit_count(sets)

    def cellar_worth(self, slot: int, hand: int, lost: int) -> int:
        """Of places that wait for a bottle nobody has placed yet and the hand does not hold."""
        worth = 0
        reach = reachable(self.taken[slot]) | self.empties[slot]
        for kind in range(1, KINDS):
            if cards.count(hand, kind) or not self.wines[WINES * slot + WINE_OF[kind]]:
                continue
            places = self.places_of(slot, kind)
            if bits.bit_count(places) == 2 and not cards.count(lost, kind):
                if third_places(places, places, self.trio_shapes) & reach:
                    worth += PAIR_IN_CELLAR
            elif self.set_places(slot, kind) & reach:
                worth += SET_IN_CELLAR
        return worth

    # Bidding

    def best_bid(self, table: OpenTable, hand: int, style: int) -> int:
        """The code of the bid, or of passing, that promises most to a bidder of this style whose turn it is."""
        best = self._passing(table)
        highest = self.prospect(table, hand, NOTHING, style)
        if best != PASS << VERB_SHIFT:
            highest += POINT * self.drawn
        for index in range(1, cards.sub_bags(hand)):
            bag = cards.sub_bag(hand, index)
            if not self.may_add(table, bag):
                continue
            prospect = self.prospect(table, hand, bag, style)
            if prospect > highest:
                highest = prospect
                best = bag
        return best

    def _passing(self, table: OpenTable) -> int:
        """The code of passing, with a card drawn where that may be.  # W13"""
        return (DRAW if not table.bids[table.seat] and table.pile_size else PASS) << VERB_SHIFT

    def may_add(self, table: OpenTable, bag: int) -> bool:
        """Whether these bottles of the hand may be bid, or added to the bid; all that forbids it stands here.  # W9"""
        value = table.values[table.seat] + cards.value(bag)
        for seat in range(table.players):
            if seat != table.seat and table.values[seat] == value:
                return False
        return True

    def tabulate(self) -> None:
        """The worth of one to three bottles of each kind to each seat, as the cellars were when last looked at."""
        for seat in range(self.players):
            for kind in range(KINDS):
                for copies in range(1, COPIES + 1):
                    entry = (seat * KINDS + kind) * (COPIES + 1) + copies
                    self.tables[entry] = self._kind_worth(seat, kind, copies, self.lost[seat])

    def prospect(self, table: OpenTable, hand: int, bag: int, style: int) -> int:
        """What adding this bag to one's bid, or passing with none, promises, in hundredths of worth."""
        row = FEATURES * self._sketch(table, hand, bag)
        prospect = -POINT * self.gain(table.seat, hand - bag, bag)
        if style == PLAIN:
            return prospect + POINT * self.features[LOT]
        if style == WARY:
            share = POINT
            for _ in range(self._rivals(table)):
                share = share * self.share // POINT
            if row // (2 * FEATURES) % STANDINGS == HIGHEST:
                share = share * self.window // POINT
            others = self.features[GIVEN] + self.features[OTHERS]
            return prospect + share * self.features[LOT] - self.grudge * others
        for feature in range(FEATURES):
            prospect += PROSPECTS[row + feature] * self.features[feature]
        return prospect

    def _sketch(self, table: OpenTable, hand: int, bag: int) -> int:
        """The features of a bid, as if all others passed at once; returns the number of its row of prospects."""
        me = table.seat
        stake = table.bids[me] + bag
        value = table.values[me] + cards.value(bag)
        rest = hand - bag
        lot = self._lot(table, value, stake, me) if stake else NOTHING
        self.features[SURE] = POINT
        self.features[LOT] = self.gain(me, rest, lot)
        self.features[DISPLAYED] = self.features[LOT] if lot == table.display else self.gain(me, rest, table.display)
        self.features[VALUE] = value
        self.features[CARDS] = POINT * cards.size(rest)
        self._sketch_others(table, value, stake)
        standing = NO_BID if not stake else HIGHEST if lot == table.display else BELOW_OTHERS
        return (self._rivals(table) * STANDINGS + standing) * 2 + (1 if bag else 0)

    def _sketch_others(self, table: OpenTable, value: int, stake: int) -> None:
        self.features[GIVEN] = 0
        self.features[OTHERS] = 0
        self.features[ABOVE] = FAR
        self.features[BELOW] = FAR
        for seat in range(table.players):
            if seat == table.seat or not table.bids[seat]:
                continue
            lot = self._lot(table, value, stake, seat)
            self.features[GIVEN if lot == stake else OTHERS] += self.gain(seat, table.known[seat], lot)
            gap = table.values[seat] - value
            if gap > 0:
                self.features[ABOVE] = min(self.features[ABOVE], gap)
            else:
                self.features[BELOW] = min(self.features[BELOW], -gap)

    def _rivals(self, table: OpenTable) -> int:
        """How many others may still bid."""
        rivals = 0
        for seat in range(table.players):
            if seat != table.seat and not table.passed >> seat & 1:
                rivals += 1
        return min(rivals, MOST_RIVALS)

    def gain(self, seat: int, hand: int, lot: int) -> int:
        """What a lot adds to the worth of a hand, by the table."""
        gain = self._sets_in(hand + lot) - self._sets_in(hand)
        while lot:
            kind = bits.lowest_bit(lot) >> 1
            entry = (seat * KINDS + kind) * (COPIES + 1) + cards.count(hand, kind)
            gain += self.tables[entry + cards.count(lot, kind)] - self.tables[entry]
            lot &= lot - 1 & ~(cards.one(kind) << 1)
        return gain

    def _lot(self, table: OpenTable, value: int, stake: int, seat: int) -> int:
        """What this seat takes in the exchange, my stake having this value: the next higher bid or the display."""
        own = value if seat == table.seat else table.values[seat]  # W14
        lot = table.display
        lowest = -NEVER
        for other in range(table.players):
            if other != table.seat and own < table.values[other] < lowest:
                lowest = table.values[other]
                lot = table.bids[other]
        if seat != table.seat and own < value < lowest:
            lot = stake
        return lot

    # Quick choices, for playing on in imagined worlds

    def quick_bid(self, table: OpenTable, hand: int, style: int) -> int:
        """Like `best_bid`, among bids of one bottle; of greedy's bids 49 in 50 are such."""
        best = self._passing(table)
        highest = self.prospect(table, hand, NOTHING, style)
        if best != PASS << VERB_SHIFT:
            highest += POINT * self.drawn
        kinds = cards.distinct(hand)
        while kinds:
            bag = cards.one(bits.lowest_bit(kinds) >> 1)
            kinds &= kinds - 1
            if self.may_add(table, bag):
                prospect = self.prospect(table, hand, bag, style)
                if prospect > highest:
                    highest = prospect
                    best = bag
        return best

    def quick_placing(self, table: OpenTable, hand: int) -> int:
        """Three of a kind at once; else only what the hand has too many of, or in the last round all that counts."""
        me = table.seat
        own = STARS * me
        crowded = cards.size(hand) > HAND_LIMIT  # W18
        best = DONE << VERB_SHIFT
        highest = NEVER if crowded else 0 if table.last else IDENTICAL - 1
        open_places = cellar.open_places(table.taken[me])
        kinds = cards.distinct(hand)
        while kinds:
            kind = bits.lowest_bit(kinds) >> 1
            kinds &= kinds - 1
            places = open_places if kind == EMPTY else open_places | table.empties[me]  # W23
            while places:
                place = bits.lowest_bit(places)
                places &= places - 1
                points = 0
                if kind != EMPTY:
                    points = cellar.trio_points(
                        table.wines[WINES * me + WINE_OF[kind]] | bits.single(place),
                        table.stars[own] | (bits.single(place) if STARS_OF[kind] == 1 else 0),
                        table.stars[own + 1] | (bits.single(place) if STARS_OF[kind] == 2 else 0),
                        table.stars[own + 2] | (bits.single(place) if STARS_OF[kind] == 3 else 0),
                        place,
                        table.trio_shapes,
                    )
                    if table.last:
                        points += STARS_OF[kind]
                if points > highest:
                    highest = points
                    best = placing(kind, place)
        return best

    # Placing

    def best_placing(self, table: OpenTable, hand: int) -> int:
        """The code of the first step of the best series of placings that a beam search finds."""
        me = table.seat
        now = FIRST_BEAM
        then = FIRST_BEAM + BEAM
        self._copy(me, now)
        self.hands[now] = hand
        self.points[now] = 0
        best = DONE << VERB_SHIFT
        highest = NEVER
        if cards.size(hand) <= HAND_LIMIT:  # W18
            highest = 0 if self.last else self._judged(now, self.lost[me])
        width = 1
        while width:
            width = self._widen(now, width, then, self.lost[me])
            better = False
            for slot in range(then, then + width):
                score = self.points[slot] * POINT if self.last else self.scores[slot]
                if score > highest and cards.size(self.hands[slot]) <= HAND_LIMIT:
                    highest = score
                    best = self.firsts[slot]
                    better = True
            if not better and not self.last and highest != NEVER:
                break
            now, then = then, now
        return best

    def gather_ends(self, table: OpenTable, hand: int) -> int:
        """Into the slots from `FIRST_END` on, ways to end my turn that a beam search comes by; returns how many."""
        now = FIRST_BEAM
        then = FIRST_BEAM + BEAM
        self._copy(table.seat, now)
        self.hands[now] = hand
        self.points[now] = 0
        self.firsts[now] = 0
        self.scores[now] = self._judged(now, self.lost[table.seat])
        width = 1
        number = 0
        while width:
            for slot in range(now, now + width):
                if cards.size(self.hands[slot]) <= HAND_LIMIT and number < ENDS:  # W18
                    self._copy(slot, FIRST_END + number)
                    number += 1
            width = self._widen(now, width, then, self.lost[table.seat])
            now, then = then, now
        return number

    def eager_placing(self, table: OpenTable, hand: int) -> int:
        """The code of the best placing, even where it is better to end the turn; of ending it where none is left."""
        best = FIRST_END
        for slot in range(FIRST_END + 1, FIRST_END + self.gather_ends(table, hand)):
            if best == FIRST_END or self.scores[slot] > self.scores[best]:
                best = slot
        return self.firsts[best] if best != FIRST_END else DONE << VERB_SHIFT

    def _judged(self, slot: int, lost: int) -> int:
        """Points, and what hand and cellar promise."""
        score = self.points[slot] * POINT + self.hand_worth(slot, self.hands[slot], lost)
        return score if self.last else score + self.cellar_worth(slot, self.hands[slot], lost)

    def _widen(self, start: int, width: int, target: int, lost: int) -> int:
        """One more bottle for each cellar of the beam, the best results into the target; returns how many."""
        filled = 0
        for slot in range(start, start + width):
            kinds = cards.distinct(self.hands[slot])
            while kinds:
                kind = bits.lowest_bit(kinds) >> 1
                kinds &= kinds - 1
                places = cellar.open_places(self.taken[slot])
                if kind != EMPTY:
                    places |= self.empties[slot]  # W23
                while places:
                    place = bits.lowest_bit(places)
                    places &= places - 1
                    self._copy(slot, SCRATCH)
                    self._place(SCRATCH, kind, place)
                    if self.firsts[slot] == 0:
                        self.firsts[SCRATCH] = placing(kind, place)
                    self.scores[SCRATCH] = self._judged(SCRATCH, lost)
                    filled = self._keep(target, filled)
        return filled

    def _keep(self, target: int, filled: int) -> int:
        """The scratch cellar into the beam, unless it is there or worse than all; returns how many are in it."""
        worst = target
        for slot in range(target, target + filled):
            if self._is_scratch(slot):
                return filled
            if self.scores[slot] < self.scores[worst]:
                worst = slot
        if filled < BEAM:
            self._copy(SCRATCH, target + filled)
            return filled + 1
        if self.scores[SCRATCH] > self.scores[worst]:
            self._copy(SCRATCH, worst)
        return filled

    def _is_scratch(self, slot: int) -> bool:
        """Whether this is the scratch cellar, come to in another order; equal sums stand for equal cellars."""
        return (
            self.scores[slot] == self.scores[SCRATCH]
            and self.hands[slot] == self.hands[SCRATCH]
            and self.taken[slot] == self.taken[SCRATCH]
        )

    def _copy(self, slot: int, target: int) -> None:
        self.taken[target] = self.taken[slot]
        self.empties[target] = self.empties[slot]
        self.hands[target] = self.hands[slot]
        self.points[target] = self.points[slot]
        self.scores[target] = self.scores[slot]
        self.firsts[target] = self.firsts[slot]
        for wine in range(WINES):
            self.wines[WINES * target + wine] = self.wines[WINES * slot + wine]
        for star in range(STARS):
            self.stars[STARS * target + star] = self.stars[STARS * slot + star]

    def _place(self, slot: int, kind: int, place: int) -> None:
        """As the rules do it, W18 to W26, in a cellar of our own."""
        bit = bits.single(place)
        self.hands[slot] -= cards.one(kind)
        self.taken[slot] |= bit
        if kind == EMPTY:
            self.empties[slot] |= bit
            return
        self.empties[slot] &= ~bit
        wine = WINES * slot + WINE_OF[kind]
        first = STARS * slot
        self.wines[wine] |= bit
        self.stars[first + STARS_OF[kind] - 1] |= bit
        self.points[slot] += STARS_OF[kind] + cellar.trio_points(
            self.wines[wine], self.stars[first], self.stars[first + 1], self.stars[first + 2], place, self.trio_shapes
        )
        if cellar.is_complete(self.taken[slot], self.empties[slot]):  # W24
            self.taken[slot] = 0
            for index in range(WINES * slot, WINES * slot + WINES):
                self.wines[index] = 0
            for index in range(first, first + STARS):
                self.stars[index] = 0


def third_places(one: int, two: int, trio_shapes: int) -> int:
    """Where a trio's third place is, another being in the first set and another in the second.  # W27"""
    if not one or not two or (one == two and one & one - 1 == 0):
        return 0
    places = 0
    for number in range(trio_shapes):
        near = cellar.FIRST_STEPS[number]
        far = cellar.SECOND_STEPS[number]
        places |= one >> near & two >> far | two >> near & one >> far
        places |= one << near & two >> far - near | two << near & one >> far - near
        places |= one << far & two << far - near | two << far & one << far - near
    return places


def reachable(taken: int) -> int:
    """The free places that the pyramid may yet come to have.  # W19, W20, W21"""
    row = taken & cellar.BOTTOM_ROW
    if not row:
        row = cellar.BOTTOM_ROW >> 1
    for _ in range(bits.bit_count(taken & cellar.BOTTOM_ROW), ROWS):
        row |= row << 1 | row >> 1
    row &= cellar.BOTTOM_ROW >> 1
    places = row
    for _ in range(1, ROWS):
        row = (row & row >> 1) << COLUMNS
        places |= row
    return places & ~taken
