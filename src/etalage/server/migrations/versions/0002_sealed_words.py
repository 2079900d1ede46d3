"""Words in the shuffle are sealed before any is shown.

What people had contributed at tables that are still open is dropped, for it was shown too early; whoever has a page
open there seals another word. Matches that have begun keep theirs.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_column("seats", "contribution")
    op.add_column("seats", sa.Column("seal", sa.String(64)))
    op.add_column("seats", sa.Column("word", sa.String(64)))
    op.add_column("matches", sa.Column("seals", sa.Text))
