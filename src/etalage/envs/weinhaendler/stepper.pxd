cimport cython
from etalage.envs.weinhaendler.encoder cimport Encoder
from etalage.games cimport bits, winning
from etalage.games.bits cimport Lock, Mask
from etalage.games.rng cimport Rng
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.weinhaendler.view cimport View

cdef int ACTIONS, NONE, OVER

@cython.final
cdef class Stepper:
    cdef int players
    cdef Py_ssize_t count, actions
    cdef bint difference
    cdef unsigned char[:, ::1] masks
    cdef float[:, ::1] rewards
    cdef int[::1] seats
    cdef unsigned char[::1] dones
    cdef Mask[::1] streams
    cdef Deal blank, deal
    cdef readonly list deals
    cdef View view
    cdef Encoder encoder
    cdef Rng rng, choosing

    @cython.locals(lock=Lock, index=Py_ssize_t)
    cpdef void reset(self) noexcept nogil
    @cython.locals(lock=Lock, wrong=Py_ssize_t, index=Py_ssize_t)
    cpdef Py_ssize_t step(self, const long long[::1] actions) noexcept nogil
    @cython.locals(lock=Lock, index=Py_ssize_t)
    cpdef void choose(self, long long[::1] actions) noexcept nogil
    @cython.locals(index=Py_ssize_t, action="long long")
    cdef Py_ssize_t _first_wrong(self, const long long[::1] actions) noexcept nogil
    cdef void _play(self, Py_ssize_t index, int action) noexcept nogil
    cdef void _begin(self, Py_ssize_t index) noexcept nogil
    @cython.locals(seat=int)
    cdef void _show(self, Py_ssize_t index) noexcept nogil
    @cython.locals(seat=int)
    cdef void _no_reward(self, Py_ssize_t index) noexcept nogil
    @cython.locals(total=double, seat=int)
    cdef void _reward(self, Py_ssize_t index) noexcept nogil
