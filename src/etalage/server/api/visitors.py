"""Who sends a request: by the key in its cookie or its Authorization header."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from etalage.server.addresses import NOWHERE, counted
from etalage.server.people import Visitor
from etalage.server.services import Services
from etalage.server.shares import Share
from etalage.tables.errors import Refused

COOKIE = "etalage"
COOKIE_SECONDS = 400 * 24 * 3600
LONGEST_KEY = 128
BEARER = b"bearer "
MINUTE = 60  # seconds
HOUR = 3600

AnyRequest = Request[Any, Any, Any]


async def visitor(request: AnyRequest, services: Services) -> Visitor:
    """Whose request this is."""
    headers = dict(request.scope["headers"])
    return await sender(headers.get(b"authorization"), headers.get(b"cookie"), services)


async def sender(authorization: bytes | None, cookies: bytes | None, services: Services) -> Visitor:
    """Whose request has these headers; one with a wrong token is refused, a wrong cookie is as good as none."""
    found = Visitor()
    if authorization is not None:
        is_bearer = authorization[: len(BEARER)].lower() == BEARER
        known = await _holder(authorization[len(BEARER) :].strip(), services) if is_bearer else None
        if known is None or not known.is_program:
            raise Refused("wrong-token", "this token is unknown or has been revoked")
        found = known
    elif cookies is not None:
        found = await _holder(_key_in(cookies), services) or found
    if found.person is not None:  # whoever is unknown has the share of their address, which has been counted
        services.limiter.request(found.person)
    return found


def _key_in(cookies: bytes) -> bytes:
    for part in cookies.split(b";"):
        name, _, value = part.strip().partition(b"=")
        if name == COOKIE.encode():
            return value.strip(b'"')
    return b""


async def _holder(value: bytes, services: Services) -> Visitor | None:
    if not 0 < len(value) <= LONGEST_KEY or not value.isascii():
        return None
    key = value.decode()
    return services.people.known(key) or await services.writer.run(services.people.find, key)


async def somebody(request: AnyRequest, services: Services, visitor: Visitor) -> tuple[str, list[Cookie]]:
    """The person who does something, and the cookie they get if they are new."""
    if visitor.person is not None:
        return visitor.person, []
    await share_newcomers(request, services)
    newcomer, key = await services.writer.run(services.people.welcome)
    assert newcomer.person
    return newcomer.person, [cookie(key, services)]


async def share_newcomers(request: AnyRequest, services: Services) -> None:
    most = services.settings.limits.newcomers_per_minute
    await services.take(Share("newcomers", most, MINUTE), address(request))


async def share_tables(request: AnyRequest, services: Services) -> None:
    most = services.settings.limits.tables_per_hour_of_address
    await services.take(Share("tables", most, HOUR), address(request))


async def share_keys(request: AnyRequest, services: Services) -> None:
    most = services.settings.limits.keys_per_hour_of_address
    await services.take(Share("keys", most, HOUR), address(request))


def preview_counted(request: AnyRequest, services: Services, visitor: Visitor) -> None:
    services.limiter.preview(visitor.person, address(request))


def cookie(key: str, services: Services) -> Cookie:
    return Cookie(
        COOKIE, value=key, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax",
        secure=services.settings.is_secure,
    )  # fmt: skip


def required(visitor: Visitor) -> str:
    """The person, where only somebody known can do anything."""
    if visitor.person is None:
        raise Refused("unknown", "nobody knows you here yet; take a seat first")
    return visitor.person


def acting(visitor: Visitor, services: Services) -> str:
    """The person, who does something that everybody at a table hears of: not too often."""
    person = required(visitor)
    services.limiter.change(person)
    return person


def host(request: AnyRequest) -> str:
    return request.client.host if request.client else NOWHERE


def address(request: AnyRequest) -> str:
    return counted(host(request))
