"""The number of changes of a table, which guards what changes without an entry in its log."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("revision", sa.Integer(), server_default="0", nullable=False))
