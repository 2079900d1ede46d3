cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Cards

cdef int COIN_VALUE, COINS, DEDUCTION, FIRST_20, FIRST_30, FIRST_40, FIRST_50, FIRST_60, FIRST_COIN, FULL_FROM
cdef int NUMBER_OF_CURRENCIES, TRIO_BONUS
cdef Cards TRIO, ONES, TWOS, FOURS

cpdef int value(Cards cards) noexcept nogil
cpdef int rank(Cards bid) noexcept nogil
cpdef int amount(Cards hand, int currency) noexcept nogil
cpdef int counted(int notes) noexcept nogil
@cython.locals(number=int)
cpdef int trios(Cards hand, int currency) noexcept nogil
@cython.locals(total=int, currency=int)
cpdef int wealth(Cards hand) noexcept nogil
