"""What the network of Money! sees, and what it says."""

OF_A_CURRENCY = 32
"""Numbers that describe one currency;"""
OF_THE_TABLE = 18
"""numbers that describe the rest."""
RICHES = 800
"""So many points above the others' mean count as much as winning the deal."""
