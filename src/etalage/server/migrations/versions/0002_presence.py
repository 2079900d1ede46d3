"""Who is away, and when people were last seen. What it means stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(24)


def upgrade() -> None:
    op.add_column("seats", sa.Column("away", sa.Double))
    op.create_table(
        "presence",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
