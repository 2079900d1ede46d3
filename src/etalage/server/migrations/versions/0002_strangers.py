"""For tables that strangers can trust: shares of an address, who is away. What it means stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(24)


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("kind", "address", "until"),
    )
    op.add_column("seats", sa.Column("away", sa.Double))
    op.create_table(
        "presence",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
