"""The secrets behind deals, people's blocks, servers' bans, and places that are gone."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("word", sa.Text(), server_default="", nullable=False))
    op.create_table(
        "seal",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("words", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seal_table_id"),
        sa.PrimaryKeyConstraint("table_id", "deal", name="pk_seal"),
    )
    op.create_table(
        "block",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("blocked_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name="pk_block"),
    )
    op.create_index("ix_block_blocked_id", "block", ["blocked_id"], unique=False)
    op.create_table(
        "ban",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("banned_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "banned_id", name="pk_ban"),
    )
    op.create_index("ix_ban_banned_id", "ban", ["banned_id"], unique=False)
    op.create_table(
        "gone",
        sa.Column("place_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("place_id", name="pk_gone"),
    )
