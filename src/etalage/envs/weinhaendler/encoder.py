# cython: boundscheck=False, wraparound=False
"""Views of Die Weinhändler as rows of small numbers, and moves as actions.

What a row holds follows from the view alone. Seats are turned so that the observer's comes first.
"""

from __future__ import annotations

from typing import Any

from etalage.envs.weinhaendler.numbers import (
    ACTIONS, BID_AT, CELLAR_AT, COMPLETE_AT, DONE_ACTION, DRAW_ACTION, FIRST_BID, FIRST_PLACING, HAND_SIZE_AT,
    KNOWN_AT, LAST_PLACE, LAYOUTS, MOST, NONE, NUMBER_OF_PLACES, ONE_STAR_AT, PASSED_AT, PASS_ACTION, PLACES,
    PLACE_WIDTH, POINTS_AT, SLOTS, VALUE_AT,
)  # fmt: skip
from etalage.games import bits
from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.notation import placing
from etalage.games.weinhaendler.numbers import (
    BAG_BITS, BID, BIDDING, CELLARS, DONE, DRAW, EMPTY, HAND_LIMIT, KIND_SHIFT, KINDS, OVER, PASS, PLACE_BITS,
    STARS, TRIO_SHAPES, UNSEEN, VERB_SHIFT, WINES,
)  # fmt: skip
from etalage.games.weinhaendler.view import View

NOTHING = 0
REACHED = list(PLACES)
PLACE_INDEX = [PLACES.index(place) if place in PLACES else 0 for place in range(LAST_PLACE + 1)]


