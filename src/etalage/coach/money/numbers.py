"""Numbers that the coach of Money! shares. Compiled modules import them as C integers."""

from etalage.bots.money.learned import STAGES

DEALS_AHEAD = 3
"""After this one: none, one, two or more."""
OVER_STAGE = STAGES
"""A deal has been scored, others follow; the stages before this are those of the judge."""
TABLE_STAGES = STAGES + 1
FEATURES = 3
NETWORK, PROMISE, BEFORE = range(FEATURES)
"""What is known of a seat: what the network says, what its hand promises, its score in the deals before."""
FEWEST = 3
"""Players."""

MINE_KEPT = 7
"""What I take, as a number: a seat's bid, the right or left display (as piles), my own bid,"""
NOTHING_TAKEN = 8
"""or nothing."""
MOST_MOVES = 12
"""That are tried at once."""
MOST_WORLDS = 64
"""Likewise."""
