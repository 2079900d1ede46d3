"""What each address has taken of what all processes share: counted in the database, and forgotten soon after."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Engine, delete, text

from etalage.server.database import writing
from etalage.server.schema import shares


class Share(NamedTuple):
    """So many of a kind, in so many seconds."""

    kind: str
    most: int
    seconds: int


_TAKE = text(
    "INSERT INTO shares (kind, address, until, taken) VALUES (:kind, :address, :until, 1) "
    "ON CONFLICT (kind, address, until) DO UPDATE SET taken = shares.taken + 1 RETURNING taken"
)


class Shares:
    """All methods are synchronous and run in threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def take(self, share: Share, address: str) -> float:
        """Count one more for this address; the seconds to wait if it has had its share."""
        now = time.time()
        until = (int(now) // share.seconds + 1) * share.seconds
        row = {"kind": share.kind, "address": address, "until": until}
        with writing(self._engine) as connection:
            connection.execute(delete(shares).where(shares.c.until <= now))
            taken: int = connection.execute(_TAKE, row).scalar_one()
        return until - now if taken > share.most else 0.0

    def forget(self) -> None:
        """Whatever no longer counts goes."""
        with writing(self._engine) as connection:
            connection.execute(delete(shares).where(shares.c.until <= time.time()))