class Encoder:
    """Observations, masks and actions at a table of so many."""

    def __init__(self, players: int) -> None:
        layout = LAYOUTS[players]
        self.players = players
        self.size = layout.size
        """How many numbers an observation has."""
        (
            self.phase_at,
            self.asked_at,
            self.start_at,
            self.options_at,
            self.last_at,
            self.round_at,
            self.hand_at,
            self.display_at,
            self.unseen_at,
            self.pile_at,
        ) = layout.starts(
            ("phase", "asked", "start", "hidden_draw", "last", "round", "hand", "display", "unseen", "pile")
        )
        self.pile_slots = layout["pile"].stop - self.pile_at
        self.seats_at = layout.seat_start
        self.seat_size = layout.seat_size
        self.observed: Any = bytearray(self.size)
        """Where observations are written, many rows one after the other."""
        self.legal: Any = bytearray(ACTIONS)
        """Where masks are."""
        if not bits.COMPILED:
            self.sums = bits.zeros(1 << SLOTS)
            """What each set of slots of the hand is worth."""
            self.slots = bits.zeros(SLOTS)
            """The kind of each card in hand, cheapest first."""
            self.prices = bits.zeros(SLOTS)

    def write_into(self, observed: Any, legal: Any) -> None:
        """Write observations and masks there from now on."""
        self.observed = observed
        self.legal = legal

    # Observations

    def observe(self, view: View, at: int) -> None:
        """Write all that the view shows, from there on."""
        row = self.observed  # C would look up fields anew after each byte that it writes
        size = self.size
        for index in range(size):
            row[at + index] = 0
        first = view.observer if view.observer < view.players else 0
        self._table(view, at, first)
        for number in range(view.players):
            seat = first + number
            if seat >= view.players:
                seat -= view.players
            self._seat(view, seat, at + self.seats_at + number * self.seat_size)

    def _table(self, view: View, at: int, first: int) -> None:
        self.observed[at + self.phase_at + view.phase] = 1
        if view.phase != OVER:
            self.observed[at + self.asked_at + self._turned(view.seat, first)] = 1
        self.observed[at + self.start_at + self._turned(view.start, first)] = 1
        self.observed[at + self.options_at] = 1 if view.hidden_draw else 0
        self.observed[at + self.options_at + 1] = 1 if view.trio_shapes != TRIO_SHAPES else 0
        self.observed[at + self.last_at + view.last] = 1
        self.observed[at + self.round_at] = min(view.round, MOST)
        self.observed[at + self.round_at + 1] = view.idle
        self.observed[at + self.round_at + 2] = view.pile_size
        if view.observer < view.players:
            self._bag(view.hands[view.observer], at + self.hand_at)
        self._bag(view.display, at + self.display_at)
        self._bag(view.unseen, at + self.unseen_at)
        for slot in range(view.first_seen(), min(view.pile_size, self.pile_slots)):
            if view.pile[slot] != UNSEEN:
                self.observed[at + self.pile_at + slot] = view.pile[slot] + 1

    def _seat(self, view: View, seat: int, at: int) -> None:
        self._bag(view.known[seat], at + KNOWN_AT)
        self._bag(view.bids[seat], at + BID_AT)
        self.observed[at + VALUE_AT] = min(view.values[seat] // 10, MOST)
        self.observed[at + PASSED_AT] = view.passed >> seat & 1
        self.observed[at + HAND_SIZE_AT] = min(view.sizes[seat], MOST)
        self.observed[at + POINTS_AT] = min(view.points[seat], MOST)
        for number in range(view.completed):
            if view.complete_owner[number] == seat:
                self.observed[at + COMPLETE_AT] += 1
        if view.taken[seat]:
            self._cellar(view, seat, at + CELLAR_AT)

    def _bag(self, bag: int, at: int) -> None:
        """How many of each kind."""
        while bag:
            kind = bits.lowest_bit(bag) >> 1
            count = bag >> 2 * kind & 3
            self.observed[at + kind] = count
            bag ^= count << 2 * kind

    def _cellar(self, view: View, seat: int, at: int) -> None:
        """What stands at each place. Without branches: the binary digits of wines (from 1) and stars are added up."""
        wine = WINES * seat
        ones = view.wines[wine] | view.wines[wine + 2] | view.wines[wine + 4] | view.wines[wine + 6]
        twos = view.wines[wine + 1] | view.wines[wine + 2] | view.wines[wine + 5] | view.wines[wine + 6]
        fours = view.wines[wine + 3] | view.wines[wine + 4] | view.wines[wine + 5] | view.wines[wine + 6]
        odd = view.stars[STARS * seat] | view.stars[STARS * seat + 2]
        high = view.stars[STARS * seat + 1] | view.stars[STARS * seat + 2]
        places = view.taken[seat]
        while places:
            place = bits.lowest_bit(places)
            places &= places - 1
            bottle = (ones >> place & 1) + 2 * (twos >> place & 1) + 4 * (fours >> place & 1)
            stars = (odd >> place & 1) + 2 * (high >> place & 1)
            cell = at + PLACE_WIDTH * PLACE_INDEX[place]
            self.observed[cell + bottle] = 1
            self.observed[cell + ONE_STAR_AT + max(stars - 1, 0)] = 1 if stars else 0

    def _turned(self, seat: int, first: int) -> int:
        """A seat as counted from another."""
        return seat - first if seat >= first else seat - first + self.players

    # Legal actions

    def mask(self, view: View, at: int) -> None:
        """Write 1 for each action that the observer may take now, else 0."""
        row = self.legal
        actions = ACTIONS
        for index in range(actions):
            row[at + index] = 0
        if view.observer == view.seat:
            if view.phase == BIDDING:
                self._mask_bids(view, at)
            elif view.phase == CELLARS:
                self._mask_placings(view, at)

    def _mask_bids(self, view: View, at: int) -> None:
        me = view.seat
        self.legal[at + PASS_ACTION] = 1  # W10
        self.legal[at + DRAW_ACTION] = 1 if view.bids[me] == NOTHING and view.pile_size > 0 else 0  # W13
        number = self._lay_out(view.hands[me])
        twins = self._twins(number)
        self.sums[0] = view.values[me]
        for chosen in range(1, 1 << number):
            lowest = bits.lowest_bit(chosen)
            self.sums[chosen] = self.sums[chosen & chosen - 1] + self.prices[lowest]
            if chosen & twins & ~(chosen << 1) == 0 and self._is_free(view, self.sums[chosen]):
                self.legal[at + FIRST_BID + chosen] = 1

    def _is_free(self, view: View, value: int) -> bool:
        """Whether no other bid has this value.  # W9"""
        for other in range(view.players):
            if view.values[other] == value and other != view.seat:
                return False
        return True

    def _mask_placings(self, view: View, at: int) -> None:
        me = view.seat
        hand = view.hands[me]
        self.legal[at + DONE_ACTION] = 1 if cards.size(hand) <= HAND_LIMIT else 0  # W18
        free = cellar.open_places(view.taken[me])
        kinds = cards.distinct(hand)
        while kinds:
            kind = bits.lowest_bit(kinds) >> 1
            kinds &= kinds - 1
            places = free if kind == EMPTY else free | view.empties[me]  # W23
            first = FIRST_PLACING + NUMBER_OF_PLACES * kind
            while places:
                self.legal[at + first + PLACE_INDEX[bits.lowest_bit(places)]] = 1
                places &= places - 1

    # Actions and moves

    def code_of(self, hand: int, action: int) -> int:
        """The code of the move that an action means with this hand; 0, which no move has, where it means none."""
        if action == PASS_ACTION:
            return PASS << VERB_SHIFT
        if action == DRAW_ACTION:
            return DRAW << VERB_SHIFT
        if action == DONE_ACTION:
            return DONE << VERB_SHIFT
        if action < 0 or action >= ACTIONS:
            return 0
        if action >= FIRST_PLACING:
            action -= FIRST_PLACING
            return placing(action // NUMBER_OF_PLACES, REACHED[action % NUMBER_OF_PLACES])
        chosen = action - FIRST_BID
        number = self._lay_out(hand)
        if chosen >> number or chosen & self._twins(number) & ~(chosen << 1):
            return 0
        bag = NOTHING
        while chosen:
            bag += cards.one(self.slots[bits.lowest_bit(chosen)])
            chosen &= chosen - 1
        return bag

    def action_of(self, hand: int, code: int) -> int:
        """The action that means this move with this hand; NONE where none does."""
        verb = code >> VERB_SHIFT
        if verb == BID:
            return self._bid_action(hand, code)
        if verb == PASS:
            return PASS_ACTION
        if verb == DRAW:
            return DRAW_ACTION
        if verb == DONE:
            return DONE_ACTION
        kind = (code & BAG_BITS) >> KIND_SHIFT
        place = code & PLACE_BITS
        if kind >= KINDS or place > LAST_PLACE or REACHED[PLACE_INDEX[place]] != place:
            return NONE
        return FIRST_PLACING + NUMBER_OF_PLACES * kind + PLACE_INDEX[place]

    def _bid_action(self, hand: int, bag: int) -> int:
        """Of equal cards, those in the first slots are taken."""
        chosen = 0
        for slot in range(self._lay_out(hand)):
            if cards.count(bag, self.slots[slot]):
                bag -= cards.one(self.slots[slot])
                chosen |= 1 << slot
        return FIRST_BID + chosen if chosen and bag == NOTHING else NONE

    def _lay_out(self, hand: int) -> int:
        """The first cards of a hand into the slots, cheapest first; returns how many."""
        number = 0
        while hand and number < SLOTS:
            kind = bits.lowest_bit(hand) >> 1
            hand -= cards.one(kind)
            self.slots[number] = kind
            self.prices[number] = cards.price(kind)
            number += 1
        return number

    def _twins(self, number: int) -> int:
        """The slots, as bits, whose card is the same as the one before."""
        twins = 0
        for slot in range(1, number):
            if self.slots[slot] == self.slots[slot - 1]:
                twins |= 1 << slot
        return twins
