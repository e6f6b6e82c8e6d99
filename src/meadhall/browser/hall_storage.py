"""Storage of the hall in the browser: the interface of the server's database, implemented on the browser's key-value
store.

There is a single player, so most conflicts between users cannot happen. Two tabs of one browser may be open, though: a
new version of a game and a pledge are written only if their key is free.
"""

from __future__ import annotations

import time

import msgspec

from meadhall.browser.drawer import FOUND, Drawer, DrawerEntry, DrawerReply, DrawerRequest
from meadhall.server.chat.talk import SHOWN
from meadhall.server.protocol.messages import Wish
from meadhall.server.protocol.workshop import CardSetInfo
from meadhall.server.storage.hall_storage import ClosedError, ConflictError, Overview, TableOpening
from meadhall.server.storage.rows import PlayedGame, PuzzleAttempt, Result, Row, Seat, Speech, StoredTable

STORED, ROW = msgspec.json.Decoder(StoredTable), msgspec.json.Decoder(Row)
SPEECH, NAMES = msgspec.json.Decoder(Speech), msgspec.json.Decoder(list[str])
TABLES, ANSWERS, TALK, PLEDGES, SETTINGS, MUTES = "tables", "answers", "talk", "pledges", "settings", "mutes"
CARDS, CARD_SET = "cards", msgspec.json.Decoder(CardSetInfo)  # card sets are kept among the settings
NAME = "name"  # the setting that holds the player's name


