"""How alembic reaches the database: through the connection it is given by meadhall.server.store.migrate."""

from __future__ import annotations

from alembic import context

from meadhall.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column by writing the table anew
)
with context.begin_transaction():
    context.run_migrations()
