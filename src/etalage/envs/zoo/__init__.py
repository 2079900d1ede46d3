"""The games as PettingZoo has them."""
