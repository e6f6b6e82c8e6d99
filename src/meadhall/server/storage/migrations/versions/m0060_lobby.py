"""Add the lobby's waiting tables, and who is online."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0060"
down_revision = "0051"


def upgrade() -> None:
    op.create_table(
        "lobby",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("fill_at", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("lobby_by_wish", "lobby", ["game", "players", "pace", "bots"])
    op.create_table(
        "presence",
        sa.Column("process", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
    )
