"""How much one person and one address may ask for: tokens that flow in at a steady rate, up to a burst."""

from __future__ import annotations

import time
from collections import Counter

from etalage.server.settings import Limits
from etalage.tables.errors import Refused

MOST_CLIENTS = 20_000  # remembered of each kind
FOREVER = 86_400.0
PREVIEW_BURST = 5  # seconds' worth
PATIENCE = 10  # seconds until it is worth asking again for what others have to give back


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


class Buckets:
    """Of one kind, for all clients. They are kept in two halves: when the younger is full, the elder, whose clients
    have not asked since, is forgotten. So a flood of addresses fills no memory, and who keeps asking gains nothing."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._young: dict[str, Bucket] = {}
        self._old: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def take(self, client: str, now: float) -> float:
        """Take a token of this client; the seconds to wait if there is none."""
        bucket = self._young.get(client)
        if bucket is None:
            bucket = self._old.pop(client, None) or Bucket(self._most, now)
            if len(self._young) >= MOST_CLIENTS // 2:
                self._old, self._young = self._young, {}
            self._young[client] = bucket
        return bucket.take(self._rate, self._most, now)


class Limiter:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._requests = Buckets(limits.requests_per_second, limits.burst)
        self._requests_of_address = Buckets(limits.requests_per_second_of_address, limits.burst_of_address)
        self._previews = _per_second(limits.previews_per_second)
        self._previews_of_address = _per_second(limits.previews_per_second_of_address)
        self._tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self._phrases = _per_minute(limits.phrases_per_minute)
        self._changes = _per_minute(limits.changes_per_minute)
        self._streams = 0
        self._streams_of: Counter[str] = Counter()
        self.streams_of_address = share_of(limits.streams, limits.streams_of_address)

    def visit(self, address: str) -> None:
        """Count a request from this address, or refuse it."""
        _take_of_address(self._requests_of_address, address)

    def request(self, person: str) -> None:
        """Count a request of this person, or refuse it."""
        _take(self._requests, person)

    def preview(self, person: str | None, address: str) -> None:
        """Count something that costs the server more than an answer from memory, or refuse it."""
        if person is not None:
            _take(self._previews, person)
        _take_of_address(self._previews_of_address, address)

    def table(self, person: str) -> None:
        """Count a new table of this person, or refuse it."""
        _take(self._tables, person)

    def phrase(self, person: str) -> None:
        """Count a phrase of this person, or refuse it."""
        _take(self._phrases, person)

    def change(self, person: str) -> None:
        """Count a change of who sits where, or refuse it."""
        _take(self._changes, person)

    def open_stream(self, person: str | None, address: str) -> None:
        """Count a stream, or refuse it; `close_stream` gives it back."""
        limits = self._limits
        if self._streams >= limits.streams:
            raise Refused("full", f"this server has room for {limits.streams} streams, and they are all taken")
        if person is not None and self._streams_of[person] >= limits.streams_of_person:
            message = f"you have {limits.streams_of_person} open pages; close some first"
            raise Refused("too-many-streams", message, seconds=PATIENCE)
        if self._streams_of[address] >= self.streams_of_address:
            raise crowded(f"your network has {self.streams_of_address} open pages, all that it may have", PATIENCE)
        self._streams += 1
        self._streams_of.update(_both(person, address))

    def close_stream(self, person: str | None, address: str) -> None:
        self._streams -= 1
        for client in _both(person, address):
            self._streams_of[client] -= 1
            if not self._streams_of[client]:
                del self._streams_of[client]


def share_of(all_there_are: int, most: int) -> int:
    """What one address may have: however few there are, others get a half."""
    return min(most, max(1, all_there_are // 2))


def crowded(what: str, seconds: float) -> Refused:
    """Everybody behind this address together has asked for too much."""
    return Refused("crowded-network", f"{what}; wait a moment", seconds=round(seconds, 1))


def _both(person: str | None, address: str) -> list[str]:
    return [address] if person is None else [person, address]


def _per_second(number: int) -> Buckets:
    return Buckets(number, number * PREVIEW_BURST)


def _per_minute(number: int) -> Buckets:
    return Buckets(number / 60, number)


def _take(buckets: Buckets, person: str) -> None:
    wait = buckets.take(person, time.monotonic())
    if wait:
        raise Refused("too-many-requests", "too many requests; wait a moment", seconds=round(wait, 1))


def _take_of_address(buckets: Buckets, address: str) -> None:
    wait = buckets.take(address, time.monotonic())
    if wait:
        raise crowded("too many requests come from your network", wait)
