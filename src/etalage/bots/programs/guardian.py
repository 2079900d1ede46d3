"""A process that outlives us for a moment, if we are killed, and ends the programs that we have started.

It is run as a script, by itself and without our package. On its standard input it reads `+GROUP` and `-GROUP`, lines
that name groups of processes which have begun and ended. When its input ends, so have we: the programs have lost their
input too, and whoever has not ended two seconds later is ended.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress

GRACE_SECONDS = 2.0
BETWEEN = 0.02  # seconds from one look to the next


def is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def guard() -> None:
    groups: set[int] = set()
    for line in sys.stdin:
        (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
    end = time.monotonic() + GRACE_SECONDS
    while any(map(is_there, groups)) and time.monotonic() < end:
        time.sleep(BETWEEN)
    for group in groups:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    guard()
