"""`etalage admin`: what operators do with a server's database, whether the server runs or not."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from etalage.cli import FAILED
from etalage.cli.console import printable
from etalage.cli.files import WrongFile, check_output, written_whole
from etalage.games.errors import EtalageError, Malformed, needing

if TYPE_CHECKING:
    from etalage.server.administration import Listed
    from etalage.server.store import Store

DAY = 24 * 3600

Data = Annotated[Path | None, typer.Option(help="The folder of the database; by default the user's own.")]
Database = Annotated[str | None, typer.Option(help="postgresql://user:password@host/name, instead.")]
Force = Annotated[bool, typer.Option("--force", help="Write over a file that exists.")]
TableId = Annotated[str, typer.Argument(metavar="ID", help="Of a table.", show_default=False)]
Phase = Literal["open", "revealing", "playing", "over", "cancelled"]


def list_tables(
    phase: Annotated[Phase | None, typer.Option(help="Only these.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """List the tables, the latest change first."""
    with _open_store(data, database) as store:
        from etalage.server.administration import listed

        found = listed(store.engine, phase)
    if as_json:
        json.dump([each._asdict() for each in found], sys.stdout, indent=2)
        print()
    elif found:
        print(f"{'table':<12}  {'game':<12}  {'phase':<9}  {'age':>6}  {'moves':>5}  players")
        for each in found:
            print(_line(each))
    else:
        print("no tables" if phase is None else f"no tables that are {phase}")


def end(id: TableId, data: Data = None, database: Database = None) -> None:
    """Close a table, whatever is going on there; a running server notices within seconds."""
    with _open_store(data, database) as store:
        from etalage.server.administration import end as end_table

        end_table(store, id)
    print(f"table {id} is closed")


def export(
    id: TableId,
    match: Annotated[int | None, typer.Option(min=1, help="Its number; by default the last.")] = None,
    out: Annotated[Path | None, typer.Option(help="A file for it (.json or .jsonl).")] = None,
    force: Force = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Write the record of a match, finished or not; the record of an unfinished one tells all cards."""
    if out is not None:
        check_output(out, force)
    with _open_store(data, database) as store:
        from etalage.server.administration import export_record

        text = json.dumps(export_record(store, id, match), ensure_ascii=False)
    if out is None:
        print(text)
        return
    with written_whole(out, force) as file:
        file.write(text + "\n")
    print(f"the record is in {printable(out)}")


def delete(
    ids: Annotated[list[str], typer.Argument(metavar="ID...", help="Of tables.", show_default=False)],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete tables, with everything that belongs to them."""
    ids = list(dict.fromkeys(ids))
    what = f"table {ids[0]}" if len(ids) == 1 else f"{len(ids)} tables"
    with _open_store(data, database) as store:
        from etalage.server.administration import delete_tables

        if not yes and not _confirmed(f"Delete {what}, for good?"):
            print("nothing was deleted")
            raise typer.Exit(FAILED)
        delete_tables(store.engine, ids)
    print(f"{what} deleted")


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.", show_default=False)],
    force: Force = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy the database as it stands, while a server may be running on it."""
    check_output(file, force)
    source = _sqlite_file(_address(data, database))
    if source is None:
        raise Malformed("PostgreSQL makes its own backups: pg_dump --format=custom --file=FILE DATABASE")
    if file.exists() and file.samefile(source):
        raise WrongFile(f"{printable(file)} is the database itself")
    from etalage.server.administration import back_up

    try:
        size = back_up(source, file)
    except OSError as error:
        raise WrongFile(f"{printable(file)}: {error.strerror or error}") from None
    print(f"a copy of {size:,} bytes is in {printable(file)}")


def prune(
    older_than: Annotated[float, typer.Option(min=0, metavar="DAYS", help="Since the last change.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be deleted, and delete nothing.")] = False,
    finished: Annotated[bool, typer.Option("--finished", help="Also matches that somebody has on their list.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete tables that are over, closed or were left before the match, and people of whom nothing is left.

    Matches that people have finished stay on their lists, unless you say `--finished`.
    """
    with _open_store(data, database) as store:
        from etalage.server.administration import prune as prune_tables

        found = prune_tables(store.engine, time.time() - older_than * DAY, dry_run, finished)
    verb = "would be" if dry_run else "were"
    print(f"{found.tables} tables and {found.people} people {verb} deleted")


def recount(data: Data = None, database: Database = None) -> None:
    """Count everybody's figures and ratings anew, out of the finished matches that are kept."""
    with _open_store(data, database) as store:
        from etalage.server.administration import recount as recount_all

        found = recount_all(store)
    print(f"{found:,} finished match{'es' * (found != 1)} counted")


COMMANDS: dict[str, Callable[..., None]] = {
    "list": list_tables,
    "end": end,
    "export": export,
    "delete": delete,
    "backup": backup,
    "prune": prune,
    "recount": recount,
}


@contextmanager
def _open_store(data: Path | None, database: str | None) -> Iterator[Store]:
    """The database of a server, which must be there."""
    address = _address(data, database)
    _sqlite_file(address)
    from sqlalchemy.exc import SQLAlchemyError

    from etalage.server.database import DatabaseUnusable, open_database, reason
    from etalage.server.store import Store

    engine = open_database(address)
    try:
        yield Store(engine)
    except SQLAlchemyError as error:
        raise DatabaseUnusable(f"the database has refused: {reason(error)}") from None
    finally:
        engine.dispose()


def _address(data: Path | None, database: str | None) -> str:
    """As `etalage serve` takes it, but without making a folder."""
    if data is not None and database is not None:
        raise Malformed("--data and --database: choose one of them")
    if database is not None:
        return database
    with needing("server"):
        from sqlalchemy import URL

        from etalage.server.database import FILE, data_folder
    folder = data or data_folder()
    return URL.create("sqlite", database=str(folder / FILE)).render_as_string(hide_password=False)


def _sqlite_file(address: str) -> Path | None:
    """Where the database is, if it is a file: it has to be there, lest an empty one be made."""
    with needing("server"):
        from etalage.server.database import DatabaseUnusable, sqlite_file
    file = sqlite_file(address)
    if file is not None and not file.is_file():
        raise DatabaseUnusable(f"there is no database {printable(file)}; is it another --data?")
    return file


def _confirmed(question: str) -> bool:
    if not sys.stdin.isatty():
        raise EtalageError("nobody is there to confirm it; give --yes")
    try:
        return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _line(table: Listed) -> str:
    names = ", ".join(printable(name) if name else "(free)" for name in table.players)
    age = _age(time.time() - table.created)
    return f"{table.id:<12}  {table.game:<12}  {table.phase:<9}  {age:>6}  {table.moves:>5}  {names}"


def _age(seconds: float) -> str:
    for size, unit in ((DAY, "d"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{seconds / size:.0f} {unit}"
    return f"{max(0.0, seconds):.0f} s"
