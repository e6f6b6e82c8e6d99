"""Exports stored games as records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection, Engine, RowMapping, select

from meadhall.core.errors import MeadhallError, RulebookError
from meadhall.interface import shelf
from meadhall.server.storage.records import answers_of
from meadhall.server.storage.schema import SETTINGS, TABLES
from meadhall.server.tables import luck
from meadhall.server.tables.archive import whole_record


class Exported(NamedTuple):
    """A game as text of a file, or why it cannot be exported."""

    table: str
    text: str
    trouble: str = ""


def records_of(engine: Engine, only: str) -> Iterator[Exported]:
    """Export every finished game, or only one table. The seed of a running game is not exported."""
    wanted = TABLES.c.id == only if only else TABLES.c.status == "over"
    with engine.connect() as connection:
        for table in connection.execute(select(TABLES).where(wanted, TABLES.c.header != "")).mappings().all():
            yield _exported(connection, table)


def _exported(connection: Connection, table: RowMapping) -> Exported:
    """Export one table. Errors are returned, so that one damaged game does not stop the export."""
    try:
        rows, promised = answers_of(connection, table["id"]), _commitment(connection, table)
        return Exported(table["id"], whole_record(shelf.game_named(table["game"]), table["header"], rows, promised))
    except MeadhallError as no:
        return Exported(table["id"], "", str(no))
    except (ValueError, KeyError, TypeError, IndexError, RulebookError) as damage:
        return Exported(table["id"], "", f"damaged: {type(damage).__name__}: {damage}")


def _commitment(connection: Connection, table: RowMapping) -> str:
    """The commitment to the luck of a finished game; "" if there is none."""
    secret = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == luck.SECRET)).scalar()
    if table["status"] != "over" or not table["pledge"] or not secret:
        return ""
    return luck.promise(secret, table["pledge"]).commitment
