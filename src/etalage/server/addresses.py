"""Where requests come from: what counts as one address, and the proxies that speak for others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from etalage.games.errors import Malformed

NOWHERE = "nowhere"
FORWARDED_FOR = b"x-forwarded-for"
NETWORK_BITS = 64
REMEMBERED = 4096  # addresses, of which requests are likely to come again


@lru_cache(REMEMBERED)
def counted(host: str) -> str:
    """What limits are counted by: whoever has one address of IPv6 has all of its network."""
    found = _address(host)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found), NETWORK_BITS), strict=False))
    return host if found is None else str(found)


class Proxies:
    """Those that an operator has named. They, and nobody else, are believed when they say whom they ask for."""

    def __init__(self, texts: Sequence[str] = ()) -> None:
        self._networks = [_network(text) for text in texts]
        self._has = lru_cache(REMEMBERED)(self._is_within)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, host: str) -> bool:
        return bool(self._networks) and self._has(host)

    def client(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """Whom a request comes from: each proxy adds at the right whom it has heard, so what stands to the left of an
        address that is not a proxy's is that client's own invention."""
        if peer not in self:
            return peer
        chain = b",".join(value for name, value in headers if name == FORWARDED_FOR).decode("latin-1").split(",")
        client = peer
        for text in reversed(chain):
            found = _address(_without_port(text.strip()))
            if found is None:
                break
            client = str(found)
            if client not in self:
                break
        return client

    def _is_within(self, host: str) -> bool:
        found = _address(host)
        return found is not None and any(found in network for network in self._networks)


def _address(host: str) -> IPv4Address | IPv6Address | None:
    """None for what is not an address; one of IPv4 that was written as one of IPv6 is one of IPv4."""
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text)
    except ValueError:
        message = "write it as an address or a network, 127.0.0.1 or 10.0.0.0/8"
        raise Malformed(f"--proxy {text}: {message}") from None


def _without_port(text: str) -> str:
    """Some proxies write 192.0.2.7:49152 or [2001:db8::7]:49152."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
