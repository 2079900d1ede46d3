cimport cython
from etalage.envs.money.encoder cimport Encoder
from etalage.games cimport bits, winning
from etalage.games.bits cimport Cards, Lock, Mask
from etalage.games.money.rules cimport Deal
from etalage.games.money.scoring cimport wealth
from etalage.games.money.view cimport View
from etalage.games.rng cimport Rng

cdef int BIDDING, FIRST_PILE, HALF, NONE, NUMBER_OF_CURRENCIES, OVER, SEAL, STEP_ACTIONS
cdef Cards IN_ALL, LOW_HALF, NOTHING
cdef Cards[7] NOTES

@cython.final
cdef class Stepper:
    cdef int players, removed
    cdef Py_ssize_t count, actions
    cdef bint difference
    cdef unsigned char[:, ::1] masks
    cdef float[:, ::1] rewards
    cdef int[::1] seats
    cdef unsigned char[::1] dones
    cdef Mask[::1] streams, chosen_low, chosen_high
    cdef Deal blank, deal
    cdef readonly list deals
    cdef View view
    cdef Encoder encoder
    cdef Rng rng, choosing
    cdef int[5] scores

    @cython.locals(lock=Lock, index=Py_ssize_t)
    cpdef void reset(self, bint sets) noexcept nogil
    @cython.locals(lock=Lock, wrong=Py_ssize_t, index=Py_ssize_t)
    cpdef Py_ssize_t step(self, const long long[::1] actions) noexcept nogil
    @cython.locals(lock=Lock, wrong=Py_ssize_t, index=Py_ssize_t, code=Cards)
    cpdef Py_ssize_t step_sets(self, const unsigned char[:, ::1] actions) noexcept nogil
    @cython.locals(lock=Lock, index=Py_ssize_t)
    cpdef void choose(self, long long[::1] actions) noexcept nogil
    @cython.locals(lock=Lock, index=Py_ssize_t, seat=int, code=Cards)
    cpdef void choose_sets(self, unsigned char[:, ::1] actions) noexcept nogil
    cpdef Cards chosen(self, Py_ssize_t index) noexcept nogil
    @cython.locals(index=Py_ssize_t, action="long long")
    cdef Py_ssize_t _first_wrong(self, const long long[::1] actions) noexcept nogil
    @cython.locals(index=Py_ssize_t, code=Cards)
    cdef Py_ssize_t _first_wrong_set(self, const unsigned char[:, ::1] actions) noexcept nogil
    @cython.locals(index=Py_ssize_t)
    cdef void _forget(self) noexcept nogil
    cdef Cards _set_code(self, const unsigned char[::1] row) noexcept nogil
    @cython.locals(number=int, action=int, left=int)
    cdef int _random_step(self, Py_ssize_t index) noexcept nogil
    @cython.locals(chosen=Cards)
    cdef void _take_step(self, Py_ssize_t index, int action) noexcept nogil
    cdef void _put_aside(self, Py_ssize_t index, Cards cards) noexcept nogil
    cdef void _play(self, Py_ssize_t index, Cards code, bint sets) noexcept nogil
    @cython.locals(left=int, notes=Cards)
    cdef void _begin(self, Py_ssize_t index) noexcept nogil
    @cython.locals(seat=int)
    cdef void _show(self, Py_ssize_t index, bint sets) noexcept nogil
    @cython.locals(seat=int)
    cdef void _no_reward(self, Py_ssize_t index) noexcept nogil
    @cython.locals(total=double, seat=int)
    cdef void _reward(self, Py_ssize_t index) noexcept nogil
