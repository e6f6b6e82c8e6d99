"""Add names that moderators took from people, which these may not use again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0082"
down_revision = "0081"


def upgrade() -> None:
    op.create_table(
        "barred_names",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("looks", sa.String(64), primary_key=True),
    )
