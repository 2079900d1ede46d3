"""The coach of Die Weinhändler."""
