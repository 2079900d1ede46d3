cimport cython
from etalage.bots.learning.network cimport Network
from etalage.games cimport bits, winning
from etalage.games.bits cimport Cards
from etalage.games.money.rules cimport Deal
from etalage.games.money.scoring cimport amount, value, wealth

cdef int ABOVE_100, CONTESTED, CURRENCY_FEATURES, DISPLAY_CARDS, FIVE_PLAY, FULL, HAS_40, HAS_50, HAS_60, HIGHEST, IN_PLAY
cdef int LAST, LEFT_AMOUNT, LEFT_VALUE, MEAN_RIVAL, MOST_VALUE, MY_AMOUNT, MY_CARDS, MY_COINS, MY_VALUE, MY_WEALTH, ONE_20
cdef int ONE_30, PILE_SIZE, RICHER_RIVALS, RICHEST_RIVAL, RIGHT_AMOUNT, RIGHT_VALUE, RIVALS_20, RIVALS_30, RIVALS_AMOUNT
cdef int RIVALS_CARDS, RIVALS_COINS, RIVALS_VALUE, RIVAL_AHEAD, RIVAL_FULL, RIVAL_TWO_20S, RIVAL_TWO_30S, SECOND_RIVAL
cdef int STRONGEST_RIVAL, THREE_PLAY, UNSEEN_AMOUNT
cdef int FIRST_20, FIRST_30, FIRST_40, FIRST_50, FIRST_60, FIRST_COIN, LEFT, NOT_LAST, NUMBER_OF_CURRENCIES, OVER, RIGHT, SEATS
cdef Cards TRIO
cdef double RICHES

@cython.final
cdef class Evaluation:
    cdef Network network
    cdef int[5] scores

    cdef double value(self, Deal deal, int seat) noexcept nogil
    @cython.locals(mine=int, other=int, total=int, lead=double)
    cdef double _result(self, Deal deal, int seat) noexcept nogil
    @cython.locals(currency=int)
    cdef void _describe(self, Deal deal, int seat) noexcept nogil
    @cython.locals(inputs="int[::1]", hand=Cards, mine=int, twenties=int, thirties=int, strongest=int, next_strongest=int, held_20=int,
                   held_30=int, most_20=int, most_30=int, rivals=int, other=int, theirs=int, number=int, shown=int)
    cdef void _describe_currency(self, Deal deal, int seat, int currency, int base) noexcept nogil
    cdef void _describe_display(self, Cards display, int currency, int first) noexcept nogil
    @cython.locals(facts="int[::1]", mine=int, richest=int, total=int, size=int, spending=int, most_spending=int, coins=int,
                   above=int, other=int, theirs=int, rivals=int)
    cdef void _describe_table(self, Deal deal, int seat) noexcept nogil
