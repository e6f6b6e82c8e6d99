"""Replay of tables: any version, the story, game files, forks, luck proofs and reviews."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from meadhall.server.protocol.messages import NewTable, Origin, SeatWish
from meadhall.server.protocol.requests import Fork, PastMoment, Proof, Reviewed, Story
from meadhall.server.storage.hall_storage import TableOpening
from meadhall.server.storage.rows import Row, Seat, StoredTable, TableRow, TableSetup
from meadhall.server.tables import luck
from meadhall.server.tables.archive import fresh_luck, renumbered
from meadhall.server.tables.hall import Hall, UnwelcomeError
from meadhall.server.tables.new_table import seats_of
from meadhall.server.tables.position import SPECTATOR
from meadhall.server.tables.replay_cache import ReplayCache, path_to
from meadhall.server.tables.room import Room
from meadhall.server.tables.seating import plain
from meadhall.server.tables.table import Table
from meadhall.server.workers.record_worker import Job
from meadhall.server.workers.turns import Requester

MOST_LINES = 4000  # log lines in one reply
NOTES = "meadhall-notes"  # the format name of a seat's notes on a running game


def table_of(room: Room) -> Table:
    """The table of a room. Raises UnwelcomeError if its game has not begun or cannot be loaded."""
    if room.table is None:
        raise UnwelcomeError(409, room.trouble or "not-begun")
    return room.table


def viewer_seat(room: Room, guest: str, wanted: int | None) -> int:
    """The seat whose view a guest gets: an own seat; after the game any wanted seat. Raises UnwelcomeError."""
    mine, over = room.seats_of(guest), table_of(room).position.over
    if wanted is not None and (wanted in mine or wanted == SPECTATOR or (over and 0 <= wanted < len(room.seats))):
        return wanted
    if wanted is not None:
        raise UnwelcomeError(403, "not-your-seat")
    return mine[0] if len(mine) == 1 else SPECTATOR


def newest(room: Room, guest: str) -> int:
    """The newest version a guest may see."""
    mine = room.seats_of(guest)
    return table_of(room).shown(mine[0] if mine else SPECTATOR).version


async def replay_cache_of(table: Table, version: int) -> ReplayCache:
    """The replay cache of a table, with rows loaded up to this version."""
    if table.replay_cache is None:
        table.replay_cache = ReplayCache(table.first)
    if table.replay_cache.version < version:
        table.replay_cache.rows = await table.ports.load_answers()
    return table.replay_cache


async def moment(room: Room, guest: str, version: int, seat: int | None, lines: int) -> PastMoment:
    """The view of a table at an earlier version. Raises UnwelcomeError."""
    viewer, table = viewer_seat(room, guest, seat), table_of(room)
    if not 0 <= version <= newest(room, guest):
        raise UnwelcomeError(404, "no-such-version")
    async with table.replay_lock:
        cache = await replay_cache_of(table, version)
        return await table.bots.workers.run_aside(_moment, cache, version, viewer, lines)


def _moment(cache: ReplayCache, version: int, seat: int, lines: int) -> PastMoment:
    position = cache.at(version)
    told = position.log(seat, max(lines, position.lines - MOST_LINES, 0))
    view = msgspec.Raw(position.view(seat))
    return PastMoment(version, seat, view, told, position.asked(), position.waits(), position.over)


async def story(room: Room, guest: str) -> Story:
    """Who answered at each version. Points are included when the game is over."""
    version, table = newest(room, guest), table_of(room)
    async with table.replay_lock:
        cache = await replay_cache_of(table, version)
        chapters = await table.bots.workers.run_aside(cache.story, version)
    if table.position.over:
        return Story(True, chapters)
    return Story(False, [msgspec.structs.replace(chapter, scores=[]) for chapter in chapters])


# -- files


async def saved(hall: Hall, room: Room, guest: str, requester: Requester) -> str:
    """A game as a file: the record if it is over, else the notes of the guest's seat."""
    table = table_of(room)
    if not table.position.over:
        return notes(room, table, viewer_seat(room, guest, None))
    rows = await table.ports.load_answers()
    promised = "" if room.row.setup.practice else room.commitment
    job = Job("export", "", room.row.game, room.row.header, promised, rows)
    return (await hall.jobs.records.do(job, requester)).text


