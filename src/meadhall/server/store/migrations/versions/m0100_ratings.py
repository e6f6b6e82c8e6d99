"""Games declared rated: which tables are, what opponents exchange, and seats that a game leaves unrated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = "0095"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rating", sa.Integer, nullable=False, server_default="0"))
    # A game begun before this step goes on, and counts, by the conditions under which it began.
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
