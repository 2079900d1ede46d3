cimport cython
from etalage.games cimport bits
from etalage.games.bits cimport Mask
from etalage.games.weinhaendler cimport cards, cellar
from etalage.games.weinhaendler.notation cimport placing
from etalage.games.weinhaendler.open_table cimport OpenTable
from etalage.games.weinhaendler.view cimport View

cdef int BIDDING, COLUMNS, COPIES, EMPTY, HAND_LIMIT, IDENTICAL, KINDS, ROWS, SEATS, STARS, VERB_SHIFT, WINES
cdef int STAR, EURO, EMPTY_BOTTLE, TRIO_FITS, TRIO_LATER, TRIO_IN_HAND, TRIO_WITH_ONE, PAIR_IN_HAND, PAIR_WITH_ONE
cdef int SET_FITS, SET_IN_HAND, PAIR_IN_CELLAR, SET_IN_CELLAR, DRAWN, POINT, BEAM, SCRATCH, FIRST_BEAM, NEVER
cdef int ENDS, FIRST_END, FITTED, PLAIN, WARY, WARY_SHARE, WARY_GRUDGE
cdef int SURE, LOT, DISPLAYED, GIVEN, OTHERS, VALUE, ABOVE, BELOW, CARDS, FEATURES, FAR
cdef int BELOW_OTHERS, HIGHEST, NO_BID, STANDINGS, MOST_RIVALS
cdef int[216] PROSPECTS
cdef int[22] STARS_OF, WINE_OF
cdef Mask DONE, DRAW, NOTHING, PASS

@cython.final
cdef class Judge:
    cdef public int share, window, grudge, drawn
    cdef int players, trio_shapes
    cdef bint last
    cdef Mask[78] taken, empties, hands, firsts
    cdef Mask[546] wines
    cdef Mask[234] stars
    cdef int[78] points, scores
    cdef Mask[5] lost
    cdef int[440] tables
    cdef int[9] features

    cpdef Mask choose(self, View view) noexcept nogil
    @cython.locals(seat=int, wine=int, star=int, buried=Mask)
    cpdef void look(self, OpenTable table) noexcept nogil
    @cython.locals(bag=Mask, kind=int)
    cdef Mask _standing(self, int slot) noexcept nogil
    cdef Mask places_of(self, int slot, int kind) noexcept nogil
    @cython.locals(worth=int, room=Mask)
    cdef int _kind_worth(self, int slot, int kind, int copies, Mask lost) noexcept nogil
    @cython.locals(places=Mask, standing=int, finishing=Mask)
    cdef int _trio_worth(self, int slot, int kind, int copies, Mask room) noexcept nogil
    @cython.locals(wine=Mask, star=int, one=Mask, two=Mask)
    cdef Mask set_places(self, int slot, int kind) noexcept nogil
    @cython.locals(worth=int, kinds=Mask, kind=int)
    cdef int hand_worth(self, int slot, Mask hand, Mask lost) noexcept nogil
    @cython.locals(kinds=Mask, sets=Mask)
    cdef int _sets_in(self, Mask hand) noexcept nogil
    @cython.locals(worth=int, reach=Mask, kind=int, places=Mask)
    cdef int cellar_worth(self, int slot, Mask hand, Mask lost) noexcept nogil
    @cython.locals(best=Mask, highest=int, index=int, bag=Mask, prospect=int)
    cdef Mask best_bid(self, OpenTable table, Mask hand, int style) noexcept nogil
    cdef Mask _passing(self, OpenTable table) noexcept nogil
    @cython.locals(value=int, seat=int)
    cdef bint may_add(self, OpenTable table, Mask bag) noexcept nogil
    @cython.locals(seat=int, kind=int, copies=int, entry=int)
    cpdef void tabulate(self) noexcept nogil
    @cython.locals(row=int, prospect=int, feature=int, share=int, others=int, _=int)
    cdef int prospect(self, OpenTable table, Mask hand, Mask bag, int style) noexcept nogil
    @cython.locals(me=int, stake=Mask, value=int, rest=Mask, lot=Mask, standing=int)
    cdef int _sketch(self, OpenTable table, Mask hand, Mask bag) noexcept nogil
    @cython.locals(seat=int, lot=Mask, gap=int)
    cdef void _sketch_others(self, OpenTable table, int value, Mask stake) noexcept nogil
    @cython.locals(rivals=int, seat=int)
    cdef int _rivals(self, OpenTable table) noexcept nogil
    @cython.locals(gain=int, kind=int, entry=int)
    cdef int gain(self, int seat, Mask hand, Mask lot) noexcept nogil
    @cython.locals(own=int, lot=Mask, lowest=int, other=int)
    cdef Mask _lot(self, OpenTable table, int value, Mask stake, int seat) noexcept nogil
    @cython.locals(best=Mask, highest=int, kinds=Mask, bag=Mask, prospect=int)
    cpdef Mask quick_bid(self, OpenTable table, Mask hand, int style) noexcept nogil
    @cython.locals(me=int, own=int, crowded=bint, best=Mask, highest=int, open_places=Mask, kinds=Mask, kind=int, places=Mask, place=int, points=int)
    cdef Mask quick_placing(self, OpenTable table, Mask hand) noexcept nogil
    @cython.locals(me=int, now=int, then=int, best=Mask, highest=int, width=int, better=bint, slot=int, score=int)
    cdef Mask best_placing(self, OpenTable table, Mask hand) noexcept nogil
    @cython.locals(now=int, then=int, width=int, number=int, slot=int)
    cdef int gather_ends(self, OpenTable table, Mask hand) noexcept nogil
    @cython.locals(best=int, slot=int)
    cpdef Mask eager_placing(self, OpenTable table, Mask hand) noexcept nogil
    @cython.locals(score=int)
    cdef int _judged(self, int slot, Mask lost) noexcept nogil
    @cython.locals(filled=int, slot=int, kinds=Mask, kind=int, places=Mask, place=int)
    cdef int _widen(self, int start, int width, int target, Mask lost) noexcept nogil
    @cython.locals(worst=int, slot=int)
    cdef int _keep(self, int target, int filled) noexcept nogil
    cdef bint _is_scratch(self, int slot) noexcept nogil
    @cython.locals(wine=int, star=int)
    cdef void _copy(self, int slot, int target) noexcept nogil
    @cython.locals(bit=Mask, wine=int, first=int, index=int)
    cdef void _place(self, int slot, int kind, int place) noexcept nogil

@cython.locals(places=Mask, number=int, near=int, far=int)
cpdef Mask third_places(Mask one, Mask two, int trio_shapes) noexcept nogil
@cython.locals(row=Mask, places=Mask, _=int)
cpdef Mask reachable(Mask taken) noexcept nogil
