"""Who is who, without names or passwords: a person is whoever holds one of their keys.

A guest's browser holds a key in a cookie, which is a session of theirs; a token is a key for a program; a personal link
is a key that works once, to take oneself along to another device. The database has only their hashes.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, NamedTuple

from sqlalchemy import Engine, and_, delete, insert, or_, select, update
from sqlalchemy.sql import ColumnElement

from etalage.server.database import writing
from etalage.server.notices import Message, notify
from etalage.server.schema import keys, people
from etalage.tables.errors import Refused

"""What processes tell each other, with whose, when a key has been revoked."""
COOKIE, TOKEN, LINK = "cookie", "token", "link"
LINK_SECONDS = 15 * 60
DAY = 24 * 3600
SESSION_SECONDS = 180 * DAY
"""Of disuse, after which a cookie is worth nothing; its use is noted once a day."""
UNDATED_SECONDS = 400 * DAY
"""From the day it was made: what browsers give a cookie of which no use was noted yet."""
MOST_TOKENS = 20
LONGEST_LABEL = 64
MOST_REMEMBERED = 50_000
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ"  # without look-alikes
ID_LENGTH = 12


def new_id(length: int = ID_LENGTH) -> str:
    """Not to be guessed: who knows a table's id may watch it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Visitor(NamedTuple):
    """Whoever sends a request."""

    person: str | None = None
    """None for somebody unknown: they may watch, and become a person when they do something."""
    is_program: bool = False


class Token(NamedTuple):
    id: str
    label: str
    created: float


class Session(NamedTuple):
    """A browser that holds a key."""

    id: str
    created: float
    used: float
    """To the day."""
    link_made: float | None
    """When the personal link was made by which it has come; it was used when the session was created."""


class Link(NamedTuple):
    """A personal link that has not been used."""

    id: str
    created: float
    expires: float


class Holder(NamedTuple):
    """Whose key it is, and when to look again: its use is to be noted then."""

    visitor: Visitor
    again: float


