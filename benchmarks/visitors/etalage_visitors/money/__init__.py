"""Visitors at Money!: one who is careful, and one who has only learned."""
