"""Ways to make up one's bid in Money!, and how many people are of which mind before anything is known of them."""

BY_TABLE = 0  # thinks as greedy does,
BY_NETWORK = 1  # as we do, only not of what we think,
LIKELY = 2  # bids what people bid,
LOW = 3  # less,
HIGH = 4  # more,
ONE_CARD = 5  # one card that is thought over,
ANY_CARD = 6  # any one card,
NONE = 7  # nothing,
WHIM = 8  # or what comes to hand
BY_EXPERT = 9  # thinks as the expert of 0.1 does, of others who think too
MINDS = 10
PRIOR = (0.52, 0.20, 0.16, 0.02, 0.02, 0.05, 0.01, 0.01, 0.01, 0.0)
AMONG_EXPERTS = (0.34, 0.06, 0.12, 0.02, 0.02, 0.05, 0.01, 0.01, 0.01, 0.36)