class PocketStorage:
    """Implements the storage interface of the hall. Each method reads the current value and writes at most once."""

    away: tuple[type[Exception], ...] = (ClosedError,)

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer

    async def _ask(self, wanted: DrawerRequest) -> DrawerReply:
        try:
            return FOUND.decode(await self.drawer(msgspec.json.encode(wanted).decode()))
        except Exception as trouble:
            raise ClosedError(f"the browser keeps nothing: {trouble}") from trouble

    async def _get(self, kind: str, key: str) -> str | None:
        return next(iter((await self._ask(DrawerRequest("get", kind, [key]))).texts), None)

    async def _write(self, *entries: DrawerEntry) -> None:
        if (await self._ask(DrawerRequest("write", entries=[*entries]))).taken:
            raise ConflictError("another page was faster")

    # -- the hall

    async def setting(self, key: str, first: str) -> str:
        """Return a setting. The first value that is given stays."""
        found = await self._get(SETTINGS, key)
        if found is None:
            await self._write(DrawerEntry(SETTINGS, [key], first))
        return first if found is None else found

    async def overview(self, guest: str, limit: int) -> Overview:
        """Return the player's own tables, last changed first. There are no other tables."""
        found = [STORED.decode(text) for text in (await self._ask(DrawerRequest("all", TABLES))).texts]
        own = (stored for stored in found if stored.row.setup.riddle is None)
        mine = sorted(own, key=lambda stored: stored.changed, reverse=True)
        return Overview(await self.name_of(guest), [], [], mine[:limit])

    async def are_free(self, names: list[str], guest: str) -> bool:
        """Return True: there are no accounts whose names could be taken."""
        return True

    async def name_of(self, guest: str) -> str:
        """Return the player's name."""
        return await self._get(SETTINGS, NAME) or ""

    async def unfinished(self, guest: str) -> tuple[int, int]:
        """Return zeros: unfinished games are not counted here."""
        return 0, 0

    async def played(self, guest: str) -> list[PlayedGame]:
        """Return the finished games that count, in the order in which they ended."""
        found = (STORED.decode(text) for text in (await self._ask(DrawerRequest("all", TABLES))).texts)
        return [
            game for stored in sorted(found, key=lambda each: each.changed) for game in _games_that_count(stored, guest)
        ]

    async def puzzle_attempts(self, guest: str) -> list[PuzzleAttempt]:
        """Return the player's puzzle attempts, one for each table that belongs to a puzzle."""
        found = (STORED.decode(text) for text in (await self._ask(DrawerRequest("all", TABLES))).texts)
        tables = [stored for stored in sorted(found, key=lambda each: each.changed) if stored.row.setup.puzzle]
        return [await self._attempt(stored, guest) for stored in tables]

    async def _attempt(self, stored: StoredTable, guest: str) -> PuzzleAttempt:
        """Return the attempt with the player's first answer, if there is one. Other seats may have been asked too."""
        row, riddle = stored.row, stored.row.setup.riddle
        mine = {seat.seat for seat in stored.seats if seat.guest == guest}
        since = [] if riddle is None else await self.answers_of(row.id, riddle.after)
        own = (answer.action for answer in since if answer.seat in mine and answer.kind == "answer")
        return PuzzleAttempt(row.id, row.game, row.setup.puzzle, next(own, ""))

    # -- tables

    async def open_table(self, opening: TableOpening) -> None:
        """Write a new table with its pledge, its first answers and the link from the previous table."""
        stored, table = opening.stored, opening.stored.row.id
        entries = [_table(stored), DrawerEntry(PLEDGES, [stored.row.pledge], table, new=True)]
        entries += [_answer(table, row) for row in opening.rows]
        if opening.name:
            entries.append(DrawerEntry(SETTINGS, [NAME], opening.name))
        if opening.after:
            entries.append(await self._followed(opening.after, table))
        await self._write(*entries)

    async def _followed(self, before: str, following: str) -> DrawerEntry:
        stored = await self._stored(before)
        if stored.row.next:
            raise ConflictError(f"table {before} is followed by another one already")
        stored.row.next = following
        return _table(stored, stored.changed)

    async def find_table(self, table: str) -> StoredTable | None:
        """Return the table with this id, or None."""
        text = await self._get(TABLES, table)
        return None if text is None else STORED.decode(text)

    async def _stored(self, table: str) -> StoredTable:
        stored = await self.find_table(table)
        if stored is None:
            raise ConflictError(f"there is no table {table}")
        return stored

    async def full_tables(self) -> list[str]:
        """Return no tables: here the last seat and the start of the game are written together."""
        return []

    async def sit_down(self, table: str, before: list[Seat], seat: Seat | None, header: str) -> None:
        """Take a seat, and start the game if it was the last one."""
        stored = await self._stored(table)
        if stored.row.status != "waiting" or stored.seats != before:
            raise ConflictError(f"table {table} has changed")
        if seat is not None:
            stored.seats[seat.seat] = seat
        if header:
            stored.row.header, stored.row.status = header, "playing"
        await self._write(_table(stored))

    async def stand_up(self, table: str, seat: int) -> None:
        """Free a seat before the game starts."""
        stored = await self._stored(table)
        if stored.row.status != "waiting":
            raise ConflictError(f"the game at table {table} has begun")
        stored.seats[seat] = Seat(seat, "open", "", "", "")
        await self._write(_table(stored))

    async def change_seat(self, table: str, seat: Seat) -> Seat:
        """Change a seat and return it."""
        stored = await self._stored(table)
        stored.seats[seat.seat] = seat
        await self._write(_table(stored, stored.changed))
        return seat

    async def set_wish(self, table: str, wish: Wish | None) -> None:
        """Set or withdraw a player's request to undo."""
        stored = await self._stored(table)
        stored.row.wish = wish
        await self._write(_table(stored, stored.changed))

    # -- the game

    async def keep_answer(self, table: str, row: Row, result: Result | None, marked: bool) -> None:
        """Append an answer. The table is written as well if its status or its undo mark changes."""
        entries = [_answer(table, row)]
        if result is not None or marked:
            stored = await self._stored(table)
            stored.row.taken_back = stored.row.taken_back or marked
            if result is not None:
                stored.row.status, stored.result = "over", result
            entries.append(_table(stored))
        await self._write(*entries)

    async def answers_of(self, table: str, since: int = 0) -> list[Row]:
        """Return all answers after this version."""
        return [ROW.decode(text) for text in (await self._ask(DrawerRequest("since", ANSWERS, [table, since]))).texts]

    # -- talk

    async def say(self, table: str, speech: Speech) -> Speech:
        """Append a chat message with the next number."""
        said = await self.said_since(table, 0)
        numbered = msgspec.structs.replace(speech, number=said[-1].number + 1 if said else 1, at=time.time())
        await self._write(DrawerEntry(TALK, [table, numbered.number], _json(numbered), new=True))
        return numbered

    async def said_since(self, table: str, number: int) -> list[Speech]:
        """Return the chat messages after this number."""
        return [SPEECH.decode(text) for text in (await self._ask(DrawerRequest("since", TALK, [table, number]))).texts][
            -SHOWN:
        ]

    async def muted_by(self, guest: str) -> set[str]:
        """Return the players that the player has muted."""
        return set(NAMES.decode(await self._get(MUTES, guest) or "[]"))

    async def mute(self, guest: str, muted: str, on: bool) -> None:
        """Mute a player, or end the mute."""
        others = await self.muted_by(guest) - {muted}
        await self._write(DrawerEntry(MUTES, [guest], _json(sorted(others | {muted} if on else others))))

    # -- the workshop

    async def card_set(self, name: str) -> CardSetInfo | None:
        """Return a card set that was made here, or None."""
        text = await self._get(SETTINGS, f"{CARDS} {name}")
        return None if text is None else CARD_SET.decode(text)

    async def keep_card_set(self, kept: CardSetInfo, guest: str) -> None:
        """Store a card set that was checked."""
        await self._write(DrawerEntry(SETTINGS, [f"{CARDS} {kept.name}"], _json(kept)))

    def close(self) -> None:
        """Do nothing: everything is written at once."""


def _json(value: object) -> str:
    """Encode a value as JSON."""
    return msgspec.json.encode(value).decode()


def _table(stored: StoredTable, changed: float | None = None) -> DrawerEntry:
    """Return the entry for a table; `changed` is the time of its last change (default: now)."""
    stored.changed = time.time() if changed is None else changed
    return DrawerEntry(TABLES, [stored.row.id], _json(stored))


def _answer(table: str, row: Row) -> DrawerEntry:
    return DrawerEntry(ANSWERS, [table, row.version], _json(row), new=True)


def _games_that_count(stored: StoredTable, guest: str) -> list[PlayedGame]:
    """Return the game if it counts for the player's statistics. The server uses the same rule (docs/decisions/0113)."""
    mine = [seat.seat for seat in stored.seats if seat.guest == guest]
    if stored.result is None or stored.row.taken_back or stored.row.setup.practice or len(mine) != 1:
        return []
    return [] if mine[0] in stored.result.left else [PlayedGame(stored.row.game, mine[0], stored.result)]
