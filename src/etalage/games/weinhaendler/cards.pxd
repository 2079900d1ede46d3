cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Mask

cdef int CHEAPEST, EMPTY_PRICE, WINES
cdef Mask NOTHING, LOW
cdef Mask[6] DECKS

cpdef int wine(int kind) noexcept nogil
cpdef int stars(int kind) noexcept nogil
cpdef int price(int kind) noexcept nogil
cpdef Mask one(int kind) noexcept nogil
cpdef int count(Mask bag, int kind) noexcept nogil
cpdef int size(Mask bag) noexcept nogil
cpdef Mask distinct(Mask bag) noexcept nogil
@cython.locals(total=int, kind=int)
cpdef int value(Mask bag) noexcept nogil
@cython.locals(high=Mask, part_high=Mask)
cdef Mask lacking(Mask bag, Mask part) noexcept nogil
cpdef bint contains(Mask bag, Mask part) noexcept nogil
@cython.locals(short=Mask, enough=Mask)
cpdef Mask without(Mask bag, Mask part) noexcept nogil
@cython.locals(number=int, kinds=Mask)
cpdef int sub_bags(Mask bag) noexcept nogil
@cython.locals(taken=Mask, shift=int, copies=Mask)
cpdef Mask sub_bag(Mask bag, Mask index) noexcept nogil
cpdef Mask deck(int players) noexcept nogil
