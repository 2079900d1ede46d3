"""`etalage serve`: the server, from the command line."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from etalage.games.errors import EtalageError, Malformed

if TYPE_CHECKING:
    from etalage.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")


class MissingExtra(EtalageError):
    """Packages that only the server needs are not installed."""

    def __init__(self) -> None:
        super().__init__("the server needs some packages more: pip install 'etalage[server]'")


def serve_and_play() -> None:
    """What `etalage` alone does: a server with the embedded database, and in a terminal a table to play at."""
    from etalage.cli.play import play_with_usual

    in_terminal = sys.stdin.isatty()
    try:
        settings, listener = _prepared("127.0.0.1", 8484, None, None, 1, [], None, False, "warning")
    except EtalageError as error:
        if not in_terminal:
            raise
        print(f"No server this time: {error}.")
        play_with_usual()
        return
    from etalage.server.serving import open_browser, serve, serving_beside

    if not in_terminal:
        serve(settings, listener, "warning", opens_browser=True)
        return
    with serving_beside(settings, listener, "warning") as address:
        print(f"Etalage is at {address} as long as you play here.")
        open_browser(address)
        play_with_usual()


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
    settings, listener = _prepared(host, port, data, database, workers, limits, origin, open_metrics, log_level)
    from etalage.server.serving import serve, serve_in_processes

    if workers > 1:
        serve_in_processes(settings, listener, log_level, workers)
    else:
        serve(settings, listener, log_level, browser)


def _prepared(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    workers: int,
    limits: list[str],
    origin: str | None,
    open_metrics: bool,
    log_level: str,
) -> tuple[Settings, socket.socket]:
    """Settings with which a server can run, and where it listens; or the reason why not."""
    try:
        from etalage.server.database import opened, sqlite_url
        from etalage.server.serving import data_folder, listening
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
    return settings, listener
