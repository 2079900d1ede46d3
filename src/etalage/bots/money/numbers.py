"""What the network of Money! sees, and what it says."""

from etalage.bots.learning.weights import Shape
from etalage.games.money.numbers import NUMBER_OF_CURRENCIES

OF_A_CURRENCY = 32
"""Numbers that describe one currency;"""
OF_THE_TABLE = 18
"""numbers that describe the rest."""
RICHES = 800
"""So many points above the others' mean count as much as winning the deal."""

SHAPE = Shape(things=NUMBER_OF_CURRENCIES, features=OF_A_CURRENCY, facts=OF_THE_TABLE, units=32, hidden=32)
