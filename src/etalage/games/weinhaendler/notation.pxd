cimport cython
from etalage.games.bits cimport Mask

cdef Mask BAG_BITS, PLACE, PLACE_BITS
cdef int KIND_SHIFT, VERB_SHIFT

@cython.final
cdef class Move:
    cdef readonly Mask code

cpdef Mask placing(Mask kind, Mask place) noexcept nogil
@cython.locals(move=Move)
cpdef Move coded(Mask code)
