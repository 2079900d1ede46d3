cimport cython
from etalage.bots.search.shortlist cimport Shortlist
from etalage.games cimport bits
from etalage.games.bits cimport Cards
from etalage.games.money.notation cimport Move, coded, exchanging
from etalage.games.money.rules cimport Deal
from etalage.games.money cimport sampling
from etalage.games.money.scoring cimport amount, value
from etalage.games.money.open_table cimport OpenTable
from etalage.games.money.view cimport View
from etalage.games.rng cimport Rng

cdef int BIDDING, COINS, EXCHANGE, FIRST_20, FIRST_30, FIRST_40, FIRST_50, FIRST_60, FIRST_COIN, KEEP, LEFT, NOT_LAST
cdef int NUMBER_OF_CURRENCIES, OVER, PILES, RIGHT, SEATS
cdef int HOLDINGS, CONTEXTS, FINAL, STAGE_TABLE, TABLE, NO_BID, ANY, TENS, CARDS_A_ROUND, SOME, MUCH
cdef int BID_WORLDS, EXCHANGE_WORLDS, SIEVE, DENIAL, LOW_TARGET, HIGH_TARGET
cdef Cards ALIKE, NOTHING, PLAY_MONEY, TRIO

cpdef int holding(Cards hand, int currency) noexcept nogil
cpdef Cards one_of_each(Cards cards) noexcept nogil
cpdef int stage_of(int left) noexcept nogil

@cython.final
cdef class Judge(Shortlist):
    cdef Rng rng
    cdef Deal world, after
    cdef int[7680] worths
    cdef int[5] coins
    cdef Cards[7] currencies
    cdef int[35] contexts
    cdef int[26] losses, losses_before
    cdef Cards[26] cheapest, cheapest_before
    cdef public int tens

    @cython.locals(index=int, stage=int, currency=int, card=int)
    cdef void _prepare(self)
    cpdef Move choose(self, View view)
    @cython.locals(nth=int)
    cdef void _try_candidates(self, int me, int stage) noexcept nogil
    @cython.locals(me=int, stage=int)
    cpdef Cards bid(self, View view, int worlds) noexcept nogil
    cpdef Cards bid_of_one(self, View view, int worlds) noexcept nogil
    @cython.locals(me=int, world=int)
    cdef Cards _best_bid(self, View view, int worlds, int stage) noexcept nogil
    cdef void gather_bids(self, Cards hand, Cards right, Cards left, int stage, int me) noexcept nogil
    @cython.locals(kept=int, nth=int)
    cdef void _keep_to_habit(self) noexcept nogil
    @cython.locals(kinds=Cards)
    cdef void _gather_single_cards(self, Cards hand) noexcept nogil
    @cython.locals(lowest=int, tens=int)
    cdef void _add_front(self) noexcept nogil
    @cython.locals(nth=int)
    cdef void _add_candidate(self, Cards bid) noexcept nogil
    @cython.locals(tens=int, currency=int, notes=Cards, coins=Cards)
    cdef void _find_cheapest(self, Cards hand, Cards coming, int stage, int seat) noexcept nogil
    @cython.locals(tens=int, row=int, whole=int, spent=Cards, loss=int, loss_before=int, spent_tens=int)
    cdef void _spend_from(self, Cards notes, int currency, Cards coming, int stage, int seat) noexcept nogil
    @cython.locals(tens=int)
    cdef void _spend_coin(self, Cards coin, int loss) noexcept nogil
    @cython.locals(seat=int)
    cdef void _let_others_bid(self, int me, int stage) noexcept nogil
    cdef Cards likely_bid(self, int seat, int stage) noexcept nogil
    @cython.locals(wish=int, coming=Cards, target=int, best=int, tens=int)
    cdef Cards targeted_bid(self, int seat, int stage, int low, int high) noexcept nogil
    @cython.locals(me=int, stage=int, pile=int, _=int)
    cdef Cards exchange(self, View view) noexcept nogil
    @cython.locals(round_played=int, seat=int)
    cdef void play_exchange(self, int stage) noexcept nogil
    @cython.locals(best=int, most=int, pile=int, gain=int)
    cdef int most_gainful(self, int seat, int stage) noexcept nogil
    @cython.locals(hand=Cards, gain=int, currency=int, row=int, before=int)
    cdef int _gain(self, int seat, Cards pile, int stage) noexcept nogil
    @cython.locals(stage=int, others=int, seat=int)
    cdef int standing(self, int me) noexcept nogil
    @cython.locals(worth=int, currency=int, row=int)
    cdef int _worth(self, Cards hand, int seat, int stage) noexcept nogil
    cdef int promise(self, int seat) noexcept nogil
    @cython.locals(row=int)
    cdef int promise_of(self, int seat, int currency) noexcept nogil
    cdef int stage_to_come(self, OpenTable table) noexcept nogil
    cdef void imagine(self, View view) noexcept nogil
    @cython.locals(seat=int, currency=int)
    cdef void see_rivals(self) noexcept nogil
    @cython.locals(held=Cards, strongest=int, other=int, context=int)
    cdef int _context(self, int seat, int currency) noexcept nogil
