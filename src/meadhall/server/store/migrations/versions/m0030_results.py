"""How a game ended, for its players' statistics; and for which question an absent player was called last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("called", sa.Integer, nullable=False, server_default="-1"))
