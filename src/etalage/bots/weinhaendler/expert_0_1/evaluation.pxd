cimport cython
from etalage.bots.learning.network cimport Network
from etalage.bots.weinhaendler.heuristics cimport Judge, reachable, third_places
from etalage.games cimport bits
from etalage.games.bits cimport Mask
from etalage.games.weinhaendler cimport cards, cellar
from etalage.games.weinhaendler.rules cimport Deal
from etalage.games.weinhaendler.open_table cimport OpenTable

cdef int TRIO_SHAPES, KINDS, STARS, WINES
cdef int ONE_IN_HAND, TWO_IN_HAND, THREE_IN_HAND, ONE_STANDS, TWO_STAND, TRIO_OPEN, TRIO_REACHABLE, SET_OPEN
cdef int SET_REACHABLE, LOST, MOST_WITH_A_RIVAL, ALL_WITH_RIVALS, RIVALS_TRIO, RIVALS_BOTTLE, DISPLAYED, IN_PILE
cdef int STAR_1, PRICE, WINE_IN_HAND, WINE_STANDS, BOTTLE_FEATURES
cdef int LAST, PILE_SIZE, ROUND, IDLE, MY_POINTS, BEST_RIVAL, MEAN_RIVAL, MY_CARDS, MY_EUROS, EMPTIES_IN_HAND
cdef int EMPTIES_STAND, MY_BOTTLES, MY_BOTTOM, OPEN_PLACES, RIVALS_BOTTLES, RIVALS_CARDS, RIVALS_EUROS, THREE_PLAY
cdef int FIVE_PLAY, DISPLAY_CARDS, DISPLAY_EUROS, PLACED, BEHIND_START, UPRIGHT
cdef int MOST, POINT, MY_WORTH, MY_CELLAR, RIVALS_WORTH, BEST_RIVALS_PROMISE
cdef Mask ONE_WINE

@cython.final
cdef class Evaluation:
    cdef readonly Network network
    cdef int me, slot
    cdef Mask in_cellars

    cdef void look(self, Judge judge, OpenTable table, int slot, int me) noexcept nogil
    @cython.locals(kind=int)
    cdef void describe(self, Judge judge, OpenTable table, int slot, int me) noexcept nogil
    @cython.locals(inputs="int[::1]", base=int, places=Mask, standing=int, room=Mask, later=Mask, finishing=Mask, star=int, seat=int, near=int)
    cdef void _look_at_kind(self, Judge judge, int kind, int slot) noexcept nogil
    @cython.locals(facts="int[::1]", seat=int, best=int, total=int, bottles=int, near=int, taken=Mask)
    cdef void _look_at_cellars(self, Judge judge, OpenTable table, int slot) noexcept nogil
    cdef double value(self, Judge judge, Deal world, Mask hand, bint placed) noexcept nogil
    @cython.locals(inputs="int[::1]", facts="int[::1]", rivals=Mask, rest=Mask, kind=int, base=int, seat=int, copies=int, most=int)
    cdef void fill(self, Judge judge, Deal world, Mask hand, bint placed) noexcept nogil
    @cython.locals(facts="int[::1]", total=int, best=int, seat=int, worth=int)
    cdef void _weigh(self, Judge judge, Deal world, Mask hand) noexcept nogil

cdef int _clipped(int number) noexcept nogil
