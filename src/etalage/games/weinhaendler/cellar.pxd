cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Mask

cdef int ROWS, PLACES, COLUMNS, FIRST_COLUMN, FIRST_PLACE, IDENTICAL, DIFFERENT
cdef Mask BOTTOM_ROW
cdef int[5] FIRST_STEPS, SECOND_STEPS

cpdef int place_at(int row, int column) noexcept nogil
cpdef int row_of(int place) noexcept nogil
cpdef int column_of(int place) noexcept nogil
@cython.locals(bottom=Mask, places=Mask)
cpdef Mask open_places(Mask taken) noexcept nogil
cpdef bint bottom_row_is_full(Mask taken) noexcept nogil
cpdef bint is_complete(Mask taken, Mask empties) noexcept nogil
@cython.locals(points=int, number=int, first=int, second=int, shape=Mask)
cpdef int trio_points(Mask same, Mask one, Mask two, Mask three, int place, int trio_shapes) noexcept nogil
@cython.locals(trio=Mask)
cdef int _trio(Mask same, Mask one, Mask two, Mask three, Mask shape, int base) noexcept nogil
