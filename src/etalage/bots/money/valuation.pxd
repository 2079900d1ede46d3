cimport cython
from etalage.bots.learning.network cimport Network
from etalage.games cimport bits
from etalage.games.bits cimport Cards
from etalage.games.money.rules cimport Deal
from etalage.games.money.scoring cimport amount, value, wealth

cdef int OF_A_CURRENCY, HIGHEST
cdef int FIRST_20, FIRST_30, FIRST_40, FIRST_50, FIRST_60, FIRST_COIN, LEFT, NOT_LAST, NUMBER_OF_CURRENCIES, OVER, RIGHT
cdef Cards TRIO
cdef double RICHES

@cython.final
cdef class Valuation:
    cdef Network network

    cdef double value(self, Deal deal, int seat) noexcept nogil
    @cython.locals(winners=int, richer=int, mine=int, others=int, other=int, total=int)
    cdef double _result(self, Deal deal, int seat) noexcept nogil
    @cython.locals(currency=int)
    cdef void _describe(self, Deal deal, int seat) noexcept nogil
    @cython.locals(hand=Cards, mine=int, twenties=int, thirties=int, strongest=int, next_strongest=int, held_20=int,
                   held_30=int, most_20=int, most_30=int, rivals=int, other=int, theirs=int, number=int, shown=int)
    cdef void _describe_currency(self, Deal deal, int seat, int currency, int at) noexcept nogil
    cdef void _describe_display(self, Cards display, int currency, int at) noexcept nogil
    @cython.locals(mine=int, richest=int, total=int, size=int, spending=int, most_spending=int, coins=int,
                   above=int, other=int, theirs=int, rivals=int)
    cdef void _describe_table(self, Deal deal, int seat) noexcept nogil
