cimport cython
from etalage.bots.learning cimport softmax
from etalage.bots.money.evaluation cimport Evaluation
from etalage.bots.money.heuristics cimport Judge, stage_of
from etalage.games cimport bits, winning
from etalage.games.bits cimport Lock
from etalage.games.money.rules cimport Deal
from etalage.games.rng cimport Rng

cdef int EXCHANGE, OVER, SEATS
cdef int BEFORE, DEALS_AHEAD, FEATURES, FEWEST, NETWORK, OVER_STAGE, PROMISE, REFILLS, TABLE_STAGES
cdef double HUNDREDS, TENTHS_OF_HUNDREDS

@cython.final
cdef class OpenEvaluation:
    cdef Evaluation evaluation
    cdef Judge judge
    cdef Deal world
    cdef double[::1] fitted
    cdef double bend
    cdef int row, ahead
    cdef int[5] before, totals
    cdef double[5] sums, means
    cdef double[3] known

    @cython.locals(seat=int)
    cpdef void stand(self, tuple scores, int deals)
    @cython.locals(lock=Lock)
    cpdef list shares(self, Deal deal)
    @cython.locals(other=Deal)
    cpdef Deal redrawn(self, Deal deal, Rng rng)
    @cython.locals(seat=int, _=int)
    cdef void _average(self) noexcept nogil
    @cython.locals(slot=int, chosen=int, card=int)
    cdef void _shuffle(self, Deal deal, Rng rng) noexcept nogil
    @cython.locals(seat=int)
    cdef void settle(self) noexcept nogil
    cdef double share(self, int seat) noexcept nogil
    @cython.locals(stage=int, ahead=int)
    cdef void _look(self) noexcept nogil
    cdef void _know(self, int seat) noexcept nogil
    @cython.locals(nth=int, total=double)
    cdef double _weighed(self) noexcept nogil
