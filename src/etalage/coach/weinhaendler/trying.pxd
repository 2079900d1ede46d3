cimport cython
from etalage.bots.learning cimport softmax
from etalage.bots.weinhaendler.search cimport ExpertSearch
from etalage.coach.weinhaendler.open_evaluation cimport OpenEvaluation
from etalage.games cimport bits
from etalage.games.bits cimport Lock, Mask
from etalage.games.rng cimport Rng
from etalage.games.weinhaendler cimport sampling
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.weinhaendler.view cimport View

cdef int BIDDING, FIRST_END, POINT, SEATS, THINKING, VERB_SHIFT, WORLDS_FOR_ENDS
cdef int DISPLAY_TAKEN, EXCHANGED, MOST_MOVES, MOST_WORLDS, NETWORK, NOTHING_TAKEN, POINTS, TAKES, WORTH
cdef double LEAST, SMALL_POINTS, SMALL_WORTH
cdef Mask DONE

@cython.final
cdef class Trial:
    cdef Rng rng
    cdef ExpertSearch search
    cdef OpenEvaluation opened
    cdef Deal world, after
    cdef Mask[::1] codes
    cdef double[::1] worths
    cdef int[::1] takes
    cdef int[5] minds, values
    cdef double[5] sums

    @cython.locals(number=int, count=int, nth=int, lock=Lock)
    cpdef tuple try_out(self, View view, list codes, int worlds)
    @cython.locals(me=int, world=int, seat=int, nth=int, at=int)
    cdef void _try_bids(self, View view, int number, int worlds) noexcept nogil
    @cython.locals(seat=int)
    cdef void _bid_on(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void _see_values(self) noexcept nogil
    @cython.locals(mine=int, above=int, below=int, seat=int, value=int)
    cdef int _taken(self, int me) noexcept nogil
    @cython.locals(me=int, state=Mask, points=int, world=int)
    cdef void _try_placing(self, View view, int nth, int worlds) noexcept nogil
    cdef void _imagine(self, View view, int nth) noexcept nogil
    @cython.locals(world=int)
    cdef void _place_to_the_end(self, View view, int nth, int worlds) noexcept nogil
    @cython.locals(state=Mask, ends=int, end=int, world=int, share=double)
    cdef void _place_to_my_end(self, View view, int nth, int worlds) noexcept nogil
    @cython.locals(state=Mask, best=int, most=double, end=int, total=double, _=int)
    cdef int _best_end(self, View view, int nth, int ends) noexcept nogil
    @cython.locals(seat=int)
    cdef void _weigh_others(self, int me) noexcept nogil
    @cython.locals(worth=int)
    cdef double _sum_at_end(self, int end, int me) noexcept nogil
