"""What the network of Money! sees of a table, the numbers of its inputs, and what it says."""

from etalage.bots.learning.weights import Shape
from etalage.games.money.numbers import NUMBER_OF_CURRENCIES

# Of each currency; amounts in tens
(
    ONE_20, TWO_20S, THREE_20S, ONE_30, TWO_30S, THREE_30S, HAS_40, HAS_50, HAS_60, MY_AMOUNT, ABOVE_100, FULL,
    STRONGEST_RIVAL, SECOND_RIVAL, RIVAL_FULL, RIVALS_AMOUNT, RIVAL_AHEAD, RIVALS_20, RIVALS_30, RIVAL_TWO_20S,
    RIVAL_THREE_20S, RIVAL_TWO_30S, RIVAL_THREE_30S, RIGHT_AMOUNT, RIGHT_20S, RIGHT_30S, LEFT_AMOUNT, LEFT_20S,
    LEFT_30S, UNSEEN_AMOUNT, IN_PLAY, CONTESTED,
) = range(32)  # fmt: skip
CURRENCY_FEATURES = 32

# Of the table; money in tens
(
    PILE_SIZE, LAST, THREE_PLAY, FIVE_PLAY, MY_WEALTH, RICHEST_RIVAL, MEAN_RIVAL, RICHER_RIVALS, MY_CARDS, RIVALS_CARDS,
    MY_VALUE, RIVALS_VALUE, MOST_VALUE, MY_COINS, RIVALS_COINS, RIGHT_VALUE, LEFT_VALUE, DISPLAY_CARDS,
) = range(18)  # fmt: skip
FACTS = 18

RICHES = 800
"""So many points above the others' mean count as much as winning the deal."""

SHAPE = Shape(things=NUMBER_OF_CURRENCIES, features=CURRENCY_FEATURES, facts=FACTS, units=32, hidden=32)
