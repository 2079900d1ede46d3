cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Lock, Mask
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.rng cimport Rng

@cython.locals(lock=Lock, decisions="long long", _="long long")
cdef long long _random_deals(Deal deal, Deal blank, long long count, Rng rng) noexcept nogil
@cython.locals(leaves="unsigned long long", after=Deal, index=int, code=Mask)
cpdef unsigned long long perft(Deal deal, int depth)
