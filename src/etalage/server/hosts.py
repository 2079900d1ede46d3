"""By which names the server answers: a page elsewhere whose name is made to point here must not speak to it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

LOOPBACK = ("localhost", "127.0.0.1", "::1")


class AllowedHosts:
    """Loopback names, those an operator gives, and the address at which a connection has come in."""

    def __init__(self, names: Iterable[str], origin: str | None) -> None:
        of_origin = urlsplit(origin).hostname if origin is not None else None
        self._names = {*LOOPBACK, *map(plain_name, names)} | ({of_origin} if of_origin else set())

    def allow(self, header: bytes | None, server: tuple[str, int | None] | None) -> bool:
        """Whether a request for this host may be answered by this server."""
        name = _name_in(header or b"")
        return name in self._names or (server is not None and name != "" and name == _without_mapping(server[0]))


def plain_name(name: str) -> str:
    """A name or address as it is compared."""
    return name.strip("[]").rstrip(".").lower()


@lru_cache(256)
def _name_in(header: bytes) -> str:
    """The name in a Host header, without its port; none if there is none to be found."""
    try:
        found = urlsplit(f"//{header.decode('ascii')}")
        found.port  # noqa: B018 - is checked
    except ValueError:
        return ""
    return (
        plain_name(found.hostname or "") if found.netloc == header.decode("ascii") and "@" not in found.netloc else ""
    )


def _without_mapping(address: str) -> str:
    """An address of IPv4 that came in through a socket for both kinds."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped) if isinstance(found, IPv6Address) and found.ipv4_mapped else str(found)
