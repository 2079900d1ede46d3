cimport cython
from etalage.bots.weinhaendler.heuristics cimport Judge
from etalage.bots.weinhaendler.thinking cimport Thinker
from etalage.games cimport bits
from etalage.games.bits cimport Mask
from etalage.games.rng cimport Rng
from etalage.games.weinhaendler cimport cards, sampling
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.weinhaendler.view cimport View

cdef int FINE, MINDS, SEATS, THINKING, VERB_SHIFT, WATCHED
cdef double DOUBT, FORGOTTEN
cdef double[4] PRIOR
cdef Mask BID

@cython.final
cdef class Opponents:
    cdef Judge judge
    cdef Thinker thinker
    cdef Rng rng
    cdef Deal world
    cdef int round, passed
    cdef Mask[5] bids
    cdef int[20] agreed
    cdef readonly double[20] weights

    @cython.locals(seat=int, mind=int)
    cdef void forget(self) noexcept nogil
    @cython.locals(chance=double, mind=int)
    cdef int draw(self, int seat) noexcept nogil
    @cython.locals(me=int, seat=int)
    cdef void watch(self, View view) noexcept nogil
    @cython.locals(me=int, index=int, seat=int)
    cdef void _learn(self, View view, int first) noexcept nogil
    @cython.locals(seat=int)
    cdef void _rewind(self, Deal world, View view) noexcept nogil
    @cython.locals(done=Mask, mind=int, code=Mask)
    cdef void _compare(self, View view, int seat) noexcept nogil
    cdef void _repeat(self, Deal world, View view, int seat) noexcept nogil
    @cython.locals(total=double, mind=int, index=int)
    cdef void _believe(self, int seat) noexcept nogil
