"""Add accounts: a name, and the guest whose token is made from its password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
    )
    op.create_index("accounts_by_guest", "accounts", ["guest"], unique=True)
