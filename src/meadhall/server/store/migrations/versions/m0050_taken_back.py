"""Whether something was taken back in a game that somebody had learned from: such a game counts for nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0030"


def upgrade() -> None:
    op.add_column("tables", sa.Column("taken_back", sa.Boolean, nullable=False, server_default=sa.false()))
