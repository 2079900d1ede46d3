"""Who sends a request: by the key in its cookie or its Authorization header."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_network
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from etalage.server.people import Visitor
from etalage.server.services import Services
from etalage.tables.errors import Refused

COOKIE = "etalage"
COOKIE_SECONDS = 400 * 24 * 3600
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
    elif COOKIE in request.cookies:
        found = await _holder(request.cookies[COOKIE], services) or found
    services.limiter.request(found.person or address(request))
    return found


async def _holder(key: str, services: Services) -> Visitor | None:
    if not 0 < len(key) <= LONGEST_KEY or not key.isascii():
        return None
    return services.people.known(key) or await services.writer.run(services.people.find, key)


async def somebody(request: AnyRequest, services: Services, visitor: Visitor) -> tuple[str, list[Cookie]]:
    """The person who does something, and the cookie they get if they are new."""
    if visitor.person is not None:
        return visitor.person, []
    services.limiter.newcomer(address(request))
    newcomer, key = await services.writer.run(services.people.welcome)
    assert newcomer.person
    return newcomer.person, [cookie(key, services)]


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
