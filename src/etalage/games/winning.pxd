cimport cython

@cython.locals(winners=int, other=int)
cdef double share_of_win(int* scores, int players, int seat) noexcept nogil
