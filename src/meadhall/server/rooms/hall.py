"""The hall: opens tables, lets people sit down, and keeps in memory what is being played."""

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
from meadhall.server.contract.messages import HallInfo, NewTable, SeatWish, TableInfo, Wish
from meadhall.server.play import luck
from meadhall.server.play.background_jobs import BackgroundJobs
from meadhall.server.play.ports import TablePorts
from meadhall.server.play.position import HostedGame, Position, Shelf
from meadhall.server.play.table import Table
from meadhall.server.rooms.bus import Bus
from meadhall.server.rooms.entry.limits import Limits
from meadhall.server.rooms.new_table import anywhere, new_name, seats_of, setup_of, why_not_rated
from meadhall.server.rooms.order.entry_policy import CLOSED, EntryPolicy
from meadhall.server.rooms.room import Room
from meadhall.server.rooms.talk.flood import FloodGuard
from meadhall.server.store.hall_storage import ConflictError, HallStorage, TableOpening
from meadhall.server.store.rows import Result, Row, Seat, StoredTable, TableRow
from meadhall.server.thinking.bots import Bots
from meadhall.server.thinking.turns import Requester
from meadhall.server.workshop.set_folder import sets_folder

LOG = logging.getLogger("meadhall.hall")
R = TypeVar("R", Room, Room | None)
SHOWN = 50  # tables listed at once
IN_MEMORY = 400  # rooms kept when nobody watches
MOST_NAMED = 100  # guests at a table of whom other processes are told, players first: no bus carries 8,000 bytes
LOOKED_INTO, A_MOMENT_S = 6, 0.3  # of a guest's games, and for how many seconds
MOST_OF_GUEST = 200  # tables of one guest that are not over
MOST_OF_DAY = 20_000  # tables opened within a day that are not over
SLICE_S = 0.004  # seconds that an old game is played again before others have the loop for as long
TRIES = 50  # looks at a table that changes all the time elsewhere


