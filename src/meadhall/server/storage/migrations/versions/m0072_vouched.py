"""Mark accounts that sign in with a provider and have no password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0072"
down_revision = "0071"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("vouched", sa.Boolean, nullable=False, server_default=sa.false()))
