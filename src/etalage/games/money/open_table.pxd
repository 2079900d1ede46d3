cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Cards

cdef int BIDDING, NOT_LAST, PILES, SEATS

cdef class OpenTable:
    cdef readonly int players, phase, round, seat, last, idle, pile_size
    cdef readonly Cards deck
    cdef readonly Cards[7] piles
    cdef readonly int[5] ranks
    cdef readonly Cards[5] known

    cdef void zero_table_fields(self)
    cdef void assign_table(self, OpenTable other) noexcept nogil
