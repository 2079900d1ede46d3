"""Visitors at Die Weinhändler: one who is careful, and one who has only learned."""
