"""What an operator can set."""

from __future__ import annotations

import os
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import fields, replace

from etalage.games.errors import Malformed


class Limits(Struct, frozen=True):
    """What one client, and all together, may ask for. Each can be set: `etalage serve --limit tables=500`."""

    tables: int = 20_000
    """That are not over."""
    tables_per_hour: int = 120
    """That one person opens."""
    tables_per_hour_of_address: int = 600
    """That all persons behind one address open."""
    tables_of_person: int = 50
    """That are not over."""
    streams: int = 20_000
    streams_of_client: int = 32
    requests_per_second: int = 50
    """Of one client, in the long run."""
    burst: int = 200
    """That a client may send at once."""
    newcomers_per_minute: int = 60
    """Persons made for one address."""
    phrases_per_minute: int = 20
    changes_per_minute: int = 60
    """Of seats, names and the like, by one person: everybody at the table hears of them."""
    body_bytes: int = 16_384
    body_seconds: int = 10
    """In which a request has to arrive."""

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

    host_names: tuple[str, ...] = ()
    """By which people may ask for this server, besides its addresses and the name in `origin`."""
    open_metrics: bool = False
    """Whether figures are for everybody, and not only for this machine."""

    @property
    def is_secure(self) -> bool:
        """Whether people come by https: the cookie is then sent by no other way."""
        return self.origin is not None and self.origin.startswith("https://")
