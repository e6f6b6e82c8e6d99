"""Everything the hall keeps about one person, for that person."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, RowMapping, Table, func, select

from meadhall.server.contract.order import MyData
from meadhall.server.rooms.accounts import accounts
from meadhall.server.rooms.standing.dossier import dossier
from meadhall.server.store.schema import CARD_SETS, DRAFTS, GUESTS, MUTES, REPORTS, SEATS, TABLES, TALK
from meadhall.server.workshop.sets import unpack

MOST_ROWS = 20_000  # rows of each sort
ELSEWHERE = ["address range, as a digest, in memory, for a day"]


def of(connection: Connection, guest: str) -> MyData:
    """All rows that are theirs; nothing that others may not know, nor that they may not know themselves."""
    row = connection.execute(select(GUESTS).where(GUESTS.c.token_hash == guest)).mappings().first()
    return MyData(
        name=row["name"] if row else "",
        account=accounts.name_of(connection, guest),
        since=row["since"] if row else 0.0,
        tables=_tables(connection, guest),
        talk=_rows(connection, TALK, "guest", guest, "table_id", "text", "at", "gallery"),
        muted=connection.execute(select(func.count()).select_from(MUTES).where(MUTES.c.guest == guest)).scalar() or 0,
        card_sets=[_unpacked(one) for one in _rows(connection, CARD_SETS, "guest", guest, "name", "title", "files")],
        drafts=[_unpacked(one) for one in _rows(connection, DRAFTS, "guest", guest, "key", "title", "files")],
        reports=_rows(connection, REPORTS, "reporter", guest, "kind", "table_id", "why", "at"),
        standing=dossier(connection, guest),
        kept_elsewhere=ELSEWHERE,
    )


def _tables(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """Where they sat, and how it ended: the cards of a game that goes on are not among it."""
    of_table = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.opened, TABLES.c.result)
    mine = select(*of_table, SEATS.c.seat, SEATS.c.name).where(TABLES.c.id == SEATS.c.table_id, SEATS.c.guest == guest)
    rows = connection.execute(mine.order_by(TABLES.c.opened).limit(MOST_ROWS)).mappings()
    return [dict(row) for row in rows]


def _rows(connection: Connection, table: Table, column: str, guest: str, *wanted: str) -> list[dict[str, Any]]:
    found = select(*(table.c[name] for name in wanted)).where(table.c[column] == guest).limit(MOST_ROWS)
    rows: list[RowMapping] = [*connection.execute(found).mappings()]
    return [dict(row) for row in rows]


def _unpacked(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "files": unpack(row["files"])}
