cimport cython
from etalage.games.bits cimport Mask

cdef Mask MASK, STEP, MIX1, MIX2

@cython.final
cdef class Rng:
    cdef public Mask state
    cdef Mask[7] _apart  # two threads' streams never share a line of the processor's cache
    @cython.locals(z=Mask)
    cpdef Mask bits(self) noexcept nogil
    cpdef unsigned int below(self, Mask n) noexcept nogil
