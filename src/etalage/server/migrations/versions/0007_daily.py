"""For deals that many play, each at a table of their own: the deal of the day and challenges. Meaning: schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

ID = sa.String(24)
CARDS = sa.String(80)


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("cards", CARDS, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("table_id", ID, nullable=False, unique=True),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("score", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("moves", sa.Text),
        sa.PrimaryKeyConstraint("cards", "person"),
    )
    op.create_index("attempts_by_score", "attempts", ["cards", "score"])
    op.create_index("attempts_of_person", "attempts", ["person", "day"])
    op.create_table(
        "expert_lines",
        sa.Column("cards", CARDS, primary_key=True),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person", ID),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.UniqueConstraint("person", "table_id", "match", "seat"),
    )
    op.create_index("ix_challenges_table_id", "challenges", ["table_id"])
