"""Who sends a request: by the key in its cookie or its Authorization header."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_network
from typing import Any, cast

from litestar import Request
from litestar.datastructures import Cookie

from etalage.server.people import SESSION_SECONDS, Visitor
from etalage.server.services import Services
from etalage.tables.errors import Refused

COOKIE = "etalage"
SECURE_COOKIE = "__Host-etalage"
"""Where people come by https: no other site, not even one of the same domain, can put one of its own in its place."""
RENEWED = "etalage.renewed"
"""In a request's scope: cookies that its answer brings."""
LONGEST_KEY = 128
BEARER = "bearer "
NETWORK_BITS = 64

AnyRequest = Request[Any, Any, Any]


async def visitor(request: AnyRequest, services: Services) -> Visitor:
    """Whose request this is; one that carries a wrong token is refused, a wrong cookie is as good as none."""
    found = Visitor()
    authorization = request.headers.get("authorization")
    if authorization is not None:
        key = authorization[len(BEARER) :].strip() if authorization.lower().startswith(BEARER) else ""
        known = await _holder(key, services)
        if known is None or not known.is_program:
            services.limiter.request(address(request))
            raise Refused("wrong-token", "this token is unknown or has been revoked")
        found = known
    elif (in_cookie := session_key(request)) is not None:
        found = await _holder_of_cookie(in_cookie, request, services) or found
    services.limiter.request(found.person or address(request))
    return found


async def _holder(key: str, services: Services) -> Visitor | None:
    known = services.people.known(key)
    if known is None and (found := await _found(key, services)) is not None:
        return found[0]
    return known


async def _holder_of_cookie(key: str, request: AnyRequest, services: Services) -> Visitor | None:
    """Whoever has this cookie; it is sent anew when its use was noted, or by the name it should have."""
    known = services.people.known(key)
    is_renewed = False
    if known is None:
        found = await _found(key, services)
        if found is None:
            return None
        known, is_renewed = found
    is_old = services.settings.is_secure and SECURE_COOKIE not in request.cookies
    if is_renewed or is_old:
        scope = cast("dict[str, Any]", request.scope)
        scope[RENEWED] = [cookie(key, services)] + ([_no_cookie(COOKIE)] if is_old else [])
    return known


async def _found(key: str, services: Services) -> tuple[Visitor, bool] | None:
    if not 0 < len(key) <= LONGEST_KEY or not key.isascii():
        return None
    return await services.writer.run(services.people.find, key)


def session_key(request: AnyRequest) -> str | None:
    """The key in a request's cookie, of either name."""
    return request.cookies.get(SECURE_COOKIE) or request.cookies.get(COOKIE)


def with_plain_cookie(headers: dict[bytes, bytes]) -> dict[bytes, bytes]:
    """Headers in which the cookie has the one name that the short way looks for."""
    name = SECURE_COOKIE.encode() + b"="
    for part in headers.get(b"cookie", b"").split(b"; "):
        if part.startswith(name):
            return headers | {b"cookie": COOKIE.encode() + b"=" + part[len(name) :]}
    return headers


async def somebody(request: AnyRequest, services: Services, visitor: Visitor) -> tuple[str, list[Cookie]]:
    """The person who does something, and the cookie they get if they are new."""
    if visitor.person is not None:
        return visitor.person, []
    services.limiter.newcomer(address(request))
    newcomer, key = await services.writer.run(services.people.welcome)
    assert newcomer.person
    return newcomer.person, [cookie(key, services)]


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
    return request.client.host if request.client else "nowhere"


def address(request: AnyRequest) -> str:
    return counted(host(request))


def counted(host: str) -> str:
    """What limits are counted by: whoever has one address of IPv6 has all of its network."""
    try:
        found = IPv6Address(host)
    except ValueError:  # of IPv4, or a proxy's word for somebody
        return host
    return host if found.ipv4_mapped else str(ip_network((int(found), NETWORK_BITS), strict=False))
