cimport cython
from libc cimport math
from etalage.games.bits cimport Cards, Mask
from etalage.games cimport bits

cdef int NONE, ROOT
cdef Mask LOW_HALF
cdef double CURIOSITY

@cython.final
cdef class Tree:
    cdef int size, capacity
    cdef int[::1] first_child, next_sibling, seats, visits, chances
    cdef double[::1] totals
    cdef Mask[::1] high, low

    cdef void clear(self) noexcept nogil
    cdef Cards code(self, int node) noexcept nogil
    @cython.locals(child=int)
    cdef int child(self, int node, Cards code) noexcept nogil
    @cython.locals(child=int)
    cdef int add(self, int node, Cards code, int seat) noexcept nogil
    cdef double promise(self, int node) noexcept nogil
    cdef void learn(self, int node, double reward) noexcept nogil
    @cython.locals(child=int, best=int)
    cdef int most_visited(self, int node) noexcept nogil
