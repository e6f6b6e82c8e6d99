"""What is kept of a person here, for that person: every row that is theirs, with names in place of tokens."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Connection, Table, select

from meadhall.server.store.schema import (
    ACCOUNTS,
    CONTESTS,
    ENTRANTS,
    EXCHANGES,
    PROFILES,
    RATED_SEATS,
    STANDINGS,
    TIES,
)

MOST_ROWS = 5_000  # rows of each kind, for a file that can be read
TOKENS = {"guest", "other", "person", "host"}  # columns in which people stand


def owned() -> list[tuple[Table, Column[str]]]:
    """Where there is anything of a person, and by which column it is theirs."""
    by_guest = [(table, table.c.guest) for table in (PROFILES, TIES, ENTRANTS)]
    by_person = [(table, table.c.person) for table in (STANDINGS, RATED_SEATS, EXCHANGES)]
    return [*by_guest, *by_person, (CONTESTS, CONTESTS.c.host)]


def dossier(connection: Connection, guest: str) -> dict[str, list[dict[str, Any]]]:
    """By the names of the tables; nothing of others but the names of their accounts."""
    names = {row.guest: row.name for row in connection.execute(select(ACCOUNTS.c.guest, ACCOUNTS.c.name))}
    found = {}
    for table, column in owned():
        rows = connection.execute(select(table).where(column == guest).limit(MOST_ROWS)).mappings()
        found[table.name] = [told(dict(row), names) for row in rows]
    return found


def told(row: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """A row for people: tokens are secrets, names are not."""
    return {key: names.get(value, "") if key in TOKENS else value for key, value in row.items()}
