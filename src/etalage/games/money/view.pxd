cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Cards
from etalage.games.money.scoring cimport rank, value, wealth
from etalage.games.money.open_table cimport OpenTable

cdef int BIDDING, CARDS, EVERYONE, LEFT, OVER, PILES, PUBLIC, RIGHT, SEATS
cdef Cards PLAY_MONEY

@cython.final
cdef class View(OpenTable):
    cdef readonly Cards[5] hands, sealed
    cdef readonly int[5] sizes
    cdef readonly Cards unseen
    cdef readonly int visible_seats, observer
    cdef readonly short[69] pile

    cdef void zero_fields(self)
    @cython.locals(seat=int)
    cdef void count_unseen(self) noexcept nogil
    @cython.locals(bids=bint, hands=bint, seat=int)
    cpdef dict changes(self, View before)
    @cython.locals(differs=bint, seat=int)
    cpdef dict own_changes(self, View before)
