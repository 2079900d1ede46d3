# cython: boundscheck=False, wraparound=False
"""Views of Money! as rows of small numbers, and moves as actions.

What a row holds follows from the view, the cards that its seat has put aside for a bid so far, and how the match
stands. Seats are turned so that the observer's comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from etalage.envs.money.numbers import (
    BID_AT, DISPLAYS_AT, FIRST_PILE, FIRST_PILE_OF_SET, HALF, HAND_SIZE_AT, HUNDREDS_AT, KNOWN_AT, LAYOUTS, LOW_HALF,
    MOST, SEAL, SET_ACTIONS, STEP_ACTIONS, TENS_AT, VALUE_AT,
)  # fmt: skip
from etalage.games import bits
from etalage.games.money.notation import exchanging
from etalage.games.money.numbers import (
    BIDDING, CARDS, EXCHANGE, KEEP, LEFT, NUMBER_OF_CURRENCIES, OVER, PILES, PLAY_MONEY, RIGHT, SEATS,
)  # fmt: skip
from etalage.games.money.scoring import value
from etalage.games.money.view import View

NOTHING = 0


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
            self.last_at,
            self.round_at,
            self.currencies_at,
            self.hand_at,
            self.chosen_at,
            self.right_at,
            self.left_at,
            self.unseen_at,
        ) = layout.starts(
            ("phase", "asked", "last", "round", "currencies", "hand", "chosen", "right", "left", "unseen")
        )
        self.seats_at = layout.seat_start
        self.seat_size = layout.seat_size
        self.observed: Any = bytearray(self.size)
        """Where observations are written, many rows one after the other."""
        self.legal: Any = bytearray(STEP_ACTIONS)
        """Where masks are."""
        if not bits.COMPILED:
            self.standing = bits.zeros(SEATS)
            """What each seat has from the deals of the match that are over."""
            self.deals_left = 0
            """How many deals come after this one."""

    def write_into(self, observed: Any, legal: Any) -> None:
        """Write observations and masks there from now on."""
        self.observed = observed
        self.legal = legal

    def set_match(self, standing: Sequence[int], deals_left: int) -> None:
        """How the match stands, for the observations that follow."""
        for seat in range(self.players):
            self.standing[seat] = standing[seat]
        self.deals_left = deals_left

    # Observations

    def observe(self, view: View, chosen: int, at: int) -> None:
        """Write all that the view shows, from there on; `chosen` are cards put aside for a bid not sealed yet."""
        row = self.observed  # C would look up fields anew after each byte that it writes
        size = self.size
        for index in range(size):
            row[at + index] = 0
        first = view.observer if view.observer < view.players else 0
        self._table(view, at, first)
        if view.observer < view.players:
            self._cards(view.hands[view.observer], at + self.hand_at)
            self._cards(view.sealed[view.observer] | chosen, at + self.chosen_at)
        for number in range(view.players):
            seat = first + number
            if seat >= view.players:
                seat -= view.players
            self._seat(view, seat, at + self.seats_at + number * self.seat_size)

    def _table(self, view: View, at: int, first: int) -> None:
        self.observed[at + self.phase_at + view.phase] = 1
        if view.phase == BIDDING:
            for number in range(view.players):
                self.observed[at + self.asked_at + number] = 1
        elif view.phase == EXCHANGE:
            self.observed[at + self.asked_at + self._turned(view.seat, first)] = 1
        self.observed[at + self.last_at + view.last] = 1
        self.observed[at + self.round_at] = min(view.round, MOST)
        self.observed[at + self.round_at + 1] = view.idle
        self.observed[at + self.round_at + 2] = view.pile_size
        self.observed[at + self.round_at + 3] = self.deals_left
        for currency in range(NUMBER_OF_CURRENCIES):
            self.observed[at + self.currencies_at + currency] = 1 if view.deck & bits.single(3 * currency) else 0
        self._cards(view.piles[RIGHT], at + self.right_at)
        self._cards(view.piles[LEFT], at + self.left_at)
        self._cards(view.unseen, at + self.unseen_at)

    def _seat(self, view: View, seat: int, at: int) -> None:
        self._cards(view.known[seat], at + KNOWN_AT)
        self._cards(view.piles[seat], at + BID_AT)
        self.observed[at + VALUE_AT] = min(value(view.piles[seat]) // 10, MOST)
        self.observed[at + HAND_SIZE_AT] = view.sizes[seat]
        self.observed[at + HUNDREDS_AT] = min(self.standing[seat] // 100, MOST)
        self.observed[at + TENS_AT] = self.standing[seat] % 100 // 10

    def _cards(self, cards: int, at: int) -> None:
        """1 for each card."""
        half = cards & LOW_HALF
        while half:
            self.observed[at + bits.lowest_bit(half)] = 1
            half &= half - 1
        half = cards >> HALF
        while half:
            self.observed[at + HALF + bits.lowest_bit(half)] = 1
            half &= half - 1

    def _turned(self, seat: int, first: int) -> int:
        """A seat as counted from another."""
        return seat - first if seat >= first else seat - first + self.players

    # Legal actions

    def mask_steps(self, view: View, chosen: int, at: int) -> None:
        """Write 1 for each step that the observer may take now, else 0."""
        row = self.legal
        actions = STEP_ACTIONS
        for index in range(actions):
            row[at + index] = 0
        if view.observer >= view.players:
            return
        if view.phase == BIDDING:
            self._mask_cards((view.hands[view.observer] | PLAY_MONEY) & ~_up_to_highest(chosen), at)
            self.legal[at + SEAL] = 1 if chosen != NOTHING else 0  # MR4
        else:
            self._mask_piles(view, at + FIRST_PILE)

    def mask_sets(self, view: View, at: int) -> None:
        """Write 1 for each card that the observer may bid, or each pile they may take, else 0."""
        row = self.legal
        actions = SET_ACTIONS
        for index in range(actions):
            row[at + index] = 0
        if view.observer >= view.players:
            return
        if view.phase == BIDDING:
            self._mask_cards(view.hands[view.observer] | PLAY_MONEY, at)
        else:
            self._mask_piles(view, at + FIRST_PILE_OF_SET)

    def _mask_cards(self, cards: int, at: int) -> None:
        while cards:
            self.legal[at + bits.lowest_bit(cards)] = 1
            cards &= cards - 1

    def _mask_piles(self, view: View, at: int) -> None:
        if view.phase == OVER or view.observer != view.seat:
            return
        for pile in range(PILES):
            if view.piles[pile] != NOTHING:
                self.legal[at + self._pile_number(view.seat, pile)] = 1

    def _pile_number(self, me: int, pile: int) -> int:
        """One's own bid first, the others' clockwise; then the displays."""
        return pile if pile >= SEATS else self._turned(pile, me)

    # Actions and moves

    def pile_code(self, me: int, number: int) -> int:
        """The code of taking the pile with this number; 0, which no move has, where there is none."""
        if number == 0:
            return exchanging(KEEP)
        if number >= DISPLAYS_AT:
            return exchanging(number)
        if number >= self.players:
            return NOTHING
        return exchanging((me + number) % self.players)

    def number_of(self, me: int, code: int) -> int:
        """The number of the pile that this code of an exchange takes."""
        pile = code & KEEP
        return 0 if pile == KEEP else self._pile_number(me, pile)

    def set_code(self, me: int, bidding: bool, row: Any) -> int:
        """The code of the move that a set means; 0, which no move has, where it means none."""
        half = 0
        for card in range(HALF):
            bit = 1 if row[card] != 0 else 0
            half |= bit << card
        cards = bits.wide(0, half)
        for card in range(HALF, CARDS + 1):
            if row[card] != 0:
                cards |= bits.single(card)
        number = -1
        for pile in range(PILES):
            if row[FIRST_PILE_OF_SET + pile] != 0:
                if number >= 0 or cards != NOTHING:
                    return NOTHING
                number = pile
        if bidding:
            return cards if number < 0 else NOTHING
        return NOTHING if number < 0 else self.pile_code(me, number)

    def write_set(self, me: int, code: int, bidding: bool, row: Any) -> None:
        """Write the set that means this move."""
        actions = SET_ACTIONS
        for index in range(actions):
            row[index] = 0
        if bidding:
            while code:
                row[bits.lowest_bit(code)] = 1
                code &= code - 1
        else:
            row[FIRST_PILE_OF_SET + self.number_of(me, code)] = 1


def _up_to_highest(cards: int) -> int:
    """All cards up to the last of these."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    cards |= cards >> 32
    return cards | cards >> 64
