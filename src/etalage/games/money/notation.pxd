cimport cython
from etalage.games.bits cimport Cards

cdef Cards EXCHANGE_MARK, PLAY_MONEY

@cython.final
cdef class Move:
    cdef readonly Cards code

cpdef Cards exchanging(int pile) noexcept nogil
@cython.locals(move=Move)
cpdef Move coded(Cards code)
