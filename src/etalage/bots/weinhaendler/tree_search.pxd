cimport cython
from etalage.bots.search.monte_carlo cimport Search
from etalage.bots.weinhaendler.heuristics cimport Judge
from etalage.games cimport winning
from etalage.games.bits cimport Cards, Mask
from etalage.games.weinhaendler cimport sampling
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.weinhaendler.view cimport View

cdef int BIDDING, FITTED, NEVER_SEEN

cdef class TreeSearch(Search):
    cdef Deal world
    cdef View view
    cdef Judge judge
    cdef bint by_heuristic

    cdef void imagine(self) noexcept nogil
    cdef bint goes_on(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef Cards some_move(self, int seat, bint first) noexcept nogil
    cdef bint is_legal(self, int seat, Cards code) noexcept nogil
    cdef void make(self, int seat, Cards code) noexcept nogil
    cdef void play_out(self) noexcept nogil
    @cython.locals(seen=int, me=int)
    cdef void _play_out_quickly(self) noexcept nogil
    cdef double reward(self, int seat) noexcept nogil
