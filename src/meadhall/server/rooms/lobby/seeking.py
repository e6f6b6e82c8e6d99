"""Leads somebody to a table where others want the same, and bots to seats that stay free."""

from __future__ import annotations

import logging
import secrets
import time

from meadhall.server.contract.lobby import Fill, Pace, Seek
from meadhall.server.contract.messages import Clock, NewTable, SeatWish
from meadhall.server.play import luck
from meadhall.server.play.deputies import STAND_IN
from meadhall.server.rooms.hall import TRIES, Hall, UnwelcomeError
from meadhall.server.rooms.lobby import waiting
from meadhall.server.rooms.new_table import seats_of, setup_of
from meadhall.server.rooms.room import Room
from meadhall.server.store.books import ConflictError
from meadhall.server.store.rows import Seat, Stored, TableRow
from meadhall.server.store.writer import Store

LOG = logging.getLogger("meadhall.lobby")
CLOCKS: dict[Pace, Clock] = {"live": Clock("move", 180), "days": Clock("move", 3 * 24 * 3600)}


async def seek(hall: Hall, store: Store, wish: Seek, guest: str) -> Room:
    """The table of those who wait for such a game, or a new one; looked for and opened in one commit."""
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


def _opening(hall: Hall, wish: Seek, guest: str) -> Stored:
    """A public table with a seat for whoever looks, and free ones."""
    seats = [SeatWish("me"), *[SeatWish("open")] * (wish.players - 1)]
    new = NewTable(wish.game, seats, name=wish.name, clock=CLOCKS[wish.pace], entropy=wish.entropy, rated=wish.rated)
    setup = setup_of(new)
    hall.game(wish.game).check(wish.players, setup)
    row = TableRow(hall.new_name(), wish.game, setup, "", "waiting", False, secrets.token_urlsafe(12))
    row.pledge = wish.pledge or luck.new_pledge()
    if luck.OWN_SIGN in row.pledge:
        raise UnwelcomeError(409, "pledge-used")
    return Stored(row, seats_of(new, guest))


# -- bots


async def fill(hall: Hall, store: Store, room: Room, guest: str, wish: Fill) -> None:
    """Somebody who waits lets a bot take a free seat; where others want people only, nobody does."""
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


async def fill_all(hall: Hall, table: str) -> None:
    """Bots take all free seats, one after the other; whoever is faster sits. Interrupted, another process goes on."""
    room = await hall.room(table)
    bot = STAND_IN
    while room is not None and (free := room.free_seat(None)) is not None:
        if not await _sit_bot(hall, room, free, bot) and not await hall.look_again(room):
            break


async def _sit_bot(hall: Hall, room: Room, number: int, bot: str) -> bool:
    """False: this seat is not free."""
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


async def keep_promises(hall: Hall, store: Store) -> None:
    """Bots sit down where the wait is over; tables that everybody left are given up."""
    for table in await store.read(waiting.due):
        try:
            await fill_all(hall, table)
        except Exception:
            LOG.exception("table %s cannot be filled", table)
    for table in await store.write(waiting.give_up) if await store.read(waiting.stale) else []:
        room = hall.rooms.get(table)
        if room is not None and await hall.look_again(room):
            hall.changed(room)
