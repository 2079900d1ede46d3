"""Writes a database of this version as SQL, for tests of the next: `python -m tests.server.old_data > FILE.sql`.

Anne plays Money! and Die Weinhändler; her cookie is told on the other output.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from etalage.server.administration import back_up
from etalage.server.database import FILE
from tests.server.test_tables import my_turn
from tests.server.visiting import Visitor, first_move, running


def write(folder: Path) -> None:
    with running("--data", str(folder)) as server:
        anne = server.visitor()
        for game in ("money", "weinhaendler"):
            begin(anne, game)
        print(anne.http.cookies["etalage"], file=sys.stderr)
        copy = folder / "copy.sqlite3"
        back_up(folder / FILE, copy)
    with closing(sqlite3.connect(copy)) as database:
        print("\n".join(database.iterdump()))


def begin(anne: Visitor, game: str) -> None:
    """A match against bots, of which a few moves have been made."""
    table = anne.open_table(game)
    anne.sit(table, 0, "Anne", word="cellar")
    anne.start(table, word="cellar")
    for _ in range(3):
        seen = my_turn(anne, table)
        anne.move(table, seen["decision"], str(first_move(seen)))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        write(Path(place))
