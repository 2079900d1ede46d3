"""For company: rematches that are offered, seats that are taken over, a running score. Their meaning: schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

COUNTS = ("result_seen", "played", "won", "places", "points")


def upgrade() -> None:
    op.add_column("tables", sa.Column("latecomers", sa.Boolean, nullable=False, server_default=sa.true()))
    for table in ("matches", "finished"):
        op.add_column(table, sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
    for name in COUNTS:
        op.add_column("seats", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("asked", sa.Double))
    op.add_column("seats", sa.Column("next_person", sa.String(24)))
    op.add_column("seats", sa.Column("next_name", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_seats_next_person", "seats", ["next_person"])
