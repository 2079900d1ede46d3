cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Byte, Mask
from etalage.games.rng cimport Rng
from etalage.games.weinhaendler cimport cards, cellar
from etalage.games.weinhaendler.notation cimport Move, coded, placing
from etalage.games.weinhaendler.open_table cimport OpenTable
from etalage.games.weinhaendler.view cimport View

cdef int BIDDING, BY_DISPLAY, BY_DRAW, BY_STALL, CELLARS, DECK, DISPLAY, EMPTY, EVERYONE, HAND, HAND_LIMIT
cdef int IDLE_ROUNDS, KIND_SHIFT, KINDS, OVER, PLACES, PUBLIC, PUT_UNDER, SEATS, STARS, UNSEEN, VERB_SHIFT, WINES
cdef Mask BAG_BITS, BID, DONE, DRAW, NOTHING, PASS, PLACE, PLACE_BITS
cdef list SEAT_SETS

@cython.final
cdef class Deal(OpenTable):
    cdef readonly Mask[5] hands
    cdef readonly Byte[132] pile
    cdef readonly int top

    cdef void zero_fields(self)
    @cython.locals(kind=int, i=int, j=int)
    cdef void _shuffle(self, Rng rng) noexcept nogil
    @cython.locals(seat=int)
    cdef void _lay_out(self) noexcept nogil
    @cython.locals(twin=Deal)
    cpdef Deal copy(self)

    cpdef tuple asked(self)
    cpdef tuple to_move(self)
    cpdef Move random_move(self, int seat, Rng rng)
    @cython.locals(chosen=Move)
    cpdef object play(self, int seat, object move)
    cpdef bint is_over(self) noexcept nogil
    @cython.locals(verb=Mask, kind=Mask)
    cpdef bint is_legal(self, Mask code) noexcept nogil
    @cython.locals(hand=Mask, places=int, covers=int, wines=int)
    cpdef int candidates(self) noexcept nogil
    @cython.locals(hand=Mask, places=Mask, kinds=Mask, free=int)
    cpdef Mask candidate(self, int index) noexcept nogil
    @cython.locals(number=int, code=Mask)
    cpdef Mask random_code(self, Rng rng) noexcept nogil
    @cython.locals(count=int, index=int)
    cpdef int legal_count(self, int seat) noexcept nogil
    cpdef bint is_legal_for(self, int seat, Mask code) noexcept nogil

    @cython.locals(verb=Mask)
    cpdef void apply(self, Mask code) noexcept nogil
    @cython.locals(moves=int)
    cpdef int playout(self, Rng rng) noexcept nogil
    @cython.locals(me=int, value=int, other=int)
    cdef bint _may_bid(self, Mask bag) noexcept nogil
    @cython.locals(me=int)
    cdef void _bid(self, Mask bag) noexcept nogil
    cdef void _pass(self) noexcept nogil
    cdef void _next_bidder(self) noexcept nogil
    @cython.locals(me=int, kept=int, under=int)
    cdef void _draw_for_passing(self) noexcept nogil
    @cython.locals(lot=Mask, first=int, rank=int, highest=int, seat=int, bidder=int)
    cdef void _exchange(self) noexcept nogil
    @cython.locals(me=int, places=Mask)
    cdef bint _may_place(self, int kind, int place) noexcept nogil
    @cython.locals(me=int, bottle=Mask, bit=Mask, stars=int, wine=int, own=int)
    cdef void _place(self, int kind, int place) noexcept nogil
    @cython.locals(me=int, places=Mask, slot=int, wine=int, stars=int)
    cdef void _begin_new_cellar(self) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _refill(self) noexcept nogil
    cdef int _left_of(self, int seat) noexcept nogil
    cdef int _draw(self) noexcept nogil
    cpdef void assign(self, Deal other) noexcept nogil
    @cython.locals(view=View)
    cdef View _look(self, int seat, int visible_seats)
    @cython.locals(other=int, slot=int)
    cdef void look_into(self, View view, int seat, int visible_seats) noexcept nogil

cdef int _nth(Mask mask, int index) noexcept nogil
