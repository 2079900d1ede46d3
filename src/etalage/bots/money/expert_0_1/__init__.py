"""The expert of Money! as version 0.1.0 had it, move for move: a yardstick, and never changed."""
