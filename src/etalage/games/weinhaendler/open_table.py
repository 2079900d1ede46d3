"""The table of Die Weinhändler: everything that lies open, which everyone may know.

A deal is a table with hands and a pile; a view is a table with what one seat knows of them.
"""

from __future__ import annotations

from collections.abc import Mapping

from etalage.games import bits
from etalage.games.registry import check_players, full_options
from etalage.games.weinhaendler.choices import CHOICES, DEFAULTS
from etalage.games.weinhaendler.numbers import (
    BIDDING, COMPLETE, EMPTY, NOT_LAST, PLACES, PUT_UNDER, SEATS, STARS, TRIO_SHAPES, UPRIGHT_TRIO_SHAPES, WINES,
)  # fmt: skip
from etalage.games.weinhaendler.schema import WeinhaendlerOptions


class OpenTable:
    """What everyone sees."""

    def zero_table_fields(self) -> None:
        """Compiled, the fields are C's and come as zeros."""
        if bits.COMPILED:
            return
        self.players = 0
        self.hidden_draw = False
        """Option draw=hidden: WR3."""
        self.trio_shapes = 0
        """How many shapes of trios count: WR5."""
        self.phase = BIDDING
        self.round = 0
        self.seat = 0
        """Whose turn it is."""
        self.start = 0
        """The start player; once the bids are exchanged, who goes first in the cellars and starts the next round."""
        self.last = NOT_LAST
        """Whether this round is the last, and why."""
        self.idle = 0
        """Rounds in a row that have taken no card from the pile."""
        self.passed = 0
        """Seats, as bits."""
        self.bids = bits.zeros(SEATS)
        self.values = bits.zeros(SEATS)
        """Of the bids, in tenths of a euro."""
        self.display = 0
        self.pile_size = 0
        """Cards in the pile."""
        self.pile_size_before = 0
        """When the round began."""
        self.put_under = 0
        """How many cards have been put under the pile; as many of its last cards are those, as long as it has them."""
        self.seen = bits.zeros(PUT_UNDER)
        """Who has seen each of those, as bits."""
        self.known = bits.zeros(SEATS)
        """The part of each hand that has openly gone there."""
        self.points = bits.zeros(SEATS)
        self.taken = bits.zeros(SEATS)
        """The places taken in each cellar."""
        self.empties = bits.zeros(SEATS)
        """Those that show an empty bottle."""
        self.wines = bits.zeros(SEATS * WINES)
        """Those of each wine, by seat and wine."""
        self.stars = bits.zeros(SEATS * STARS)
        """Those of each number of stars, by seat and stars."""
        self.in_cellars = 0
        """The bag of all bottles in the cellars, complete ones and covered bottles too."""
        self.covered = 0
        """Empty bottles out of the game: W23."""
        self.completed = 0
        """How many cellars are complete."""
        self.complete_owner = bits.zeros(COMPLETE)
        self.complete_column = bits.zeros(COMPLETE)
        """Their leftmost columns."""
        self.complete_kinds = bits.zeros(COMPLETE * PLACES)
        """Their bottles, row by row from the bottom."""

    def choose(self, players: int, options: Mapping[str, object]) -> None:
        """What the table has agreed on, or BadSetup.  # W5"""
        check_players(CHOICES, players)
        chosen = options if options is DEFAULTS else full_options(CHOICES, options)
        self.players = players
        self.hidden_draw = chosen["draw"] == "hidden"  # WR3
        self.trio_shapes = TRIO_SHAPES if chosen["triangles"] == "both" else UPRIGHT_TRIO_SHAPES  # WR5

    def options(self) -> WeinhaendlerOptions:
        """What the table has agreed on, as views and records write it."""
        return {
            "draw": "hidden" if self.hidden_draw else "open",
            "triangles": "both" if self.trio_shapes == TRIO_SHAPES else "upright",
        }

    def kind_at(self, seat: int, place: int) -> int:
        """The bottle that shows at a place that is taken."""
        for stars in range(STARS):
            if self.stars[STARS * seat + stars] >> place & 1:
                for wine in range(WINES):
                    if self.wines[WINES * seat + wine] >> place & 1:
                        return 1 + wine + WINES * stars
        return EMPTY

    def count_cellars(self) -> int:
        """The same as `in_cellars`, by looking at every place."""
        bag = self.covered  # the empty bottles come first in a bag
        for seat in range(self.players):
            bag += bits.bit_count(self.empties[seat])
            for wine in range(WINES):
                places = self.wines[WINES * seat + wine]
                if places:
                    for stars in range(STARS):
                        number = bits.bit_count(places & self.stars[STARS * seat + stars])
                        bag += number << 2 * (1 + wine + WINES * stars)
        number = 1
        for slot in range(self.completed * PLACES):
            bag += number << 2 * self.complete_kinds[slot]
        return bag

    def assign_table(self, other: OpenTable) -> None:
        """Become a copy of the other table."""
        bits.copy_table_fields(self, other)
