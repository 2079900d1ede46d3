cimport cython
from etalage.bots.money.heuristics cimport Judge
from etalage.bots.money.expert_0_1.evaluation cimport Evaluation
from etalage.bots.search cimport timing
from etalage.bots.search.shortlist cimport Shortlist
from etalage.games cimport bits
from etalage.games.bits cimport Cards, Lock
from etalage.games.money.notation cimport Move, coded, exchanging
from etalage.games.money.rules cimport Deal
from etalage.games.money.view cimport View
from etalage.games.rng cimport Rng

cdef int BIDDING, KEEP, LEFT, PILES, RIGHT
cdef int FIRST_SIEVE, RIVALS_SIEVE, FEW, BY_TABLE, BY_NETWORK, RIVALS_WORLDS
cdef double CLOSE, FOREVER
cdef Cards NOTHING

@cython.final
cdef class ExpertSearch(Shortlist):
    cdef Rng rng
    cdef readonly Judge judge
    cdef Judge rivals_judge
    cdef ExpertSearch rival
    cdef Evaluation evaluation
    cdef Deal world, after
    cdef View view, rivals_view
    cdef readonly int iterations
    cdef public unsigned int by_table, by_network
    cdef public int rivals_worlds
    cdef public double close
    cdef bint networked
    cdef int stage, first_sieve

    cpdef Move choose(self, View view, int most, double budget)
    @cython.locals(lock=Lock, code=Cards)
    cdef Cards _think(self, int most, double budget) noexcept nogil
    @cython.locals(sieve=int)
    cdef Cards weigh(self, int most, double end) noexcept nogil
    @cython.locals(me=int, nth=int, pile=int)
    cdef void _gather(self) noexcept nogil
    @cython.locals(me=int, nth=int)
    cdef void _iterate(self) noexcept nogil
    @cython.locals(seat=int, kind="unsigned int")
    cdef void _let_others_bid(self, int me) noexcept nogil
    @cython.locals(other=int)
    cdef void _see_as(self, int seat) noexcept nogil
    @cython.locals(best=int, nth=int, enough=double, picked=int, seen=int)
    cdef int _pick(self) noexcept nogil
