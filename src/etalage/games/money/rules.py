"""Money! (Reiner Knizia): the rules of a deal, and nothing but the rules.

This is plain Python; beside it, rules.pxd gives it C types when it is compiled. Sets of cards and codes of moves are
explained in numbers.py. `play` checks a move and raises; `apply` trusts it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from etalage.games import bits
from etalage.games.errors import NoSuchSeat, OutOfTurn
from etalage.games.money.choices import CHOICES
from etalage.games.money.deck import deck_of, draw_removed
from etalage.games.money.notation import Move, coded, exchanging
from etalage.games.money.numbers import (
    BIDDING, BY_DISPLAY, BY_STALL, CARDS, DISPLAY, ENDINGS, EVERYONE, EXCHANGE, EXCHANGE_MARK, HAND, IDLE_ROUNDS,
    KEEP, LEFT, OVER, PHASES, PILE_BITS, PILES, PLAY_MONEY, PUBLIC, RIGHT, SEATS,
)  # fmt: skip
from etalage.games.money.open_table import OpenTable
from etalage.games.money.refusals import refusal
from etalage.games.money.scoring import rank, wealth
from etalage.games.money.view import View
from etalage.games.moves import LegalMoves
from etalage.games.notebooks import deal_html
from etalage.games.outcome import Outcome
from etalage.games.registry import check_players
from etalage.games.reprs import deal_repr
from etalage.games.rng import Rng
from etalage.games.seats import SEAT_SETS

if TYPE_CHECKING:
    from etalage.games.money.setup import Setup

NOTHING = 0
NO_PILE = -1


class Deal(OpenTable):
    """A deal in progress: the table, the hands, the sealed bids and the pile."""

    def __init__(self, players: int, removed: tuple[str, ...]) -> None:
        check_players(CHOICES, players)
        self.zero_fields()
        self.players = players
        for card in deck_of(removed):
            self.deck |= 1 << card
        self.round = 1

    def zero_fields(self) -> None:
        if bits.COMPILED:
            return
        self.zero_table_fields()
        self.hands = bits.zeros(SEATS)
        """Notes and coins, those of a sealed bid included; the play money is always there: M3."""
        self.sealed = bits.zeros(SEATS)
        """The bids made while others are still to come, play money included; 0 where there is none."""
        self.waiting = 0
        """How many bids are still to come."""
        self.pile = bits.zeros(CARDS)
        """Card numbers; first drawn first, from `top` on."""
        self.top = 0

    def __repr__(self) -> str:
        return deal_repr(self, "money", PHASES[self.phase], self.pile_size, "wealth")

    def _repr_html_(self) -> str | None:
        return deal_html(self)

    # Making a deal

    @staticmethod
    def shuffled(players: int, rng: Rng, removed: tuple[str, ...] | None = None) -> Deal:
        """A deal from a shuffled deck; without a word on the removed currencies, they are drawn first."""
        deal = Deal(players, draw_removed(players, rng.below) if removed is None else removed)
        deal._shuffle(rng)
        return deal

    @staticmethod
    def from_setup(setup: Setup) -> Deal:
        """A deal with these very cards; the setup has been checked."""
        deal = Deal(len(setup.hands), setup.removed)
        for card in (*chain(*setup.hands), *setup.right, *setup.left, *setup.pile):
            deal.pile[deal.pile_size] = card
            deal.pile_size += 1
        deal._lay_out()
        return deal

    def _shuffle(self, rng: Rng) -> None:
        """Shuffle the whole deck and lay it out; the deal has just been made.  # M6"""
        for card in range(CARDS):
            if self.deck >> card & 1:
                self.pile[self.pile_size] = card
                self.pile_size += 1
        for i in range(self.pile_size - 1, 0, -1):
            j = rng.below(i + 1)
            card = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = card
        self._lay_out()

    def _lay_out(self) -> None:
        """Hands and displays from the deck, which is the pile.  # M6"""
        for seat in range(self.players):
            self.hands[seat] = self._draw(HAND)
        self.piles[RIGHT] = self._draw(DISPLAY)
        self.piles[LEFT] = self._draw(DISPLAY)
        self.waiting = self.players

    def copy(self) -> Deal:
        twin: Deal = Deal.__new__(Deal)
        twin.zero_fields()
        twin.assign(self)
        return twin

    # What a player asks

    def asked(self) -> tuple[int, ...]:
        """The seats that this decision asks, whether or not they have answered: all of them for the bids.  # M7"""
        return SEAT_SETS[(1 << self.players) - 1] if self.phase == BIDDING else self.to_move()

    def to_move(self) -> tuple[int, ...]:
        """The seats that have yet to move at this decision: several while the bids are made."""
        seats = 0
        if self.phase == BIDDING:
            for seat in range(self.players):
                if self.sealed[seat] == NOTHING:
                    seats |= 1 << seat
        elif self.phase == EXCHANGE:
            seats = 1 << self.seat
        return SEAT_SETS[seats]

    def next_in_record(self) -> int | None:
        """The seat whose move a record has next: bids stand there in seat order."""
        return None if self.phase == OVER else self.next_seat()

    def legal_moves(self, seat: int | None = None) -> LegalMoves[Move]:
        """The legal moves of a seat, by default of the lowest seat to move.

        While bids are made, a seat that has made one may still make another: MR5.
        """
        return LegalMoves(self, self.next_seat() if seat is None else seat, Move)

    def random_move(self, seat: int, rng: Rng) -> Move:
        """One of the legal moves, each with the same chance."""
        if not self.may_move(seat):
            raise OutOfTurn(seat, self.to_move(), "M7" if self.phase == BIDDING else "M11")
        return coded(self.random_code(seat, rng))

    def play(self, seat: int, move: Move | str) -> None:
        """Play a move, or raise and leave everything as it was."""
        chosen = move if isinstance(move, Move) else Move.parse(move)
        if not self.may_move(seat):
            raise OutOfTurn(seat, self.to_move(), "M7" if self.phase == BIDDING else "M11")
        if not self.is_legal_for(seat, chosen.code):
            raise refusal(self, seat, chosen)
        self.apply(seat, chosen.code)

    def is_over(self) -> bool:
        return self.phase == OVER

    def scores(self) -> list[int]:
        """What each player's cards would be worth if the deal ended now, a bid on the table left out."""
        return [wealth(self.hands[seat]) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        """Scores, winners and the way it ended, once the deal is over."""
        return Outcome.of(self.scores(), ENDINGS[self.last]) if self.phase == OVER else None

    def view(self, seat: int | None = None) -> View:
        """All that this seat may know; without a seat, all that the public may."""
        if seat is None:
            return self._look(PUBLIC, 0)
        if not 0 <= seat < self.players:
            raise NoSuchSeat(seat, self.players, "M5")
        return self._look(seat, 1 << seat)

    def open_view(self) -> View:
        """Everything, hands, sealed bids and pile: for looking back at a finished deal."""
        return self._look(PUBLIC, EVERYONE)

    # Legal moves, as codes

    def may_move(self, seat: int) -> bool:
        """Whether it is this seat's turn, or it may change its sealed bid.  # MR5, M11"""
        if not 0 <= seat < self.players:
            return False
        return self.phase == BIDDING or (self.phase == EXCHANGE and seat == self.seat)

    def next_seat(self) -> int:
        """The lowest seat to move, until the deal is over."""
        if self.phase != BIDDING:
            return self.seat
        seat = 0
        while self.sealed[seat] != NOTHING:
            seat += 1
        return seat

    def is_legal_for(self, seat: int, code: int) -> bool:
        if not self.may_move(seat):
            return False
        if self.phase == BIDDING:  # M7, MR4
            return code != NOTHING and code & ~(self.hands[seat] | PLAY_MONEY) == NOTHING
        pile = self._pile_taken(code)
        return pile != NO_PILE and self.piles[pile] != NOTHING  # M12

    def legal_count(self, seat: int) -> int:
        """2^(k + 1) − 1 bids from a hand of k; or one for each display and each bid left."""
        if not self.may_move(seat):
            return 0
        if self.phase == BIDDING:
            return (1 << (self.hands[seat].bit_count() + 1)) - 1
        return self.exchanges()

    def exchanges(self) -> int:
        """How many piles there are to take."""
        number = 0
        for pile in range(PILES):
            if self.piles[pile] != NOTHING:
                number += 1
        return number

    def legal_codes(self, seat: int) -> Iterator[int]:
        if not self.may_move(seat):
            return
        if self.phase != BIDDING:
            for pile in range(PILES):
                if self.piles[pile]:
                    yield exchanging(KEEP if pile == seat else pile)
            return
        hand = self.hands[seat] | PLAY_MONEY
        bid = hand
        while bid:
            yield bid
            bid = (bid - 1) & hand

    def random_code(self, seat: int, rng: Rng) -> int:
        """A legal move's code, each with the same chance: in a bid each card is in with chance ½."""
        if self.phase == BIDDING:
            hand = self.hands[seat] | PLAY_MONEY
            bid = NOTHING
            while bid == NOTHING:
                high = rng.bits()  # by itself: C does not say which of two arguments comes first
                bid = hand & bits.wide(high, rng.bits())
            return bid
        nth = rng.below(self.exchanges())
        pile = 0
        while True:
            if self.piles[pile] != NOTHING:
                if nth == 0:
                    return exchanging(KEEP if pile == seat else pile)
                nth -= 1
            pile += 1

    # The rules

    def apply(self, seat: int, code: int) -> None:
        """Play a move that is known to be legal."""
        if self.phase == BIDDING:
            self._bid(seat, code)
        else:
            self._exchange(self._pile_taken(code))

    def playout(self, rng: Rng) -> int:
        """Play random moves to the end; returns how many."""
        moves = 0
        while self.phase != OVER:
            seat = self.next_seat()
            self.apply(seat, self.random_code(seat, rng))
            moves += 1
        return moves

    def _bid(self, seat: int, bid: int) -> None:
        """Lay a bid face down, or another instead of it.  # M7, MR5"""
        if self.sealed[seat] == NOTHING:
            self.waiting -= 1
        self.sealed[seat] = bid
        if self.waiting == 0:
            self._reveal()

    def _reveal(self) -> None:
        """All bids are turned up; play money returns to its owner at once.  # M9"""
        for seat in range(self.players):
            bid = self.sealed[seat] & ~PLAY_MONEY
            self.sealed[seat] = NOTHING
            self.hands[seat] ^= bid
            self.known[seat] &= ~bid
            self.piles[seat] = bid
            self.ranks[seat] = rank(bid)  # M10: no bid has no rank
        self.phase = EXCHANGE
        self._next_in_exchange()

    def _exchange(self, pile: int) -> None:
        """Take a pile and leave my bid in its place: before its owner, if it was a bid.  # M12"""
        me = self.seat
        self.hands[me] |= self.piles[pile]
        self.known[me] |= self.piles[pile]
        self.piles[pile] = self.piles[me]
        if pile < SEATS:
            self.ranks[pile] = self.ranks[me]
        self.piles[me] = NOTHING
        self.ranks[me] = 0
        self._next_in_exchange()

    def _next_in_exchange(self) -> None:
        """The owner of the highest bid left acts.  # M11"""
        highest = 0
        for seat in range(self.players):
            if self.ranks[seat] > highest:
                highest = self.ranks[seat]
                self.seat = seat
        if highest == 0:
            self._end_round()

    def _end_round(self) -> None:
        if self.last:
            self.phase = OVER
        else:
            self._refill()
            self.round += 1
            self.phase = BIDDING
            self.waiting = self.players

    def _refill(self) -> None:
        """Fill the displays, the right one first; see whether the next round is the last.  # M13"""
        before = self.pile_size
        self.piles[RIGHT] |= self._draw(DISPLAY - bits.bit_count(self.piles[RIGHT]))
        self.piles[LEFT] |= self._draw(DISPLAY - bits.bit_count(self.piles[LEFT]))
        if self.pile_size == 0:
            self.last = BY_DISPLAY  # M14
        elif self.pile_size < before:
            self.idle = 0
        else:
            self.idle += 1
            if self.idle == IDLE_ROUNDS:
                self.last = BY_STALL  # MR3

    def _pile_taken(self, code: int) -> int:
        """The pile a code means: `keep` is taking one's own.  # M12c"""
        if code & ~PILE_BITS != EXCHANGE_MARK:
            return NO_PILE
        pile = code & PILE_BITS
        if pile == KEEP:
            return self.seat
        return pile if pile != self.seat else NO_PILE

    def _draw(self, number: int) -> int:
        """Cards from the pile, as far as it goes."""
        drawn = NOTHING
        while number > 0 and self.pile_size > 0:
            drawn |= bits.single(self.pile[self.top])
            self.top += 1
            self.pile_size -= 1
            number -= 1
        return drawn

    def assign(self, other: Deal) -> None:
        """Become a copy of the other."""
        bits.copy_fields(self, other)

    # What each may know: the table, and of the rest what is named here

    def _look(self, seat: int, visible_seats: int) -> View:
        """The table with the hands of these seats, a set. When all is over, the hands are laid open to be scored."""
        view = View()
        self.look_into(view, seat, visible_seats)
        return view

    def look_into(self, view: View, seat: int, visible_seats: int) -> None:
        """The same into a view that is there already, whatever it showed."""
        if self.phase == OVER:
            visible_seats |= (1 << self.players) - 1
        view.assign_table(self)
        view.observer = seat
        view.visible_seats = visible_seats
        for other in range(self.players):
            view.sizes[other] = bits.bit_count(self.hands[other])
            sees = visible_seats >> other & 1
            view.hands[other] = self.hands[other] if sees else NOTHING
            view.sealed[other] = self.sealed[other] if sees else NOTHING
        if visible_seats == EVERYONE:
            for slot in range(self.pile_size):
                view.pile[slot] = self.pile[self.top + slot]
        if self.phase != EXCHANGE:
            view.seat = 0
        view.count_unseen()
