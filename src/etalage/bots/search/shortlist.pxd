cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Cards

cdef int LONGEST

cdef class Shortlist:
    cdef readonly Cards[78] candidates
    cdef readonly double[78] totals
    cdef readonly int number

    cdef void add(self, Cards code) noexcept nogil
    @cython.locals(best=int, nth=int)
    cdef int best(self) noexcept nogil
    @cython.locals(worst=int, nth=int)
    cdef void keep(self, int number) noexcept nogil
