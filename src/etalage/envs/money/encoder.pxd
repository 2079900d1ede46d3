cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Cards, Mask
from etalage.games.money.notation cimport exchanging
from etalage.games.money.scoring cimport value
from etalage.games.money.view cimport View

cdef int BID_AT, DISPLAYS_AT, FIRST_PILE, FIRST_PILE_OF_SET, HALF, HAND_SIZE_AT, HUNDREDS_AT, KNOWN_AT, MOST, SEAL
cdef int SET_ACTIONS, STEP_ACTIONS, TENS_AT, VALUE_AT
cdef int BIDDING, CARDS, EXCHANGE, KEEP, LEFT, NUMBER_OF_CURRENCIES, OVER, PILES, RIGHT, SEATS
cdef Cards LOW_HALF, NOTHING, PLAY_MONEY

@cython.final
cdef class Encoder:
    cdef readonly int players, size
    cdef int phase_at, asked_at, last_at, round_at, currencies_at, hand_at, chosen_at, right_at, left_at, unseen_at
    cdef int seats_at, seat_size, deals_left
    cdef unsigned char[::1] observed, legal
    cdef int[5] standing

    cpdef object write_into(self, object observed, object legal)
    @cython.locals(seat=int)
    cpdef object set_match(self, object standing, int deals_left)
    @cython.locals(row="unsigned char[::1]", size=Py_ssize_t, index=Py_ssize_t, first=int, number=int, seat=int)
    cpdef void observe(self, View view, Cards chosen, Py_ssize_t at) noexcept nogil
    @cython.locals(number=int, currency=int)
    cdef void _table(self, View view, Py_ssize_t at, int first) noexcept nogil
    cdef void _seat(self, View view, int seat, Py_ssize_t at) noexcept nogil
    @cython.locals(half=Mask)
    cdef void _cards(self, Cards cards, Py_ssize_t at) noexcept nogil
    cdef int _turned(self, int seat, int first) noexcept nogil

    @cython.locals(row="unsigned char[::1]", actions=Py_ssize_t, index=Py_ssize_t)
    cpdef void mask_steps(self, View view, Cards chosen, Py_ssize_t at) noexcept nogil
    @cython.locals(row="unsigned char[::1]", actions=Py_ssize_t, index=Py_ssize_t)
    cpdef void mask_sets(self, View view, Py_ssize_t at) noexcept nogil
    cdef void _mask_cards(self, Cards cards, Py_ssize_t at) noexcept nogil
    @cython.locals(pile=int)
    cdef void _mask_piles(self, View view, Py_ssize_t at) noexcept nogil
    cdef int _pile_number(self, int me, int pile) noexcept nogil

    cpdef Cards pile_code(self, int me, int number) noexcept nogil
    @cython.locals(pile=int)
    cpdef int number_of(self, int me, Cards code) noexcept nogil
    @cython.locals(half=Mask, bit=Mask, cards=Cards, card=int, number=int, pile=int)
    cpdef Cards set_code(self, int me, bint bidding, const unsigned char[::1] row) noexcept nogil
    @cython.locals(actions=Py_ssize_t, index=Py_ssize_t)
    cpdef void write_set(self, int me, Cards code, bint bidding, unsigned char[::1] row) noexcept nogil

cdef Cards _up_to_highest(Cards cards) noexcept nogil
