"""How much one client may ask for: tokens that flow in at a steady rate, up to a burst."""

from __future__ import annotations

import time
from collections import Counter

from etalage.server.settings import Limits
from etalage.tables.errors import Refused

MOST_CLIENTS = 100_000
FOREVER = 86_400.0


class Bucket:
    """Tokens of one client."""

    __slots__ = ("filled", "tokens")

    def __init__(self, tokens: float, now: float) -> None:
        self.tokens = tokens
        self.filled = now

    def take(self, rate: float, most: float, now: float) -> float:
        """Take one; the seconds to wait if there is none."""
        self.tokens = min(most, self.tokens + (now - self.filled) * rate)
        self.filled = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / rate if rate > 0 else FOREVER


class Limiter:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._requests: dict[str, Bucket] = {}
        self._newcomers: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._phrases: dict[str, Bucket] = {}
        self._changes: dict[str, Bucket] = {}
        self._streams: Counter[str] = Counter()

    def request(self, client: str) -> None:
        """Count a request of this client, or refuse it."""
        self._take(self._requests, client, self._limits.requests_per_second, self._limits.burst)

    def newcomer(self, address: str) -> None:
        """Count a new person from this address, or refuse them."""
        self._take(self._newcomers, address, self._limits.newcomers_per_minute / 60, self._limits.newcomers_per_minute)

    def table(self, person: str, address: str) -> None:
        """Count a new table of this person at this address, or refuse it."""
        for client, most in (
            (person, self._limits.tables_per_hour),
            (address, self._limits.tables_per_hour_of_address),
        ):
            self._take(self._tables, client, most / 3600, most)

    def phrase(self, person: str) -> None:
        """Count a phrase of this person, or refuse it."""
        self._take(self._phrases, person, self._limits.phrases_per_minute / 60, self._limits.phrases_per_minute)

    def change(self, person: str) -> None:
        """Count a change of who sits where, or refuse it."""
        self._take(self._changes, person, self._limits.changes_per_minute / 60, self._limits.changes_per_minute)

    def open_stream(self, client: str) -> None:
        """Count a stream of this client, or refuse it; `close_stream` gives it back."""
        limits = self._limits
        if self._streams.total() >= limits.streams:
            raise Refused("full", f"this server has room for {limits.streams} streams, and they are all taken")
        if self._streams[client] >= limits.streams_of_client:
            raise Refused("too-many-streams", f"you have {limits.streams_of_client} open pages; close some first")
        self._streams[client] += 1

    def close_stream(self, client: str) -> None:
        self._streams[client] -= 1
        if not self._streams[client]:
            del self._streams[client]

    @staticmethod
    def _take(buckets: dict[str, Bucket], client: str, rate: float, most: float) -> None:
        now = time.monotonic()
        bucket = buckets.get(client)
        if bucket is None:
            if len(buckets) >= MOST_CLIENTS:
                buckets.clear()
            bucket = buckets[client] = Bucket(most, now)
        wait = bucket.take(rate, most, now)
        if wait:
            raise Refused("too-many-requests", "too many requests; wait a moment", seconds=round(wait, 1))
