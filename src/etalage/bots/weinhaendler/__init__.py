"""Bots for Die Weinhändler."""
