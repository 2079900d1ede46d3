"""What an operator can set."""

from __future__ import annotations

import os
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import fields, replace

from etalage.games.errors import Malformed


class Limits(Struct, frozen=True):
    """What one person, one address, and all together may ask for; an address of IPv6 is its /64. The defaults suit some
    forty people who play behind one address. Each can be set: `etalage serve --limit tables=500`."""

    tables: int = 20_000
    """That are not over."""
    tables_per_hour: int = 120
    """That one person opens."""
    tables_per_hour_of_address: int = 600
    """That all persons behind one address open, in all processes."""
    tables_of_person: int = 50
    """That are not over."""
    streams: int = 20_000
    streams_of_person: int = 32
    streams_of_address: int = 256
    """At most half of `streams`."""
    requests_per_second: int = 50
    """Of one person, in the long run."""
    burst: int = 200
    """That a person may send at once."""
    requests_per_second_of_address: int = 200
    burst_of_address: int = 2000
    """Forty pages that are opened at once ask for some eight hundred files."""
    previews_per_second: int = 20
    """Previews, earlier positions and replays, of one person."""
    previews_per_second_of_address: int = 100
    newcomers_per_minute: int = 60
    """Persons made for one address, in all processes."""
    keys_per_hour_of_address: int = 400
    """Tokens and links, in all processes."""
    phrases_per_minute: int = 20
    changes_per_minute: int = 60
    """Of seats, names, keys and the like, by one person: everybody at the table hears of them."""
    body_bytes: int = 16_384
    body_seconds: int = 10
    """In which a request has to arrive."""

    connections: int = 25_000
    """Fewer if the system allows fewer open files. nginx: worker_connections 512"""
    connections_of_address: int = 512
    """At most half of `connections`. nginx: limit_conn, without a default"""
    header_seconds: int = 60
    """In which a request's header has to arrive. nginx: client_header_timeout 60s"""
    header_bytes: int = 32_768
    """Of a request, together. nginx: large_client_header_buffers 4 8k"""
    header_line_bytes: int = 8_192
    """Of its first line, or any other. nginx: large_client_header_buffers 4 8k"""
    pipelined: int = 16
    """Requests that wait on one connection for their turn. nginx reads the next when it has answered the last"""
    keep_alive_seconds: int = 75
    """Without a request, until a connection is closed. nginx: keepalive_timeout 75s"""
    keep_alive_requests: int = 1000
    """On one connection. nginx: keepalive_requests 1000"""
    send_seconds: int = 60
    """In which a client has to take something of its answer. nginx: send_timeout 60s"""

    def with_texts(self, texts: Iterable[str]) -> Limits:
        """Limits as the command line writes them: NAME=NUMBER."""
        known = {field.name: field for field in fields(self)}
        changes = {}
        for text in texts:
            name, _, value = text.partition("=")
            name = name.replace("-", "_")
            if name not in known or not value.isascii() or not value.isdigit() or len(value) > 9:
                raise Malformed(f"--limit {text}: write it as NAME=NUMBER; the names are {', '.join(known)}")
            changes[name] = int(value)
        return replace(self, **changes)


class Settings(Struct, frozen=True):
    database: str
    limits: Limits = Limits()
    bots: int = max(1, (os.cpu_count() or 2) - 1)
    """That think at once in this process."""
    origin: str | None = None
    """Behind a proxy: the address that people use, https://games.example"""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies, whose word is taken for who asks."""
    host_names: tuple[str, ...] = ()
    """By which people may ask for this server, besides its addresses and the name in `origin`."""
    open_metrics: bool = False
    """Whether figures are for everybody, and not only for this machine."""

    @property
    def is_secure(self) -> bool:
        """Whether people come by https: the cookie is then sent by no other way."""
        return self.origin is not None and self.origin.startswith("https://")
