"""Add a queue for each channel: claims of workers, and the host that a delivery goes to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0095"
down_revision = "0090"


def upgrade() -> None:
    op.add_column("notes", sa.Column("host", sa.String(255), nullable=False, server_default=""))
    op.add_column("notes", sa.Column("claim", sa.String(32), nullable=False, server_default=""))
    op.drop_index("notes_by_due", "notes")
    op.create_index("notes_by_queue", "notes", ["channel", "state", "due"])
