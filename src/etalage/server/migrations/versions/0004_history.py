"""Finished matches stay, whatever becomes of their tables; which browsers came by a link. Their meaning: schema.py.

The matches that were over are entered from the logs of their tables. Who sat where when an earlier match of a table
ended is followed through its log as far as that goes; whoever has left since is known by name only. Whether the coach
was asked where one played against bots alone was not written down: hints count as asked for there.
"""

import json
import logging
from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

ID = sa.String(24)
AT_ONCE = 200  # tables in one statement

log = logging.getLogger("etalage.server")


def upgrade() -> None:
    op.add_column("matches", sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("keys", sa.Column("link_made", sa.Double))
    finished = op.create_table(
        "finished",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("known_cards", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match"),
    )
    results = op.create_table(
        "results",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", ID),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", "seat"),
    )
    enter_finished(op.get_bind(), finished, results)
    op.create_index("ix_finished_ended", "finished", ["ended"])
    op.create_index("results_of_person", "results", ["person", "ended", "table_id", "match"])
    op.create_index("results_of_person_by_game", "results", ["person", "game", "ended", "table_id", "match"])


def enter_finished(connection: sa.Connection, finished: sa.Table, results: sa.Table) -> None:
    ids = connection.execute(sa.text("SELECT DISTINCT table_id FROM matches WHERE ended IS NOT NULL")).scalars().all()
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        tables = {row.id: row for row in _of(connection, "tables", "id", some)}
        seats, matches, notes = (
            _by_table(_of(connection, name, "table_id", some, more))
            for name, more in (
                ("seats", "ORDER BY seat"),
                ("matches", "AND ended IS NOT NULL ORDER BY match"),
                ("entries", "AND kind NOT IN ('move', 'sealed') ORDER BY number"),
            )
        )
        ended, came_off = [], []
        for id, table in tables.items():
            for match, seats_then in _seats_when_over(notes.get(id, []), seats.get(id, []), matches.get(id, [])):
                row, rows = _rows(table, match, seats_then, notes[id])
                ended.append(row)
                came_off.extend(rows)
        if ended:
            connection.execute(finished.insert(), ended)
            connection.execute(results.insert(), came_off)


def _of(connection: sa.Connection, table: str, key: str, ids: Iterable[str], more: str = "") -> Any:
    wanted = sa.text(f"SELECT * FROM {table} WHERE {key} IN :ids {more}")
    return connection.execute(wanted.bindparams(sa.bindparam("ids", list(ids), expanding=True)))


def _by_table(rows: Iterable[Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append(row)
    return found


class Sitting:
    """Somebody in a seat, for as long as they stay at the table; a bot plays for them, or by itself, or none does."""

    def __init__(self, bot: str | None) -> None:
        self.bot = bot
        self.is_bot = bot is not None
        self.person: str | None = None


class Then(NamedTuple):
    """A seat when a match was over."""

    sitting: Sitting | None
    bot: str | None


def _seats_when_over(notes: list[Any], seats: list[Any], matches: list[Any]) -> list[tuple[Any, list[Then]]]:
    """For each match, the seats at its end: the log is followed from the beginning to whoever sits there today."""
    here: list[Sitting | None] = [None] * len(seats)
    over: dict[int, list[Then]] = {}
    left: tuple[float, Sitting | None] | None = None
    for note in notes:
        facts = json.loads(note.text) if note.text and note.text.startswith("{") else {}
        sitting = here[note.seat] if note.seat is not None else None
        if note.kind in ("left", "removed"):
            left = note.at, sitting
            here[note.seat] = None
        elif note.kind == "sat":
            has_moved = left is not None and left[0] == note.at
            here[note.seat] = left[1] if left and has_moved and left[1] else Sitting(facts.get("bot"))
            left = None
        elif note.kind in ("stand-in", "returned") and sitting:
            sitting.bot = facts.get("bot")
        elif note.kind == "match-over":
            over[note.match] = [Then(each, each.bot if each else None) for each in here]
        elif note.kind == "rematch" and sitting:
            sitting.bot = None
    for seat in seats:
        found = here[seat.seat]
        if found is not None:
            found.person = seat.person
    return [(match, over[match.match]) for match in matches if _is_there(match, over)]


def _is_there(match: Any, over: dict[int, list[Then]]) -> bool:
    if match.match in over:
        return True
    log.warning(
        "match %s of table %s… is not entered: its log does not tell how it ended", match.match, match.table_id[:4]
    )
    return False


def _rows(table: Any, match: Any, seats: list[Then], notes: list[Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    mine = [note for note in notes if note.match == match.match]
    scores = next(json.loads(note.text)["scores"] for note in mine if note.kind == "match-over")
    people = sum(each.sitting is not None and not each.sitting.is_bot for each in seats)
    alike = {
        "table_id": table.id, "match": match.match, "game": table.game, "players": table.players,
        "ended": match.ended,
    }  # fmt: skip
    row = {
        "options": table.options, "seconds": table.seconds, "rules": match.rules, "people": people,
        "known_cards": match.cards_of is not None, "begun": match.begun,
        "hints": people <= 1 or any(note.kind == "hint" for note in mine),
    }  # fmt: skip
    names = json.loads(match.names)
    rows = [
        {
            "seat": seat, "person": each.sitting.person if each.sitting else None, "name": names[seat],
            "bot": each.bot, "place": 1 + sum(score > scores[seat] for score in scores), "score": scores[seat],
        }
        for seat, each in enumerate(seats)
    ]  # fmt: skip
    return alike | row, [alike | each for each in rows]
