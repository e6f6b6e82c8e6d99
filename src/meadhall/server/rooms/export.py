"""Games of the hall as records."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, Engine, RowMapping, select

from meadhall import shelf
from meadhall.server.play import luck
from meadhall.server.play.archive import whole_record
from meadhall.server.store.records import answers_of
from meadhall.server.store.schema import SETTINGS, TABLES


def records_of(engine: Engine, only: str) -> Iterator[tuple[str, str]]:
    """Name and record of each finished game, or of one table; what a going game's luck is made of stays here."""
    wanted = TABLES.c.id == only if only else TABLES.c.status == "over"
    with engine.connect() as connection:
        for table in connection.execute(select(TABLES).where(wanted, TABLES.c.header != "")).mappings().all():
            rows, promised = answers_of(connection, table["id"]), _commitment(connection, table)
            yield table["id"], whole_record(shelf.take(table["game"]), table["header"], rows, promised)


def _commitment(connection: Connection, table: RowMapping) -> str:
    """What was promised before a game that is over."""
    secret = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == luck.SECRET)).scalar()
    if table["status"] != "over" or not table["pledge"] or not secret:
        return ""
    return luck.promise(secret, table["pledge"]).commitment
