"""Connects alembic to the database, through the connection that `meadhall.server.storage.migrate` passes."""

from __future__ import annotations

from alembic import context

from meadhall.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column by copying the table
)
with context.begin_transaction():
    context.run_migrations()
