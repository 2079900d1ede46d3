"""Running the server until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from traceback import extract_tb
from types import FrameType
from typing import Any

import uvicorn

if sys.platform != "win32":
    import resource

from etalage.server.app import make_app
from etalage.server.connections import Connection, Connections, ServerConfig
from etalage.server.quiet_log import QuietHandler
from etalage.server.services import Services
from etalage.server.settings import Settings

STOP_SECONDS = 4.5
SWITCH_SECONDS = 0.0005  # the thread that writes must not wait for the one that answers
GRACE_SECONDS = 2  # for requests under way when the server stops
BACKLOG = 2048
TCP_LIMITS = {  # of every connection; nginx leaves them to the system
    "TCP_USER_TIMEOUT": 60_000,  # milliseconds, until a client that confirms nothing has vanished
    "TCP_NOTSENT_LOWAT": 128 * 1024,  # bytes that the system keeps for a client that does not read: not megabytes
}

log = logging.getLogger("etalage.server")


def listening(host: str, port: int) -> socket.socket:
    """A socket for the server, or an OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    for name, value in TCP_LIMITS.items():
        if hasattr(socket, name):  # not every system has them
            listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    listener.listen(BACKLOG)
    return listener


class Server(uvicorn.Server):
    """Ends the streams before it waits for the connections to end, and gets connections also from other processes."""

    def __init__(self, config: ServerConfig, services: Services) -> None:
        super().__init__(config)
        self._config = config
        self._services = services
        self._taking: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._services.share_connections(self._take)
        if self._services.handover:
            self._config.connections.give = self._services.handover.give

    def _take(self, given: socket.socket, data: bytes) -> None:
        connection = Connection(self._config, self.server_state, self.lifespan.state)
        connection.given = data
        loop = asyncio.get_running_loop()
        taking = loop.create_task(loop.connect_accepted_socket(lambda: connection, given))
        self._taking.add(taking)
        taking.add_done_callback(self._taking.discard)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._services.stop()
        super().handle_exit(sig, frame)


def serve(
    settings: Settings, listener: socket.socket, log_level: str, opens_browser: bool, quiet: bool = False
) -> None:
    """Serve on this socket until SIGTERM or Ctrl-C."""
    log_in_lines(log_level)
    if settings.origin is not None and not settings.proxies:
        log.warning("--origin without --proxy: if there is a proxy, all who come by it count as one address")
    sys.setswitchinterval(SWITCH_SECONDS)
    app, services = make_app(settings)
    config = ServerConfig(
        app,
        Connections(settings.limits, services.proxies, services.metrics, raise_file_limit()),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
        lifespan="on",
        proxy_headers=False,
    )
    address = address_of(listener)
    if not quiet:
        print(f"Etalage is at {address} (Ctrl-C ends it)", flush=True)
    if opens_browser:
        open_browser(address)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)  # once the server has stopped, it raises them again
    Server(config, services).run([listener])


def raise_file_limit() -> int | None:
    """As many open files as the system lets this process have, for every connection is one; None: it does not count."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # some systems promise more than they allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def open_browser(address: str) -> None:
    """Where there is one to be seen: not one that would take over the terminal."""
    has_screen = sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if has_screen:
        webbrowser.open(address)


def serve_in_processes(settings: Settings, listener: socket.socket, log_level: str, workers: int) -> None:
    """Several servers on one socket and one database; one that dies is started again."""
    log_in_lines(log_level)
    context = multiprocessing.get_context("spawn")
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        for process in processes:
            process.terminate()

    def start() -> SpawnProcess:
        process = context.Process(target=_serve_for_parent, args=(settings, listener, log_level))
        process.start()
        return process

    processes = [start() for _ in range(workers)]
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    print(f"Etalage is at {address_of(listener)}, in {workers} processes (Ctrl-C ends it)", flush=True)
    while not stopping:
        wait([process.sentinel for process in processes], timeout=1)
        for place, process in enumerate(processes):
            if not stopping and not process.is_alive():
                log.error("a worker has died (%s); another is started", process.exitcode)
                processes[place] = start()
    end = time.monotonic() + STOP_SECONDS
    for process in processes:
        process.join(max(0.0, end - time.monotonic()))
        process.kill()


def _serve_for_parent(settings: Settings, listener: socket.socket, log_level: str) -> None:
    """In a process of its own, which ends when its parent does, however that ended."""
    parent = multiprocessing.parent_process()
    assert parent

    def follow() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, name="parent", daemon=True).start()
    serve(settings, listener, log_level, opens_browser=False, quiet=True)


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def log_in_lines(level: str) -> None:
    """One JSON object a line, to the error stream; not too many of a kind."""
    handler = QuietHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


class JsonLines(logging.Formatter):
    """Of an error only its kind and place: what it says may be somebody's cards."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [f"{frame.filename}:{frame.lineno}" for frame in extract_tb(record.exc_info[2])]
        return json.dumps(line, ensure_ascii=False)
