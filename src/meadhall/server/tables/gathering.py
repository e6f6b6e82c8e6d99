"""Before the game: sitting down, standing up, and beginning when the last seat is taken.

Several processes may change one table at once, and any of them may crash. So the database decides. After a conflict a
process reloads the table and tries the next open seat.
"""

from __future__ import annotations

import logging

from meadhall.server.chat import talk
from meadhall.server.protocol.messages import Join
from meadhall.server.storage.hall_storage import ConflictError
from meadhall.server.storage.rows import Seat
from meadhall.server.tables.hall import TRIES, Hall, UnwelcomeError
from meadhall.server.tables.room import Room

LOG = logging.getLogger("meadhall.hall")


async def join(hall: Hall, room: Room, wish: Join, guest: str) -> None:
    """Seat a guest at a table. The game begins with the last seat. Raises UnwelcomeError."""
    if room.row.private and wish.invite != room.row.invite:
        raise UnwelcomeError(403, "invite-needed")
    await hall.check_names(guest, wish.name)
    if room.row.setup.rated:
        await hall.check_rated(guest)
    async with room.lock:
        await _sit(hall, room, wish, guest)
    hall.changed(room)


async def _sit(hall: Hall, room: Room, wish: Join, guest: str) -> None:
    """Take the wanted seat or another open one. Reloads the table before it reports that none is open."""
    for look in range(TRIES):
        if room.row.setup.rated and room.seats_of(guest):
            raise UnwelcomeError(409, "rated-seats")
        free = room.free_seat(wish.seat)
        if free is None and look > 0:
            break
        person = Seat(free or 0, "person", talk.clean_line(wish.name), "", guest, wish.entropy)
        if free is not None and await hall.take_seat(room, person):
            return
        await hall.look_again(room)
    await hall.put_on_table(room)
    raise UnwelcomeError(409, "no-free-seat")


async def stand_up(hall: Hall, room: Room, seat: int) -> bool:
    """Free a seat before the game. False if the game has begun."""
    async with room.lock:
        try:
            await hall.storage.stand_up(room.row.id, seat)
        except ConflictError:
            await hall.look_again(room)
            await hall.put_on_table(room)
            return False
        room.sit(Seat(seat, "open", "", "", ""))
    hall.changed(room)
    return True


async def begin_full_tables(hall: Hall) -> None:
    """Begin games at tables without open seats, which a crash may have left waiting. Called at start-up."""
    for table in await hall.storage.full_tables():
        try:
            await hall.room(table)
        except Exception:
            LOG.exception("table %s cannot begin", table)
