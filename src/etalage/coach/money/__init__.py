"""The coach of Money!."""
