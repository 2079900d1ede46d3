"""`etalage serve`: the server, from the command line."""

from __future__ import annotations

import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from etalage.games.errors import EtalageError, Malformed

if TYPE_CHECKING:
    from etalage.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")


class MissingExtra(EtalageError):
    """Packages that only the server needs are not installed."""

    def __init__(self) -> None:
        super().__init__("the server needs some packages more: pip install 'etalage[server]'")


class Wishes(NamedTuple):
    """What `etalage serve` was told; by default what suits a newcomer."""

    host: str = "127.0.0.1"
    port: int = 8484
    data: Path | None = None
    database: str | None = None
    workers: int = 1
    limits: Sequence[str] = ()
    origin: str | None = None
    open_metrics: bool = False
    log_level: str = "warning"
    browser: bool = False


def serve_and_play() -> None:
    """What `etalage` alone does: a server with the embedded database, and in a terminal a table to play at."""
    from etalage.cli.play import play_with_usual

    in_terminal = sys.stdin.isatty()
    wishes = Wishes(browser=True)
    try:
        settings, listener = _prepared(wishes)
    except EtalageError as error:
        if not in_terminal:
            raise
        print(f"No server this time: {error}.")
        play_with_usual()
        return
    from etalage.server.serving import open_browser, serve, serving_beside

    if not in_terminal:
        serve(settings, listener, wishes.log_level, wishes.browser)
        return
    with serving_beside(settings, listener, wishes.log_level) as address:
        print(f"Etalage is at {address} as long as you play here.")
        open_browser(address)
        play_with_usual()


def run_server(wishes: Wishes) -> None:
    settings, listener = _prepared(wishes)
    from etalage.server.serving import serve, serve_in_processes

    if wishes.workers > 1:
        serve_in_processes(settings, listener, wishes.log_level, wishes.workers)
    else:
        serve(settings, listener, wishes.log_level, wishes.browser)


def _prepared(wishes: Wishes) -> tuple[Settings, socket.socket]:
    """Settings with which a server can run, and where it listens; or the reason why not."""
    try:
        from etalage.server.database import opened, sqlite_url
        from etalage.server.serving import data_folder, listening
        from etalage.server.settings import Limits, Settings
    except ImportError:
        raise MissingExtra from None
    _check(wishes)
    limits = Limits().with_texts(wishes.limits)
    address = wishes.database if wishes.database is not None else sqlite_url(wishes.data or data_folder())
    if wishes.workers > 1 and address.startswith("sqlite"):
        raise Malformed(
            f"--workers {wishes.workers}: several processes cannot share the embedded database, for only one may write "
            "to it; use PostgreSQL (--database postgresql://…), or one worker"
        )
    origin = wishes.origin and wishes.origin.rstrip("/")
    settings = Settings(address, limits, origin=origin, open_metrics=wishes.open_metrics)
    listener = listening(wishes.host, wishes.port)
    opened(address).dispose()  # says what is wrong with it, if anything is
    return settings, listener


def _check(wishes: Wishes) -> None:
    if wishes.data is not None and wishes.database is not None:
        raise Malformed("--data and --database: choose one of them")
    if wishes.log_level not in LEVELS:
        raise Malformed(f"--log-level {wishes.log_level}: choose one of {', '.join(LEVELS)}")
    if wishes.origin is not None and not wishes.origin.startswith(("http://", "https://")):
        raise Malformed(f"--origin {wishes.origin}: write it as https://games.example")
