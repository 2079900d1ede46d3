"""`etalage serve`: the server, from the command line."""

from __future__ import annotations

import errno
import json
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.request import urlopen

from etalage.games.errors import EtalageError, Malformed

if TYPE_CHECKING:
    from etalage.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
ANY_FREE = 0


class MissingExtra(EtalageError):
    """Packages that only the server needs are not installed."""

    def __init__(self) -> None:
        super().__init__("the server needs some packages more: pip install 'etalage[server]'")


class PortTaken(EtalageError):
    """Somebody else listens there."""


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


def serve_and_open() -> None:
    """What `etalage` alone does: a server with the embedded database, and a browser to play in."""
    wishes = Wishes(browser=True)
    try:
        settings, listener = _prepared(wishes)
    except PortTaken:
        if _is_etalage(wishes):
            print(f"Etalage is running already, at {_address(wishes)}")
            _open(_address(wishes))
            return
        wishes = wishes._replace(port=ANY_FREE)
        settings, listener = _prepared(wishes)
    from etalage.server.serving import serve

    serve(settings, listener, wishes.log_level, wishes.browser)


def _is_etalage(wishes: Wishes) -> bool:
    """Whether what listens at our usual place is one of us."""
    try:
        with urlopen(f"{_address(wishes)}health", timeout=2) as answer:
            return "version" in json.load(answer)
    except (OSError, ValueError):
        return False


def _address(wishes: Wishes) -> str:
    return f"http://{wishes.host}:{wishes.port}/"


def _open(address: str) -> None:
    from etalage.server.serving import open_browser

    open_browser(address)


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
    try:
        listener = listening(wishes.host, wishes.port)
    except OSError as error:
        raise _no_listener(wishes, error) from None
    opened(address).dispose()  # says what is wrong with it, if anything is
    return settings, listener


def _no_listener(wishes: Wishes, error: OSError) -> EtalageError:
    if error.errno == errno.EADDRINUSE:
        return PortTaken(f"port {wishes.port} is taken: is Etalage running already? Choose another with --port")
    return Malformed(f"cannot listen at {wishes.host}, port {wishes.port}: {error.strerror or error}")


def _check(wishes: Wishes) -> None:
    if wishes.data is not None and wishes.database is not None:
        raise Malformed("--data and --database: choose one of them")
    if wishes.log_level not in LEVELS:
        raise Malformed(f"--log-level {wishes.log_level}: choose one of {', '.join(LEVELS)}")
    if wishes.origin is not None and not wishes.origin.startswith(("http://", "https://")):
        raise Malformed(f"--origin {wishes.origin}: write it as https://games.example")
