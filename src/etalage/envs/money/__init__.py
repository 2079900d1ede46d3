"""Money! as arrays."""
