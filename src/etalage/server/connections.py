"""Connections: how many there may be and whose, how long and how much they may send before it is a request.

uvicorn leaves this to a proxy in front of it; here each limit is nginx's own (`Limits` names its figures).
"""

from __future__ import annotations

import json
import logging
import time
from asyncio import AbstractEventLoop, TimerHandle, Transport
from collections import Counter
from collections.abc import Callable
from enum import Enum
from http import HTTPStatus
from typing import Any

import httptools
import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.server import ServerState

from etalage.server.addresses import NOWHERE, Proxies, counted
from etalage.server.direct import DirectProtocol
from etalage.server.limiting import share_of
from etalage.server.metrics import Metrics
from etalage.server.settings import Limits

RESERVED_FILES = 128  # for the database, threads and whatever else needs one
MOST_BODY_BYTES = 1024 * 1024  # with all that surrounds it; nginx: client_max_body_size 1m
LIFE_SECONDS = 3600  # of a connection, then it ends with an answer; nginx: keepalive_time 1h
LINGER_SECONDS = 5  # in which whoever was refused can read why; nginx: lingering_timeout 5s
RETRY_SECONDS = 10
LOG_SECONDS = 60.0  # from one line about refusals to the next

log = logging.getLogger("etalage.connections")


class Refusal(Exception):
    """Why a connection ends before there is a request, and what it is told."""

    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(message)
        self.error = error
        body = json.dumps({"error": error, "message": message}).encode()
        retry = f"retry-after: {RETRY_SECONDS}\r\n" if status in (429, 503) else ""
        head = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n{retry}"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.answer = head.encode() + body


MALFORMED = Refusal(400, "malformed", "this is not a request of HTTP/1.1")
TOO_SLOW = Refusal(408, "too-slow", "the request did not arrive in time")
BODY_TOO_LARGE = Refusal(413, "too-large", "the body is too large")
URL_TOO_LONG = Refusal(414, "url-too-long", "the address that is asked for is too long")
PIPELINE_TOO_LONG = Refusal(429, "too-many-requests", "too many requests on one connection; wait for their answers")
HEADER_TOO_LARGE = Refusal(431, "header-too-large", "the header is too large; cookies of other pages may be the reason")
CROWDED = Refusal(429, "crowded-network", "your network has too many open connections; close some and try again")
FULL = Refusal(503, "full", "this server has no room for another connection; try again in a moment")


class Part(Enum):
    """Of a request: what is being read."""

    NOTHING = 0
    HEADER = 1
    BODY = 2


class Connections:
    """All that are open in this process."""

    def __init__(self, limits: Limits, proxies: Proxies, metrics: Metrics, open_files: int | None) -> None:
        self.limits = limits
        room = limits.connections if open_files is None else min(limits.connections, open_files - RESERVED_FILES)
        self._most = max(1, room)
        self._most_of_address = share_of(self._most, limits.connections_of_address)
        self._proxies = proxies
        self._metrics = metrics
        self._open: dict[Connection, str] = {}
        self._of_address: Counter[str] = Counter()
        self._idle: dict[Connection, None] = {}
        """Without a request under way, the longest first."""
        self.give: Callable[[Any, bytes], bool] = lambda *_: False
        """Gives a connection, with what has come on it, to the process that it is for; False if it stays."""
        self._refused: Counter[str] = Counter()
        self._logged = -LOG_SECONDS

    def admit(self, connection: Connection, host: str) -> Refusal | None:
        """Count a connection in, or say why not. Where there is no room, the one that was idle for longest goes."""
        address = counted(host)
        if host not in self._proxies and self._of_address[address] >= self._most_of_address:
            return CROWDED
        if len(self._open) >= self._most:
            longest = next(iter(self._idle), None)
            if longest is None:
                return FULL
            self.leave(longest)
            longest.transport.abort()
            self.note("idle", longest.host)
        self._open[connection] = address
        self._of_address[address] += 1
        self._idle[connection] = None
        self._metrics.connections.inc()
        return None

    def leave(self, connection: Connection) -> None:
        address = self._open.pop(connection, None)
        if address is None:
            return
        self._idle.pop(connection, None)
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]
        self._metrics.connections.dec()

    def busy(self, connection: Connection) -> None:
        self._idle.pop(connection, None)

    def idle(self, connection: Connection) -> None:
        if connection in self._open:
            self._idle[connection] = None

    def note(self, error: str, host: str) -> None:
        """Count what was ended. The log has a line about it from time to time, or it would be the next victim."""
        self._metrics.connections_ended.labels(error).inc()
        self._refused[error] += 1
        now = time.monotonic()
        if now - self._logged >= LOG_SECONDS:
            self._logged = now
            told = ", ".join(f"{number} {error}" for error, number in sorted(self._refused.items()))
            log.warning("connections ended: %s; the last from %s", told, host)
            self._refused.clear()


class ServerConfig(uvicorn.Config):
    """uvicorn's, with what its connections share."""

    def __init__(self, app: Any, connections: Connections, **options: Any) -> None:
        super().__init__(
            app, http=Connection, ws="none", timeout_keep_alive=connections.limits.keep_alive_seconds, **options
        )
        self.connections = connections


