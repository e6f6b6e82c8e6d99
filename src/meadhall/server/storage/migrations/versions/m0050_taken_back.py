"""Add a mark for games with an undo after something was revealed: such a game is not counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0030"


def upgrade() -> None:
    op.add_column("tables", sa.Column("taken_back", sa.Boolean, nullable=False, server_default=sa.false()))
