cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Cards
from etalage.games.money.rules cimport Deal
from etalage.games.money.view cimport View
from etalage.games.rng cimport Rng

cdef int BIDDING, EVERYONE

@cython.locals(deal=Deal)
cpdef Deal sample(View view, Rng rng)
@cython.locals(deal=Deal, _=int)
cpdef Deal sample_many(View view, int count, Rng rng)
@cython.locals(number=int, unseen=Cards, i=int, j=int, card=int, seat=int, slot=int)
cdef void sample_into(Deal deal, View view, Rng rng) noexcept nogil
