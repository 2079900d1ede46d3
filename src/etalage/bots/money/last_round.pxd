cimport cython
from etalage.bots.money.heuristics cimport Judge
from etalage.games cimport bits
from etalage.games.bits cimport Cards, Mask
from etalage.games.money.rules cimport Deal
from etalage.games.money.view cimport View
from etalage.games.rng cimport Rng

cdef int FINAL, SEATS, WORLDS
cdef Cards NOTHING

@cython.locals(other=int)
cpdef void see_as(View view, Deal deal, int seat) noexcept nogil

@cython.final
cdef class LastRound:
    cdef Rng luck
    cdef Judge judge
    cdef View view
    cdef Cards[5] bids

    @cython.locals(seat=int)
    cdef void play(self, Deal deal, Mask luck) noexcept nogil
