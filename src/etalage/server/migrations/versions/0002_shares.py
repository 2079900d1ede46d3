"""What each address has taken lately."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("kind", "address", "until"),
    )
