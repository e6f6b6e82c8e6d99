"""The hall: opens tables, seats people, and keeps the rooms of running games in memory."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
import weakref
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TypeVar

from msgspec import structs

from meadhall.core.cards import is_made
from meadhall.core.errors import MeadhallError
from meadhall.server.card_sets.set_folder import sets_folder
from meadhall.server.chat.flood import FloodGuard
from meadhall.server.limits.limits import Limits
from meadhall.server.moderation.entry_policy import CLOSED, EntryPolicy
from meadhall.server.protocol.messages import HallInfo, NewTable, SeatWish, TableInfo, Wish
from meadhall.server.run.bus import Bus
from meadhall.server.storage.hall_storage import ConflictError, HallStorage, TableOpening
from meadhall.server.storage.rows import Result, Row, Seat, StoredTable, TableRow
from meadhall.server.tables import luck
from meadhall.server.tables.new_table import anywhere, new_name, seats_of, setup_of, why_not_rated
from meadhall.server.tables.ports import TablePorts
from meadhall.server.tables.position import HostedGame, Position, Shelf
from meadhall.server.tables.room import Room
from meadhall.server.tables.table import Table
from meadhall.server.workers.background_jobs import BackgroundJobs
from meadhall.server.workers.bots import Bots
from meadhall.server.workers.turns import Requester

LOG = logging.getLogger("meadhall.hall")
R = TypeVar("R", Room, Room | None)
SHOWN = 50  # tables listed at once
IN_MEMORY = 400  # rooms without open pages that are kept
MOST_NAMED = 100  # guests named in one table change, players first: a message must stay below 8,000 bytes
LOOKED_INTO, A_MOMENT_S = 6, 0.3  # games of a guest opened for the first page, and seconds to wait for them
MOST_OF_GUEST = 200  # unfinished tables of one guest
MOST_OF_DAY = 20_000  # unfinished tables opened within a day
SLICE_S = 0.004  # seconds of replay before the event loop gets the same time for other work
TRIES = 50  # tries to change a table that other processes keep changing


class UnwelcomeError(Exception):
    """A refusal by the hall; `reason` is the key of its message."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class Hall(EntryPolicy):
    """All tables of a hall: creates them, loads their rooms, and starts their games."""

    def __init__(
        self,
        storage: HallStorage,
        shelf: Shelf,
        bots: Bots,
        bus: Bus | None = None,
        limits: Limits | None = None,
        jobs: BackgroundJobs | None = None,
    ) -> None:
        self.storage, self.shelf, self.bots = storage, shelf, bots
        self.bus = bus or Bus()
        self.jobs = jobs or BackgroundJobs()
        self.limits = limits or Limits()
        self.flood = FloodGuard()  # limits repeated chat lines of spectators
        self.secret = ""  # the secret behind the seeds of all games
        self.rooms: dict[str, Room] = {}
        self.replaying = asyncio.Lock()
        self.opening: dict[str, asyncio.Task[Room] | asyncio.Task[Room | None]] = {}
        self.on_tables_changed: Callable[[], None] = _ignore  # called when the list of tables may have changed
        self.on_end: list[Callable[[], None]] = []  # called when a game has ended in this process
        self.plays_here: Callable[[str], bool] = anywhere  # whether a table is played in this process

    # -- the first page

    async def info(self, guest: str) -> HallInfo:
        """What the first page shows a guest: games, open and running tables, own tables."""
        secret = await self.luck()
        name, waiting, running, mine = await self.storage.overview(guest, SHOWN)
        await self._look_in([stored.row.id for stored in mine if stored.row.status == "playing"][:LOOKED_INTO])
        return HallInfo(
            name=name,
            games=[game.info for game in self.shelf.values()],
            open=[self._glance(stored, guest) for stored in waiting],
            running=[self._glance(stored, guest) for stored in running],
            mine=[self._glance(stored, guest) for stored in mine],
            pledge=luck.promise(secret, luck.new_pledge()),
        )

    async def _look_in(self, tables: list[str]) -> None:
        """Load the rooms of running games to see whose turn it is. Waits for a moment only."""
        opening = [asyncio.ensure_future(self.room(name)) for name in tables if name not in self.rooms]
        if opening:
            await asyncio.wait(opening, timeout=A_MOMENT_S)

    def _glance(self, stored: StoredTable, guest: str) -> TableInfo:
        """A table as listed. Uses the room in memory if there is one."""
        room = self.rooms.get(stored.row.id) or self._room_of(stored)
        scores, winners = (stored.result.scores, stored.result.winners) if stored.result else ([], [])
        return structs.replace(room.info(guest), changed=stored.changed, scores=scores, winners=winners)

    def _room_of(self, stored: StoredTable) -> Room:
        after = luck.pledge_after(stored.row.id)
        now, then = (luck.promise(self.secret, pledge).commitment for pledge in (stored.row.pledge, after))
        return Room(stored, now, then)

    async def open(self) -> None:
        """Load the hall's secret and card folder, or create them."""
        sets_folder()
        await self.luck()

    async def check_names(self, guest: str, *wanted: str) -> None:
        """Raise UnwelcomeError for names that are forbidden or belong to another account."""
        if any(self.is_unwelcome(name) for name in wanted):
            raise UnwelcomeError(409, "name-unwelcome")
        if not await self.storage.are_free([*wanted], guest):
            raise UnwelcomeError(409, "name-taken")

    async def check_room_left(self, guest: str) -> None:
        """Raise UnwelcomeError if this guest, or all guests together, have too many unfinished tables."""
        if not self.limits.strict:
            return
        mine, all_ = await self.storage.unfinished(guest)
        if mine >= MOST_OF_GUEST:
            raise UnwelcomeError(429, "too-many-tables")
        if all_ >= MOST_OF_DAY:
            raise UnwelcomeError(503, "hall-full")

    async def check_rated(self, guest: str) -> None:
        """Raise UnwelcomeError unless this guest may play rated games now. Only a hall with accounts allows it."""
        raise UnwelcomeError(403, "rated-accounts")

    def with_shared_addresses(self, result: Result, seats: list[Seat]) -> Result:
        """The result of a rated game, with the seats whose players came from the same address range."""
        return result

    async def luck(self) -> str:
        """The hall's secret. It is created once per database."""
        if not self.secret:
            self.secret = await self.storage.setting(luck.SECRET, luck.new_secret())
        return self.secret

    # -- tables

    async def create(self, wish: NewTable, guest: str) -> Room:
        """Create a table from a request. Raises UnwelcomeError and SetupError."""
        await self.check_room_left(guest)
        await self.check_names(guest, wish.name, *(seat.name for seat in wish.seats))
        game, setup = self.game(wish.game), setup_of(wish)
        await self.load_card_set(setup.cards)
        if is_made(setup.cards) and not wish.private:
            raise UnwelcomeError(400, "own-cards-private")
        self.check_seats(game, wish.seats, open_too=not setup.practice)
        if wish.rated:
            if reason := why_not_rated(wish):
                raise UnwelcomeError(400, reason)
            await self.check_rated(guest)
        game.check(len(wish.seats), setup)
        row = TableRow(self.new_name(), wish.game, setup, "", "waiting", wish.private, secrets.token_urlsafe(12))
        row.pledge = wish.pledge or luck.new_pledge()
        if luck.OWN_SIGN in row.pledge:
            raise UnwelcomeError(409, "pledge-used")
        return await self.open_room(TableOpening(StoredTable(row, seats_of(wish, guest)), [], guest, wish.name))

    async def open_room(self, opening: TableOpening) -> Room:
        """Save a new table and return its room. If all seats are taken, the game begins in the same commit.

        A game that comes with rows (a lesson, a file) is replayed when the first page opens.
        """
        await self.luck()
        if opening.rows:
            await self._open_on_disk(opening)
            room = self._room_of(opening.stored)
        else:
            room = await self._in_line(opening.stored.row.id, self._open_here(opening))
        self.changed(room)
        return room

    async def _open_here(self, opening: TableOpening) -> Room:
        first = self._begun(opening.stored)
        await self._open_on_disk(opening)
        room = self._room_of(opening.stored)
        self._remember(room)
        if first is not None:
            await self.seat_table(room, first)
        return room

    async def _open_on_disk(self, opening: TableOpening) -> None:
        try:
            await self.storage.open_table(opening)
        except ConflictError:
            raise UnwelcomeError(409, "pledge-used") from None

    def _begun(self, stored: StoredTable) -> Position | None:
        """The first position of a new table; None while a seat is free."""
        row = stored.row
        if row.header:
            return self.game(row.game).resume(row.header)
        if not is_full(stored.seats):
            return None
        row.header, first = self.deal(row, stored.seats)
        row.status = "playing"
        return first

    def new_name(self) -> str:
        """A new id for a table that is played in this process."""
        return new_name(self.plays_here)

    def game(self, key: str) -> HostedGame:
        """The installed game with this key."""
        if key not in self.shelf:
            raise UnwelcomeError(404, "no-such-game")
        return self.shelf[key]

    def check_seats(self, game: HostedGame, seats: list[SeatWish], open_too: bool) -> None:
        """Raise UnwelcomeError for unknown bots, or for open seats where `open_too` is false."""
        for seat in seats:
            if seat.kind == "bot" and not game.has_bot(seat.bot):
                raise UnwelcomeError(400, "no-such-bot")
            if seat.kind == "open" and not open_too:
                raise UnwelcomeError(400, "practice-alone")

    def deal(self, row: TableRow, seats: list[Seat]) -> tuple[str, Position]:
        """Deal a game from the hall's seed and the entropy of the seats. Return header and first position."""
        names = [seat.name or seat.bot for seat in seats]
        seed, entropy = luck.seed_behind(self.secret, row.pledge), [seat.entropy for seat in seats]
        whole = row.setup.luck or luck.whole_seed(seed, entropy)
        header, first = self.game(row.game).begin(names, row.setup, whole, live=len(names) > 1)
        return json.dumps({**json.loads(header), "seed": seed, "entropy": entropy}), first

    def changed(self, room: Room, moved: bool = False) -> None:
        """Update the pages of a changed table here and notify other processes. `moved`: only the game changed."""
        room.tell(moved)
        self.publish(room)
        if not moved:
            self.on_tables_changed()

    def publish(self, room: Room) -> None:
        """Tell other processes the version of a table and which guests have it open here."""
        if not self.bus.alone:
            here = sorted(room.guests(), key=lambda guest: (not room.mine(guest), guest))
            self.bus.publish(room.row.id, room.version, here[:MOST_NAMED])

    async def seat_table(self, room: Room, first: Position, rows: Sequence[Row] = ()) -> None:
        """Give a room its running game. Saved rows are replayed in slices, so that the event loop stays free."""
        table = Table(room.row, room.seats, first, self._ports_of(room), self.bots)
        left = deque(rows)
        while left:
            async with self.replaying:
                await asyncio.sleep(replay_some(table, left))
        room.table = table
        table.wake_bots()

    def ended(self) -> None:
        """Call the listeners of ended games."""
        for heard in self.on_end:
            heard()

    def _ports_of(self, room: Room) -> TablePorts:
        """The ports of a room's table. They hold the room weakly, so a forgotten room is freed without a cycle."""
        name, here, rated, seats = room.row.id, weakref.ref(room), room.row.setup.rated, room.seats

        async def add(row: Row, result: Result | None, marked: bool) -> None:
            if result is not None and rated:
                result = self.with_shared_addresses(result, seats)
            await self.storage.keep_answer(name, row, result, marked)
            if result is not None:
                self.ended()

        async def load(since: int = 0) -> list[Row]:
            return await self.storage.answers_of(name, since)

        async def wish(wish: Wish | None) -> None:
            await self.storage.set_wish(name, wish)

        def tell() -> None:
            if (room := here()) is not None:
                self.changed(room, moved=True)

        return TablePorts(add, load, wish, tell, partial(_requester_in, here), self.limits.wait_for_bot_turn)

    # -- rooms

    async def room(self, name: str) -> Room | None:
        """The room of a table, from memory or from disk."""
        room = self.rooms.pop(name, None)
        if room is not None:
            self.rooms[name] = room  # move to the end: most recently used
            return room
        under_way = self.opening.get(name)
        return await (self._in_line(name, self._open(name)) if under_way is None else asyncio.shield(under_way))

    async def _in_line(self, name: str, opening: Coroutine[None, None, R]) -> R:
        """Register a room as being opened until it is remembered. Other requests for it wait for the same task, and
        `PeerSync` applies table changes that arrive meanwhile afterwards."""
        task = asyncio.create_task(opening)
        self.opening[name] = task
        task.add_done_callback(lambda _: self.opening.pop(name, None))
        return await asyncio.shield(task)

    async def _open(self, name: str) -> Room | None:
        await self.luck()
        stored = await self.storage.find_table(name)
        if stored is None:
            return None
        room = self._room_of(stored)
        room.talk.extend(await self.storage.said_since(name, 0))
        self.stop_if_closed(room)
        try:
            await self.load_card_set(stored.row.setup.cards)
            await self.put_on_table(room)
        except MeadhallError as trouble:
            LOG.error("table %s cannot be played on: %s", name, trouble)
            room.trouble = "other-rules"
        self._remember(room)
        return room

    async def put_on_table(self, room: Room) -> None:
        """Load the game of a room, or begin it if all seats are taken."""
        for _ in range(TRIES):
            if room.row.status != "waiting" or not is_full(room.seats) or await self.take_seat(room, None):
                break
            await self.look_again(room)
        if room.row.status != "waiting" and room.table is None and room.row.invite != CLOSED:
            await self.resume(room)

    async def take_seat(self, room: Room, seat: Seat | None) -> bool:
        """Save a taken seat (None: no new one) and begin the game if it was the last, in one commit.

        False: the stored seats differ from those in memory, and nothing was saved.
        """
        name, before = room.row.id, [*room.seats]
        after = [seat if seat is not None and seat.seat == old.seat else old for old in before]
        header, first = self.deal(room.row, after) if is_full(after) else ("", None)
        try:
            await self.storage.sit_down(name, before, seat, header)
        except ConflictError:
            return False
        if seat is not None:
            room.sit(seat)
        if first is not None:
            room.row.header, room.row.status = header, "playing"
            await self.seat_table(room, first)
        return True

    async def look_again(self, room: Room) -> bool:
        """Reload row and seats from the database. True if anything changed."""
        stored = await self.storage.find_table(room.row.id)
        changed = stored is not None and room.learn(stored)
        self.stop_if_closed(room)
        return changed

    async def resume(self, room: Room) -> None:
        """Load a stored game into its room."""
        rows = await self.storage.answers_of(room.row.id)
        await self.seat_table(room, self.game(room.row.game).resume(room.row.header), rows)

    def _remember(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        if len(self.rooms) > IN_MEMORY:
            self._forget_idle()

    def _forget_idle(self) -> None:
        """Drop the least recently used rooms without open pages or running work, beyond IN_MEMORY."""
        idle = [name for name, room in self.rooms.items() if not room.watchers and not _busy(room)]
        for name in idle[: max(0, len(idle) - IN_MEMORY)]:
            del self.rooms[name]

    async def close(self) -> None:
        """Wait for answers that are being saved, then close bots, workers and storage."""
        for room in list(self.rooms.values()):
            if room.table is not None:
                await room.table.close()
        self.bots.close()
        self.jobs.close()
        self.storage.close()


def replay_some(table: Table, left: deque[Row]) -> float:
    """Replay the first answers of `left` for one slice. Return the seconds it took; 0 if none are left."""
    begun = time.perf_counter()
    while left:
        table.replay([left.popleft()])
        if (spent := time.perf_counter() - begun) > SLICE_S:
            return spent
    return 0.0


def _ignore() -> None:
    """Do nothing: no listener is set."""


def _requester_in(here: weakref.ref[Room]) -> Requester | None:
    """For whom bots think in this room; None if no page is open."""
    room = here()
    return room.requester if room is not None and room.watchers else None


def _busy(room: Room) -> bool:
    return room.table is not None and room.table.busy


def is_full(seats: list[Seat]) -> bool:
    """Whether no seat is open."""
    return all(seat.kind != "open" for seat in seats)
