"""Merges, exports and erases a person. All queries are generated from the schema's person columns."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, delete, exists, select, update

from meadhall.server.card_sets.sets import unpack
from meadhall.server.protocol.moderation import MyData
from meadhall.server.ratings.ledger import lock
from meadhall.server.storage.person_columns import SECRET, Erase, Merge, person_columns
from meadhall.server.storage.schema import ACCOUNTS, METADATA, PEOPLE, SEATS, TABLES

MOST_ROWS = 20_000  # exported rows of each table
ERASED = "gone-"  # prefix of the ids that replace erased people in ratings
PACKED = {"card_sets": "files", "drafts": "files"}
ELSEWHERE = ["address range, as a digest, in memory, for a day"]


def owns_anything(connection: Connection, person: str) -> bool:
    """Does a table that a merge moves hold rows of this person?"""
    for _, column, declared in person_columns(METADATA):
        if declared.merge is Merge.MOVE and connection.execute(select(column).where(column == person).limit(1)).first():
            return True
    return False


def owns_nothing(person: ColumnElement[str]) -> list[ColumnElement[bool]]:
    """Return conditions for a query over people: no table that a merge moves holds their rows."""
    moved = [column for _, column, declared in person_columns(METADATA) if declared.merge is Merge.MOVE]
    return [~exists().where(column == person) for column in moved]


def merge(connection: Connection, person: str, into: str) -> list[str]:
    """Move all rows of a guest to an account, and delete the guest. Returns the tables where the guest sat."""
    tables = connection.execute(select(SEATS.c.table_id).where(SEATS.c.guest == person).distinct()).scalars().all()
    for table, column, declared in person_columns(METADATA):
        if declared.merge is Merge.DROP:
            connection.execute(delete(table).where(column == person))
        else:
            _drop_doubles(connection, table, column, person, into)
            connection.execute(update(table).where(column == person).values({column.name: into}))
            _drop_self_references(connection, table, into)
    return [*tables]


def _drop_doubles(connection: Connection, table: Table, column: Column[str], person: str, into: str) -> None:
    """Delete rows of the guest for which the account has one with the same key."""
    if not column.primary_key:
        return
    other = table.alias()
    rest = [table.c[key.name] == other.c[key.name] for key in table.primary_key if key.name != column.name]
    same = exists().where(and_(other.c[column.name] == into, *rest))
    connection.execute(delete(table).where(column == person, same))


def _drop_self_references(connection: Connection, table: Table, person: str) -> None:
    """Delete rows that relate the person to themselves, such as a mute between guest and account."""
    both = [column for column in table.primary_key if "person" in column.info]
    if len(both) > 1:
        connection.execute(delete(table).where(*(column == person for column in both)))


def erase(connection: Connection, person: str) -> None:
    """Delete or anonymise all rows that name this person."""
    lock(connection)
    alias = ERASED + secrets.token_hex(16)
    for table, column, declared in person_columns(METADATA):
        theirs = column == person
        if declared.erase is Erase.DELETE:
            connection.execute(delete(table).where(theirs))
        elif declared.erase is Erase.CLEAR:
            connection.execute(update(table).where(theirs).values({column.name: "", **declared.blank}))
        else:
            connection.execute(update(table).where(theirs).values({column.name: alias}))


def export(connection: Connection, person: str) -> MyData:
    """Return every row of this person, with names in place of other people's ids, and without secrets."""
    rows: dict[str, list[dict[str, Any]]] = {}
    names = {row.guest: row.name for row in connection.execute(select(ACCOUNTS.c.guest, ACCOUNTS.c.name))}
    for table, column, declared in person_columns(METADATA):
        if declared.export is None:
            rows.setdefault(table.name, []).extend(_exported(connection, table, column, person, names))
    known = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    return MyData(
        name=known.name if known else "",
        account=names.get(person, ""),
        since=known.created if known else 0.0,
        games=_games(connection, person),
        rows=rows,
        kept_elsewhere=ELSEWHERE,
    )


def _exported(
    connection: Connection, table: Table, column: Column[str], person: str, names: dict[str, str]
) -> list[dict[str, Any]]:
    shown = [one for one in table.columns if SECRET not in one.info]
    found = connection.execute(select(*shown).where(column == person).limit(MOST_ROWS)).mappings()
    return [_readable(table, dict(row), names) for row in found]


def _readable(table: Table, row: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    for column in table.columns:
        if "person" in column.info and column.name in row:
            row[column.name] = names.get(row[column.name], "")
    if table.name in PACKED:
        row[PACKED[table.name]] = unpack(row[PACKED[table.name]])
    return row


def _games(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return the person's seats and results, without the cards of running games."""
    of_table = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.opened, TABLES.c.result)
    mine = select(*of_table, SEATS.c.seat, SEATS.c.name).where(TABLES.c.id == SEATS.c.table_id, SEATS.c.guest == person)
    rows = connection.execute(mine.order_by(TABLES.c.opened).limit(MOST_ROWS)).mappings()
    return [dict(row) for row in rows]
