cimport cython
from etalage.bots.weinhaendler.expert_0_1.evaluation cimport Evaluation
from etalage.bots.weinhaendler.heuristics cimport Judge
from etalage.games cimport bits
from etalage.games.bits cimport Mask
from etalage.games.weinhaendler cimport cards
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.weinhaendler.view cimport View

cdef int BIDDING, FITTED, GRUDGE, OPTIONS, VERB_SHIFT
cdef double LEAST, TRUST
cdef Mask DRAW, NOTHING, PASS

@cython.final
cdef class SeatValues:
    cdef Evaluation evaluation
    cdef SeatValues others

    cdef void look(self, Judge judge, View view, int seat) noexcept nogil
    cdef double value(self, Judge judge, Deal world, int seat, int steps) noexcept nogil

@cython.final
cdef class Thinker:
    cdef Judge judge
    cdef SeatValues values
    cdef Deal thought
    cdef int number
    cdef Mask[4] options
    cdef int[4] prospects

    cdef void look(self, View view) noexcept nogil
    @cython.locals(worth=double, other=int)
    cdef double value(self, Deal world, int seat) noexcept nogil
    @cython.locals(seat=int, best=int, highest=double, value=double, nth=int)
    cdef Mask bid(self, Deal table) noexcept nogil
    @cython.locals(me=int, hand=Mask, kinds=Mask, one=Mask)
    cdef void _gather(self, Deal table) noexcept nogil
    @cython.locals(slot=int)
    cdef void _add(self, Mask bag, int prospect) noexcept nogil
