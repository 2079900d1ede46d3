cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Cards, Mask
from etalage.games.money.notation cimport Move, coded, exchanging
from etalage.games.money.scoring cimport rank, wealth
from etalage.games.money.open_table cimport OpenTable
from etalage.games.money.view cimport View
from etalage.games.rng cimport Rng

cdef int BIDDING, BY_DISPLAY, BY_STALL, CARDS, DISPLAY, EVERYONE, EXCHANGE, HAND, IDLE_ROUNDS, KEEP, LEFT, OVER, PILES
cdef int NO_PILE, PUBLIC, RIGHT, SEATS
cdef Cards NOTHING, EXCHANGE_MARK, PILE_BITS, PLAY_MONEY
cdef list SEAT_SETS

@cython.final
cdef class Deal(OpenTable):
    cdef readonly Cards[5] hands, sealed
    cdef readonly short[69] pile
    cdef readonly int waiting, top

    cdef void zero_fields(self)
    @cython.locals(card=int, i=int, j=int)
    cdef void _shuffle(self, Rng rng) noexcept nogil
    @cython.locals(seat=int)
    cdef void _lay_out(self) noexcept nogil
    @cython.locals(twin=Deal)
    cpdef Deal copy(self)

    cpdef tuple asked(self)
    @cython.locals(seats=int, seat=int)
    cpdef tuple to_move(self)
    cpdef Move random_move(self, int seat, Rng rng)
    @cython.locals(chosen=Move)
    cpdef object play(self, int seat, object move)
    cpdef bint is_over(self) noexcept nogil
    cpdef bint may_move(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cpdef int next_seat(self) noexcept nogil
    @cython.locals(pile=int)
    cpdef bint is_legal_for(self, int seat, Cards code) noexcept nogil
    @cython.locals(number=int, pile=int)
    cpdef int exchanges(self) noexcept nogil
    @cython.locals(hand=Cards, bid=Cards, high=Mask, nth=int, pile=int)
    cpdef Cards random_code(self, int seat, Rng rng) noexcept nogil

    cpdef void apply(self, int seat, Cards code) noexcept nogil
    @cython.locals(moves=int, seat=int)
    cpdef int playout(self, Rng rng) noexcept nogil
    cdef void _bid(self, int seat, Cards bid) noexcept nogil
    @cython.locals(seat=int, bid=Cards)
    cdef void _reveal(self) noexcept nogil
    @cython.locals(me=int)
    cdef void _exchange(self, int pile) noexcept nogil
    @cython.locals(highest=int, seat=int)
    cdef void _next_in_exchange(self) noexcept nogil
    cdef void _end_round(self) noexcept nogil
    @cython.locals(before=int)
    cdef void _refill(self) noexcept nogil
    @cython.locals(pile=int)
    cdef int _pile_taken(self, Cards code) noexcept nogil
    @cython.locals(drawn=Cards)
    cdef Cards _draw(self, int number) noexcept nogil
    cpdef void assign(self, Deal other) noexcept nogil
    @cython.locals(view=View)
    cdef View _look(self, int seat, int visible_seats)
    @cython.locals(other=int, slot=int, sees=bint)
    cdef void look_into(self, View view, int seat, int visible_seats) noexcept nogil
