cimport cython
from etalage.bots.search cimport timing
from etalage.bots.search.shortlist cimport Shortlist
from etalage.bots.weinhaendler.expert_0_1.evaluation cimport Evaluation
from etalage.bots.weinhaendler.heuristics cimport Judge
from etalage.bots.weinhaendler.opponents cimport Opponents
from etalage.bots.weinhaendler.thinking cimport Thinker
from etalage.games cimport bits
from etalage.games.bits cimport Lock, Mask
from etalage.games.rng cimport Rng
from etalage.games.weinhaendler cimport cards, sampling
from etalage.games.weinhaendler.notation cimport Move, coded
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.weinhaendler.view cimport View

cdef int BIDDING, CANDIDATES, ENOUGH, FIRST_END, FITTED, PLACING_WORLDS, SEATS, THINKING, VERB_SHIFT
cdef double CLEAR, GIVEN_UP, TRUST
cdef Mask DONE, DRAW, PASS

@cython.final
cdef class ExpertSearch(Shortlist):
    cdef Rng rng
    cdef Judge judge
    cdef Evaluation evaluation
    cdef readonly Thinker thinker
    cdef readonly Opponents opponents
    cdef Deal world, after
    cdef readonly int[10] prospects
    cdef int[5] minds
    cdef double[10] values
    cdef double[100] squares
    cdef int left
    cdef readonly int iterations

    cpdef Move choose(self, View view, int most, double budget)
    @cython.locals(lock=Lock, began=double, spent=double)
    cdef Mask _bid(self, View view, int most, double budget) noexcept nogil
    @cython.locals(me=int, hand=Mask, index=int, bag=Mask, nth=int, pair=int)
    cdef void _gather(self, View view) noexcept nogil
    @cython.locals(slot=int)
    cdef void _add(self, Mask code, int prospect) noexcept nogil
    @cython.locals(nth=int, seat=int, other=int, difference=double)
    cdef void _try_candidates(self, int me) noexcept nogil
    @cython.locals(best=int, nth=int, lead=double, spread=double)
    cdef void _give_up_the_clear(self) noexcept nogil
    @cython.locals(worst=int, nth=int)
    cdef void _give_up_all_but(self, int number) noexcept nogil
    cdef void _give_up(self, int nth) noexcept nogil
    @cython.locals(seat=int)
    cdef void _bid_on(self) noexcept nogil
    @cython.locals(lock=Lock, me=int, nth=int, world=int, slot=int)
    cdef Mask _placing(self, View view) noexcept nogil
