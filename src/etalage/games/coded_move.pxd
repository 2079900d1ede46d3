cdef class CodedMove:
    pass
