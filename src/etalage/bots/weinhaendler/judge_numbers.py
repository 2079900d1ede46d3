"""Numbers of the judge that others use as well."""

from etalage.games.weinhaendler.numbers import SEATS

FITTED, PLAIN, WARY = range(3)
"""Styles of bidding."""
STYLES = 3
THINKING = STYLES
"""The mind of one who thinks over their bids; the others bid in one of the styles."""
MINDS = STYLES + 1
TRUST = 0.0004
"""What a hundredth of a point by the judge counts beside the share of the win by the network."""

BEAM = 6  # of three it wins .20 among sixes, of one .17
ENDS = 60
SCRATCH = SEATS
FIRST_BEAM = SEATS + 1
FIRST_END = FIRST_BEAM + 2 * BEAM
