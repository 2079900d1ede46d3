"""Waiting for what a test needs: for a condition, never for time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0
"""In seconds. It ends a test that hangs and measures nothing: whatever is waited for comes far sooner, if it comes."""
BETWEEN = 0.02  # seconds from one look to the next

Found = TypeVar("Found")


def wait_until(condition: Callable[..., Found], seconds: float = PATIENCE) -> Found:
    """Ask again and again until the answer is yes; the answer."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"not after {seconds} seconds: {condition}"
        time.sleep(BETWEEN)
    return found
