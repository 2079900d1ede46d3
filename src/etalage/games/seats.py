"""Sets of seats."""

MOST_SEATS = 5

SEAT_SETS = [tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(1 << MOST_SEATS)]
"""The seats of a set of seats, by the set's bits; made once, for decisions are many."""
