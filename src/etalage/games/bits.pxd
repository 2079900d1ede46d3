# Cards: a set of up to 128 cards. Mask: a set of up to 64 things. Byte: a small number, which Cython must not know to be
# a character, for arrays of those it gives to Python as byte strings.
cdef extern from *:
    """
    typedef unsigned char Byte;
    typedef unsigned long long Mask;
    typedef unsigned __int128 Cards;
    static inline int cards_count(Cards x) {
        return __builtin_popcountll((Mask) x) + __builtin_popcountll((Mask) (x >> 64));
    }
    static inline int cards_lowest(Cards x) {
        Mask low = (Mask) x;
        return low ? __builtin_ctzll(low) : __builtin_ctzll((Mask) (x >> 64)) + 64;
    }
    #define bit_count(x) (sizeof(x) > 8 ? cards_count(x) : __builtin_popcountll((Mask) (x)))
    #define lowest_bit(x) (sizeof(x) > 8 ? cards_lowest(x) : __builtin_ctzll((Mask) (x)))
    #define COMPILED 1
    typedef PyThreadState* Lock;
    #define release_gil PyEval_SaveThread
    #define acquire_gil PyEval_RestoreThread
    #define wide(high, low) ((Cards) (high) << 64 | (low))
    #define single(i) ((Cards) 1 << (i))
    // The fields follow the head of an object and the pointer to its methods.
    #define FIRST_FIELD (sizeof(PyObject) + sizeof(void*))
    #define copy_bytes(to, of, type) \\
        memcpy((char*) (to) + FIRST_FIELD, (char*) (of) + FIRST_FIELD, (type)->tp_basicsize - FIRST_FIELD)
    #define copy_fields(to, of) copy_bytes(to, of, Py_TYPE(to))
    #define load_fields(to, of, index) copy_fields(to, PyList_GET_ITEM(of, index))
    #define store_fields(to, index, of) copy_fields(PyList_GET_ITEM(to, index), of)
    #define copy_table_fields(to, of) copy_bytes(to, of, Py_TYPE(to)->tp_base)
    """
    ctypedef unsigned int Byte
    ctypedef unsigned long long Mask
    ctypedef unsigned long long Cards
    ctypedef void* Lock
    Lock release_gil() noexcept nogil
    void acquire_gil(Lock) noexcept nogil
    bint COMPILED
    int bit_count(Cards) noexcept nogil
    int lowest_bit(Cards) noexcept nogil
    Cards single(int) noexcept nogil
    Cards wide(Mask, Mask) noexcept nogil
    void copy_fields(object, object) noexcept nogil
    void copy_table_fields(object, object) noexcept nogil
    void load_fields(object, list, Py_ssize_t) noexcept nogil
    void store_fields(list, Py_ssize_t, object) noexcept nogil
