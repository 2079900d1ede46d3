cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Mask
from etalage.games.rng cimport Rng
from etalage.games.weinhaendler cimport cards
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.weinhaendler.view cimport View

cdef int UNSEEN

@cython.locals(deal=Deal)
cpdef Deal sample(View view, Rng rng)
@cython.locals(deal=Deal, _=int)
cpdef Deal sample_many(View view, int count, Rng rng)
@cython.locals(end=int, unseen=Mask, kind=int, seat=int, slot=int)
cdef void sample_into(Deal deal, View view, Rng rng) noexcept nogil
@cython.locals(chosen=int, kind=int)
cdef int _take_random(Deal deal, int end, Rng rng) noexcept nogil
