cimport cython
from etalage.bots.money.heuristics cimport Judge
from etalage.bots.search.monte_carlo cimport Search
from etalage.games cimport bits, winning
from etalage.games.bits cimport Cards
from etalage.games.money cimport sampling
from etalage.games.money.notation cimport Move, coded, exchanging
from etalage.games.money.rules cimport Deal
from etalage.games.money.scoring cimport wealth
from etalage.games.money.view cimport View

cdef int BIDDING, EXCHANGE, LEFT, RIGHT, SEATS
cdef Cards NOTHING

cdef class TreeSearch(Search):
    cdef Deal world
    cdef View view
    cdef Judge judge
    cdef bint by_heuristic
    cdef int[5] scores

    cpdef Move choose(self, View view, int most, double budget)
    @cython.locals(me=int, stage=int)
    cdef void _gather(self) noexcept nogil
    cdef void imagine(self) noexcept nogil
    cdef bint goes_on(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef Cards some_move(self, int seat, bint first) noexcept nogil
    cdef bint is_legal(self, int seat, Cards code) noexcept nogil
    cdef void make(self, int seat, Cards code) noexcept nogil
    @cython.locals(seat=int)
    cdef void play_out(self) noexcept nogil
    @cython.locals(stage=int, seat=int)
    cdef void _play_out_quickly(self) noexcept nogil
    cdef double reward(self, int seat) noexcept nogil
