"""Before the game: sitting down, standing up, and beginning with the last seat.

Several processes may do it at one table at once, and any of them may crash. So the database decides: whoever
meets a conflict reads again and takes the next free seat.
"""

from __future__ import annotations

import logging

from meadhall.server.contract.messages import Join
from meadhall.server.rooms.hall import TRIES, Hall, UnwelcomeError
from meadhall.server.rooms.room import Room
from meadhall.server.rooms.talk import talk
from meadhall.server.store.hall_storage import ConflictError
from meadhall.server.store.rows import Seat

LOG = logging.getLogger("meadhall.hall")


async def join(hall: Hall, room: Room, wish: Join, guest: str) -> None:
    """Sit down at a table; who comes last begins the game."""
    if room.row.private and wish.invite != room.row.invite:
        raise UnwelcomeError(403, "invite-needed")
    await hall.check_names(guest, wish.name)
    if room.row.setup.rated:
        await hall.check_rated(guest)
    async with room.lock:
        await _sit(hall, room, wish, guest)
    hall.changed(room)


async def _sit(hall: Hall, room: Room, wish: Join, guest: str) -> None:
    """On the seat wished for, or the next free one; only the disk knows that there is none."""
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
    """Free a seat; False: the game has begun."""
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
    """A hall that fell, or an older one, may have left tables where nobody is missing: their games begin now."""
    for table in await hall.storage.full_tables():
        try:
            await hall.room(table)
        except Exception:
            LOG.exception("table %s cannot begin", table)
