"""Who sends a request: by the key in its cookie or its Authorization header."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from etalage.server.addresses import NOWHERE, counted
from etalage.server.people import SESSION_SECONDS, Visitor
from etalage.server.services import Services
from etalage.server.shares import Share
from etalage.tables.errors import Refused

COOKIE = "etalage"
SECURE_COOKIE = "__Host-etalage"
"""Where people come by https: no other site, not even one of the same domain, can put one of its own in its place."""
RENEWED = "etalage.renewed"
"""In a request's scope: cookies that its answer brings."""
LONGEST_KEY = 128
BEARER = b"bearer "
MINUTE = 60  # seconds
HOUR = 3600

AnyRequest = Request[Any, Any, Any]


async def visitor(request: AnyRequest, services: Services) -> Visitor:
    """Whose request this is."""
    return await sender(request.scope, dict(request.scope["headers"]), services)


async def sender(scope: Any, headers: dict[bytes, bytes], services: Services) -> Visitor:
    """Whose request has these headers; one with a wrong token is refused, a wrong cookie is as good as none."""
    found = Visitor()
    authorization = headers.get(b"authorization")
    if authorization is not None:
        is_bearer = authorization[: len(BEARER)].lower() == BEARER
        known = await _holder(authorization[len(BEARER) :].strip().decode("latin-1"), services) if is_bearer else None
        if known is None or not known.is_program:
            raise Refused("wrong-token", "this token is unknown or has been revoked")
        found = known
    else:
        found = await _holder_of_cookie(scope, headers, services) or found
    if found.person is not None:  # whoever is unknown has the share of their address, which has been counted
        services.limiter.request(found.person)
    return found


async def _holder(key: str, services: Services) -> Visitor | None:
    known = services.people.known(key)
    if known is None and (found := await _found(key, services)) is not None:
        return found[0]
    return known


async def _holder_of_cookie(scope: Any, headers: dict[bytes, bytes], services: Services) -> Visitor | None:
    """Whoever has this cookie; it is sent anew when its use was noted, or by the name it should have."""
    key = session_key(headers)
    if key is None:
        return None
    known = services.people.known(key)
    is_renewed = False
    if known is None:
        found = await _found(key, services)
        if found is None:
            return None
        known, is_renewed = found
    is_old = services.settings.is_secure and SECURE_COOKIE.encode() not in headers[b"cookie"]
    if is_renewed or is_old:
        scope[RENEWED] = [cookie(key, services)] + ([_no_cookie(COOKIE)] if is_old else [])
    return known


async def _found(key: str, services: Services) -> tuple[Visitor, bool] | None:
    if not 0 < len(key) <= LONGEST_KEY or not key.isascii():
        return None
    return await services.writer.run(services.people.find, key)


def session_key(headers: dict[bytes, bytes]) -> str | None:
    """The key in a request's cookie, of either name."""
    found: dict[bytes, bytes] = {}
    for part in headers.get(b"cookie", b"").split(b";"):
        name, _, value = part.strip().partition(b"=")
        found.setdefault(name, value.strip(b'"'))
    key = found.get(SECURE_COOKIE.encode()) or found.get(COOKIE.encode())
    return None if key is None else key.decode("latin-1")


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


def client(request: AnyRequest, visitor: Visitor) -> str:
    """Who has a turn of their own where work is done in turns."""
    return visitor.person or address(request)


def preview_counted(request: AnyRequest, services: Services, visitor: Visitor) -> None:
    services.limiter.preview(visitor.person, address(request))


def cookie(key: str, services: Services) -> Cookie:
    is_secure = services.settings.is_secure
    return Cookie(
        SECURE_COOKIE if is_secure else COOKIE, value=key, max_age=SESSION_SECONDS, path="/", httponly=True,
        samesite="lax", secure=is_secure,
    )  # fmt: skip


def no_cookie(services: Services) -> Cookie:
    """What takes the cookie away from a browser."""
    return _no_cookie(SECURE_COOKIE if services.settings.is_secure else COOKIE)


def _no_cookie(name: str) -> Cookie:
    return Cookie(name, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=name == SECURE_COOKIE)


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
