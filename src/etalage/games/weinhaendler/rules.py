"""Die Weinhändler: the rules of a deal, and nothing but the rules.

This is plain Python; beside it, rules.pxd gives it C types when it is compiled. Bags of cards are explained in
cards.py, sets of places and codes of moves in numbers.py. `play` checks a move and raises; `apply` trusts it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING

from etalage.games import bits
from etalage.games.errors import NoSuchSeat, OutOfTurn
from etalage.games.moves import LegalMoves
from etalage.games.notebooks import deal_html
from etalage.games.outcome import Outcome
from etalage.games.reprs import deal_repr
from etalage.games.rng import Rng
from etalage.games.seats import SEAT_SETS
from etalage.games.weinhaendler import cards, cellar
from etalage.games.weinhaendler.choices import DEFAULTS
from etalage.games.weinhaendler.notation import Move, coded, placing
from etalage.games.weinhaendler.numbers import (
    BAG_BITS, BID, BIDDING, BY_DISPLAY, BY_DRAW, BY_STALL, CELLARS, DECK, DISPLAY, DONE, DRAW, EMPTY, ENDINGS, EVERYONE,
    HAND, HAND_LIMIT, IDLE_ROUNDS, KIND_SHIFT, KINDS, OVER, PASS, PHASES, PLACE, PLACE_BITS, PLACES, PUBLIC, PUT_UNDER,
    SEATS, STARS, UNSEEN, VERB_SHIFT, WINES,
)  # fmt: skip
from etalage.games.weinhaendler.open_table import OpenTable
from etalage.games.weinhaendler.refusals import refusal
from etalage.games.weinhaendler.view import View

if TYPE_CHECKING:
    from etalage.games.weinhaendler.setup import Setup

NOTHING = 0


class Deal(OpenTable):
    """A deal in progress: the table, the hands and the pile."""

    def __init__(self, players: int, options: Mapping[str, object] = DEFAULTS) -> None:
        self.zero_fields()
        self.choose(players, options)
        self.round = 1

    def zero_fields(self) -> None:
        if bits.COMPILED:
            return
        self.zero_table_fields()
        self.hands = bits.zeros(SEATS)
        self.pile = bits.zeros(DECK + PUT_UNDER)
        """Kinds; first drawn first, from `top` on."""
        self.top = 0

    def __repr__(self) -> str:
        return deal_repr(self, "weinhaendler", PHASES[self.phase], self.pile_size, "points")

    def _repr_html_(self) -> str | None:
        return deal_html(self)

    # Making a deal

    @staticmethod
    def shuffled(players: int, rng: Rng, options: Mapping[str, object] = DEFAULTS) -> Deal:
        """A deal from a shuffled deck."""
        deal = Deal(players, options)
        deal._shuffle(rng)
        return deal

    @staticmethod
    def from_setup(setup: Setup, options: Mapping[str, object] = DEFAULTS) -> Deal:
        """A deal with these very cards; the setup has been checked."""
        deal = Deal(len(setup.hands), options)
        for kind in [*chain(*setup.hands), *setup.display, *setup.pile]:
            deal.pile[deal.pile_size] = kind
            deal.pile_size += 1
        deal._lay_out()
        deal.seat = deal.start = setup.start
        return deal

    def _shuffle(self, rng: Rng) -> None:
        """Shuffle the whole deck and lay it out; the deal has just been made.  # W5, W6"""
        for kind in range(1, KINDS + 1):
            for _ in range(cards.count(cards.deck(self.players), kind % KINDS)):  # the empty bottles last
                self.pile[self.pile_size] = kind % KINDS
                self.pile_size += 1
        for i in range(self.pile_size - 1, 0, -1):
            j = rng.below(i + 1)
            kind = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = kind
        self._lay_out()
        self.start = rng.below(self.players)
        self.seat = self.start

    def _lay_out(self) -> None:
        """Hands and display from the deck, which is the pile.  # W6"""
        for seat in range(self.players):
            for _ in range(HAND):
                self.hands[seat] += cards.one(self._draw())
        for _ in range(DISPLAY):
            self.display += cards.one(self._draw())
        self.pile_size_before = self.pile_size

    def copy(self) -> Deal:
        twin: Deal = Deal.__new__(Deal)
        twin.zero_fields()
        twin.assign(self)
        return twin

    # What a player asks

    def asked(self) -> tuple[int, ...]:
        """The seats that this decision asks: one, until the deal is over."""
        return SEAT_SETS[1 << self.seat if self.phase != OVER else 0]

    def to_move(self) -> tuple[int, ...]:
        """The seats that have yet to move at this decision."""
        return self.asked()

    def next_in_record(self) -> int | None:
        """The seat whose move a record has next."""
        return None if self.phase == OVER else self.seat

    def legal_moves(self, seat: int | None = None) -> LegalMoves[Move]:
        """The legal moves of the seat to move; of any other seat there are none."""
        return LegalMoves(self, self.seat if seat is None else seat, Move)

    def random_move(self, seat: int, rng: Rng) -> Move:
        """One of the legal moves, each with the same chance."""
        if seat != self.seat or self.phase == OVER:
            raise OutOfTurn(seat, self.to_move(), "W7" if self.phase == BIDDING else "W17")
        return coded(self.random_code(rng))

    def play(self, seat: int, move: Move | str) -> None:
        """Play a move, or raise and leave everything as it was."""
        chosen = move if isinstance(move, Move) else Move.parse(move)
        if seat != self.seat or self.phase == OVER:
            raise OutOfTurn(seat, self.to_move(), "W7" if self.phase == BIDDING else "W17")
        if not self.is_legal(chosen.code):
            raise refusal(self, chosen)
        self.apply(chosen.code)

    def is_over(self) -> bool:
        return self.phase == OVER

    def scores(self) -> list[int]:
        """The points so far."""
        return [self.points[seat] for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        """Scores, winners and the way it ended, once the deal is over.  # W33, WR12"""
        return Outcome.of(self.scores(), ENDINGS[self.last]) if self.phase == OVER else None

    def view(self, seat: int | None = None) -> View:
        """All that this seat may know; without a seat, all that the public may."""
        if seat is None:
            return self._look(PUBLIC, 0)
        if not 0 <= seat < self.players:
            raise NoSuchSeat(seat, self.players, "W5")
        return self._look(seat, 1 << seat)

    def open_view(self) -> View:
        """Everything, hands and pile: for looking back at a finished deal."""
        return self._look(PUBLIC, EVERYONE)

    # Legal moves, as codes

    def is_legal(self, code: int) -> bool:
        """Whether the seat to move may do this."""
        verb = code >> VERB_SHIFT
        if self.phase == BIDDING:
            if verb == BID:
                return self._may_bid(code)
            if verb == DRAW:  # W13, WR1
                return code & BAG_BITS == 0 and self.bids[self.seat] == NOTHING and self.pile_size > 0
            return verb == PASS and code & BAG_BITS == 0  # W10
        if self.phase == CELLARS:
            if verb == PLACE:
                kind = (code & BAG_BITS) >> KIND_SHIFT
                return kind < KINDS and self._may_place(kind, code & PLACE_BITS)
            return verb == DONE and code & BAG_BITS == 0 and cards.size(self.hands[self.seat]) <= HAND_LIMIT  # W18
        return False

    def candidates(self) -> int:
        """How many codes `candidate` gives; all legal moves are among them, once each."""
        if self.phase == BIDDING:
            return cards.sub_bags(self.hands[self.seat]) + 1
        if self.phase == CELLARS:
            hand = self.hands[self.seat]
            places = bits.bit_count(cellar.open_places(self.taken[self.seat]))
            covers = bits.bit_count(self.empties[self.seat])
            wines = bits.bit_count(cards.distinct(hand & ~3))
            return 1 + wines * (places + covers) + (places if hand & 3 else 0)
        return 0

    def candidate(self, index: int) -> int:
        """The code with this number; whether it is legal remains to be seen."""
        if self.phase == BIDDING:
            if index < 2:
                return PASS << VERB_SHIFT if index == 0 else DRAW << VERB_SHIFT
            return cards.sub_bag(self.hands[self.seat], index - 1)
        if index == 0:
            return DONE << VERB_SHIFT
        index -= 1
        hand = self.hands[self.seat]
        places = cellar.open_places(self.taken[self.seat])
        if hand & 3:
            free = bits.bit_count(places)
            if index < free:
                return placing(EMPTY, _nth(places, index))
            index -= free
        places |= self.empties[self.seat]
        free = bits.bit_count(places)
        kinds = cards.distinct(hand & ~3)
        return placing(_nth(kinds, index // free) >> 1, _nth(places, index % free))

    def random_code(self, rng: Rng) -> int:
        """A legal move's code, each with the same chance."""
        number = self.candidates()
        while True:
            code = self.candidate(rng.below(number))
            if self.is_legal(code):
                return code

    def legal_count(self, seat: int) -> int:
        if seat != self.seat:
            return 0
        count = 0
        for index in range(self.candidates()):
            if self.is_legal(self.candidate(index)):
                count += 1
        return count

    def legal_codes(self, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [code for code in map(self.candidate, range(self.candidates())) if self.is_legal(code)]

    def is_legal_for(self, seat: int, code: int) -> bool:
        return seat == self.seat and self.is_legal(code)

    # The rules

    def apply(self, code: int) -> None:
        """Play a move that is known to be legal."""
        verb = code >> VERB_SHIFT
        if verb == BID:
            self._bid(code)
        elif verb == PLACE:
            self._place((code & BAG_BITS) >> KIND_SHIFT, code & PLACE_BITS)
        elif verb == DONE:
            self._end_turn()
        else:
            if verb == DRAW:
                self._draw_for_passing()
            self._pass()

    def playout(self, rng: Rng) -> int:
        """Play random moves to the end; returns how many."""
        moves = 0
        while self.phase != OVER:
            self.apply(self.random_code(rng))
            moves += 1
        return moves

    def _may_bid(self, bag: int) -> bool:
        me = self.seat
        if bag == NOTHING or not cards.contains(self.hands[me], bag):  # W8
            return False
        value = self.values[me] + cards.value(bag)
        for other in range(self.players):
            if other != me and self.values[other] == value:  # W9
                return False
        return True

    def _bid(self, bag: int) -> None:
        """Lay cards open on one's bid.  # W8"""
        me = self.seat
        self.hands[me] -= bag
        self.known[me] = cards.without(self.known[me], bag)
        self.bids[me] += bag
        self.values[me] += cards.value(bag)
        self._next_bidder()

    def _pass(self) -> None:
        """Leave the bidding for good; the bid stays.  # W10"""
        self.passed |= 1 << self.seat
        if self.passed + 1 == 1 << self.players:
            self._exchange()  # W11
        else:
            self._next_bidder()

    def _next_bidder(self) -> None:
        """Clockwise, those who have passed left out.  # W7, W11"""
        self.seat = self._left_of(self.seat)
        while self.passed >> self.seat & 1:
            self.seat = self._left_of(self.seat)

    def _draw_for_passing(self) -> None:
        """Two cards from the pile: the cheaper to the hand, the dearer under the pile.  # W13"""
        me = self.seat
        kept = self._draw()
        if self.pile_size:  # else WR2
            under = self._draw()
            if under < kept:
                under, kept = kept, under
            self.pile[self.top + self.pile_size] = under
            self.pile_size += 1
            self.seen[self.put_under] = 1 << me if self.hidden_draw else EVERYONE
            self.put_under += 1
        self.hands[me] += cards.one(kept)
        if not self.hidden_draw:  # WR3
            self.known[me] += cards.one(kept)

    def _exchange(self) -> None:
        """The highest bidder takes the display, the next one that bid, and so on; the lowest bid is the new display."""
        lot = self.display
        first = self.start  # WR4
        rank = 0
        while True:
            highest = 0
            seat = 0
            for bidder in range(self.players):
                if self.values[bidder] > highest:
                    highest = self.values[bidder]
                    seat = bidder
            if not highest:  # W16
                break
            self.hands[seat] += lot  # W14
            self.known[seat] += lot
            lot = self.bids[seat]
            self.bids[seat] = NOTHING
            self.values[seat] = 0
            if rank == 0:
                first = seat
            rank += 1
        self.display = lot  # W15
        self.passed = 0
        self.phase = CELLARS
        self.start = first  # W17, W30
        self.seat = first

    def _may_place(self, kind: int, place: int) -> bool:
        me = self.seat
        if not cards.count(self.hands[me], kind):  # W18
            return False
        places = cellar.open_places(self.taken[me])
        if kind != EMPTY:
            places |= self.empties[me]  # W23
        return places >> place & 1 != 0

    def _place(self, kind: int, place: int) -> None:
        """A bottle into one's cellar, and its points.  # W18, W25, W26"""
        me = self.seat
        bottle = cards.one(kind)
        self.hands[me] -= bottle
        self.known[me] = cards.without(self.known[me], bottle)
        self.in_cellars += bottle
        bit = bits.single(place)
        self.taken[me] |= bit
        if kind == EMPTY:
            self.empties[me] |= bit
            return
        if self.empties[me] & bit:  # W23
            self.empties[me] ^= bit
            self.covered += 1
        stars = cards.stars(kind)
        wine = WINES * me + cards.wine(kind)
        own = STARS * me
        self.wines[wine] |= bit
        self.stars[own + stars - 1] |= bit
        self.points[me] += stars + cellar.trio_points(
            self.wines[wine], self.stars[own], self.stars[own + 1], self.stars[own + 2], place, self.trio_shapes
        )
        if cellar.is_complete(self.taken[me], self.empties[me]):
            self._begin_new_cellar()  # W24

    def _begin_new_cellar(self) -> None:
        me = self.seat
        places = self.taken[me]
        self.complete_owner[self.completed] = me
        self.complete_column[self.completed] = cellar.column_of(bits.lowest_bit(places))
        slot = self.completed * PLACES
        while places:
            self.complete_kinds[slot] = self.kind_at(me, bits.lowest_bit(places))
            places &= places - 1
            slot += 1
        self.completed += 1
        self.taken[me] = 0
        for wine in range(WINES * me, WINES * (me + 1)):
            self.wines[wine] = 0
        for stars in range(STARS * me, STARS * (me + 1)):
            self.stars[stars] = 0

    def _end_turn(self) -> None:
        """Everyone in turn, clockwise from the first.  # W17"""
        self.seat = self._left_of(self.seat)
        if self.seat != self.start:
            return
        if self.last:
            self.phase = OVER  # W31, W32
        else:
            self._refill()

    def _refill(self) -> None:
        """Fill the display; see whether the next round is the last."""
        for _ in range(cards.size(self.display), DISPLAY):  # W29
            if self.pile_size:
                self.display += cards.one(self._draw())
                if not self.pile_size:
                    self.last = BY_DISPLAY  # W31
        if self.pile_size == self.pile_size_before:
            self.idle += 1
            if self.idle == IDLE_ROUNDS:
                self.last = BY_STALL  # WR6
        else:
            self.idle = 0
            if not self.pile_size and not self.last:
                self.last = BY_DRAW  # WR11
        self.pile_size_before = self.pile_size
        self.round += 1
        self.phase = BIDDING

    def _left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def _draw(self) -> int:
        kind = self.pile[self.top]
        self.top += 1
        self.pile_size -= 1
        return kind

    def assign(self, other: Deal) -> None:
        """Become a copy of the other."""
        bits.copy_fields(self, other)

    # What each may know: the table, and of the rest what is named here

    def _look(self, seat: int, visible_seats: int) -> View:
        """The table with the hands of these seats, a set."""
        view = View()
        self.look_into(view, seat, visible_seats)
        return view

    def look_into(self, view: View, seat: int, visible_seats: int) -> None:
        """The same into a view that is there already, whatever it showed."""
        view.assign_table(self)
        view.observer = seat
        view.visible_seats = visible_seats
        for other in range(self.players):
            view.sizes[other] = cards.size(self.hands[other])
            view.hands[other] = self.hands[other] if visible_seats >> other & 1 else NOTHING
        for slot in range(DECK):
            view.pile[slot] = UNSEEN
        for slot in range(view.first_seen(), self.pile_size):
            if view.has_seen(slot):
                view.pile[slot] = self.pile[self.top + slot]
        view.count_unseen()


def _nth(mask: int, index: int) -> int:
    """The place of the bit with this number among those set."""
    while index:
        mask &= mask - 1
        index -= 1
    return bits.lowest_bit(mask)
