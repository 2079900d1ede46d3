"""What a run has come to, in numbers."""

from __future__ import annotations

import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
TICKS = os.sysconf("SC_CLK_TCK")


class Tally:
    """Counts moves and their times, in seconds, while it is open."""

    def __init__(self) -> None:
        self.is_open = False
        self.spans: dict[str, list[float]] = {}
        self.moves = 0
        self.matches = 0
        self.updates = 0
        self.bytes = 0
        self.refused: Counter[str] = Counter()
        """Answers that were no 200; counted always, for there should be none."""

    def heard(self, update: bytes) -> None:
        """A client has got an update."""
        self.updates += 1
        self.bytes += len(update)

    def over(self) -> None:
        """A match is over."""
        self.matches += self.is_open

    def answered(self, due: float | None, sent: float) -> None:
        """A move has got its 200."""
        if self.is_open:
            self.moves += 1
            self._add("answered", due, sent)

    def told(self, due: float | None, sent: float) -> None:
        """The last of a table's clients has heard of a move."""
        if self.is_open:
            self._add("told", due, sent)

    def _add(self, name: str, due: float | None, sent: float) -> None:
        now = time.perf_counter()
        self.spans.setdefault(f"sent to {name}", []).append(now - sent)
        if due is not None:
            self.spans.setdefault(f"due to {name}", []).append(now - due)

    def found(self, seconds: float) -> dict[str, Any]:
        return {
            "moves_per_second": round(self.moves / seconds, 1),
            "moves": self.moves,
            "matches": self.matches,
            "bytes_per_update": round(self.bytes / max(1, self.updates)),
            "refused": dict(self.refused),
            "milliseconds": {name: percentiles(values) for name, values in sorted(self.spans.items())},
        }


def percentiles(values: Iterable[float]) -> dict[str, float]:
    """Of times in seconds, in milliseconds; by the nearest rank, so each is a time that was measured."""
    ordered = sorted(values)
    if not ordered:
        return {}
    found = {name: ordered[math.ceil(share * len(ordered)) - 1] for name, share in SHARES.items()}
    return {name: round(1000 * value, 2) for name, value in {**found, "max": ordered[-1]}.items()}


class Processor:
    """How much time on processors something has had since this was made."""

    def __init__(self, read: Callable[[], float]) -> None:
        self._read = read
        self._began, self._used = time.perf_counter(), read()

    def seconds(self) -> float:
        return self._read() - self._used

    def cores(self) -> float:
        return round(self.seconds() / (time.perf_counter() - self._began), 2)


def generator_seconds() -> float:
    """On processors, by this process alone: the servers are its children."""
    return time.process_time()


def family_seconds(pids: Iterable[int]) -> float:
    """On processors, by processes and all that descend from them, whether they still run or have ended."""
    return sum(_seconds_with_children(pid) for pid in pids)


def _seconds_with_children(pid: int) -> float:
    try:
        children = [int(text) for file in Path(f"/proc/{pid}/task").glob("*/children") for text in _words(file)]
        before = sum(_seconds_with_children(child) for child in children)
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:  # it has ended, and its parent has its time
        return 0.0
    return before + sum(int(field) for field in fields[11:15]) / TICKS


def _words(file: Path) -> list[str]:
    return file.read_text("utf-8").split()


def resident(pid: int) -> int:
    """Kilobytes of memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def shown(rows: Sequence[Sequence[object]]) -> str:
    """A table in plain text, the first row on top."""
    texts = [[str(each) for each in row] for row in rows]
    widths = [max(len(row[column]) for row in texts) for column in range(len(texts[0]))]
    lines = [
        "  ".join(text.rjust(width) if number else text.ljust(width) for number, (text, width) in enumerate(pairs))
        for pairs in (list(zip(row, widths, strict=True)) for row in texts)
    ]
    return "\n".join(line.rstrip() for line in [lines[0], "  ".join("-" * width for width in widths), *lines[1:]])
