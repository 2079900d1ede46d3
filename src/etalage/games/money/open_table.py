"""The table of Money!: everything that lies open, which everyone may know.

A deal is a table with hands, sealed bids and a pile; a view is a table with what one seat knows of them.
"""

from __future__ import annotations

from etalage.games import bits
from etalage.games.money.numbers import BIDDING, NOT_LAST, PILES, SEATS


class OpenTable:
    """What everyone sees."""

    def zero_table_fields(self) -> None:
        """Compiled, the fields are C's and come as zeros."""
        if bits.COMPILED:
            return
        self.players = 0
        self.deck = 0
        """The cards in play: M5."""
        self.phase = BIDDING
        self.round = 0
        self.seat = 0
        """Whose turn it is in the exchange."""
        self.last = NOT_LAST
        """Whether this round is the last, and why."""
        self.idle = 0
        """Rounds in a row that have taken no card from the pile."""
        self.pile_size = 0
        """Cards in the pile."""
        self.piles = bits.zeros(PILES)
        """What can be taken: the bids on the table by owner, the right and the left display."""
        self.ranks = bits.zeros(SEATS)
        """Of the bids on the table: M11."""
        self.known = bits.zeros(SEATS)
        """The part of each hand that has openly gone there."""

    def assign_table(self, other: OpenTable) -> None:
        """Become a copy of the other table."""
        bits.copy_table_fields(self, other)
