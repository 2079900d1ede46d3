"""Numbers that the parts of a search share."""

ROOT = 0
NONE = 0
"""No node: the root is nobody's child."""
