"""What Prometheus can read at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """Counts only: nothing about who, where or what."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.moves = Counter("etalage_moves", "Moves stored.", registry=registry)
        self.requests = Counter("etalage_requests", "Requests answered.", ["status"], registry=registry)
        self.move_seconds = Histogram(
            "etalage_move_seconds", "From a request with moves to its answer.", buckets=SECONDS, registry=registry
        )
        self.streams = Gauge("etalage_streams", "Open streams.", registry=registry)
        self.connections = Gauge("etalage_connections", "Open connections.", registry=registry)
        self.connections_ended = Counter(
            "etalage_connections_ended", "Connections refused or cut off.", ["error"], registry=registry
        )
        self.live_tables = Gauge("etalage_live_tables", "Tables in memory.", registry=registry)
        self.bots_waiting = Gauge("etalage_bots_waiting", "Decisions that bots are asked for.", registry=registry)
        self.database_errors = Counter("etalage_database_errors", "Errors of the database.", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)
