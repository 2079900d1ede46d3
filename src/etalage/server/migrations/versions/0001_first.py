"""The first tables. What they mean stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(24)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("memory_aid", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("automatic", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("tables_in_lobby", "tables", ["public", "phase", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", ID),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("contribution", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "matches",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("first_decision", sa.Integer, nullable=False),
        sa.Column("first_number", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("contributions", sa.Text),
        sa.Column("names", sa.Text),
        sa.Column("cards_of", sa.String(40)),
        sa.Column("begun", sa.Double),
        sa.Column("ended", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "match"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "match", "ply"),
    )
    op.create_table(
        "sealed",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", "decision", "seat"),
    )
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", ID, nullable=False, unique=True),
        sa.Column("person", ID, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
