cimport cython
from etalage.games.bits cimport Cards
from etalage.games.coded_move cimport CodedMove

cdef Cards EXCHANGE_MARK, PLAY_MONEY

@cython.final
cdef class Move(CodedMove):
    cdef readonly Cards code

cpdef Cards exchanging(int pile) noexcept nogil
@cython.locals(move=Move)
cpdef Move coded(Cards code)
