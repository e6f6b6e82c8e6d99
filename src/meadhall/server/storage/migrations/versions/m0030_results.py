"""Add the result of a game, for statistics, and the last question of which an absent player was notified."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("called", sa.Integer, nullable=False, server_default="-1"))
