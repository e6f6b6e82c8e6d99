"""Personal data: merging, exporting and erasing follow from the declarations in the schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Connection, Float, Integer, String, Table, Text, insert, select

from meadhall.server.card_sets.sets import pack
from meadhall.server.people import personal_data
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.person_columns import Erase, Merge, person_columns
from meadhall.server.storage.schema import METADATA, TABLES

GUEST, ACCOUNT, OTHER = "guest-of-this-browser", "account-of-anna", "somebody-else"
# Text columns of the schema that hold no id of a person, by the ends of their names. A new column that fits none of
# these must be declared with person_column or be added here on purpose.
PLAIN = {
    *("id", "table_id", "key", "name", "looks", "kind", "subject", "label", "secret", "device", "role", "token_hash"),
    *("code_hash", "game", "setup", "header", "status", "invite", "pledge", "next", "wish", "result", "bot", "entropy"),
    *("standing", "action", "luck", "state", "client", "clock", "text", "pace", "process", "guests", "mail", "code"),
    *("zone", "lang", "endpoint", "p256dh", "auth", "channel", "note", "target", "host", "claim", "body", "value"),
    *("contest", "why_not", "seats", "title", "files", "why", "context", "by", "keeper", "deed", "about", "chain"),
}


@pytest.fixture
def connection(database: str) -> Iterator[Connection]:
    """A new hall."""
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as found:
        yield found


def test_every_column_that_could_hold_a_person_is_declared() -> None:
    """Undeclared text columns are known to hold no person, and no declared column has such a name."""
    undeclared = {
        f"{table.name}.{column.name}"
        for table in METADATA.sorted_tables
        for column in table.columns
        if isinstance(column.type, String) and "person" not in column.info and column.name not in PLAIN
    }
    assert undeclared == set()


def filled(connection: Connection, table: Table, person: Column[str], who: str, number: int) -> None:
    """Insert a row of this table with a person in one column and values in every other one."""
    values = {column.name: value_of(column, number) for column in table.columns}
    for column in table.columns:
        for key in column.foreign_keys:
            values[column.name] = parent(connection, key.column, number)
    connection.execute(insert(table).values({**values, person.name: who}))


def value_of(column: Column[Any], number: int) -> Any:
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, Integer | Float):
        return number
    if "person" in column.info:
        return f"{OTHER} {number}"
    if column.name == "files":
        return pack({})
    return f"row {number}" if isinstance(column.type, String | Text) else None


def parent(connection: Connection, key: Column[Any], number: int) -> Any:
    """Insert the row that a foreign key refers to."""
    value = value_of(key, number)
    if not connection.execute(select(key).where(key == value)).first():
        values = {column.name: value_of(column, number) for column in key.table.columns}
        for column in key.table.columns:
            for above in column.foreign_keys:
                values[column.name] = parent(connection, above.column, number)
        connection.execute(insert(key.table).values(values))
    return value


def fill_all(connection: Connection, who: str, start: int) -> None:
    """One row for each declared column."""
    for number, (table, column, _) in enumerate(person_columns(METADATA), start):
        filled(connection, table, column, who, number)


def holders(connection: Connection, who: str) -> set[str]:
    """Every column, declared or not, that holds this value."""
    return {
        f"{table.name}.{column.name}"
        for table in METADATA.sorted_tables
        for column in table.columns
        if isinstance(column.type, String)
        and connection.execute(select(column).where(column.contains(who))).first() is not None
    }


def test_an_erased_person_is_in_no_column(connection: Connection) -> None:
    fill_all(connection, ACCOUNT, 1)
    assert len(holders(connection, ACCOUNT)) == len([*person_columns(METADATA)])
    personal_data.erase(connection, ACCOUNT)
    assert holders(connection, ACCOUNT) == set()


def test_shared_rows_stay_without_the_person(connection: Connection) -> None:
    fill_all(connection, ACCOUNT, 1)
    before = {table.name: count(connection, table) for table in METADATA.sorted_tables}
    personal_data.erase(connection, ACCOUNT)
    for table, column, declared in person_columns(METADATA):
        if declared.erase is not Erase.DELETE and all(
            other.erase is not Erase.DELETE for also, _, other in person_columns(METADATA) if also is table
        ):
            assert count(connection, table) == before[table.name], f"{table.name}.{column.name}"


def count(connection: Connection, table: Table) -> int:
    return len(connection.execute(select(table)).all())


def test_a_guest_becomes_the_account_everywhere(connection: Connection) -> None:
    fill_all(connection, GUEST, 1)
    personal_data.merge(connection, GUEST, ACCOUNT)
    assert holders(connection, GUEST) == set()
    moved = {f"{t.name}.{c.name}" for t, c, declared in person_columns(METADATA) if declared.merge is Merge.MOVE}
    assert holders(connection, ACCOUNT) == moved


def test_a_row_that_the_account_has_already_stays_its_own(connection: Connection) -> None:
    """For every table with a person in its key: the guest and the account have the same row."""
    for number, (table, column, declared) in enumerate(person_columns(METADATA), 1):
        if column.primary_key and declared.merge is Merge.MOVE:
            for who in (GUEST, ACCOUNT):
                filled(connection, table, column, who, number)
    personal_data.merge(connection, GUEST, ACCOUNT)
    assert holders(connection, GUEST) == set()


def test_a_merge_creates_no_friendship_with_oneself(connection: Connection) -> None:
    for table, first, second in (("mutes", "guest", "muted"), ("ties", "guest", "other")):
        values = {first: GUEST, second: ACCOUNT} | ({"kind": "friend", "since": 1} if table == "ties" else {})
        connection.execute(insert(METADATA.tables[table]).values(values))
    personal_data.merge(connection, GUEST, ACCOUNT)
    assert holders(connection, ACCOUNT) == set()


def test_everything_that_is_exported_is_there_and_no_secret(connection: Connection) -> None:
    fill_all(connection, ACCOUNT, 1)
    found = personal_data.export(connection, ACCOUNT)
    exported = {table.name for table, _, declared in person_columns(METADATA) if declared.export is None}
    assert {name for name, rows in found.rows.items() if rows} == exported
    text = str(found)
    assert ACCOUNT not in text
    assert OTHER not in text, "ids of others are replaced by names"
    for table in METADATA.sorted_tables:
        for column in table.columns:
            if "secret" in column.info and table.name in found.rows:
                assert all(column.name not in row for row in found.rows[table.name]), f"{table.name}.{column.name}"


def test_the_mail_address_and_the_hours_are_exported(connection: Connection) -> None:
    values = {column.name: value_of(column, 1) for column in METADATA.tables["reach"].columns}
    values |= {"guest": ACCOUNT, "mail": "anna@hall.example", "zone": "Europe/Prague"}
    connection.execute(insert(METADATA.tables["reach"]).values(values))
    [row] = personal_data.export(connection, ACCOUNT).rows["reach"]
    assert (row["mail"], row["zone"]) == ("anna@hall.example", "Europe/Prague")
    assert TABLES.name not in personal_data.export(connection, ACCOUNT).rows
