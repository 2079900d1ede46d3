cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Byte, Mask
from etalage.games.weinhaendler cimport cards
from etalage.games.weinhaendler.open_table cimport OpenTable

cdef int DECK, EVERYONE, OVER, PUBLIC, SEATS, UNSEEN

@cython.final
cdef class View(OpenTable):
    cdef readonly Mask[5] hands
    cdef readonly int[5] sizes
    cdef readonly Mask unseen
    cdef readonly int visible_seats, observer
    cdef readonly Byte[66] pile

    @cython.locals(slot=int)
    cdef void zero_fields(self)
    cdef int first_seen(self) noexcept nogil
    @cython.locals(put_under=int)
    cdef bint has_seen(self, int slot) noexcept nogil
    @cython.locals(seen=Mask, seat=int, slot=int)
    cdef void count_unseen(self) noexcept nogil
    @cython.locals(bids=bint, hands=bint, cellars=bint, seat=int)
    cpdef dict changes(self, View before)
    @cython.locals(differs=bint, seat=int)
    cpdef dict own_changes(self, View before)
