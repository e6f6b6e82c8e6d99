"""Add rated games: the declaration of tables, rating changes between opponents, and seats that are not rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = "0095"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rating", sa.Integer, nullable=False, server_default="0"))
    # Games that began before this migration are rated by the earlier conditions.
    op.execute("UPDATE tables SET rating = 1 WHERE status <> 'waiting'")
    op.add_column("rated_seats", sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("rated_by_kind", "rated", ["game", "players"])
    op.create_table(
        "rating_exchanges",
        sa.Column("number", sa.Integer, sa.ForeignKey("rated.number"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
    )
    op.create_index("rating_exchanges_by_person", "rating_exchanges", ["person", "game", "players"])
