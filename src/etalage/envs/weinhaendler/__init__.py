"""Die Weinhändler as arrays."""
