cimport cython
from etalage.bots.learning cimport softmax
from etalage.bots.weinhaendler.expert_0_1.evaluation cimport Evaluation
from etalage.bots.weinhaendler.heuristics cimport Judge
from etalage.games cimport bits, winning
from etalage.games.bits cimport Lock, Mask
from etalage.games.rng cimport Rng
from etalage.games.weinhaendler.rules cimport Deal

cdef int BIDDING, CELLARS, OVER, SEATS, VERB_SHIFT
cdef int BETWEEN, EXCHANGED, FEATURES, FEWEST, KINDS_OF_TABLE, NETWORK, POINTS, STAGES, WORTH
cdef double SMALL_POINTS, SMALL_WORTH
cdef Mask PASS

@cython.final
cdef class OpenEvaluation:
    cdef Judge judge
    cdef Evaluation evaluation
    cdef Deal world
    cdef double[::1] fitted
    cdef double bend
    cdef int kind, row
    cdef double[5] sums
    cdef double[3] known

    @cython.locals(lock=Lock)
    cpdef list shares(self, Deal deal)
    @cython.locals(other=Deal, slot=int, chosen=int, kind=int)
    cpdef Deal redrawn(self, Deal deal, Rng rng)
    @cython.locals(seat=int, exchanged=bint, fresh=bint)
    cdef void _settle(self) noexcept nogil
    cdef double _share(self, int seat) noexcept nogil
    cdef void play_cellars(self) noexcept nogil
    @cython.locals(stage=int)
    cdef void look(self, Deal table, int kind) noexcept nogil
    @cython.locals(hand=Mask, lost=Mask, worth=int)
    cdef void _know(self, int seat) noexcept nogil
    @cython.locals(players=int, turn=int)
    cdef bint _has_placed(self, int seat) noexcept nogil
    @cython.locals(nth=int, total=double)
    cdef double weighed(self) noexcept nogil
