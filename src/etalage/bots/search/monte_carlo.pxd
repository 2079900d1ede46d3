cimport cython
from etalage.bots.search cimport timing
from etalage.bots.search.tree cimport Tree
from etalage.games cimport bits
from etalage.games.bits cimport Cards, Lock
from etalage.games.rng cimport Rng

cdef int DEEPEST, NONE, ROOT, ROUND

cdef class Search:
    cdef Rng rng
    cdef Tree tree
    cdef int[256] path
    cdef readonly int iterations

    @cython.locals(lock=Lock, end=double)
    cdef Cards think(self, int most, double budget) noexcept nogil
    @cython.locals(node=int, depth=int, seat=int, child=int, code=Cards, step=int, known=bint)
    cdef void _iterate(self) noexcept nogil
    @cython.locals(child=int, best=int, promise=double, highest=double)
    cdef int _select(self, int node, int seat) noexcept nogil

    cdef void imagine(self) noexcept nogil
    cdef bint goes_on(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef Cards some_move(self, int seat, bint first) noexcept nogil
    cdef bint is_legal(self, int seat, Cards code) noexcept nogil
    cdef void make(self, int seat, Cards code) noexcept nogil
    cdef void play_out(self) noexcept nogil
    cdef double reward(self, int seat) noexcept nogil
