"""Add people with random ids, their credentials, and one session for each signed-in browser.

Before, a person was the hash of a token, and the token of an account was made from name and password, or from
the provider's identity. Each such hash becomes a person. The tokens of browsers stay valid as sessions. A
password or a provider's sign-in is checked once more against the old hash and then stored as a new credential.
"""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0090"
down_revision = "0082"

ID = sa.String(64)
# Every column that held the hash of a token.
COLUMNS = [
    ("accounts", "guest"),
    ("seats", "guest"),
    ("talk", "guest"),
    ("mutes", "guest"),
    ("mutes", "muted"),
    ("reach", "guest"),
    ("devices", "guest"),
    ("turns", "guest"),
    ("notes", "guest"),
    ("rated_seats", "person"),
    ("standings", "person"),
    ("profiles", "guest"),
    ("ties", "guest"),
    ("ties", "other"),
    ("contests", "host"),
    ("entrants", "guest"),
    ("card_sets", "guest"),
    ("drafts", "guest"),
    ("reports", "reporter"),
    ("reports", "about"),
    ("kicks", "guest"),
    ("barred_names", "guest"),
]
HASH = 64  # characters of a SHA-256 digest; ids of deleted people in ratings are shorter
BATCH = 1000


def upgrade() -> None:
    create_tables()
    name_people()
    point_at_people()
    convert_accounts()
    op.drop_table("guests")
    op.drop_table("people_before")
    op.add_column("audit", sa.Column("actor", ID, nullable=False, server_default=""))
    op.add_column("audit", sa.Column("target", ID, nullable=False, server_default=""))
    op.execute("DELETE FROM presence")


def create_tables() -> None:
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "credentials",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("subject", sa.String(512), primary_key=True),
        sa.Column("person", ID, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("credentials_by_person", "credentials", ["person"])
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", ID, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "recovery",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("recovery_by_person", "recovery", ["person"])
    op.create_table(
        "roles",
        sa.Column("person", ID, primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table("people_before", sa.Column("hash", ID, primary_key=True), sa.Column("id", ID, nullable=False))


def name_people() -> None:
    """Create a person with a random id and a session for each hash in any table."""
    connection, now = op.get_bind(), time.time()
    known = {row.token_hash: row for row in connection.execute(sa.text("SELECT token_hash, name, since FROM guests"))}
    hashes = set(known)
    for table, column in COLUMNS:
        found = connection.execute(sa.text(f"SELECT DISTINCT {column} FROM {table} WHERE length({column}) = {HASH}"))
        hashes.update(found.scalars())
    rows = [
        {
            "hash": one,
            "id": secrets.token_urlsafe(16),
            "name": known[one].name if one in known else "",
            "created": known[one].since if one in known else now,
            "now": now,
        }
        for one in sorted(hashes)
    ]
    for at in range(0, len(rows), BATCH):
        part = rows[at : at + BATCH]
        connection.execute(sa.text("INSERT INTO people_before (hash, id) VALUES (:hash, :id)"), part)
        person = "INSERT INTO people (id, name, created, seen) VALUES (:id, :name, :created, :now)"
        connection.execute(sa.text(person), part)
        session = (
            "INSERT INTO sessions (token_hash, person, device, created, used) VALUES (:hash, :id, '', :created, :now)"
        )
        connection.execute(sa.text(session), part)


def point_at_people() -> None:
    for table, column in [*COLUMNS, ("bans", "what")]:
        op.execute(
            f"UPDATE {table} SET {column} = (SELECT id FROM people_before WHERE hash = {table}.{column}) "
            f"WHERE {column} IN (SELECT hash FROM people_before)"
        )


def convert_accounts() -> None:
    """Store the old hash as a credential; the next sign-in replaces it."""
    op.execute(
        "INSERT INTO credentials (kind, subject, person, secret, label, created) "
        "SELECT CASE WHEN accounts.vouched THEN 'old-openid' ELSE 'old-password' END, people_before.hash, "
        "accounts.guest, '', '', people.created FROM accounts JOIN people_before ON people_before.id = accounts.guest "
        "JOIN people ON people.id = accounts.guest"
    )
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("vouched")
