"""Figures of those who play: sums, ratings, badges and a ladder. Their meaning: schema.py.

All matches that are over are to be entered; the server does it when it starts, beside everything else.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ID = sa.String(24)
GAME = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "unentered",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("looked_at", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match"),
    )
    op.create_index("ix_unentered_ended", "unentered", ["ended"])
    op.create_table(
        "ledger",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("scale", sa.String(64), nullable=False),
    )
    op.create_table(
        "seat_figures",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("game", GAME, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("feats", sa.Text, nullable=False),
        sa.Column("accuracy", sa.Integer),
        sa.Column("luck", sa.Double),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("badges", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", "seat"),
    )
    op.create_index("seat_figures_of_person", "seat_figures", ["person", "game", "ended"])
    op.create_table(
        "tallies",
        sa.Column("person", ID, nullable=False),
        sa.Column("game", GAME, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("against", sa.String(64), nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Double, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "players", "against"),
    )
    op.create_table(
        "careers",
        sa.Column("person", ID, nullable=False),
        sa.Column("game", GAME, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("best_table", ID),
        sa.Column("best_match", sa.Integer),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    op.create_index("careers_by_rating", "careers", ["game", "mu"])
    op.create_table(
        "badges",
        sa.Column("person", ID, nullable=False),
        sa.Column("game", GAME, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("earned", sa.Double, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "name"),
    )
    op.create_table(
        "ladder",
        sa.Column("person", ID, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("skeleton", sa.String(64), nullable=False, unique=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.execute("INSERT INTO ledger (id, scale) VALUES (1, '')")
    op.execute(
        "INSERT INTO unentered (table_id, match, ended, looked_at) SELECT table_id, match, ended, FALSE FROM finished"
    )
