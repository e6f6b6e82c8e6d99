"""Add tournaments and leagues: contests, participants, and the tables of each round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0071"
down_revision = "0070"


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("starts", sa.Float, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("contests_by_status", "contests", ["status", "opened"])
    entrants()
    pairings()


def entrants() -> None:
    op.create_table(
        "entrants",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_by_guest", "entrants", ["guest"])


def pairings() -> None:
    op.create_table(
        "pairings",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("pairings_by_table", "pairings", ["table_id"])
