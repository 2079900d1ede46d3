cimport cython
from etalage.bots.money.search cimport ExpertSearch
from etalage.coach.money.open_evaluation cimport OpenEvaluation
from etalage.games cimport bits
from etalage.games.bits cimport Cards, Lock, Mask
from etalage.games.money.view cimport View

cdef int BIDDING, LEFT, MINE_KEPT, MOST_MOVES, MOST_WORLDS, NOTHING_TAKEN, RIGHT, SEATS
cdef Cards NOTHING, PLAY_MONEY

@cython.final
cdef class Trial:
    cdef ExpertSearch search
    cdef OpenEvaluation opened
    cdef Mask[::1] high, low
    cdef double[::1] worths
    cdef int[::1] takes
    cdef Cards[5] offered

    @cython.locals(number=int, count=int, nth=int, lock=Lock)
    cpdef tuple try_out(self, View view, list codes, int worlds)
    @cython.locals(me=int, world=int, nth=int, code=Cards, seat=int, bid=Cards, at=int)
    cdef void _try(self, View view, int number, int worlds) noexcept nogil
    @cython.locals(me=int, kept=Cards, taken=Cards, seat=int)
    cdef int _taken(self, View view) noexcept nogil
