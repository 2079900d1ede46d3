cdef extern from *:
    """
    #include <time.h>
    static inline double milliseconds(void) {
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        return 1e3 * (double) now.tv_sec + 1e-6 * (double) now.tv_nsec;
    }
    """
    double milliseconds() noexcept nogil
