"""`etalage serve`: the server, from the command line."""

from __future__ import annotations

from pathlib import Path

from etalage.games.errors import EtalageError, Malformed

LEVELS = ("debug", "info", "warning", "error")


class MissingExtra(EtalageError):
    """Packages that only the server needs are not installed."""

    def __init__(self) -> None:
        super().__init__("the server needs some packages more: pip install 'etalage[server]'")


def run_server(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    workers: int,
    limits: list[str],
    origin: str | None,
    open_metrics: bool,
    log_level: str,
    browser: bool,
) -> None:
    try:
        from etalage.server.database import opened, sqlite_url
        from etalage.server.serving import data_folder, listening, serve, serve_in_processes
        from etalage.server.settings import Limits, Settings
    except ImportError:
        raise MissingExtra from None
    if data is not None and database is not None:
        raise Malformed("--data and --database: choose one of them")
    if log_level not in LEVELS:
        raise Malformed(f"--log-level {log_level}: choose one of {', '.join(LEVELS)}")
    if origin is not None and not origin.startswith(("http://", "https://")):
        raise Malformed(f"--origin {origin}: write it as https://games.example")
    chosen = Limits().with_texts(limits)
    address = database if database is not None else sqlite_url(data or data_folder())
    if workers > 1 and address.startswith("sqlite"):
        raise Malformed(
            f"--workers {workers}: several processes cannot share the embedded database, for only one may write to it; "
            "use PostgreSQL (--database postgresql://…), or one worker"
        )
    settings = Settings(address, chosen, origin=origin and origin.rstrip("/"), open_metrics=open_metrics)
    listener = listening(host, port)
    opened(address).dispose()  # says what is wrong with it, if anything is
    if workers > 1:
        serve_in_processes(settings, listener, log_level, workers)
    else:
        serve(settings, listener, log_level, browser)
