"""Columns with the id of a person, and how merging, exporting and erasing a person treat their rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, NamedTuple

from sqlalchemy import Column, MetaData, String, Table

PERSON_ID = 64  # longest id of a person; ids that this version makes have 22 characters
SECRET = "secret"  # in the info of a column: never exported


class Merge(Enum):
    """What happens to the rows of a guest who signs in to an account."""

    MOVE = "the account takes them; where it has such a row already, its own stays"
    DROP = "they vanish with the guest"


class Erase(Enum):
    """What happens to the rows of a deleted person."""

    DELETE = "the rows go"
    CLEAR = "the rows stay without the person: the column and those in `blank` are emptied"
    ALIAS = "the rows stay under a random id, so that the ratings of others still follow from them"


class Export(NamedTuple):
    """Marks rows that are not exported, with the reason."""

    why_not: str


class PersonColumn(NamedTuple):
    """The rules of a column with a person's id."""

    merge: Merge
    erase: Erase
    export: Export | None  # None: the rows are exported
    blank: Mapping[str, object]  # further columns that Erase.CLEAR empties


def person_column(
    name: str,
    *,
    erase: Erase,
    merge: Merge = Merge.MOVE,
    export: Export | None = None,
    blank: Mapping[str, object] | None = None,
    **options: Any,  # Any: as Column takes them
) -> Column[str]:
    """Return a column with the id of a person, or "" for none."""
    declared = PersonColumn(merge, erase, export, blank or {})
    return Column(name, String(PERSON_ID), info={"person": declared}, nullable=False, **options)


def person_columns(metadata: MetaData) -> Iterator[tuple[Table, Column[str], PersonColumn]]:
    """Yield every column of the schema that holds the id of a person."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            if "person" in column.info:
                yield table, column, column.info["person"]