class Connection(DirectProtocol):
    """Within limits."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = config.connections
        self._limits = config.connections.limits
        self._part = Part.NOTHING
        self._received = 0
        """Bytes of the part that is being read; in the piece that came last there may be others."""
        self._requests = 0
        self._answering: RequestResponseCycle | None = None
        """The request that is being answered, or was last; others may wait behind it."""
        self._is_refused = False
        self.given: bytes | None = None
        """What had come when another process gave it to this one."""
        self._ends = self.loop.time() + LIFE_SECONDS
        self._header_timer: TimerHandle | None = None
        self._send_timer: TimerHandle | None = None

    # Coming and going

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refusal = self._all.admit(self, self.host)
        if refusal:
            self._all.note(refusal.error, self.host)
            self._is_refused = True
            transport.write(refusal.answer)
            transport.close()
            return
        self._expect_header()
        if self.given:
            self.data_received(self.given)

    def connection_lost(self, error: Exception | None) -> None:
        self._all.leave(self)
        for timer in (self._header_timer, self._send_timer):
            if timer:
                timer.cancel()
        self._unset_keepalive_if_required()
        self._hang_up()
        super().connection_lost(error)

    def _hang_up(self) -> None:
        """Whoever works on the answer need not go on; uvicorn says so only to the request that came last."""
        cycle = self._answering
        if cycle and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()

    @property
    def host(self) -> str:
        return self.client[0] if self.client else NOWHERE

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if self.given is None and self._is_between_requests() and self._all.give(self.transport, data):
            self._is_refused = True
            self.transport.abort()  # only here: who has it now keeps it open
            return
        self._unset_keepalive_if_required()
        self._received += len(data)
        requests = self._requests
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            pass  # to something that is not spoken here; the request is answered as if it had not asked for that
        except httptools.HttpParserError as error:
            self._refuse(error.__context__ if isinstance(error.__context__, Refusal) else MALFORMED)
            return
        if self._part is Part.NOTHING or self._requests > requests:
            self._received = 0
        elif self._received > (MOST_BODY_BYTES if self._part is Part.BODY else self._limits.header_bytes):
            self._refuse(BODY_TOO_LARGE if self._part is Part.BODY else HEADER_TOO_LARGE)
            return
        if self._answering is None or self._answering.response_complete:
            self._expect_header()

    def _is_between_requests(self) -> bool:
        is_answered = self._answering is None or self._answering.response_complete
        return self._part is Part.NOTHING and is_answered and not self.pipeline

    def on_message_begin(self) -> None:
        self._part = Part.HEADER
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._part = Part.BODY
        self._requests += 1
        if self._received > self._limits.header_line_bytes:  # else no line of it can be too long
            self._check_header()
        if self._header_timer:
            self._header_timer.cancel()
            self._header_timer = None
        self._all.busy(self)
        super().on_headers_complete()
        if self._requests >= self._limits.keep_alive_requests or self.loop.time() > self._ends:
            self.cycle.keep_alive = False
        if len(self.pipeline) > self._limits.pipelined:
            raise PIPELINE_TOO_LONG

    def on_message_complete(self) -> None:
        self._part = Part.NOTHING
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.pipeline or self.transport.is_closing():
            return
        self._all.idle(self)
        if self._part is Part.HEADER:  # the next request has begun to arrive
            self._unset_keepalive_if_required()
            self._expect_header()

    def _check_header(self) -> None:
        if len(self.url) > self._limits.header_line_bytes:
            raise URL_TOO_LONG
        lines = [len(name) + len(value) for name, value in self.headers]
        if max(lines, default=0) > self._limits.header_line_bytes or sum(lines) > self._limits.header_bytes:
            raise HEADER_TOO_LARGE

    def _expect_header(self) -> None:
        """From the first byte on, or from the beginning of a connection."""
        if self._header_timer is None:
            self._header_timer = self.loop.call_later(self._limits.header_seconds, self._header_is_late)

    def _header_is_late(self) -> None:
        if self._part is Part.NOTHING:  # some browsers connect in case there will be something to ask for
            self._all.note("silent", self.host)
            self.transport.close()
        else:
            self._refuse(TOO_SLOW)

    def _refuse(self, refusal: Refusal) -> None:
        """Say why, unless another answer is under way, and be deaf to whatever else comes."""
        self._all.note(refusal.error, self.host)
        self._is_refused = True
        cycle = self._answering
        is_speaking = cycle is not None and cycle.response_started and not cycle.response_complete
        if is_speaking or self.pipeline:
            self.pipeline.clear()
            self.transport.abort()
            return
        self._hang_up()
        if self.transport.is_closing():
            return
        if self._header_timer:
            self._header_timer.cancel()
        self._header_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        self.flow.resume_reading()
        self.transport.write(refusal.answer)
        self.transport.write_eof()

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_progress(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._send_timer:
            self._send_timer.cancel()
            self._send_timer = None

    def _expect_progress(self, waiting: int) -> None:
        self._send_timer = self.loop.call_later(self._limits.send_seconds, self._check_progress, waiting)

    def _check_progress(self, before: int) -> None:
        """Somebody who does not read would keep the answer in memory for ever."""
        waiting = self.transport.get_write_buffer_size()
        if waiting < before:
            self._expect_progress(waiting)
        else:
            self._all.note("does-not-read", self.host)
            self.transport.abort()