class People:
    """Keys and whose they are. All methods but `known` are synchronous and run in threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._known: dict[str, Holder] = {}

    def known(self, key: str) -> Visitor | None:
        """Whose key this is, if that is remembered."""
        holder = self._known.get(_hash(key))
        return holder.visitor if holder is not None and time.time() < holder.again else None

    def forget(self) -> None:
        """Somebody has revoked a key; whoever is being looked up meanwhile is not remembered."""
        self._known = {}

    def find(self, key: str) -> tuple[Visitor, bool] | None:
        """Whose key this is, and whether its use was noted, so that the cookie should be renewed."""
        hash, now = _hash(key), time.time()
        known = self._known
        with writing(self._engine) as connection:
            wanted = and_(keys.c.hash == hash, keys.c.kind != LINK, _is_good(now))
            row = connection.execute(select(keys.c.person, keys.c.kind, keys.c.expires).where(wanted)).one_or_none()
            if row is None:
                return None
            is_noted = row.kind == COOKIE and (row.expires or 0) < now + SESSION_SECONDS - DAY
            if is_noted:
                connection.execute(update(keys).where(keys.c.hash == hash).values(expires=now + SESSION_SECONDS))
        if len(known) >= MOST_REMEMBERED:
            known.clear()
        known[hash] = Holder(Visitor(row.person, row.kind == TOKEN), now + DAY)
        return known[hash].visitor, is_noted

    def welcome(self) -> tuple[Visitor, str]:
        """A new person, and the key for their cookie."""
        person = new_id(16)
        with writing(self._engine) as connection:
            connection.execute(insert(people), {"id": person, "created": time.time()})
        return Visitor(person), self._new_session(person)

    def new_link(self, person: str) -> str:
        """A key that works once, within a quarter of an hour; those that are too old go."""
        with writing(self._engine) as connection:
            connection.execute(delete(keys).where(keys.c.kind == LINK, keys.c.expires <= time.time()))
        return self._new_key(person, LINK, expires=time.time() + LINK_SECONDS)

    def claim(self, key: str) -> tuple[Visitor, str] | None:
        """Use up a link: the person, and a key for the cookie of this device."""
        with writing(self._engine) as connection:
            there = and_(keys.c.hash == _hash(key), keys.c.kind == LINK, keys.c.expires > time.time())
            link = connection.execute(delete(keys).where(there).returning(keys.c.person, keys.c.created)).one_or_none()
        return None if link is None else (Visitor(link.person), self._new_session(link.person, link.created))

    def new_token(self, person: str, label: str) -> tuple[Token, str]:
        if not label.isprintable() or not 1 <= len(label) <= LONGEST_LABEL:
            raise Refused("label", f"a token's label has 1 to {LONGEST_LABEL} printable characters")
        if len(self.tokens(person)) >= MOST_TOKENS:
            raise Refused("too-many-tokens", f"you have {MOST_TOKENS} tokens; revoke one first", seconds=60)
        key = self._new_key(person, TOKEN, label)
        return next(token for token in self.tokens(person) if token.id == id_of(key)), key

    def tokens(self, person: str) -> list[Token]:
        with self._engine.connect() as connection:
            mine = and_(keys.c.person == person, keys.c.kind == TOKEN)
            found = connection.execute(select(keys).where(mine).order_by(keys.c.created))
            return [Token(row.id, row.label, row.created) for row in found]

    def sessions(self, person: str) -> list[Session]:
        """The browsers that hold a key of theirs, the last used first."""
        now = time.time()
        with self._engine.connect() as connection:
            mine = and_(keys.c.person == person, keys.c.kind == COOKIE, _is_good(now))
            found = [_session(row) for row in connection.execute(select(keys).where(mine))]
        return sorted(found, key=lambda session: session.used, reverse=True)

    def links(self, person: str) -> list[Link]:
        """Personal links by which another device may still come, the first one first."""
        with self._engine.connect() as connection:
            mine = and_(keys.c.person == person, keys.c.kind == LINK, keys.c.expires > time.time())
            found = connection.execute(select(keys).where(mine).order_by(keys.c.created))
            return [Link(row.id, row.created, row.expires) for row in found]

    def revoke(self, person: str, id: str, kind: str = TOKEN) -> bool:
        """Take a token or a link back or end a session, in all processes; False if there was none."""
        return self._delete(person, and_(keys.c.kind == kind, keys.c.id == id)) > 0

    def end_other_sessions(self, person: str, id: str) -> int:
        """All but one, with the links that may lead to more; how many."""
        self._delete(person, keys.c.kind == LINK)
        return self._delete(person, and_(keys.c.kind == COOKIE, keys.c.id != id))

    def _delete(self, person: str, wanted: ColumnElement[bool]) -> int:
        with writing(self._engine) as connection:
            gone = connection.execute(delete(keys).where(keys.c.person == person, wanted)).rowcount
            notify(connection, Message(revoked=[person]))
        return gone

    def _new_session(self, person: str, link_made: float | None = None) -> str:
        return self._new_key(person, COOKIE, expires=time.time() + SESSION_SECONDS, link_made=link_made)

    def _new_key(
        self, person: str, kind: str, label: str = "", expires: float | None = None, link_made: float | None = None
    ) -> str:
        key = secrets.token_urlsafe(32)
        row = {
            "hash": _hash(key), "id": id_of(key), "person": person, "kind": kind, "label": label,
            "created": time.time(), "expires": expires, "link_made": link_made,
        }  # fmt: skip
        with writing(self._engine) as connection:
            connection.execute(insert(keys), row)
        return key


def _is_good(now: float) -> ColumnElement[bool]:
    """Neither used up nor unused for too long; a token is good until it is revoked."""
    undated = and_(keys.c.expires.is_(None), or_(keys.c.kind == TOKEN, keys.c.created > now - UNDATED_SECONDS))
    return or_(keys.c.expires > now, undated)


def _session(row: Any) -> Session:
    used = row.created if row.expires is None else row.expires - SESSION_SECONDS
    return Session(row.id, row.created, used, row.link_made)


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def id_of(key: str) -> str:
    """What a key is called, which says nothing about it."""
    return hashlib.sha256(b"id" + key.encode()).hexdigest()[:16]
