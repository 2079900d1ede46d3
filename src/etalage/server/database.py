"""Opening the database: SQLite in a folder, or PostgreSQL by URL."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from etalage.games.errors import EtalageError
from etalage.server import schema
from etalage.server.private_files import make_private_file, make_private_folder, mend

FILE = "etalage.sqlite3"
BUSY_SECONDS = 2  # to wait until another process, say a backup, lets go of the file
WAITING = {  # for PostgreSQL: a connection that is dead, or a statement that hangs, is given up in seconds
    "connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
    "tcp_user_timeout": 10_000, "options": "-c statement_timeout=10000",
}  # fmt: skip
DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


class DatabaseUnusable(EtalageError):
    """A database that cannot be opened, with the reason."""


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    return user_data_path("etalage", appauthor=False)


def sqlite_url(folder: Path) -> str:
    """The database in a data folder, which is made if it is not there."""
    try:
        make_private_folder(folder)
    except OSError as error:
        raise DatabaseUnusable(f"the data folder {folder} cannot be made: {error.strerror}") from None
    return URL.create("sqlite", database=str(folder / FILE)).render_as_string(hide_password=False)


def open_database(address: str) -> Engine:
    """The database at this address, with all tables as this version knows them."""
    engine = _engine(address)
    file = sqlite_file(address)
    if file is not None:
        _keep_private(file)
    try:
        with engine.connect() as connection:
            there = _version(connection)
            if there != schema.REVISION:
                _migrate(connection, there)
    except SQLAlchemyError as error:
        raise DatabaseUnusable(f"the database cannot be opened: {reason(error)}") from None
    return engine


_turns: WeakKeyDictionary[Engine, threading.Lock] = WeakKeyDictionary()


def turn_of(engine: Engine) -> AbstractContextManager[object]:
    """Held by whoever writes, so that the threads of one process take turns at a file.

    SQLite would have each look again and again whether it is free, and turn away whoever has had no luck for long.
    """
    return _turns.setdefault(engine, threading.Lock()) if engine.dialect.name == "sqlite" else nullcontext()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes, and is committed at the end of the block."""
    with turn_of(engine), engine.begin() as connection:
        yield connection


def sqlite_file(address: str) -> Path | None:
    """Where the database is, if it is a file."""
    url = _url(address)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


def _keep_private(file: Path) -> None:
    try:
        make_private_file(file)
        mend(file)
    except OSError as error:
        raise DatabaseUnusable(f"the database {file} cannot be opened: {error.strerror}") from None


def reason(error: BaseException) -> str:
    """What the database itself says, in one line, without statements or values."""
    return str(getattr(error, "orig", None) or type(error).__name__).strip().splitlines()[0]


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        message = "write it as postgresql://user:password@host/name"
        raise DatabaseUnusable(f"the database's address cannot be read; {message}") from None
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def _engine(address: str) -> Engine:
    url = _url(address)
    try:
        if url.get_backend_name() == "sqlite":
            engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
            event.listen(engine, "connect", _set_up_sqlite)
            return engine
        return create_engine(url, pool_pre_ping=True, pool_size=8, connect_args=WAITING)
    except (NoSuchModuleError, ModuleNotFoundError):
        message = "for PostgreSQL: pip install 'etalage[postgres]'"
        raise DatabaseUnusable(f"there is no driver for this kind of database; {message}") from None


def _set_up_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # what is committed survives a power cut


def _version(connection: Connection) -> str | None:
    """Of the tables that are there; without loading Alembic, which takes its time."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def _migrate(connection: Connection, there: str | None) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # two processes may start at once
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('etalage-migration'))"))
    try:
        command.upgrade(config, "head")
        connection.commit()
    except CommandError:
        message = "it was written by a newer one; install that"
        raise DatabaseUnusable(f"the database is of version {there}, which this one does not know: {message}") from None
