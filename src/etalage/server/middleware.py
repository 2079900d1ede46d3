"""At the door: every request is checked and counted, every answer gets its headers."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from etalage.server.api import shortcut
from etalage.server.api.visitors import RENEWED, with_plain_cookie
from etalage.server.encoding import encode
from etalage.server.hosts import AllowedHosts
from etalage.server.people import Visitor
from etalage.server.problems import Problem, headers_of, problem_of
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
WORDS = {
    "", "about", "api", "assets", "bot", "cancel", "claim", "contribution", "docs", "events", "fair", "health", "learn",
    "leave", "link", "log", "matches", "me", "metrics", "moves", "openapi.json", "phrases", "positions", "preview",
    "ready", "record", "rematch", "replay", "return", "rules", "seats", "sessions", "start", "style.css", "t", "tables",
    "tokens", "whole",
}  # fmt: skip
"""Of which the addresses here are made; whatever else is in one may be a secret."""
WRONG_HOST = (
    "this server is not known by the name in the Host header; its operator can add names with --host-name, "
    "or give the address that people use with --origin"
)
CHANGING = {"POST", "PUT", "PATCH", "DELETE"}

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
                own = message["headers"]
                message["headers"] = [*own, *HEADERS, *_cookies(scope)]
                if not any(name == b"cache-control" for name, _ in own):
                    message["headers"].append(NO_STORE)
            await send(message)

        try:
            await self._answer(scope, headers, self._in_time(receive), send_on)
        except Refused as refused:  # before the application had anything to say
            await _refuse(send_on, *problem_of(refused))
        finally:
            self._services.metrics.requests.labels(status).inc()
            if log.isEnabledFor(logging.INFO):
                spent = round(1000 * (time.perf_counter() - began), 1)
                log.info("%s", json.dumps({"method": scope["method"], "path": shortened(scope["path"]),
                                           "status": status, "ms": spent}))  # fmt: skip

    async def _answer(self, scope: Any, headers: dict[bytes, bytes], receive: Any, send: Any) -> None:
        if not self._hosts.allow(headers.get(b"host"), scope.get("server")):
            await _refuse(send, 421, Problem("wrong-host", WRONG_HOST))
            return
        if scope["method"] in CHANGING and not self._is_own(headers):
            await _refuse(send, 403, Problem("foreign-origin", "this request comes from another site"))
            return
        table_id = shortcut.leads_to(scope)
        visitor = None if table_id is None else shortcut.sender(with_plain_cookie(headers), self._services)
        if table_id is not None and visitor is not None:
            first = await receive()
            if first["type"] == "http.request" and not first.get("more_body"):
                found = await self._short_answer(table_id, visitor, first["body"])
                if found is not None:
                    await shortcut.send_answer(send, *found)
                    return
            receive = _again(first, receive)
        await self._app(scope, receive, send)

    async def _short_answer(self, table_id: str, visitor: Visitor, body: bytes) -> tuple[int, bytes] | None:
        try:
            return await shortcut.answer(table_id, visitor, body, self._services)
        except UnicodeDecodeError:  # the long way says what is wrong
            return None

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


def _cookies(scope: Any) -> list[tuple[bytes, bytes]]:
    return [(b"set-cookie", each.to_header(header="").strip().encode()) for each in scope.get(RENEWED, ())]


def _again(first: Any, receive: Any) -> Any:
    """As if the first message had not been received yet."""
    waiting = [first]

    async def receive_again() -> Any:
        return waiting.pop() if waiting else await receive()

    return receive_again


def _too_slow(seconds: int) -> Refused:
    return Refused("too-slow", f"the request has not arrived within {seconds} seconds; nothing was changed")


async def _refuse(send: Any, status: int, problem: Problem) -> None:
    body = encode(problem)
    headers = [(name.lower().encode(), value.encode()) for name, value in headers_of(status).items()]
    headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def shortened(path: str) -> str:
    """Without the id of a table, which may be all that protects it, and whatever else is long."""
    parts = [part if part in WORDS or part.isdigit() else f"{part[:3]}…" for part in path.split("/")]
    return "/".join(parts)[:80]
