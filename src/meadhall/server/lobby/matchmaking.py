"""Matchmaking: finds a table whose players want the same game, or opens one, and fills free seats with bots."""

from __future__ import annotations

import logging
import secrets
import time

from meadhall.server.lobby import waiting
from meadhall.server.protocol.lobby import Fill, Pace, Seek
from meadhall.server.protocol.messages import Clock, NewTable, SeatWish
from meadhall.server.storage.hall_storage import ConflictError
from meadhall.server.storage.rows import Seat, StoredTable, TableRow
from meadhall.server.storage.writer import Store
from meadhall.server.tables import luck
from meadhall.server.tables.autoplay import STAND_IN
from meadhall.server.tables.hall import TRIES, Hall, UnwelcomeError
from meadhall.server.tables.new_table import seats_of, setup_of
from meadhall.server.tables.room import Room

LOG = logging.getLogger("meadhall.lobby")
CLOCKS: dict[Pace, Clock] = {"live": Clock("move", 180), "days": Clock("move", 3 * 24 * 3600)}


async def find_table(hall: Hall, store: Store, wish: Seek, guest: str) -> Room:
    """Return a waiting table that fits the wish, or open a new one. Search and opening are one transaction."""
    await hall.check_room_left(guest)
    await hall.check_names(guest, wish.name)
    if wish.rated:
        if wish.wait:
            raise UnwelcomeError(400, "rated-bots")
        await hall.check_rated(guest)
    opening = _opening(hall, wish, guest)
    wanted = waiting.Wanted(wish.game, wish.players, wish.pace, wish.wait > 0)
    fill_at = time.time() + wish.wait if wish.wait else 0.0
    try:
        name = await store.write(lambda c: waiting.find_or_open(c, wanted, guest, opening, fill_at))
    except ConflictError:
        raise UnwelcomeError(409, "pledge-used") from None
    room = await hall.room(name)
    assert room is not None, "tables are never deleted"
    hall.changed(room)
    return room


def _opening(hall: Hall, wish: Seek, guest: str) -> StoredTable:
    """Return a new public table: this guest on the first seat, the other seats free."""
    seats = [SeatWish("me"), *[SeatWish("open")] * (wish.players - 1)]
    new = NewTable(wish.game, seats, name=wish.name, clock=CLOCKS[wish.pace], entropy=wish.entropy, rated=wish.rated)
    setup = setup_of(new)
    hall.game(wish.game).check(wish.players, setup)
    row = TableRow(hall.new_name(), wish.game, setup, "", "waiting", False, secrets.token_urlsafe(12))
    row.pledge = wish.pledge or luck.new_pledge()
    if luck.OWN_SIGN in row.pledge:
        raise UnwelcomeError(409, "pledge-used")
    return StoredTable(row, seats_of(new, guest))


# -- bots


async def add_bot(hall: Hall, store: Store, room: Room, guest: str, wish: Fill) -> None:
    """Put a bot on a free seat of a waiting table, at a player's request. Refused where others want people only."""
    if not room.seats_of(guest):
        raise UnwelcomeError(403, "not-seated")
    if not hall.game(room.row.game).has_bot(wish.bot):
        raise UnwelcomeError(400, "no-such-bot")
    if room.row.setup.rated:
        raise UnwelcomeError(409, "rated-bots")
    others = {seat.guest for seat in room.seats if seat.guest} - {guest}
    for_people = await store.read(lambda c: waiting.is_for_people(c, room.row.id))
    if others and for_people:
        raise UnwelcomeError(409, "people-only")
    if not await _sit_bot(hall, room, wish.seat, wish.bot):
        raise UnwelcomeError(409, "no-free-seat")


async def add_bots(hall: Hall, table: str) -> None:
    """Put bots on all free seats. People may take seats meanwhile; after a crash another process continues."""
    room = await hall.room(table)
    bot = STAND_IN
    while room is not None and (free := room.free_seat(None)) is not None:
        if not await _sit_bot(hall, room, free, bot) and not await hall.look_again(room):
            break


async def _sit_bot(hall: Hall, room: Room, number: int, bot: str) -> bool:
    """Put a bot on a seat; False: the seat is not free."""
    async with room.lock:
        for _ in range(TRIES):
            if room.free_seat(number) != number or room.row.status != "waiting":
                return False
            if await hall.take_seat(room, Seat(number, "bot", "", bot, "")):
                break
            await hall.look_again(room)
        else:
            return False
    hall.changed(room)
    return True


async def serve_waiting_tables(hall: Hall, store: Store) -> None:
    """Fill tables whose waiting time is over with bots, and take deserted tables out of the lobby."""
    for table in await store.read(waiting.due_for_bots):
        try:
            await add_bots(hall, table)
        except Exception:
            LOG.exception("table %s cannot be filled", table)
    for table in await store.write(waiting.remove_deserted) if await store.read(waiting.deserted) else []:
        room = hall.rooms.get(table)
        if room is not None and await hall.look_again(room):
            hall.changed(room)
