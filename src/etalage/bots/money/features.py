"""What the network of Money! sees of a table: what that of 0.1 saw, and what greedy's table promises."""

from etalage.bots.learning.weights import Shape
from etalage.bots.money.expert_0_1.features import CURRENCY_FEATURES as EARLIER_FEATURES
from etalage.bots.money.expert_0_1.features import FACTS as EARLIER_FACTS
from etalage.games.money.numbers import NUMBER_OF_CURRENCIES

WORTH = EARLIER_FEATURES  # of what is held of a currency, by the table
CURRENCY_FEATURES = EARLIER_FEATURES + 1

# Of the table: the promise of my hand, of the most promising other one, of the next, and their mean
MY_PROMISE, BEST_PROMISE, NEXT_PROMISE, MEAN_PROMISE = range(EARLIER_FACTS, EARLIER_FACTS + 4)
FACTS = EARLIER_FACTS + 4

RICHES = 8000
"""So many tenths of a point above the others' mean count as much as winning the deal."""
PLAYED = 0.7
"""Of the worth of a table before the last round, what comes of playing it counts so much, the network the rest."""

SHAPE = Shape(things=NUMBER_OF_CURRENCIES, features=CURRENCY_FEATURES, facts=FACTS, units=32, hidden=32)
