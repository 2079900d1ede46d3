cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Byte, Mask

cdef int BIDDING, COMPLETE, EMPTY, NOT_LAST, PLACES, PUT_UNDER, SEATS, STARS, TRIO_SHAPES, UPRIGHT_TRIO_SHAPES, WINES

cdef class OpenTable:
    cdef readonly int players, trio_shapes, phase, round, seat, start, last, idle, passed, pile_size, pile_size_before, put_under
    cdef readonly int covered, completed
    cdef readonly bint hidden_draw
    cdef readonly Mask display, in_cellars
    cdef readonly Mask[5] bids, known, taken, empties
    cdef readonly int[5] values, points
    cdef readonly Mask[35] wines
    cdef readonly Mask[15] stars
    cdef readonly Byte[66] seen
    cdef readonly Byte[4] complete_owner
    cdef readonly short[4] complete_column
    cdef readonly Byte[60] complete_kinds

    cdef void zero_table_fields(self)
    cdef object choose(self, object players, object options)
    cpdef dict options(self)
    @cython.locals(stars=int, wine=int)
    cdef int kind_at(self, int seat, int place) noexcept nogil
    @cython.locals(bag=Mask, seat=int, wine=int, stars=int, slot=int, places=Mask, number=Mask)
    cdef Mask count_cellars(self) noexcept nogil
    cdef void assign_table(self, OpenTable other) noexcept nogil
