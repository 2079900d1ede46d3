cimport cython

cdef double LARGEST

@cython.locals(part=double, power=double, _=int)
cpdef double exponential(double number) noexcept nogil
@cython.locals(total=double, nth=int)
cdef double share(double* numbers, int count, int which) noexcept nogil
@cython.locals(mean=double, own=double, total=double, nth=int)
cdef double bent_share(double* numbers, int count, int which, double bend) noexcept nogil
cdef double bent(double lead, double bend) noexcept nogil
