"""Add notifications: settings, devices, queues, and games without answers for a long time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0061"
down_revision = "0060"


def upgrade() -> None:
    create_reach()
    create_devices()
    create_turns()
    create_notes()
    create_idle()


def create_reach() -> None:
    op.create_table(
        "reach",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("code_until", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("digest", sa.Integer, nullable=False),
        sa.Column("away_from", sa.Float, nullable=False),
        sa.Column("away_until", sa.Float, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
    )


def create_devices() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])


def create_turns() -> None:
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("channel", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("note", sa.String(64), nullable=False),
    )
    op.create_index("turns_untold", "turns", ["note", "guest"])


def create_notes() -> None:
    op.create_table(
        "notes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(254), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("notes_by_due", "notes", ["state", "due"])
    op.create_index("notes_by_guest", "notes", ["guest", "channel", "at"])


def create_idle() -> None:
    op.create_table(
        "idle",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("warned", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
