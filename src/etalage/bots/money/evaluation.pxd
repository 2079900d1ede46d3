cimport cython
from etalage.bots.learning cimport softmax
from etalage.bots.learning.network cimport Network
from etalage.bots.money.expert_0_1.evaluation cimport Evaluation as EarlierEvaluation
from etalage.bots.money.heuristics cimport Judge, stage_of
from etalage.games cimport bits, winning
from etalage.games.money.rules cimport Deal
from etalage.games.money.scoring cimport wealth

cdef int BEST_PROMISE, CURRENCY_FEATURES, EARLIER_FACTS, EARLIER_FEATURES, FINAL, FINENESS, MEAN_PROMISE, MY_PROMISE, NEXT_PROMISE
cdef int NUMBER_OF_CURRENCIES, OVER, SEATS, TENTHS, UNKNOWN, WORTH
cdef double RICHES, TIE

cdef int _in_steps(int worth) noexcept nogil

@cython.final
cdef class Evaluation:
    cdef Network network
    cdef EarlierEvaluation earlier
    cdef Judge judge
    cdef int to_come
    cdef int[5] promises, scores, earned
    cdef double[5] outputs, point_weights, output_weights

    @cython.locals(seat=int, points=int, stage=int, left=double)
    cpdef void expect_match(self, object earned, int to_come)

    cdef double value(self, Deal deal, int seat) noexcept nogil
    cdef double promise(self, Deal deal, int seat) noexcept nogil
    @cython.locals(each=int)
    cdef double _share(self, Deal deal, int seat) noexcept nogil
    @cython.locals(stage=int, each=int)
    cdef double _share_of_match(self, Deal deal, int seat) noexcept nogil
    @cython.locals(others=int, other=int)
    cdef double _lead(self, Deal deal, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void _see(self, Deal deal) noexcept nogil
    @cython.locals(things="int[::1]", facts="int[::1]", currency=int, base=int, feature=int, fact=int)
    cdef void _describe(self, Deal deal, int seat) noexcept nogil
    @cython.locals(facts="int[::1]", most=int, following=int, total=int, other=int, promise=int)
    cdef void _describe_promises(self, Deal deal, int seat) noexcept nogil
