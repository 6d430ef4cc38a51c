"""Boards of finished tables count one more than their log once their end is told: as it is of all there are."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        "UPDATE board SET seq_shown = (SELECT length + 1 FROM game_table WHERE id = table_id) WHERE EXISTS ("
        " SELECT 1 FROM game_table WHERE id = table_id"
        " AND (status = 'closed' OR (status = 'over' AND length <= seq_shown)))"
    )