class UnwelcomeError(Exception):
    """A refusal by the hall; `reason` is the key of its message."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class Hall(EntryPolicy):
    """All rooms."""

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
        self.flood = FloodGuard()  # of spectators
        self.secret = ""  # behind every promise of luck
        self.rooms: dict[str, Room] = {}
        self.replaying = asyncio.Lock()
        self.opening: dict[str, asyncio.Task[Room] | asyncio.Task[Room | None]] = {}
        self.on_tables_changed: Callable[[], None] = (
            _nobody_listens  # called when the list of tables may be another one
        )
        self.on_end: list[Callable[[], None]] = []  # who wants to hear that a game has ended here
        self.plays_here: Callable[[str], bool] = anywhere  # is this table played in this process?

    # -- the first page

    async def info(self, guest: str) -> HallInfo:
        """What a guest sees on entering."""
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
        """Open the rooms of games that go on, to see whose turn it is; who takes long is seen next time."""
        opening = [asyncio.ensure_future(self.room(name)) for name in tables if name not in self.rooms]
        if opening:
            await asyncio.wait(opening, timeout=A_MOMENT_S)

    def _glance(self, stored: StoredTable, guest: str) -> TableInfo:
        """A table as listed; what is in memory knows more."""
        room = self.rooms.get(stored.row.id) or self._room_of(stored)
        scores, winners = (stored.result.scores, stored.result.winners) if stored.result else ([], [])
        return structs.replace(room.info(guest), changed=stored.changed, scores=scores, winners=winners)

    def _room_of(self, stored: StoredTable) -> Room:
        after = luck.pledge_after(stored.row.id)
        now, then = (luck.promise(self.secret, pledge).commitment for pledge in (stored.row.pledge, after))
        return Room(stored, now, then)

    async def open(self) -> None:
        """Read, or make, what the hall keeps for itself."""
        sets_folder()
        await self.luck()

    async def check_names(self, guest: str, *wanted: str) -> None:
        """Nobody sits down under the name of somebody with an requester."""
        if any(self.is_unwelcome(name) for name in wanted):
            raise UnwelcomeError(409, "name-unwelcome")
        if not await self.storage.are_free([*wanted], guest):
            raise UnwelcomeError(409, "name-taken")

    async def check_room_left(self, guest: str) -> None:
        """There is a bound to what one guest may leave unfinished, and all together."""
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
        """The hall's secret; the first hall at this database made it."""
        if not self.secret:
            self.secret = await self.storage.setting(luck.SECRET, luck.new_secret())
        return self.secret

    # -- tables

    async def create(self, wish: NewTable, guest: str) -> Room:
        """Open a table."""
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
        """A new table, on disk and in memory; if everybody is here its game begins in the same commit.

        A game that was begun elsewhere is played again when somebody enters, not before.
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
        """The first position of a new table, dealt now or brought along; None as long as a seat is free."""
        row = stored.row
        if row.header:
            return self.game(row.game).resume(row.header)
        if not is_full(stored.seats):
            return None
        row.header, first = self.deal(row, stored.seats)
        row.status = "playing"
        return first

    def new_name(self) -> str:
        """A name for a table that is played here."""
        return new_name(self.plays_here)

    def game(self, key: str) -> HostedGame:
        """A game on the shelf."""
        if key not in self.shelf:
            raise UnwelcomeError(404, "no-such-game")
        return self.shelf[key]

    def check_seats(self, game: HostedGame, seats: list[SeatWish], open_too: bool) -> None:
        """Are there such bots, and may there be free seats?"""
        for seat in seats:
            if seat.kind == "bot" and not game.has_bot(seat.bot):
                raise UnwelcomeError(400, "no-such-bot")
            if seat.kind == "open" and not open_too:
                raise UnwelcomeError(400, "practice-alone")

    def deal(self, row: TableRow, seats: list[Seat]) -> tuple[str, Position]:
        """The deal: the hall's luck and what the seats added. A silence betrays nothing as soon as two play."""
        names = [seat.name or seat.bot for seat in seats]
        seed, entropy = luck.seed_behind(self.secret, row.pledge), [seat.entropy for seat in seats]
        whole = row.setup.luck or luck.whole_seed(seed, entropy)
        header, first = self.game(row.game).begin(names, row.setup, whole, live=len(names) > 1)
        return json.dumps({**json.loads(header), "seed": seed, "entropy": entropy}), first

    def changed(self, room: Room, moved: bool = False) -> None:
        """Something about a table is different now: everybody looks, here and in other processes."""
        room.tell(moved)
        self.publish(room)
        if not moved:
            self.on_tables_changed()

    def publish(self, room: Room) -> None:
        """Tell other processes how a table stands and who is at it here."""
        if not self.bus.alone:
            here = sorted(room.guests(), key=lambda guest: (not room.mine(guest), guest))
            self.bus.publish(room.row.id, room.version, here[:MOST_NAMED])

    async def seat_table(self, room: Room, first: Position, rows: Sequence[Row] = ()) -> None:
        """Put the game on the table. A long one is played again a little at a time, so that nobody waits for it."""
        table = Table(room.row, room.seats, first, self._ports_of(room), self.bots)
        left = deque(rows)
        while left:
            async with self.replaying:
                await asyncio.sleep(replay_some(table, left))
        room.table = table
        table.wake_bots()

    def ended(self) -> None:
        """A game has ended here."""
        for heard in self.on_end:
            heard()

    def _ports_of(self, room: Room) -> TablePorts:
        """A table does not hold its room: what is forgotten is gone, and nobody has to sweep it up."""
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
            self.rooms[name] = room  # as the last one that anybody asked for
            return room
        under_way = self.opening.get(name)
        return await (self._in_line(name, self._open(name)) if under_way is None else asyncio.shield(under_way))

    async def _in_line(self, name: str, opening: Coroutine[None, None, R]) -> R:
        """From before the first look at the disk until the room is remembered it is known that it is being opened:
        whoever asks for it waits, and what is cried meanwhile is heard afterwards (`PeerSync`)."""
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
        """The game of a room, begun or to be begun; none as long as somebody is missing."""
        for _ in range(TRIES):
            if room.row.status != "waiting" or not is_full(room.seats) or await self.take_seat(room, None):
                break
            await self.look_again(room)
        if room.row.status != "waiting" and room.table is None and room.row.invite != CLOSED:
            await self.resume(room)

    async def take_seat(self, room: Room, seat: Seat | None) -> bool:
        """Sit down (None: everybody has), and begin the game with the last seat, in one commit.

        False: it stands otherwise on disk than here, and nothing was done.
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
        """Row and seats as they stand on disk; says whether anything is new."""
        stored = await self.storage.find_table(room.row.id)
        changed = stored is not None and room.learn(stored)
        self.stop_if_closed(room)
        return changed

    async def resume(self, room: Room) -> None:
        """A game that is on disk comes to the table."""
        rows = await self.storage.answers_of(room.row.id)
        await self.seat_table(room, self.game(room.row.game).resume(room.row.header), rows)

    def _remember(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        if len(self.rooms) > IN_MEMORY:
            self._forget_idle()

    def _forget_idle(self) -> None:
        """Of the rooms that nobody watches keep the last ones: somebody may be about to enter."""
        idle = [name for name, room in self.rooms.items() if not room.watchers and not _busy(room)]
        for name in idle[: max(0, len(idle) - IN_MEMORY)]:
            del self.rooms[name]

    async def close(self) -> None:
        """Let begun answers end; nothing acknowledged is ever lost."""
        for room in list(self.rooms.values()):
            if room.table is not None:
                await room.table.close()
        self.bots.close()
        self.jobs.close()
        self.storage.close()


def replay_some(table: Table, left: deque[Row]) -> float:
    """Play some of the answers again, the first ones; the seconds it took, 0 if none are left."""
    begun = time.perf_counter()
    while left:
        table.replay([left.popleft()])
        if (spent := time.perf_counter() - begun) > SLICE_S:
            return spent
    return 0.0


def _nobody_listens() -> None:
    """Nobody wants to know."""


def _requester_in(here: weakref.ref[Room]) -> Requester | None:
    """On whose behalf bots think; None where nobody looks."""
    room = here()
    return room.requester if room is not None and room.watchers else None


def _busy(room: Room) -> bool:
    return room.table is not None and room.table.busy


def is_full(seats: list[Seat]) -> bool:
    """Is no seat free?"""
    return all(seat.kind != "open" for seat in seats)
