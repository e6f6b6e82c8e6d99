"""A guest's running games, with the turns that wait for them, the most urgent first."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection

from meadhall.server.notifications import slow_games
from meadhall.server.protocol.notifications import Move, Moves
from meadhall.server.storage import records
from meadhall.server.storage.rows import StoredTable
from meadhall.server.storage.writer import Store
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.room import Room

LOOKED_AT = 40  # games of one guest in the list
OPENED = 8  # games that are loaded for one request
A_MOMENT_S = 0.5  # seconds to wait for them to load
FAR = float("inf")


async def moves_of(hall: Hall, store: Store, guest: str, idle_s: float) -> Moves:
    """Return a guest's running games with other people. Games not in memory are loaded, a few per request."""
    mine = await store.read(lambda c: _going(c, guest))
    missing = [stored.row.id for stored in mine if stored.row.id not in hall.rooms][:OPENED]
    opening = [asyncio.ensure_future(hall.room(name)) for name in missing]
    if opening:
        await asyncio.wait(opening, timeout=A_MOMENT_S)
    rooms = [(stored, hall.rooms.get(stored.row.id)) for stored in mine]
    moves = await store.read(lambda c: [_move(c, stored, room, guest, idle_s) for stored, room in rooms])
    return Moves(sorted(moves, key=lambda move: (move.state != "asked", move.due or FAR, move.ends or FAR)))


def _going(connection: Connection, guest: str) -> list[StoredTable]:
    tables = records.tables_of(connection, guest, LOOKED_AT)
    going = [stored for stored in tables if stored.row.status == "playing"]
    return [stored for stored in going if len({seat.guest for seat in stored.seats if seat.guest}) > 1]


def _move(connection: Connection, stored: StoredTable, room: Room | None, guest: str, idle_s: float) -> Move:
    name, game = stored.row.id, stored.row.game
    ends = slow_games.ends_at(connection, name, idle_s)
    if room is None or room.table is None:
        return Move(name, game, "unknown", 0.0, ends)
    asked = [seat for seat in room.table.awaited() if room.seats[seat].guest == guest]
    if not asked:
        return Move(name, game, "waits", 0.0, ends)
    since = room.table.asked_since.get(asked[0], room.table.version)
    return Move(name, game, "asked", slow_games.deadline_of(connection, room, room.seats[asked[0]], since), ends)
