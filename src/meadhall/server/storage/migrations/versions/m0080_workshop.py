"""Add card sets of players, and their drafts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0080"
down_revision = "0072"


def upgrade() -> None:
    card_sets()
    drafts()


def card_sets() -> None:
    op.create_table(
        "card_sets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("card_sets_by_guest", "card_sets", ["guest"])


def drafts() -> None:
    op.create_table(
        "drafts",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
