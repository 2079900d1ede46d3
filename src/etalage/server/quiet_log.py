"""Lines that a stranger can cause as often as they like are not written as often: a few a minute, and how many more."""

from __future__ import annotations

import copy
import logging
import time
from collections.abc import Callable

AT_ONCE = 5
SECONDS = 60.0
MOST_KINDS = 256
"""That are counted by themselves; all others together."""
UNLIMITED = ("etalage.access",)
"""A line for each request is what an operator has asked for."""


class Kind:
    """Lines from one place in the code, whatever stands in them: how many have come within a minute."""

    def __init__(self) -> None:
        self.until = 0.0
        self.written = 0
        self.held_back = 0
        self.last: logging.LogRecord | None = None

    def may_be_written(self, record: logging.LogRecord, now: float) -> bool:
        if now >= self.until:
            self.until, self.written = now + SECONDS, 0
        if self.written < AT_ONCE:
            self.written += 1
            return True
        self.held_back += 1
        self.last = record
        return False

    def rest(self) -> logging.LogRecord | None:
        """The last line that was held back, with the number of all of them."""
        count, self.held_back = self.held_back, 0
        if self.last is None or not count:
            return None
        line = copy.copy(self.last)
        line.msg, line.args = f"{self.last.getMessage()} … and {count - 1:,} more", ()
        return line


class QuietHandler(logging.StreamHandler):  # type: ignore[type-arg]
    """What it has held back it says when the minute is over and something is written, or when it is closed."""

    def __init__(self, stream: object, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._kinds: dict[tuple[object, ...], Kind] = {}

    def emit(self, record: logging.LogRecord) -> None:
        now = self._clock()
        self._write_rests(now)
        if record.name in UNLIMITED or self._kind(record).may_be_written(record, now):
            super().emit(record)

    def close(self) -> None:
        self._write_rests(float("inf"))
        super().close()

    def _kind(self, record: logging.LogRecord) -> Kind:
        error = record.exc_info[0] if record.exc_info else None
        key: tuple[object, ...] = (record.pathname, record.lineno, error)
        if key not in self._kinds and len(self._kinds) >= MOST_KINDS:
            key = ()
        return self._kinds.setdefault(key, Kind())

    def _write_rests(self, now: float) -> None:
        for kind in self._kinds.values():
            if kind.held_back and now >= kind.until and (line := kind.rest()):
                super().emit(line)
