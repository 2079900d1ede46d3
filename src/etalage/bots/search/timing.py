"""The time, for code that runs without the interpreter (timing.pxd)."""

from time import monotonic


def milliseconds() -> float:
    """Since some moment long ago."""
    return 1000 * monotonic()
