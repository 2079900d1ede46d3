cimport cython
from etalage.games.bits cimport Mask
from etalage.games.coded_move cimport CodedMove

cdef Mask BAG_BITS, PLACE, PLACE_BITS
cdef int KIND_SHIFT, VERB_SHIFT

@cython.final
cdef class Move(CodedMove):
    cdef readonly Mask code

cpdef Mask placing(Mask kind, Mask place) noexcept nogil
@cython.locals(move=Move)
cpdef Move coded(Mask code)
