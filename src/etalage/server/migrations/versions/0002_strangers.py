"""For tables that strangers can trust: shares of an address, who is away, sealed words. Their meaning: schema.py.

What people had contributed at tables that are still open is dropped, for it was shown too early; whoever has a page
open there seals another word. Matches that have begun keep theirs.
"""

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
    op.drop_column("seats", "contribution")
    op.add_column("seats", sa.Column("seal", sa.String(64)))
    op.add_column("seats", sa.Column("word", sa.String(64)))
    op.add_column("matches", sa.Column("seals", sa.Text))
