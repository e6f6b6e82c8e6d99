"""Add moderation: reports, bans, votes, and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0081"
down_revision = "0080"


def upgrade() -> None:
    reports()
    bans()
    audit()
    kicks()


def reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("closed", sa.Float, nullable=False, server_default="0"),
        sa.Column("by", sa.String(64), nullable=False, server_default=""),
    )
    op.create_index("reports_by_time", "reports", ["closed", "at"])


def bans() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("what", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def audit() -> None:
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("keeper", sa.String(64), nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
    )


def kicks() -> None:
    op.create_table(
        "kicks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("voter", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