def notes(room: Room, table: Table, seat: int) -> str:
    """What a seat knows of a running game, as JSON: its log and its view."""
    shown = table.shown(seat)
    position = shown.position
    body = {
        "format": NOTES,
        "game": room.row.game,
        "modules": room.row.setup.modules,
        "options": room.row.setup.options,
        "seats": [other.name or other.bot for other in room.seats],
        "commitment": room.commitment,
        "seat": seat,
        "version": shown.version,
        "log": position.log(seat, max(0, position.lines - MOST_LINES)),
        "view": msgspec.Raw(position.view(seat)),
    }
    return msgspec.json.encode(body).decode()


async def adopt(hall: Hall, guest: str, name: str, text: str, requester: Requester) -> Room:
    """Open an uploaded game as a practice table. The file is read in the record worker."""
    await hall.check_room_left(guest)
    found = (await hall.jobs.records.do(Job("adopt", text), requester)).adopted
    assert found is not None, "errors were raised as RecordError"
    setup = msgspec.structs.replace(found.setup, origin=Origin("", len(found.rows)))
    row = practice_row(hall, str(msgspec.json.decode(found.header)["game"]), found.header)
    hall.game(row.game)
    row.setup, row.status = setup, "over" if found.over else "playing"
    wish = NewTable(row.game, [SeatWish("me", name=seat) for seat in found.names], name=name)
    return await hall.open_room(TableOpening(StoredTable(row, seats_of(wish, guest)), found.rows))


async def fork(hall: Hall, room: Room, guest: str, wish: Fork) -> Room:
    """Open a practice table that continues a finished game from any version."""
    table = table_of(room)
    if not table.position.over:
        raise UnwelcomeError(409, "not-over")
    if not 0 <= wish.version < table.version:
        raise UnwelcomeError(404, "no-such-version")
    await hall.check_room_left(guest)
    path = path_to(await table.ports.load_answers(), wish.version)
    seats = wish.seats or [SeatWish("me", name=own_name(seat, guest)) for seat in room.seats]
    if len(seats) != len(room.seats):
        raise UnwelcomeError(400, "other-seats")
    hall.check_seats(hall.game(room.row.game), seats, open_too=False)
    sitting = seats_of(NewTable(room.row.game, seats, name=wish.name), guest)
    row = practice_row(hall, room.row.game, with_new_luck(room.row.header, [seat.name or seat.bot for seat in sitting]))
    row.setup = msgspec.structs.replace(plain(room.row.setup), origin=Origin(room.row.id, wish.version))
    return await hall.open_room(TableOpening(StoredTable(row, sitting), renumbered(path)))


def practice_row(hall: Hall, game: str, header: str) -> TableRow:
    """The row of a practice table for a game that has already begun."""
    row = TableRow(hall.new_name(), game, TableSetup(), header, "playing", True, secrets.token_urlsafe(12))
    row.pledge = luck.new_pledge()
    return row


def own_name(seat: Seat, guest: str) -> str:
    """The name of a seat in a fork. Other people's names are not copied, so deleting an account removes them."""
    return seat.bot if seat.kind == "bot" else seat.name if seat.guest == guest else ""


def with_new_luck(header: str, names: list[str]) -> str:
    """The header with new seat names and new luck for what follows."""
    body: dict[str, Any] = msgspec.json.decode(header) | {"seats": names}
    for promised in ("seed", "entropy"):
        body.pop(promised, None)
    return msgspec.json.encode(body | fresh_luck()).decode()


# -- proof


async def proof(hall: Hall, room: Room, requester: Requester) -> Proof:
    """Verify the luck of a finished game. Before the end the seed is secret. Raises UnwelcomeError."""
    table = table_of(room)
    if not table.position.over:
        raise UnwelcomeError(409, "not-over")
    if room.row.setup.practice or '"entropy"' not in room.row.header:
        raise UnwelcomeError(409, "nothing-promised")
    rows: list[Row] = await table.ports.load_answers()
    job = Job("prove", "", room.row.game, room.row.header, room.commitment, rows)
    found = (await hall.jobs.records.do(job, requester)).proof
    assert found is not None, "errors were raised as RecordError"
    return found


# -- review


async def reviewed(hall: Hall, room: Room, requester: Requester, may_begin: Callable[[], None]) -> Reviewed:
    """The review of a finished game, or its progress. The first request starts it. It reveals all cards."""
    table, reviews = table_of(room), hall.jobs.reviews
    if not table.position.over:
        raise UnwelcomeError(409, "not-over")
    known = reviews.known(room.row.id)
    if known is None:
        may_begin()
        reviews.admit(requester)
        rows = await table.ports.load_answers()
        return reviews.begin(room.row.id, Job("review", "", room.row.game, room.row.header, "", rows), requester)
    return known
