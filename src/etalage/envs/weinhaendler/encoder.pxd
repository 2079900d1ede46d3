cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Byte, Mask
from etalage.games.weinhaendler cimport cards, cellar
from etalage.games.weinhaendler.notation cimport placing
from etalage.games.weinhaendler.view cimport View

cdef int ACTIONS, BID_AT, CELLAR_AT, COMPLETE_AT, DONE_ACTION, DRAW_ACTION, FIRST_BID, FIRST_PLACING
cdef int HAND_SIZE_AT, KNOWN_AT, LAST_PLACE, MOST, NONE, NUMBER_OF_PLACES, PASSED_AT, PASS_ACTION, PLACE_WIDTH, POINTS_AT, SLOTS
cdef int ONE_STAR_AT, VALUE_AT
cdef int[45] PLACE_INDEX
cdef int[35] REACHED
cdef int BIDDING, CELLARS, EMPTY, HAND_LIMIT, KIND_SHIFT, KINDS, OVER, STARS, TRIO_SHAPES, UNSEEN, VERB_SHIFT, WINES
cdef Mask BAG_BITS, BID, DONE, DRAW, NOTHING, PASS, PLACE_BITS

@cython.final
cdef class Encoder:
    cdef readonly int players, size
    cdef int phase_at, asked_at, start_at, options_at, last_at, round_at, hand_at, display_at, unseen_at, pile_at
    cdef int pile_slots, seats_at, seat_size
    cdef unsigned char[::1] observed, legal
    cdef int[64] sums
    cdef int[6] slots, prices

    cpdef object write_into(self, object observed, object legal)
    @cython.locals(row="unsigned char[::1]", size=Py_ssize_t, index=Py_ssize_t, first=int, number=int, seat=int)
    cpdef void observe(self, View view, Py_ssize_t at) noexcept nogil
    @cython.locals(slot=int)
    cdef void _table(self, View view, Py_ssize_t at, int first) noexcept nogil
    @cython.locals(number=int)
    cdef void _seat(self, View view, int seat, Py_ssize_t at) noexcept nogil
    @cython.locals(kind=int, count=Mask)
    cdef void _bag(self, Mask bag, Py_ssize_t at) noexcept nogil
    @cython.locals(
        wine=int, ones=Mask, twos=Mask, fours=Mask, odd=Mask, high=Mask, places=Mask, place=int, bottle=int, stars=int,
        cell=Py_ssize_t)
    cdef void _cellar(self, View view, int seat, Py_ssize_t at) noexcept nogil
    cdef int _turned(self, int seat, int first) noexcept nogil

    @cython.locals(row="unsigned char[::1]", actions=Py_ssize_t, index=Py_ssize_t)
    cpdef void mask(self, View view, Py_ssize_t at) noexcept nogil
    @cython.locals(me=int, number=int, twins=int, chosen=int, lowest=int)
    cdef void _mask_bids(self, View view, Py_ssize_t at) noexcept nogil
    @cython.locals(other=int)
    cdef bint _is_free(self, View view, int value) noexcept nogil
    @cython.locals(me=int, hand=Mask, free=Mask, kinds=Mask, kind=int, places=Mask, first=int)
    cdef void _mask_placings(self, View view, Py_ssize_t at) noexcept nogil

    @cython.locals(chosen=int, number=int, bag=Mask)
    cpdef Mask code_of(self, Mask hand, int action) noexcept nogil
    @cython.locals(verb=Mask, kind=int, place=int)
    cpdef int action_of(self, Mask hand, Mask code) noexcept nogil
    @cython.locals(chosen=int, slot=int)
    cdef int _bid_action(self, Mask hand, Mask bag) noexcept nogil
    @cython.locals(number=int, kind=int)
    cdef int _lay_out(self, Mask hand) noexcept nogil
    @cython.locals(twins=int, slot=int)
    cdef int _twins(self, int number) noexcept nogil
