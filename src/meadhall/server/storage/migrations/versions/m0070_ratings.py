"""Add ratings: the effect of each game, current ratings, profiles, and relations between people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0070"
down_revision = "0061"


def upgrade() -> None:
    games()
    seats()
    standings()
    op.execute("INSERT INTO settings (key, value) VALUES ('ratings', '')")  # locked while ratings change
    people()


def games() -> None:
    op.create_table(
        "rated",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("why_not", sa.String(16), nullable=False),
    )


def seats() -> None:
    op.create_table(
        "rated_seats",
        sa.Column("number", sa.Integer, sa.ForeignKey("rated.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rated_seats_by_person", "rated_seats", ["person"])


def standings() -> None:
    op.create_table(
        "standings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("standings_by_strength", "standings", ["game", "players", "mu"])


def people() -> None:
    op.create_table(
        "profiles",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("hidden", sa.Boolean, nullable=False),
    )
    op.create_table(
        "ties",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ties_by_other", "ties", ["other", "kind"])
