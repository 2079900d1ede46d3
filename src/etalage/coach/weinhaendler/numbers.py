"""Numbers that the coach of Die Weinhändler shares. Compiled modules import them as C integers."""

KINDS_OF_TABLE = 2
BETWEEN, EXCHANGED = range(KINDS_OF_TABLE)
"""What the network is asked about: a round is over, or the bids of one have been exchanged."""
STAGES = 5
"""By the cards left in the pile: the last round, fewer than 8, fewer than 16, fewer than 24, more."""
FEATURES = 3
NETWORK, WORTH, POINTS = range(FEATURES)
"""What is known of a seat: what the network says, what hand and cellar are worth to the judge, its points."""
SMALL_WORTH = 1000.0
SMALL_POINTS = 10.0
"""Hundredths of worth, and points, in one step of what is weighed."""
FEWEST = 3
"""Players."""

DISPLAY_TAKEN = 5
"""What a bidder takes, as a number: a seat's bid, the display,"""
NOTHING_TAKEN = 6
"""or nothing."""
TAKES = 7
MOST_MOVES = 12
"""That are tried at once."""
MOST_WORLDS = 64
"""Likewise."""
