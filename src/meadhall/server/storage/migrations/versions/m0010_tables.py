"""Add chat, clocks, automatic answers, undo requests, rematches and committed luck."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0001"


def upgrade() -> None:
    _add_columns()
    _create_talk()
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("muted", sa.String(64), primary_key=True),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _add_columns() -> None:
    op.add_column("tables", sa.Column("pledge", sa.String(64)))
    op.add_column("tables", sa.Column("next", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("wish", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_by_pledge", "tables", ["pledge"], unique=True)
    op.add_column("seats", sa.Column("entropy", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("standing", sa.Text, nullable=False, server_default=""))
    op.add_column("answers", sa.Column("clock", sa.Text, nullable=False, server_default=""))


def _create_talk() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("gallery", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
