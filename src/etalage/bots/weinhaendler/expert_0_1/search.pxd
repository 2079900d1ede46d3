cimport cython
from etalage.bots.search cimport timing
from etalage.bots.search.shortlist cimport Shortlist
from etalage.bots.weinhaendler.heuristics cimport Judge
from etalage.bots.weinhaendler.expert_0_1.evaluation cimport Evaluation
from etalage.games cimport bits
from etalage.games.bits cimport Lock, Mask
from etalage.games.rng cimport Rng
from etalage.games.weinhaendler cimport cards, sampling
from etalage.games.weinhaendler.notation cimport Move, coded
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.weinhaendler.view cimport View

cdef int BIDDING, CANDIDATES, ENDS, FIRST_END, FITTED, GRUDGE, PLACING_WORLDS, SEATS, STYLES, VERB_SHIFT
cdef double TRUST
cdef Mask DONE, DRAW, NOTHING, PASS

@cython.final
cdef class ExpertSearch(Shortlist):
    cdef Rng rng
    cdef Judge judge
    cdef Evaluation evaluation
    cdef Deal world, after
    cdef readonly int[60] prospects
    cdef int[5] styles
    cdef bint networked, deep
    cdef public double trust
    cdef readonly int iterations

    cpdef Move choose(self, View view, int most, double budget)
    @cython.locals(lock=Lock, me=int, began=double, spent=double)
    cdef Mask _bid(self, View view, int most, double budget) noexcept nogil
    @cython.locals(me=int, hand=Mask, index=int, bag=Mask, nth=int)
    cdef void _gather(self, View view) noexcept nogil
    @cython.locals(slot=int)
    cdef void _add(self, Mask code, int prospect) noexcept nogil
    @cython.locals(nth=int, seat=int)
    cdef void _try_candidates(self, int me) noexcept nogil
    @cython.locals(seat=int)
    cdef void _bid_on(self) noexcept nogil
    @cython.locals(worth=double, seat=int)
    cdef double _value(self, int me) noexcept nogil
    @cython.locals(lock=Lock, me=int, nth=int, world=int, best=int, slot=int)
    cdef Mask _placing(self, View view) noexcept nogil
