cimport cython
from etalage.bots.money.evaluation cimport Evaluation
from etalage.bots.money.expert_0_1.search cimport ExpertSearch as EarlierSearch
from etalage.bots.money.heuristics cimport Judge, one_of_each
from etalage.bots.money.last_round cimport LastRound, see_as
from etalage.bots.money.rivals cimport Rivals
from etalage.bots.search cimport timing
from etalage.bots.search.shortlist cimport Shortlist
from etalage.games cimport bits
from etalage.games.bits cimport Cards, Lock, Mask
from etalage.games.money.notation cimport Move, coded, exchanging
from etalage.games.money.rules cimport Deal
from etalage.games.money.view cimport View
from etalage.games.rng cimport Rng

cdef int BIDDING, EXCHANGE, KEEP, LEFT, NOT_LAST, OVER, PILES, RIGHT, SEATS
cdef int ANY_CARD, BY_EXPERT, BY_NETWORK, BY_TABLE, HIGH, LIKELY, LOW, MINDS, NONE, ONE_CARD
cdef int SIEVE, RIVALS_SIEVE, FEW, FEW_ENOUGH, MOST_CHOICES, RIVALS_WORLDS, EXPERTS_WORLDS, WIDENING, LEARNING_WORLDS, LOW_FROM, LOW_TO, HIGH_FROM, HIGH_TO
cdef double CLEARLY, CLOSE, FOREVER, PLAYED
cdef Cards NOTHING, PLAY_MONEY

@cython.final
cdef class ExpertSearch(Shortlist):
    cdef Rng rng
    cdef Judge judge, rivals_judge
    cdef readonly Rivals rivals
    cdef ExpertSearch rival
    cdef EarlierSearch earlier
    cdef Evaluation evaluation
    cdef Deal world, after, trial
    cdef LastRound last_round
    cdef Mask luck
    cdef bint playing
    cdef View view, rivals_view
    cdef readonly int iterations
    cdef public int rivals_worlds
    cdef public double close
    cdef bint networked, deep
    cdef int stage, tried
    cdef bint wide
    cdef double half_time
    cdef double[78] worths, sums, squares
    cdef int[5] minds
    cdef Cards[5] seen

    cpdef void expect_match(self, list earned, int to_come)
    cpdef Move choose(self, View view, int most, double budget)
    @cython.locals(lock=Lock, code=Cards)
    cdef Cards _think(self, int most, double budget) noexcept nogil
    cdef Cards weigh(self, int most, double end) noexcept nogil
    cdef bint _is_open(self) noexcept nogil
    @cython.locals(me=int, nth=int, pile=int)
    cdef void _gather(self) noexcept nogil
    @cython.locals(bid=Cards, spared=Cards, spent=Cards, less=Cards, more=Cards, nth=int)
    cdef void _widen(self) noexcept nogil
    @cython.locals(code=Cards, nth=int)
    cdef void _add_new(self, Cards bid) noexcept nogil
    cdef void _begin(self, int nth) noexcept nogil
    cdef void _add(self, Cards code) noexcept nogil
    @cython.locals(me=int, nth=int, mean=double)
    cdef void _iterate(self) noexcept nogil
    @cython.locals(worth=double)
    cdef double _value(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void _draw_minds(self, int me) noexcept nogil
    @cython.locals(seat=int)
    cdef void _let_others_bid(self, int me) noexcept nogil
    cdef Cards _bid_of(self, int seat, int mind) noexcept nogil
    @cython.locals(hand=Cards, some=Cards, rest=Cards, nth=int, _=int)
    cdef Cards _some_cards(self, int seat, int most) noexcept nogil
    cdef void _see_as(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cpdef void learn(self, View view, list bids, int worlds)
    @cython.locals(me=int, seat=int, mind=int, _=int)
    cdef void _compare(self, int worlds) noexcept nogil
    @cython.locals(round_played=int, seat=int)
    cdef void _play_exchange(self, int me) noexcept nogil
    @cython.locals(best=int, most=double, place=int, code=int, worth=double)
    cdef void _take_best(self, int seat) noexcept nogil
    @cython.locals(best=int, worlds=int, unsure=double, most=double, kept=int, nth=int, behind=double, error=double)
    cdef void _drop_clearly_worse(self) noexcept nogil
    @cython.locals(best=int, nth=int, enough=double, picked=int, seen=int)
    cdef int _pick(self) noexcept nogil
