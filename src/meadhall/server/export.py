"""Games of the hall as records."""

from __future__ import annotations

import json
from collections.abc import Iterator

from sqlalchemy import Engine, select

from meadhall import shelf
from meadhall.server.archive import whole_record
from meadhall.server.records import answers_of
from meadhall.server.reel import path_to
from meadhall.server.schema import TABLES

NEWEST = 1 << 31


def records_of(engine: Engine, only: str) -> Iterator[tuple[str, str]]:
    """Name and record of each finished game, or of one table; the seed of a game that goes on stays here."""
    wanted = TABLES.c.id == only if only else TABLES.c.status == "over"
    with engine.connect() as connection:
        for table in connection.execute(select(TABLES).where(wanted, TABLES.c.header != "")).mappings().all():
            path = path_to(answers_of(connection, table["id"]), NEWEST)
            body = json.loads(whole_record(shelf.take(table["game"]), table["header"], path))
            if table["status"] != "over":
                body.pop("seed", None)
            yield table["id"], json.dumps(body, ensure_ascii=False, separators=(",", ":"))
