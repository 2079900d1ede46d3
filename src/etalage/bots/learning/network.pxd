cimport cython

@cython.final
cdef class Network:
    cdef readonly int things, features, facts, units, hidden
    cdef int[::1] thing_features, fact_features
    cdef double[::1] shared, shared_bias, above, above_bias, out, out_bias
    cdef double[::1] settled, unit, total, layer

    @cython.locals(index=int)
    cdef void forget(self) noexcept nogil
    @cython.locals(
        inputs="int[::1]", settled="double[::1]", weights="double[::1]", thing=int, base=int, feature=int, unit=int,
        number=double, row=int)
    cdef void settle(self) noexcept nogil
    @cython.locals(
        inputs="int[::1]", settled="double[::1]", weights="double[::1]", units="double[::1]", total="double[::1]",
        thing=int, base=int, feature=int, unit=int, number=double, row=int)
    cdef double value(self) noexcept nogil
    @cython.locals(
        total="double[::1]", layer="double[::1]", weights="double[::1]", fact=int, unit=int, number=double, row=int,
        result=double)
    cdef double _value_above(self) noexcept nogil
