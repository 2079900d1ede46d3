cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Cards, Lock
from etalage.games.money.notation cimport exchanging
from etalage.games.money.rules cimport Deal
from etalage.games.rng cimport Rng

cdef int BIDDING, KEEP, PILES
cdef Cards PLAY_MONEY

@cython.locals(lock=Lock, decisions="long long", _="long long")
cdef long long _random_deals(Deal deal, Deal blank, long long count, Rng rng) noexcept nogil
@cython.locals(leaves="unsigned long long", after=Deal, seat=int, pile=int, hand=Cards, bid=Cards)
cpdef unsigned long long perft(Deal deal, int depth)
