cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Cards
from etalage.games.money.scoring cimport value
from etalage.games.rng cimport Rng

cdef int BY_TABLE, CARDS, FINE, MINDS, SEATS
cdef double FORGETTING, FORGETTING_BY_DEAL, OTHER_CARDS, WIDTH, SURPRISE

@cython.final
cdef class Rivals:
    cdef double[50] chances, fits
    cdef double[10] prior

    @cython.locals(mind=int, seat=int)
    cpdef void expect(self, object prior)
    cdef bint may_be(self, int seat, int mind) noexcept nogil
    @cython.locals(left=double, mind=int)
    cdef int drawn(self, int seat, Rng rng) noexcept nogil
    @cython.locals(index=int)
    cdef void begin_comparing(self) noexcept nogil
    cdef void compare(self, int seat, int mind, Cards seen, Cards imagined) noexcept nogil
    @cython.locals(notes=Cards, others=Cards, more=int, apart=double, near=double)
    cdef double _resemblance(self, Cards one, Cards other) noexcept nogil
    @cython.locals(total=double, mind=int)
    cdef void conclude(self, int seat, int worlds) noexcept nogil
    @cython.locals(seat=int)
    cpdef void begin_deal(self) noexcept nogil
    @cython.locals(mind=int, index=int)
    cdef void _forget(self, int seat, double part) noexcept nogil
