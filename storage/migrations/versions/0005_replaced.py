"""Results of people who left a seat that somebody else had by the end."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("result", sa.Column("replaced", sa.Boolean(), server_default=sa.false(), nullable=False))
