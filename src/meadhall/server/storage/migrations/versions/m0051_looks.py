"""Add a look-alike form of account names, so that no other guest uses a name that looks the same."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("looks", sa.String(64), nullable=False, server_default=""))
    op.create_index("accounts_by_looks", "accounts", ["looks"])
