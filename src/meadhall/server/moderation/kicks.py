"""Votes to kick a player. A player who is voted out becomes a spectator, and a bot plays the seat to the end.

More than half of the other players must agree, and at least two: one person alone can never kick another.
A rated game in play has no votes: they could take a win from one player and save another from a loss.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select, update

from meadhall.server.protocol.moderation import KickState
from meadhall.server.storage.rows import Seat
from meadhall.server.storage.schema import BEFORE_GAME, KICKS, OUT_OF_GAME, SEATS, TABLES
from meadhall.server.tables.autoplay import STAND_IN
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.public import PublicHall
from meadhall.server.tables.room import Room

FEWEST_VOTES = 2  # votes needed at least


def voters_on(seats: list[Seat], target: str) -> set[str]:
    """Return the people who may vote: seated players who have not left, except the target."""
    return {seat.guest for seat in seats if seat.kind == "person" and seat.guest and not seat.bot} - {target}


def votes_needed(seats: list[Seat], target: str) -> int:
    """Return the number of votes needed."""
    return max(FEWEST_VOTES, len(voters_on(seats, target)) // 2 + 1)


async def vote(hall: PublicHall, room: Room, guest: str, target: int, on: bool) -> None:
    """Vote to kick the player of a seat, or withdraw the vote. The last vote needed kicks the player."""
    seat = room.seats[target] if target < len(room.seats) else None
    if seat is None or seat.kind != "person" or not seat.guest or room.row.status == "over":
        raise UnwelcomeError(409, "nobody-to-replace")
    if room.row.setup.rated and room.row.status == "playing":
        raise UnwelcomeError(409, "rated-vote")  # the clock ends what a player delays
    mine = room.seats_of(guest)
    if not mine or seat.guest == guest or room.seats[mine[0]].bot:
        raise UnwelcomeError(403, "not-your-vote")
    gone = await hall.store.write(lambda c: _vote(c, room.row.id, seat.seat, guest, on))
    if gone:
        await _show_kick(hall, room)


async def _show_kick(hall: PublicHall, room: Room) -> None:
    """Show the change at this table, here and, through a notice, in other processes."""
    async with room.lock:
        await hall.look_again(room)
    hall.changed(room)
    if room.table is not None:
        room.table.seat_changed()


def _vote(connection: Connection, table: str, target: int, guest: str, on: bool) -> bool:
    """Store a vote, checked against the stored seats; True: the player is voted out now."""
    status = connection.execute(select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()).scalar()
    seats = _seats(connection, table)
    voter = next((seat.seat for seat in seats if seat.guest == guest and not seat.bot), None)
    if voter is None or status == "over" or not seats[target].guest or seats[target].guest == guest:
        return False
    there = (KICKS.c.table_id == table, KICKS.c.seat == target)
    connection.execute(delete(KICKS).where(*there, KICKS.c.voter == voter))
    if on:
        values = {"table_id": table, "seat": target, "voter": voter, "guest": guest, "at": time.time()}
        connection.execute(insert(KICKS).values(**values))
    return _has_enough_votes(connection, table, seats, target) and _kick(
        connection, table, seats[target].guest, str(status)
    )


def _has_enough_votes(connection: Connection, table: str, seats: list[Seat], target: int) -> bool:
    guest = seats[target].guest
    return len(_voters(connection, table, target) & voters_on(seats, guest)) >= votes_needed(seats, guest)


def _voters(connection: Connection, table: str, target: int) -> set[str]:
    found = select(KICKS.c.guest).where(KICKS.c.table_id == table, KICKS.c.seat == target, KICKS.c.voter >= 0)
    return set(connection.execute(found).scalars())


def _kick(connection: Connection, table: str, guest: str, status: str) -> bool:
    """Kick a player. Before the game the seat becomes free; in a game a bot takes it, and the player loses.

    A kicked player cannot sit down at this table again.
    """
    theirs = (SEATS.c.table_id == table, SEATS.c.guest == guest)
    seats = connection.execute(select(SEATS.c.seat).where(*theirs)).scalars().all()
    free = {"kind": "open", "name": "", "bot": "", "guest": "", "entropy": "", "standing": ""}
    connection.execute(update(SEATS).where(*theirs).values(**(free if status == "waiting" else _with_bot())))
    mark = BEFORE_GAME if status == "waiting" else OUT_OF_GAME
    for seat in seats:
        connection.execute(delete(KICKS).where(KICKS.c.table_id == table, KICKS.c.seat == seat, KICKS.c.voter == mark))
        values = {"table_id": table, "seat": seat, "voter": mark, "guest": guest, "at": time.time()}
        connection.execute(insert(KICKS).values(**values))
    return True


def _with_bot() -> dict[str, str]:
    return {"guest": "", "bot": STAND_IN}


def _seats(connection: Connection, table: str) -> list[Seat]:
    columns = (SEATS.c.seat, SEATS.c.kind, SEATS.c.name, SEATS.c.bot, SEATS.c.guest)
    rows = connection.execute(select(*columns).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
    return [Seat(*row) for row in rows]


async def vote_states(hall: PublicHall, room: Room, guest: str) -> list[KickState]:
    """Return the votes so far against each player, for a player of this table."""
    if not room.seats_of(guest):
        raise UnwelcomeError(403, "not-seated")
    asked = [seat for seat in room.seats if seat.kind == "person" and seat.guest and seat.guest != guest]
    voters = await hall.store.read(lambda c: [_voters(c, room.row.id, seat.seat) for seat in asked])
    return [_state(room.seats, seat, said, guest) for seat, said in zip(asked, voters, strict=True)]


def _state(seats: list[Seat], seat: Seat, voters: set[str], guest: str) -> KickState:
    count = len(voters & voters_on(seats, seat.guest))
    return KickState(seat.seat, count, votes_needed(seats, seat.guest), guest in voters)
