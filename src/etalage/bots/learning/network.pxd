# Indices are as wide as addresses: with narrower ones, which may overflow, loops are not vectorised.
cimport cython

@cython.final
cdef class Network:
    cdef readonly int things, features, facts, units, hidden
    cdef int[::1] thing_features, fact_features
    cdef double[::1] shared, shared_bias, above, above_bias, out, out_bias
    cdef double[::1] settled, unit, total, layer

    @cython.locals(index=Py_ssize_t)
    cdef void forget(self) noexcept nogil
    @cython.locals(
        inputs="int[::1]", settled="double[::1]", weights="double[::1]", thing=Py_ssize_t, base=Py_ssize_t,
        feature=Py_ssize_t, unit=Py_ssize_t, number=double, row=Py_ssize_t)
    cdef void settle(self) noexcept nogil
    @cython.locals(
        inputs="int[::1]", settled="double[::1]", weights="double[::1]", units="double[::1]", total="double[::1]",
        thing=Py_ssize_t, base=Py_ssize_t, feature=Py_ssize_t, unit=Py_ssize_t, number=double, row=Py_ssize_t)
    cdef double value(self) noexcept nogil
    @cython.locals(
        total="double[::1]", layer="double[::1]", weights="double[::1]", fact=Py_ssize_t, unit=Py_ssize_t,
        number=double, row=Py_ssize_t, result=double)
    cdef double _value_above(self) noexcept nogil
