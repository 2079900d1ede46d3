"""`etalage serve`: the server, from the command line."""

from __future__ import annotations

import errno
import json
import os
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.request import urlopen

from etalage.cli.console import warn_if_slow
from etalage.games.errors import EtalageError, Malformed, needing

if TYPE_CHECKING:
    from etalage.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
ANY_FREE = 0
USUAL_PORT = 8484
PORT = "ETALAGE_PORT"
"""The environment variable that names another port."""
HEALTH_SECONDS = 5  # to answer that it is one of us


class PortTaken(EtalageError):
    """Somebody else listens there."""


class ServeOptions(NamedTuple):
    """What `etalage serve` was told; by default what suits a newcomer."""

    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    data: Path | None = None
    database: str | None = None
    workers: int = 1
    limits: Sequence[str] = ()
    origin: str | None = None
    proxies: Sequence[str] = ()
    host_names: Sequence[str] = ()
    open_metrics: bool = False
    log_level: str = "warning"
    browser: bool = False


def serve_and_open() -> None:
    """What `etalage` alone does: a server with the embedded database, and a browser to play in."""
    options = ServeOptions(port=_own_port(), browser=True)
    settings = _settings(options)
    try:
        listener = _listener(options)
    except PortTaken:
        if _is_etalage(options):
            print(f"Etalage is running already, at {_address(options)}")
            _open(_address(options))
            return
        listener = _listener(options._replace(port=ANY_FREE))
    _serve(settings, listener, options)


def _own_port() -> int:
    text = os.environ.get(PORT) or str(USUAL_PORT)
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise Malformed(f"{PORT}={text}: write a port, from 1 to 65535, or 0 for any that is free")
    return int(text)


def _is_etalage(options: ServeOptions) -> bool:
    """Whether what listens there is one of us."""
    try:
        with urlopen(f"{_address(options)}health", timeout=HEALTH_SECONDS) as answer:
            return "version" in json.load(answer)
    except (OSError, ValueError):
        return False


def _address(options: ServeOptions) -> str:
    return f"http://{options.host}:{options.port}/"


def _open(address: str) -> None:
    from etalage.server.serving import open_browser

    open_browser(address)


def run_server(options: ServeOptions) -> None:
    _serve(_settings(options), _listener(options), options)


def _serve(settings: Settings, listener: socket.socket, options: ServeOptions) -> None:
    warn_if_slow()
    from etalage.server.database import open_database, sqlite_file
    from etalage.server.serving import log_in_lines, serve, serve_in_processes
    from etalage.server.sole_server import sole_server

    log_in_lines(options.log_level)
    with sole_server(sqlite_file(settings.database)):
        open_database(settings.database).dispose()  # says what is wrong with it, if anything is
        if options.workers > 1:
            serve_in_processes(settings, listener, options.log_level, options.workers)
        else:
            serve(settings, listener, options.log_level, options.browser)


def _settings(options: ServeOptions) -> Settings:
    """With which a server can run; or the reason why not."""
    with needing("server"):
        from etalage.server.addresses import Proxies
        from etalage.server.database import data_folder, sqlite_url
        from etalage.server.settings import Limits, Settings
    _check(options)
    limits = Limits().with_texts(options.limits)
    address = options.database
    if address is None:
        address = sqlite_url(options.data or data_folder())
    if options.workers > 1 and address.startswith("sqlite"):
        raise Malformed(
            f"--workers {options.workers}: several processes cannot share the embedded database, for only one may "
            "write to it; use PostgreSQL (--database postgresql://…), or one worker"
        )
    origin = options.origin and options.origin.rstrip("/")
    Proxies(options.proxies)  # says what is wrong with them, if anything is
    proxies, names = tuple(options.proxies), (*options.host_names, options.host)
    return Settings(
        address, limits, origin=origin, proxies=proxies, host_names=names, open_metrics=options.open_metrics
    )  # fmt: skip


def _listener(options: ServeOptions) -> socket.socket:
    from etalage.server.serving import listening
    from etalage.server.sockets import inherited_listener

    try:
        return inherited_listener() or listening(options.host, options.port)
    except OSError as error:
        raise _no_listener(options, error) from None


def _no_listener(options: ServeOptions, error: OSError) -> EtalageError:
    if error.errno == errno.EADDRINUSE:
        return PortTaken(f"port {options.port} is taken: is Etalage running already? Choose another with --port")
    return Malformed(f"cannot listen at {options.host}, port {options.port}: {error.strerror or error}")


def _check(options: ServeOptions) -> None:
    if options.data is not None and options.database is not None:
        raise Malformed("--data and --database: choose one of them")
    if options.log_level not in LEVELS:
        raise Malformed(f"--log-level {options.log_level}: choose one of {', '.join(LEVELS)}")
    if options.origin is not None and not options.origin.startswith(("http://", "https://")):
        raise Malformed(f"--origin {options.origin}: write it as https://games.example")
    for name in options.host_names:
        if not name or any(mark in name for mark in "/@ ,") or name.count(":") == 1:
            raise Malformed(f"--host-name {name}: write a name alone, games.example, once for each")
