"""At the door: every request is checked and counted, every answer gets its headers."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from etalage.server.addresses import NOWHERE, counted
from etalage.server.api import moves
from etalage.server.api.visitors import RENEWED
from etalage.server.direct import direct, let_go
from etalage.server.encoding import encode
from etalage.server.hosts import AllowedHosts
from etalage.server.problems import Problem
from etalage.server.services import Services
from etalage.tables.errors import Refused

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # an address may be all that protects a table
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
NO_STORE = (b"cache-control", b"no-store")
ANSWER = b"".join(b"%b: %b\r\n" % pair for pair in [*HEADERS, NO_STORE, (b"content-type", b"application/json")])
"""What an answer that is written at once carries."""
WORDS = {
    "", "about", "api", "assets", "bot", "cancel", "claim", "contribution", "docs", "events", "fair", "figures",
    "health", "hint", "ladder", "learn", "leave", "link", "log", "matches", "me", "metrics", "moves", "openapi.json",
    "phrases", "positions", "preview", "puzzles", "ready", "record", "rematch", "replay", "return", "review", "rules",
    "seats", "seen", "sessions", "start", "style.css", "t", "tables", "tokens", "whole",
}  # fmt: skip
"""Of which the addresses here are made; whatever else is in one may be a secret."""
WRONG_HOST = (
    "this server is not known by the name in the Host header; its operator can add names with --host-name, "
    "or give the address that people use with --origin"
)
CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
TOO_MANY = 429
TOO_MANY_SECONDS = 1.0
"""Until whoever asks for too much is told so: a refusal at once would have them ask again at once."""

log = logging.getLogger("etalage.access")


class Middleware:
    """An ASGI application around the application."""

    def __init__(self, app: Any, services: Services) -> None:
        self._app = app
        self._services = services
        self._hosts = AllowedHosts(services.settings.host_names, services.settings.origin)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0
        headers = dict(scope["headers"])

        async def send_on(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                await _let_wait(status)
                own = message["headers"]
                message["headers"] = [*own, *HEADERS, *_cookies(scope)]
                if not any(name == b"cache-control" for name, _ in own):
                    message["headers"].append(NO_STORE)
            await send(message)

        try:
            self._services.limiter.visit(self._address(scope))
            problem = self._forbids(scope, headers)
            if problem is not None:
                status = await _write(scope, moves.Answer(problem[0], encode(problem[1])))
                return
            table_id = moves.table_of(scope)
            if table_id is None:
                await self._app(scope, self._in_time(receive), send_on)
                return
            body = await self._whole_body(scope, receive)
            if body is not None:
                status = await _write(scope, await moves.answer(scope, table_id, headers, body, self._services))
        except Refused as refused:  # before the application had anything to say
            status = await _write(scope, moves.refusal(refused))
        finally:
            let_go(scope)
            self._services.metrics.requests.labels(status).inc()
            if log.isEnabledFor(logging.INFO):
                spent = round(1000 * (time.perf_counter() - began), 1)
                log.info("%s", json.dumps({"method": scope["method"], "path": shortened(scope["path"]),
                                           "status": status, "ms": spent}))  # fmt: skip

    def _forbids(self, scope: Any, headers: dict[bytes, bytes]) -> tuple[int, Problem] | None:
        """Why a request is not even looked at, if it is not."""
        if not self._hosts.allow(headers.get(b"host"), scope.get("server")):
            return 421, Problem("wrong-host", WRONG_HOST)
        if scope["method"] in CHANGING and not self._is_own(headers):
            return 403, Problem("foreign-origin", "this request comes from another site")
        return None

    def _address(self, scope: Any) -> str:
        """Where a request comes from; from here on that is its client."""
        client = scope["client"]
        if client is None:
            return NOWHERE
        if client[0] in self._services.proxies:
            client = scope["client"] = (self._services.proxies.client(client[0], scope["headers"]), 0)
        return counted(client[0])

    async def _whole_body(self, scope: Any, receive: Any) -> bytes | None:
        """What a request brings, if it comes in time and is not too much; None if whoever sends it has gone."""
        most = self._services.settings.limits.body_bytes
        body = direct(scope).body()
        if body is None:
            receive, body, has_more = self._in_time(receive), b"", True
            while has_more and len(body) <= most:
                message = await receive()
                if message["type"] != "http.request":
                    return None
                body += message["body"]
                has_more = message.get("more_body", False)
        if len(body) > most:
            raise Refused("too-large", f"a request has at most {most} bytes")
        return body

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say where a request comes from; programs need not."""
        if headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site"):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        if self._services.settings.origin is not None:
            return origin.decode("latin-1") == self._services.settings.origin
        return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")

    def _in_time(self, receive: Any) -> Any:
        """A body that dribbles in is refused."""
        seconds = self._services.settings.limits.body_seconds
        end = asyncio.get_running_loop().time() + seconds
        arrived = False

        async def receive_in_time() -> Any:
            nonlocal arrived
            if arrived:
                return await receive()
            try:
                async with asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError:
                raise _too_slow(seconds) from None
            arrived = message["type"] != "http.request" or not message.get("more_body")
            return message

        return receive_in_time


async def _let_wait(status: int) -> None:
    if status == TOO_MANY:
        await asyncio.sleep(TOO_MANY_SECONDS)


async def _write(scope: Any, answer: moves.Answer) -> int:
    """Send it at once, unless it tells that there were too many; its status."""
    await _let_wait(answer.status)
    own = [*((name.encode(), value.encode()) for name, value in answer.headers.items()), *_cookies(scope)]
    lines = b"".join([b"%b: %b\r\n" % pair for pair in own]) if own else b""
    direct(scope).answer(answer.status, ANSWER + lines, answer.body)
    return answer.status


def _cookies(scope: Any) -> list[tuple[bytes, bytes]]:
    return [(b"set-cookie", each.to_header(header="").strip().encode()) for each in scope.get(RENEWED, ())]


def _too_slow(seconds: int) -> Refused:
    return Refused("too-slow", f"the request has not arrived within {seconds} seconds; nothing was changed")


def shortened(path: str) -> str:
    """Without the id of a table, which may be all that protects it, and whatever else is long."""
    parts = [part if part in WORDS or part.isdigit() else f"{part[:3]}…" for part in path.split("/")]
    return "/".join(parts)[:80]
